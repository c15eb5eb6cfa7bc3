import type { DrawingText } from './drawing.ts';
import { alignOfForm, aligns, baselineOfForm, baselines, kindOfForm, textKinds } from './entities/textForm.ts';
import { textFields, textRecordLength } from './store/sheet.ts';
import { type TextLine, mtextLines, plainText } from './text/index.ts';
import { brokenAt, widthOf } from './textWidth.ts';

/** From one line's foot to the next, in heights of its letters, when the spacing is 1. */
const lineStep = 5 / 3;
const mostLinesOfText = 2000;

/** A text's record, turned into what it looks like. */
interface Placed {
  readonly x: number;
  readonly y: number;
  /** One unit up the letters, in the drawing. */
  readonly upX: number;
  readonly upY: number;
  readonly upScale: number;
  readonly rotationRad: number;
  readonly widthFactor: number;
  readonly isMirrored: boolean;
}

const placed = (field: (name: keyof typeof textFields) => number): Placed => {
  const [ax, ay, ux, uy] = [field('alongX'), field('alongY'), field('upX'), field('upY')];
  const along = Math.hypot(ax, ay);
  const area = ax * uy - ay * ux;
  const isMirrored = area < 0;
  const upScale = along > 0 ? Math.abs(area) / along : 0;
  const sign = isMirrored ? -1 : 1;
  return {
    x: field('x'),
    y: field('y'),
    upX: ux,
    upY: uy,
    upScale,
    // mirrored letters are turned around, so that they can be read and stand on the same place
    rotationRad: Math.atan2(ay * sign, ax * sign),
    widthFactor: upScale > 0 ? (field('widthFactor') * along) / upScale : field('widthFactor'),
    isMirrored,
  };
};

/** Calls with each line of the text, and with how far its point lies up from where the text is held. */
const eachLine = (
  lines: readonly TextLine[],
  height: number,
  step: number,
  baseline: number,
  onLine: (line: TextLine, up: number) => void,
): void => {
  const last = lines.length - 1;
  lines.forEach((line, place) => {
    const fromTop = -place * step * height;
    const fromBottom = (last - place) * step * height;
    if (baseline === 3) onLine(line, fromTop);
    else onLine(line, baseline === 2 ? (fromTop + fromBottom) / 2 : fromBottom);
  });
};

export interface TextParts {
  readonly records: Float64Array;
  readonly count: number;
  readonly texts: readonly string[];
  readonly origin: { readonly x: number; readonly y: number };
}

/** The lines of all texts, relative to the origin. Empty ones are left out. */
export function writtenTexts({ records, count, texts, origin }: TextParts): DrawingText[] {
  const written: DrawingText[] = [];
  let at = 0;
  const field = (name: keyof typeof textFields): number => records[at + textFields[name]] ?? 0;

  const add = (text: string, height: number, place: Placed, up: number): void => {
    if (text.trim() === '' || !(height * place.upScale > 0)) return;
    const align = alignOfForm(field('form'));
    written.push({
      text,
      x: place.x + place.upX * up - origin.x,
      y: place.y + place.upY * up - origin.y,
      height: height * place.upScale,
      widthFactor: place.widthFactor,
      rotationRad: place.rotationRad,
      align: aligns[place.isMirrored ? 2 - align : align] ?? 'left',
      baseline: baselines[baselineOfForm(field('form'))] ?? 'baseline',
      style: field('look'),
    });
  };

  for (let index = 0; index < count; index += 1) {
    at = index * textRecordLength;
    const raw = texts[field('id')] ?? '';
    const [kind, height, room] = [kindOfForm(field('form')), field('height'), field('room')];
    const place = placed(field);
    if (kind === textKinds.paragraphs) {
      const lines = mtextLines(raw, height)
        .slice(0, mostLinesOfText)
        .flatMap((line) =>
          room > 0 ? brokenAt(line.text, room / (line.height || 1)).map((text) => ({ ...line, text })) : [line],
        );
      const step = lineStep * (field('lineSpacing') || 1);
      eachLine(lines, height, step, baselineOfForm(field('form')), (line, up) =>
        add(line.text, line.height, place, up),
      );
      continue;
    }
    const text = plainText(raw);
    const width = widthOf(text) * height;
    if (kind === textKinds.fitted && width > 0) add(text, height, { ...place, widthFactor: room / width }, 0);
    else if (kind === textKinds.scaled && width > 0) add(text, room / widthOf(text), place, 0);
    else add(text, height, place, 0);
  }
  return written;
}
