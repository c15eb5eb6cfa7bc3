import { type AlarmLevel, alarmLevelNumbers } from '@fireline/domain/alarm';
import { alarmLevelSymbols } from '../AlarmLevelBadge/index.ts';
import { tokenName } from '../tokens/index.ts';
import { type PointSymbol, outlinePaths } from './symbols.ts';

/** The colours a drawing needs, as the page has them now. */
export interface DrawPaint {
  readonly surface: string;
  readonly line: string;
  readonly track: string;
  readonly glyph: string;
  readonly faint: string;
  readonly text: string;
  readonly focus: string;
  readonly font: string;
  readonly levels: Readonly<Record<AlarmLevel, { readonly fill: string; readonly onFill: string }>>;
}

export function drawPaint(element: Element): DrawPaint {
  const style = getComputedStyle(element);
  const colour = (token: Parameters<typeof tokenName>[0]): string => style.getPropertyValue(tokenName(token)).trim();
  const levels = Object.fromEntries(
    alarmLevelNumbers.map((level) => [
      level,
      { fill: colour(`alarm.${level}.fill`), onFill: colour(`alarm.${level}.onFill`) },
    ]),
  ) as Record<AlarmLevel, { fill: string; onFill: string }>;
  return {
    surface: colour('surface.raised'),
    line: colour('border.strong'),
    track: colour('surface.placeholder'),
    glyph: colour('text.muted'),
    faint: colour('text.disabled'),
    text: colour('text.default'),
    focus: colour('focus'),
    font: style.fontFamily,
    levels,
  };
}

type Pen = CanvasRenderingContext2D;
const paths = new Map<string, Path2D>();
const pathOf = (d: string): Path2D => {
  const known = paths.get(d) ?? new Path2D(d);
  paths.set(d, known);
  return known;
};

/** The symbol of a level with its number, as wide as `size`, about the middle. @spec N09 ALM-02 */
export function drawLevel(pen: Pen, paint: DrawPaint, level: AlarmLevel, size: number): void {
  const { shape, digit } = alarmLevelSymbols[level];
  pen.save();
  pen.scale(size / 16, size / 16);
  pen.translate(-8, -8);
  pen.lineJoin = 'round';
  // a rim in the ground's colour keeps the shape apart from what is under it
  pen.lineWidth = 3;
  pen.strokeStyle = paint.surface;
  pen.stroke(pathOf(shape));
  pen.fillStyle = paint.levels[level].fill;
  pen.fill(pathOf(shape));
  pen.fillStyle = paint.levels[level].onFill;
  pen.fill(pathOf(digit));
  pen.restore();
}

/** A thing without an alarm, in greys. */
export function drawPoint(pen: Pen, paint: DrawPaint, { outline, path, isFaint }: PointSymbol): void {
  pen.fillStyle = paint.surface;
  pen.fill(pathOf(outlinePaths[outline]));
  pen.lineWidth = 1;
  pen.strokeStyle = isFaint ? paint.faint : paint.line;
  pen.setLineDash(isFaint ? [3, 2] : []);
  pen.stroke(pathOf(outlinePaths[outline]));
  pen.setLineDash([]);
  pen.save();
  pen.scale(0.875, 0.875);
  pen.translate(-8, -8);
  pen.lineWidth = 1.5;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  pen.strokeStyle = isFaint ? paint.faint : paint.glyph;
  pen.stroke(pathOf(path));
  pen.restore();
}

/** The alarms of a level are seen in the ring however few they are, in parts of the whole round. */
const leastPart = 0.08;

/** How far round each level goes, the worst first; what is left is without an alarm. @spec N09 */
export function ringParts(counts: readonly number[], total: number): readonly (readonly [AlarmLevel, number])[] {
  const there = alarmLevelNumbers.filter((level) => (counts[level] ?? 0) > 0);
  const parts = there.map((level) => Math.max(leastPart, (counts[level] ?? 0) / total));
  const sum = parts.reduce((all, part) => all + part, 0);
  return there.map((level, at) => [level, (parts[at] ?? 0) / Math.max(1, sum)] as const);
}

export const ringRadius = (total: number): number => Math.min(28, 13 + 3.4 * Math.log10(Math.max(1, total)));

/** How many stand together, round it by level, and at the corner the worst of them. @spec N09 */
export function drawCluster(
  pen: Pen,
  paint: DrawPaint,
  { counts, total, text }: { readonly counts: readonly number[]; readonly total: number; readonly text: string },
): void {
  const radius = ringRadius(total);
  const width = 4;
  pen.beginPath();
  pen.arc(0, 0, radius, 0, 2 * Math.PI);
  pen.fillStyle = paint.surface;
  pen.fill();
  pen.lineWidth = 1;
  pen.strokeStyle = paint.line;
  pen.stroke();
  pen.beginPath();
  pen.arc(0, 0, radius - width / 2 - 0.5, 0, 2 * Math.PI);
  pen.lineWidth = width;
  pen.strokeStyle = paint.track;
  pen.stroke();
  // from the right, where the corner's symbol does not cover it
  let from = 0;
  const parts = ringParts(counts, total);
  for (const [level, part] of parts) {
    const to = from + part * 2 * Math.PI;
    pen.beginPath();
    pen.arc(0, 0, radius - width / 2 - 0.5, from, to);
    pen.lineWidth = width;
    pen.strokeStyle = paint.levels[level].fill;
    pen.stroke();
    from = to;
  }
  pen.fillStyle = paint.text;
  pen.font = `600 ${text.length > 4 ? 10 : 12}px ${paint.font}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.fillText(text, 0, 0.5);
  const worst = parts[0]?.[0];
  if (worst === undefined) return;
  pen.save();
  pen.translate(radius * 0.75, -radius * 0.75);
  drawLevel(pen, paint, worst, 18);
  pen.restore();
}
