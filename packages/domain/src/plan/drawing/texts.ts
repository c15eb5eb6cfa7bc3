import type { DrawingText } from './drawing.ts';
import { alignOfForm, aligns, baselineOfForm, baselines, kindOfForm, textKinds } from './entities/textForm.ts';
import { textFields, textRecordLength } from './store/sheet.ts';
import { type TextLine, mtextLines, plainText } from './text/index.ts';
import { brokenAt, widthOf } from './textWidth.ts';

/** From one line's foot to the next, in heights of its letters, when the spacing is 1. */
const lineStep = 5 / 3;
const mostLinesOfText = 2000;
const mostChars = 2000;
const mostWritten = 2_000_000;
/** Longer texts are laid out once, however often their block is drawn. */
const longChars = 200;

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

const placed = (records: Float64Array, at: number): Placed => {
  const ax = records[at + textFields.alongX] ?? 1;
  const ay = records[at + textFields.alongY] ?? 0;
  const ux = records[at + textFields.upX] ?? 0;
  const uy = records[at + textFields.upY] ?? 1;
  const factor = records[at + textFields.widthFactor] ?? 1;
  const along = Math.hypot(ax, ay);
  const area = ax * uy - ay * ux;
  const isMirrored = area < 0;
  const upScale = along > 0 ? Math.abs(area) / along : 0;
  const sign = isMirrored ? -1 : 1;
  return {
    x: records[at + textFields.x] ?? 0,
    y: records[at + textFields.y] ?? 0,
    upX: ux,
    upY: uy,
    upScale,
    // mirrored letters are turned around, so that they can be read and stand on the same place
    rotationRad: Math.atan2(ay * sign, ax * sign),
    widthFactor: upScale > 0 ? (factor * along) / upScale : factor,
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

/** A text in lines, each with the height of its letters. */
const linesOf = (raw: string, kind: number, height: number, room: number): readonly TextLine[] => {
  if (kind !== textKinds.paragraphs) return [{ text: plainText(raw).slice(0, mostChars), height }];
  return mtextLines(raw, height)
    .flatMap(({ text, height: own }) =>
      room > 0
        ? brokenAt(text, room / (own || 1)).map((part) => ({ text: part, height: own }))
        : [{ text, height: own }],
    )
    .slice(0, mostLinesOfText)
    .map((line) => ({ ...line, text: line.text.slice(0, mostChars) }));
};

/** The lines of all texts, relative to the origin. Empty ones are left out. */
export function writtenTexts({ records, count, texts, origin }: TextParts): DrawingText[] {
  const written: DrawingText[] = [];
  const laidOut = new Map<string, readonly TextLine[]>();
  let at = 0;
  const field = (place: number): number => records[at + place] ?? 0;

  const add = (text: string, height: number, place: Placed, up: number): void => {
    if (text.trim() === '' || !(height * place.upScale > 0) || written.length >= mostWritten) return;
    const align = alignOfForm(field(textFields.form));
    written.push({
      text,
      x: place.x + place.upX * up - origin.x,
      y: place.y + place.upY * up - origin.y,
      height: height * place.upScale,
      widthFactor: place.widthFactor,
      rotationRad: place.rotationRad,
      align: aligns[place.isMirrored ? 2 - align : align] ?? 'left',
      baseline: baselines[baselineOfForm(field(textFields.form))] ?? 'baseline',
      style: field(textFields.look),
    });
  };

  for (let index = 0; index < count; index += 1) {
    at = index * textRecordLength;
    const raw = texts[field(textFields.id)] ?? '';
    const [kind, height, room] = [kindOfForm(field(textFields.form)), field(textFields.height), field(textFields.room)];
    const place = placed(records, at);
    const key = raw.length > longChars ? `${field(textFields.id)} ${height} ${room}` : '';
    const lines = (key && laidOut.get(key)) || linesOf(raw, kind, height, room);
    if (key) laidOut.set(key, lines);
    if (kind === textKinds.paragraphs) {
      const step = lineStep * (field(textFields.lineSpacing) || 1);
      eachLine(lines, height, step, baselineOfForm(field(textFields.form)), (line, up) =>
        add(line.text, line.height, place, up),
      );
      continue;
    }
    const text = lines[0]?.text ?? '';
    const width = kind === textKinds.line ? 0 : widthOf(text);
    if (kind === textKinds.fitted && width > 0) add(text, height, { ...place, widthFactor: room / width / height }, 0);
    else if (kind === textKinds.scaled && width > 0) add(text, room / width, place, 0);
    else add(text, height, place, 0);
  }
  return written;
}
