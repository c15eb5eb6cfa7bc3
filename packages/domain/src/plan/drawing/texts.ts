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
import { poseFields, poseLength } from './store/sheet.ts';
import { grownUint8 } from './store/grow.ts';
import type { TextRow } from './store/textRow.ts';
import { type Box, widenBox } from './store/bounds.ts';
import { writingFields, writingLength } from './store/writings.ts';
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
  /** Of what the texts say, as `Writings` has them. */
  readonly writings: Float64Array;
  readonly textAt: (id: number) => string;
  readonly origin: { readonly x: number; readonly y: number };
  /** Relative to the origin. */
  readonly box: Box;
}

interface Writing extends Pick<TextParts, 'origin' | 'box' | 'writings'> {
  readonly poses: Float64Array;
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

const lineOf = (packer: TextPacker, text: string, height: number, up: number): Line => {
  const shown = text.length > mostLetters ? text.slice(0, mostLetters) : text;
  return { span: packer.keep(shown), height, width: widthOf(shown), up };
};
const isEmpty = (text: string): boolean => text.trim() === '';
const nothing: readonly Line[] = [];

/** The lines of the writing whose numbers begin at `at`; empty ones are left out. */
function laidOut(raw: string, packer: TextPacker, writings: Float64Array, at: number): readonly Line[] {
  const height = writings[at + writingFields.height] ?? 0;
  const form = writings[at + writingFields.form] ?? 0;
  if (kindOfForm(form) !== textKinds.paragraphs) {
    const text = plainText(raw);
    return isEmpty(text) ? nothing : [lineOf(packer, text, height, 0)];
  }
  const parts = linesOf(raw, height, writings[at + writingFields.room] ?? 0);
  const step = lineStep * ((writings[at + writingFields.lineSpacing] ?? 0) || 1) * height;
  return parts.flatMap(({ text, height: own }, place) =>
    isEmpty(text) ? nothing : lineOf(packer, text, own, upOf(place, parts.length, step, baselineOfForm(form))),
  );
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

/** Adds one line of the writing whose numbers begin at `from`, in the pose that begins at `at`. */
function write(writing: Writing, from: number, at: number, line: Line, style: number): void {
  const { packer, numbers, origin, box, writings, poses } = writing;
  const { span, height, width, up } = line;
  const ax = poses[at + poseFields.alongX] ?? 1;
  const ay = poses[at + poseFields.alongY] ?? 0;
  const ux = poses[at + poseFields.upX] ?? 0;
  const uy = poses[at + poseFields.upY] ?? 1;
  const form = writings[from + writingFields.form] ?? 0;
  const room = writings[from + writingFields.room] ?? 0;
  const kind = kindOfForm(form);
  const align = alignOfForm(form);
  const length = Math.sqrt(ax * ax + ay * ay);
  const area = ax * uy - ay * ux;
  const upScale = length > 0 ? Math.abs(area) / length : 0;
  // mirrored letters are turned around, so that they can be read and stand on the same place
  const sign = area < 0 ? -1 : 1;
  let ownHeight = height;
  let widthFactor = writings[from + writingFields.widthFactor] ?? 1;
  if (upScale > 0) widthFactor = (widthFactor * length) / upScale;
  if (kind === textKinds.fitted && width > 0) widthFactor = room / width / height;
  else if (kind === textKinds.scaled && width > 0) ownHeight = room / width;
  if (!(height > 0 && ownHeight * upScale > 0) || packer.count() >= mostWritten) return;
  numbers[textPlaceFields.x] = (poses[at + poseFields.placeX] ?? 0) + ux * up - origin.x;
  numbers[textPlaceFields.y] = (poses[at + poseFields.placeY] ?? 0) + uy * up - origin.y;
  numbers[textPlaceFields.height] = ownHeight * upScale;
  numbers[textPlaceFields.widthFactor] = widthFactor;
  numbers[textPlaceFields.rotationRad] = Math.atan2(ay * sign, ax * sign);
  // a narrow matrix makes letters wider than any number of 32 bits; nobody could see them
  for (let field = 0; field < textPlaceLength; field += 1) if (!isNear(numbers[field] ?? NaN)) return;
  const anchor = anchorOf(area < 0 ? 2 - align : align, baselineOfForm(form));
  packer.add(span, numbers, anchor, style);
  widenByText(box, numbers, anchor, width, (ax * sign) / length, (ay * sign) / length);
}

/** Whether the writings whose numbers begin at both places are laid out alike when they say the same. */
const isAlike = (writings: Float64Array, one: number, other: number): boolean => {
  for (let field = 0; field < writingLength; field += 1)
    if (writings[one + field] !== writings[other + field]) return false;
  return true;
};

/** So many texts are remembered, and no longer asked for when fewer were said again. */
const mostRemembered = 4096;

/** Lays out writings: one that says what another did, as in most plans a third to two thirds do, as that was. */
function createLayout(packer: TextPacker, writings: Float64Array): (raw: string, at: number) => readonly Line[] {
  const known = new Map<string, { readonly at: number; readonly lines: readonly Line[] }>();
  let repeated = 0;
  return (raw, at) => {
    const isFull = known.size === mostRemembered;
    if (isFull && repeated < mostRemembered) return laidOut(raw, packer, writings, at);
    const had = known.get(raw);
    if (had && isAlike(writings, had.at, at)) {
      repeated += 1;
      return had.lines;
    }
    const lines = laidOut(raw, packer, writings, at);
    if (!isFull) known.set(raw, { at, lines });
    return lines;
  };
}

/** By the number of a writing, 1 when it is drawn once, 2 when more often. */
function usesOf(row: TextRow): Uint8Array {
  let uses = new Uint8Array();
  const writings = row.writings();
  for (let index = 0; index < row.count(); index += 1) {
    const id = writings[index] ?? 0;
    uses = grownUint8(uses, id + 1);
    uses[id] = Math.min(2, (uses[id] ?? 0) + 1);
  }
  return uses;
}

/** The lines of all texts, relative to the origin; the box around what is drawn is widened by theirs. */
export function writtenTexts({ row, writings, textAt, origin, box }: TextParts): DrawingTexts {
  const packer = createTextPacker(row.count());
  const poses = row.poses();
  const writing: Writing = { packer, numbers: new Float64Array(textPlaceLength), origin, box, writings, poses };
  const uses = usesOf(row);
  const layOut = createLayout(packer, writings);
  const [ids, styles] = [row.writings(), row.looks()];
  /** Of texts that are drawn more than once, as those of blocks are; the others would only fill the memory. */
  const layouts = new Map<number, readonly Line[]>();
  for (let index = 0; index < row.count(); index += 1) {
    const id = ids[index] ?? 0;
    const from = id * writingLength;
    let lines = layouts.get(id);
    if (!lines) {
      lines = layOut(textAt(id), from);
      if ((uses[id] ?? 0) > 1) layouts.set(id, lines);
    }
    for (const line of lines) write(writing, from, index * poseLength, line, styles[index] ?? 0);
  }
  row.clear();
  return packer.take();
}
