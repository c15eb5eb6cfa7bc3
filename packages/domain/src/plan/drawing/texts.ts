import { farthest, mostLetters } from './caps.ts';
import {
  anchorOf,
  createTextPacker,
  textPlaceFields,
  textPlaceLength,
  type LetterSpan,
  type TextPacker,
} from './packedTexts.ts';
import type { DrawingTexts } from './drawing.ts';
import { alignOfForm, baselineOfForm, kindOfForm, textKinds } from './entities/textForm.ts';
import { textFields, textRecordLength } from './store/sheet.ts';
import { grownUint8 } from './store/grow.ts';
import type { TextRow } from './store/textRow.ts';
import { type Box, widenBox } from './store/bounds.ts';
import { type TextLine, mtextLines, plainText } from './text/index.ts';
import { brokenAt, widthOf } from './textWidth.ts';

/** From one line's foot to the next, in heights of its letters, when the spacing is 1. */
const lineStep = 5 / 3;
const mostLinesOfText = 2000;
const mostWritten = 2_000_000;
/** By alignment and by baseline, which part of the line lies before the point it is held at, and below. */
const alignParts = [0, 0.5, 1];
const baselineParts = [0, 0, 0.5, 1];
const top = 3;
const middle = 2;

/** A line of a text, laid out: the same wherever its block is drawn. */
interface Line {
  readonly span: LetterSpan;
  readonly height: number;
  /** About how wide it is, in its heights. */
  readonly width: number;
  /** How far its foot, its middle or its head lies up from where the text is held. */
  readonly up: number;
}

export interface TextParts {
  /** It is empty afterwards. */
  readonly row: TextRow;
  readonly textAt: (id: number) => string;
  readonly origin: { readonly x: number; readonly y: number };
  /** Relative to the origin. */
  readonly box: Box;
}

interface Writing extends Pick<TextParts, 'origin' | 'box'> {
  readonly packer: TextPacker;
  /** The numbers of the text that is written now. */
  readonly numbers: Float64Array;
}

/** A text in lines, each with the height of its letters. */
const linesOf = (raw: string, height: number, room: number): readonly TextLine[] =>
  mtextLines(raw, height)
    .flatMap(({ text, height: own }) =>
      room > 0
        ? brokenAt(text, room / (own || 1)).map((part) => ({ text: part, height: own }))
        : [{ text, height: own }],
    )
    .slice(0, mostLinesOfText);

/** How far up the lines of a paragraph stand, the first of them at the place 0. */
const upOf = (place: number, count: number, step: number, baseline: number): number => {
  const fromTop = -place * step;
  const fromBottom = (count - 1 - place) * step;
  if (baseline === top) return fromTop;
  return baseline === middle ? (fromTop + fromBottom) / 2 : fromBottom;
};

/** The lines of the text whose record stands at `at`; empty ones are left out. All records of one text lay it out in the same way. */
function laidOut(raw: string, packer: TextPacker, records: Float64Array, at: number): readonly Line[] {
  const height = records[at + textFields.height] ?? 0;
  const form = records[at + textFields.form] ?? 0;
  const isOneLine = kindOfForm(form) !== textKinds.paragraphs;
  const parts = isOneLine
    ? [{ text: plainText(raw), height }]
    : linesOf(raw, height, records[at + textFields.room] ?? 0);
  const step = lineStep * ((records[at + textFields.lineSpacing] ?? 0) || 1) * height;
  const lines: Line[] = [];
  parts.forEach(({ text: all, height: own }, place) => {
    const text = all.length > mostLetters ? all.slice(0, mostLetters) : all;
    if (text.trim() === '') return;
    const up = isOneLine ? 0 : upOf(place, parts.length, step, baselineOfForm(form));
    lines.push({ span: packer.keep(text), height: own, width: widthOf(text), up });
  });
  return lines;
}

