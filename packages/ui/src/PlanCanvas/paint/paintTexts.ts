import {
  type DrawingText,
  type DrawingTexts,
  textAt,
  textCount,
  textPlaceFields,
  textPlaceLength,
} from '@fireline/domain/plan/drawing';
import type { Area } from './paint.ts';
import { baselineBelow, fontSizeOf, reachOf } from './textLayout.ts';

/** Letters lower than this are no letters any more, but still a grey bar; lower than the second nothing. */
const [lettersPx, barPx] = [4.5, 1.5];

const css = (pixel: number): string => `rgb(${pixel & 0xff} ${(pixel >>> 8) & 0xff} ${(pixel >>> 16) & 0xff})`;

export interface TextPaint {
  readonly context: OffscreenCanvasRenderingContext2D;
  readonly fontFamily: string;
  /** Colours of texts by style. */
  readonly colours: Uint32Array;
}

function paintText({ context, fontFamily, colours }: TextPaint, area: Area, text: DrawingText): void {
  const height = text.height * area.scale;
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
    return;
  }
  const font = `${Math.round(fontSizeOf(text.text, text.height) * area.scale * 4) / 4}px ${fontFamily}`;
  if (context.font !== font) context.font = font;
  context.textAlign = text.align;
  context.fillText(text.text, 0, below);
}

/** Paints the texts that may reach into the area, and can be seen; answers whether there was any. */
export function paintTexts(
  paint: TextPaint,
  area: Area,
  { texts, isShown }: { texts: DrawingTexts; isShown: Uint8Array },
): boolean {
  const maxX = area.minX + area.width / area.scale;
  const minY = area.maxY - area.height / area.scale;
  const { places, spans, styles } = texts;
  let isAny = false;
  for (let place = 0; place < textCount(texts); place += 1) {
    const at = place * textPlaceLength;
    const height = places[at + textPlaceFields.height] as number;
    if (!(height * area.scale >= barPx) || isShown[styles[place] as number] !== 1) continue;
    const x = places[at] as number;
    const y = places[at + textPlaceFields.y] as number;
    const letters = (spans[place * 2 + 1] as number) - (spans[place * 2] as number);
    const reach = reachOf(letters, height, places[at + textPlaceFields.widthFactor] as number);
    if (x + reach < area.minX || x - reach > maxX || y + reach < minY || y - reach > area.maxY) continue;
    // only now there is an object for it
    const text = textAt(texts, place);
    if (!text) continue;
    paintText(paint, area, text);
    isAny = true;
  }
  paint.context.setTransform(1, 0, 0, 1, 0, 0);
  return isAny;
}
