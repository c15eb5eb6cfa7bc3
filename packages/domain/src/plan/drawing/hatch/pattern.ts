import type { TagList } from '../entities/entity.ts';
import type { Pen } from '../pen.ts';
import { grownFloat64 } from '../store/grow.ts';
import type { Ring } from './boundary.ts';

/** One family of parallel lines. */
export interface PatternLine {
  readonly angle: number;
  readonly x: number;
  readonly y: number;
  /** From one line to the next. */
  readonly stepX: number;
  readonly stepY: number;
  /** Lengths of dashes, negative for gaps, 0 for dots; none for an unbroken line. */
  readonly dashes: number[];
}

const radians = Math.PI / 180;

/** The families of lines after the boundary, as the file has them worked out for this hatch. */
export function readPattern(list: TagList, from: number): readonly PatternLine[] {
  const lines: { angle: number; x: number; y: number; stepX: number; stepY: number; dashes: number[] }[] = [];
  for (let place = from; place < list.length; place += 1) {
    const [code, value, line] = [list.code(place), list.value(place), lines.at(-1)];
    if (code === 53) lines.push({ angle: value * radians, x: 0, y: 0, stepX: 0, stepY: 0, dashes: [] });
    else if (!line) continue;
    else if (code === 43) line.x = value;
    else if (code === 44) line.y = value;
    else if (code === 45) line.stepX = value;
    else if (code === 46) line.stepY = value;
    else if (code === 49) line.dashes.push(value);
    // seeds and colours follow
    else if (code === 98) break;
  }
  return lines;
}

/** Lines that one hatch may have; a denser one is drawn by its outline. */
const mostLines = 5000;
/** Beyond this, one more is the same number to the machine: counting would never end. */
const mostCount = 1e12;
/** Lines of a family from the first that is crossed to the last: rings that lie further apart are drawn by their outline. */
const mostRows = 1_000_000;
/** Sides crossed by a family's lines in all; a picture with more would have far too many lines anyway. */
const mostCrossings = 1_000_000;

type Spend = (work: number) => boolean;

// arrays that one hatch after the other works in: plans have many thousands, and what each made would have to be cleared away
/** `x0, y0, x1, y1` of each line that is drawn. */
const pieces = new Float64Array(mostLines * 4);
let pieceCount = 0;
/** `v0, v1, u0, u1` of the sides that lines cross: v counts the lines of the family, u is the way along them. */
let sides = new Float64Array(256);
/** Where the crossings of each line end, one line after the other, and where along it they are. */
let ends = new Uint32Array(256);
let crossings = new Float64Array(256);

/**
 * The line that is drawn now: its direction, how far its pattern is shifted along it and where that begins; and the piece of it to be drawn,
 * both ends counted from there. Numbers go by this and by the arrays: as arguments of calls each would become an object.
 */
const now = { along: 1, across: 0, shift: 0, x: 0, y: 0, from: 0, to: 0 };

/** Goes to the line of this number. */
function goTo({ angle, x, y, stepX, stepY }: PatternLine, row: number): void {
  now.along = Math.cos(angle);
  now.across = Math.sin(angle);
  now.shift = row * (stepX * now.along + stepY * now.across);
  const up = row * (stepY * now.along - stepX * now.across);
  now.x = x + now.shift * now.along - up * now.across;
  now.y = y + now.shift * now.across + up * now.along;
}

/** Adds the piece; false when there are too many. */
function addPiece(): boolean {
  if (pieceCount >= mostLines) return false;
  const at = pieceCount * 4;
  pieces[at] = now.x + now.from * now.along;
  pieces[at + 1] = now.y + now.from * now.across;
  pieces[at + 2] = now.x + now.to * now.along;
  pieces[at + 3] = now.y + now.to * now.across;
  pieceCount += 1;
  return true;
}

/** Adds what is drawn of the line between the crossing at `place` and the next. */
function addDashes({ dashes }: PatternLine, place: number): boolean {
  const first = (crossings[place] ?? 0) - now.shift;
  const last = (crossings[place + 1] ?? 0) - now.shift;
  let period = 0;
  for (const dash of dashes) period += Math.abs(dash);
  if (!(period > 0)) {
    now.from = first;
    now.to = last;
    return addPiece();
  }
  if ((last - first) / period > mostLines || !(Math.abs(first / period) < mostCount)) return false;
  let at = Math.floor(first / period) * period;
  while (at < last)
    for (const dash of dashes) {
      const end = at + Math.abs(dash);
      const isInside = dash === 0 ? at >= first && at <= last : end > first && at < last;
      if (dash >= 0 && isInside) {
        now.from = Math.max(at, first);
        now.to = Math.min(end, last);
        if (!addPiece()) return false;
      }
      at = end;
    }
  return true;
}