/** Widens the box by that of a line, as far as it can be known without a font; `along` and `across` are its direction. */
function widenByText(
  box: Box,
  numbers: Float64Array,
  anchor: number,
  width: number,
  along: number,
  across: number,
): void {
  const x = numbers[textPlaceFields.x] ?? 0;
  const y = numbers[textPlaceFields.y] ?? 0;
  const height = numbers[textPlaceFields.height] ?? 0;
  const wide = width * height * (numbers[textPlaceFields.widthFactor] ?? 1);
  const left = -(alignParts[anchor >> 2] ?? 0) * wide;
  const low = -(baselineParts[anchor & 3] ?? 0) * height;
  for (let corner = 0; corner < 4; corner += 1) {
    const side = left + (corner & 1) * wide;
    const up = low + (corner >> 1) * height;
    widenBox(box, x + side * along - up * across, y + side * across + up * along);
  }
}

const isNear = (number: number): boolean => Math.abs(number) <= farthest;

/** Adds one line of the text whose record stands at `at`. */
function write({ packer, numbers, origin, box }: Writing, records: Float64Array, at: number, line: Line): void {
  const { span, height, width, up } = line;
  const ax = records[at + textFields.alongX] ?? 1;
  const ay = records[at + textFields.alongY] ?? 0;
  const ux = records[at + textFields.upX] ?? 0;
  const uy = records[at + textFields.upY] ?? 1;
  const form = records[at + textFields.form] ?? 0;
  const room = records[at + textFields.room] ?? 0;
  const kind = kindOfForm(form);
  const align = alignOfForm(form);
  const length = Math.sqrt(ax * ax + ay * ay);
  const area = ax * uy - ay * ux;
  const upScale = length > 0 ? Math.abs(area) / length : 0;
  // mirrored letters are turned around, so that they can be read and stand on the same place
  const sign = area < 0 ? -1 : 1;
  let ownHeight = height;
  let widthFactor = records[at + textFields.widthFactor] ?? 1;
  if (upScale > 0) widthFactor = (widthFactor * length) / upScale;
  if (kind === textKinds.fitted && width > 0) widthFactor = room / width / height;
  else if (kind === textKinds.scaled && width > 0) ownHeight = room / width;
  if (!(height > 0 && ownHeight * upScale > 0) || packer.count() >= mostWritten) return;
  numbers[textPlaceFields.x] = (records[at + textFields.x] ?? 0) + ux * up - origin.x;
  numbers[textPlaceFields.y] = (records[at + textFields.y] ?? 0) + uy * up - origin.y;
  numbers[textPlaceFields.height] = ownHeight * upScale;
  numbers[textPlaceFields.widthFactor] = widthFactor;
  numbers[textPlaceFields.rotationRad] = Math.atan2(ay * sign, ax * sign);
  // a narrow matrix makes letters wider than any number of 32 bits; nobody could see them
  for (let field = 0; field < textPlaceLength; field += 1) if (!isNear(numbers[field] ?? NaN)) return;
  const anchor = anchorOf(area < 0 ? 2 - align : align, baselineOfForm(form));
  packer.add(span, numbers, anchor, records[at + textFields.look] ?? 0);
  widenByText(box, numbers, anchor, width, (ax * sign) / length, (ay * sign) / length);
}

/** By the number of a text, 1 when it is drawn once, 2 when more often. */
function usesOf(row: TextRow): Uint8Array {
  let uses = new Uint8Array();
  for (let index = 0; index < row.count(); index += 1) {
    const id = row.records()[index * textRecordLength + textFields.id] ?? 0;
    uses = grownUint8(uses, id + 1);
    uses[id] = Math.min(2, (uses[id] ?? 0) + 1);
  }
  return uses;
}

/** The lines of all texts, relative to the origin; the box around what is drawn is widened by theirs. */
export function writtenTexts({ row, textAt, origin, box }: TextParts): DrawingTexts {
  const packer = createTextPacker(row.count());
  const writing: Writing = { packer, numbers: new Float64Array(textPlaceLength), origin, box };
  const uses = usesOf(row);
  const records = row.records();
  /** Of texts that are drawn more than once, as those of blocks are; the others would only fill the memory. */
  const layouts = new Map<number, readonly Line[]>();
  for (let index = 0; index < row.count(); index += 1) {
    const at = index * textRecordLength;
    const id = records[at + textFields.id] ?? 0;
    let lines = layouts.get(id);
    if (!lines) {
      lines = laidOut(textAt(id), packer, records, at);
      if ((uses[id] ?? 0) > 1) layouts.set(id, lines);
    }
    for (const line of lines) write(writing, records, at, line);
  }
  row.clear();
  return packer.take();
}
