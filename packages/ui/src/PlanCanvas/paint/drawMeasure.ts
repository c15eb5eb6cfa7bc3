import type { PlanFrame } from '../stage/stage.ts';
import { type PlanPosition, type ScreenPosition, toScreen } from '../stage/view.ts';

export interface MeasureDrawn {
  readonly points: readonly PlanPosition[];
  /** Where the pointer is; the next point would be there. */
  readonly hover: PlanPosition | undefined;
  readonly length: (units: number) => string;
}

const radiusPx = 4;
const fontPx = 12;

const colourOf = (context: CanvasRenderingContext2D, name: string): string =>
  getComputedStyle(context.canvas).getPropertyValue(name).trim() || '#000000';

/** A length on a small sheet of paper, in the middle of its line. */
function drawLabel(
  context: CanvasRenderingContext2D,
  text: string,
  [a, b]: readonly [ScreenPosition, ScreenPosition],
): void {
  const [left, top] = [(a.left + b.left) / 2, (a.top + b.top) / 2];
  context.font = `600 ${fontPx}px ${getComputedStyle(context.canvas).fontFamily}`;
  const width = context.measureText(text).width + 8;
  if (Math.hypot(a.left - b.left, a.top - b.top) < width) return;
  context.fillStyle = colourOf(context, '--fl-surface-overlay');
  context.fillRect(left - width / 2, top - fontPx * 0.75, width, fontPx * 1.5);
  context.fillStyle = colourOf(context, '--fl-text-default');
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(text, left, top);
}

/** Draws the points, the lines between them with their lengths, and the line to the pointer. */
export function drawMeasure(
  context: CanvasRenderingContext2D,
  { view, size }: PlanFrame,
  { points, hover, length }: MeasureDrawn,
): void {
  const all = hover && points.length > 0 ? [...points, hover] : points;
  const places = all.map((point) => toScreen(view, size, point));
  context.strokeStyle = colourOf(context, '--fl-focus');
  context.fillStyle = context.strokeStyle;
  context.lineWidth = 2;
  for (const [place, to] of places.entries()) {
    const from = places[place - 1];
    const [start, end] = [all[place - 1], all[place]];
    context.setLineDash(place >= points.length ? [4, 4] : []);
    if (from && start && end) {
      context.beginPath();
      context.moveTo(from.left, from.top);
      context.lineTo(to.left, to.top);
      context.stroke();
      drawLabel(context, length(Math.hypot(end.x - start.x, end.y - start.y)), [from, to]);
      context.fillStyle = context.strokeStyle;
    }
    context.beginPath();
    context.arc(to.left, to.top, radiusPx, 0, Math.PI * 2);
    context.fill();
  }
  context.setLineDash([]);
}