interface Crossed {
  readonly sides: number;
  /** Lines that are crossed, from the first one to before the last; crossings in all. */
  readonly from: number;
  readonly to: number;
  readonly crossings: number;
}
/** Finds the sides that lines of the family cross; undefined when there are too many. */
function crossedSides(rings: readonly Ring[], line: PatternLine, spend: Spend): Crossed | undefined {
  const along = Math.cos(line.angle);
  const across = Math.sin(line.angle);
  const gap = line.stepY * along - line.stepX * across;
  if (!(Math.abs(gap) > 0)) return undefined;
  let [count, all, low, high] = [0, 0, Infinity, -Infinity];
  for (const { xs, ys } of rings) {
    const last = xs.length - 1;
    let u0 = ((xs[last] ?? 0) - line.x) * along + ((ys[last] ?? 0) - line.y) * across;
    let v0 = (((ys[last] ?? 0) - line.y) * along - ((xs[last] ?? 0) - line.x) * across) / gap;
    for (let place = 0; place <= last; place += 1) {
      const u1 = ((xs[place] ?? 0) - line.x) * along + ((ys[place] ?? 0) - line.y) * across;
      const v1 = (((ys[place] ?? 0) - line.y) * along - ((xs[place] ?? 0) - line.x) * across) / gap;
      const first = Math.ceil(Math.min(v0, v1));
      const rows = Math.ceil(Math.max(v0, v1)) - first;
      if (!(rows <= mostLines && Math.abs(first) < mostCount) || !spend(Math.max(1, rows))) return undefined;
      if (rows > 0) {
        sides = grownFloat64(sides, count * 4 + 4);
        sides[count * 4] = v0;
        sides[count * 4 + 1] = v1;
        sides[count * 4 + 2] = u0;
        sides[count * 4 + 3] = u1;
        count += 1;
        all += rows;
        if (all > mostCrossings) return undefined;
        low = Math.min(low, first);
        high = Math.max(high, first + rows);
      }
      u0 = u1;
      v0 = v1;
    }
  }
  if (count > 0 && (high - low > mostRows || !spend(high - low))) return undefined;
  return { sides: count, from: low, to: high, crossings: all };
}

/** Puts the crossings of each line next to each other, in their order along it: counted first, then written where they belong. */
function sortCrossings({ sides: count, from, to, crossings: all }: Crossed): void {
  const rows = to - from;
  ends = ends.length > rows ? ends : new Uint32Array(rows * 2);
  ends.fill(0, 0, rows + 1);
  crossings = grownFloat64(crossings, all);
  for (let at = 0; at < count * 4; at += 4) {
    const v0 = sides[at] ?? 0;
    const v1 = sides[at + 1] ?? 0;
    const last = Math.ceil(Math.max(v0, v1)) - from;
    for (let row = Math.ceil(Math.min(v0, v1)) - from; row < last; row += 1) ends[row + 1] = (ends[row + 1] ?? 0) + 1;
  }
  for (let row = 0; row < rows; row += 1) ends[row + 1] = (ends[row + 1] ?? 0) + (ends[row] ?? 0);
  // each goes in among those of its line that are there already; from here on `ends[row]` moves from where the line begins to its end
  for (let at = 0; at < count * 4; at += 4) {
    const v0 = sides[at] ?? 0;
    const v1 = sides[at + 1] ?? 0;
    const u0 = sides[at + 2] ?? 0;
    const slope = ((sides[at + 3] ?? 0) - u0) / (v1 - v0);
    const last = Math.ceil(Math.max(v0, v1)) - from;
    for (let row = Math.ceil(Math.min(v0, v1)) - from; row < last; row += 1) {
      crossings[ends[row] ?? 0] = u0 + (row + from - v0) * slope;
      ends[row] = (ends[row] ?? 0) + 1;
    }
  }
  let start = 0;
  for (let row = 0; row < rows; row += 1) {
    const end = ends[row] ?? 0;
    sortPart(crossings, start, end);
    start = end;
  }
}

/** Most lines are crossed twice. */
const sortPart = (numbers: Float64Array, from: number, to: number): void => {
  if (to - from > 2) numbers.subarray(from, to).sort();
  else if (to - from === 2 && (numbers[from] ?? 0) > (numbers[from + 1] ?? 0)) {
    const first = numbers[from] ?? 0;
    numbers[from] = numbers[from + 1] ?? 0;
    numbers[from + 1] = first;
  }
};

/** Adds what is drawn of one family; false when that is too much. */
function addFamily(rings: readonly Ring[], line: PatternLine, spend: Spend): boolean {
  const crossed = crossedSides(rings, line, spend);
  if (!crossed) return false;
  if (crossed.sides === 0) return true;
  sortCrossings(crossed);
  let place = 0;
  for (let row = crossed.from; row < crossed.to; row += 1) {
    const end = ends[row - crossed.from] ?? 0;
    if (place + 1 < end) goTo(line, row);
    for (; place + 1 < end; place += 2) if (!spend(line.dashes.length + 1) || !addDashes(line, place)) return false;
    place = end;
  }
  return true;
}

/** Draws the lines of a pattern inside the rings; false, with nothing drawn, when there are too many or none to draw. */
export function drawPattern(
  pen: Pen,
  rings: readonly Ring[],
  lines: readonly PatternLine[],
  { takeLines, spend }: { readonly takeLines: (count: number) => boolean; readonly spend: Spend },
): boolean {
  pieceCount = 0;
  if (lines.length === 0 || !lines.every((line) => addFamily(rings, line, spend)) || !takeLines(pieceCount))
    return false;
  pen.lines(pieces, pieceCount);
  return true;
}
