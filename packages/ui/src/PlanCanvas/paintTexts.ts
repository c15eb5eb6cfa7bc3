import type { Drawing, DrawingText } from '@fireline/domain/plan/drawing';
import type { Area } from './paint.ts';
import { baselineBelow, fontSizeOf } from './textLayout.ts';

/** Letters lower than this are no letters any more, but still a grey bar; lower than the second nothing. */
const [lettersPx, barPx] = [4.5, 1.5];

const css = (pixel: number): string => `rgb(${pixel & 0xff} ${(pixel >>> 8) & 0xff} ${(pixel >>> 16) & 0xff})`;

export interface TextPaint {
  readonly context: OffscreenCanvasRenderingContext2D;
  readonly fontFamily: string;
  /** Colours of texts by style. */
  readonly colours: Uint32Array;
}

function paintText({ context, fontFamily, colours }: TextPaint, area: Area, text: DrawingText): boolean {
  const height = text.height * area.scale;
  if (!(height >= barPx)) return false;
  const [cos, sin] = [Math.cos(text.rotationRad), Math.sin(text.rotationRad)];
  const wide = text.widthFactor > 0 ? text.widthFactor : 1;
  const left = (text.x - area.minX) * area.scale;
  const top = (area.maxY - text.y) * area.scale;
  // canvas rows go down, the drawing's angles up
  context.setTransform(cos * wide, -sin * wide, sin, cos, left, top);
  context.fillStyle = css(colours[text.style] ?? 0);
  const below = height * baselineBelow[text.baseline];
  if (height < lettersPx) {
    const long = height * 0.8 * text.text.length;
    const from = text.align === 'left' ? 0 : text.align === 'right' ? -long : -long / 2;
    context.globalAlpha = 0.28;
    context.fillRect(from, below - height, long, height);
    context.globalAlpha = 1;
    return true;
  }
  const font = `${Math.round(fontSizeOf(text) * area.scale * 4) / 4}px ${fontFamily}`;
  if (context.font !== font) context.font = font;
  context.textAlign = text.align;
  context.fillText(text.text, 0, below);
  return true;
}

/** Paints the texts whose reach touches the area; answers whether there was any. */
export function paintTexts(
  paint: TextPaint,
  area: Area,
  { texts, reaches, isShown }: { texts: Drawing['texts']; reaches: Float64Array; isShown: Uint8Array },
): boolean {
  const maxX = area.minX + area.width / area.scale;
  const minY = area.maxY - area.height / area.scale;
  let isAny = false;
  for (let place = 0; place < texts.length; place += 1) {
    const [x, y] = [reaches[place * 3] as number, reaches[place * 3 + 1] as number];
    const reach = reaches[place * 3 + 2] as number;
    if (x + reach < area.minX || x - reach > maxX || y + reach < minY || y - reach > area.maxY) continue;
    const text = texts[place] as DrawingText;
    if (isShown[text.style] === 1 && paintText(paint, area, text)) isAny = true;
  }
  paint.context.setTransform(1, 0, 0, 1, 0, 0);
  return isAny;
}
