import type { DrawingText } from './drawing.ts';
import { alignOfForm, aligns, baselineOfForm, baselines, kindOfForm, textKinds } from './entities/textForm.ts';
import { textFields } from './store/sheet.ts';
import type { TextRow } from './store/textRow.ts';
import { type Box, widenBox } from './store/bounds.ts';
import { type TextLine, mtextLines, plainText } from './text/index.ts';
import { brokenAt, widthOf } from './textWidth.ts';

/** From one line's foot to the next, in heights of its letters, when the spacing is 1. */
const lineStep = 5 / 3;
const mostLinesOfText = 2000;
const mostChars = 2000;
const mostWritten = 2_000_000;
const alignParts = { left: 0, center: 0.5, right: 1 } as const;
const baselineParts = { baseline: 0, bottom: 0, middle: 0.5, top: 1 } as const;

/** A line of a paragraph, and how far its foot, its middle or its head lies up from where the text is held. */
interface Line extends TextLine {
  readonly up: number;
}
/** Paragraphs laid out; those of a block come again and again, and mostly in the same way. */
interface Layout {
  readonly id: number;
  readonly height: number;
  readonly room: number;
  readonly form: number;
  readonly spacing: number;
  readonly lines: readonly Line[];
}
/** So many stay laid out. */
const layoutsKept = 1024;

export interface TextParts {
  /** It is empty afterwards: its pages are let go as they are written. */
  readonly row: TextRow;
  readonly texts: readonly string[];
  readonly origin: { readonly x: number; readonly y: number };
  /** Relative to the origin. */
  readonly box: Box;
}

interface Writing extends Pick<TextParts, 'origin' | 'box'> {
  readonly written: DrawingText[];
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

function laidOut(raw: string, records: Float64Array, at: number): Layout {
  const id = records[at + textFields.id] ?? 0;
  const height = records[at + textFields.height] ?? 0;
  const room = records[at + textFields.room] ?? 0;
  const form = records[at + textFields.form] ?? 0;
  const spacing = records[at + textFields.lineSpacing] ?? 0;
  const parts = linesOf(raw, height, room);
  const baseline = baselineOfForm(form);
  const step = lineStep * (spacing || 1) * height;
  const lines = parts.map((line, place): Line => {
    const fromTop = -place * step;
    const fromBottom = (parts.length - 1 - place) * step;
    if (baseline === 3) return { ...line, up: fromTop };
    return { ...line, up: baseline === 2 ? (fromTop + fromBottom) / 2 : fromBottom };
  });
  return { id, height, room, form, spacing, lines };
}

const isFor = (layout: Layout, records: Float64Array, at: number): boolean =>
  layout.id === records[at + textFields.id] &&
  layout.height === records[at + textFields.height] &&
  layout.room === records[at + textFields.room] &&
  layout.form === records[at + textFields.form] &&
  layout.spacing === records[at + textFields.lineSpacing];

/** Widens the box by that of a line, as far as it can be known without a font; `along` and `across` are its direction. */
function widenByText(box: Box, line: DrawingText, width: number, along: number, across: number): void {
  const wide = width * line.height * line.widthFactor;
  const left = -alignParts[line.align] * wide;
  const low = -baselineParts[line.baseline] * line.height;
  for (let corner = 0; corner < 4; corner += 1) {
    const side = left + (corner & 1) * wide;
    const up = low + (corner >> 1) * line.height;
    widenBox(box, line.x + side * along - up * across, line.y + side * across + up * along);
  }
}

/** Adds one line of the text whose record stands at `at`; empty ones are left out. */
function write(
  { written, origin, box }: Writing,
  records: Float64Array,
  at: number,
  { text: all, height, up }: Line,
): void {
  const text = all.length > mostChars ? all.slice(0, mostChars) : all;
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
  const width = widthOf(text);
  let ownHeight = height;
  let widthFactor = records[at + textFields.widthFactor] ?? 1;
  if (upScale > 0) widthFactor = (widthFactor * length) / upScale;
  if (kind === textKinds.fitted && width > 0) widthFactor = room / width / height;
  else if (kind === textKinds.scaled && width > 0) ownHeight = room / width;
  if (!(height > 0 && ownHeight * upScale > 0) || written.length >= mostWritten || text.trim() === '') return;
  const line: DrawingText = {
    text,
    x: (records[at + textFields.x] ?? 0) + ux * up - origin.x,
    y: (records[at + textFields.y] ?? 0) + uy * up - origin.y,
    height: ownHeight * upScale,
    widthFactor,
    rotationRad: Math.atan2(ay * sign, ax * sign),
    align: aligns[area < 0 ? 2 - align : align] ?? 'left',
    baseline: baselines[baselineOfForm(form)] ?? 'baseline',
    style: records[at + textFields.look] ?? 0,
  };
  written.push(line);
  widenByText(box, line, width, (ax * sign) / length, (ay * sign) / length);
}

/** The lines of all texts, relative to the origin; the box around what is drawn is widened by theirs. */
export function writtenTexts({ row, texts, origin, box }: TextParts): DrawingText[] {
  const writing: Writing = { written: [], origin, box };
  const layouts: Layout[] = [];
  for (let index = 0; index < row.count(); index += 1) {
    const records = row.page(index);
    const at = row.at(index);
    if (at === 0 && index > 0) row.release(index - 1);
    const id = records[at + textFields.id] ?? 0;
    const raw = texts[id] ?? '';
    if (kindOfForm(records[at + textFields.form] ?? 0) !== textKinds.paragraphs) {
      write(writing, records, at, { text: plainText(raw), height: records[at + textFields.height] ?? 0, up: 0 });
      continue;
    }
    let layout = layouts[id % layoutsKept];
    if (!layout || !isFor(layout, records, at)) {
      layout = laidOut(raw, records, at);
      layouts[id % layoutsKept] = layout;
    }
    for (const line of layout.lines) write(writing, records, at, line);
  }
  return writing.written;
}
