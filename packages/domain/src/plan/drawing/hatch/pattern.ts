import type { TagList } from '../entities/entity.ts';
import type { Pen } from '../pen.ts';
import { grownFloat64 } from '../store/grow.ts';
import type { Rings } from './boundary.ts';

const radians = Math.PI / 180;

/** Lines that one hatch may have; a denser one is drawn by its outline. */
const mostLines = 5000;
/** Beyond this, one more is the same number to the machine: counting would never end. */
const mostCount = 1e12;
/** Lines of a family from the first that is crossed to the last: rings that lie further apart are drawn by their outline. */
const mostRows = 1_000_000;
/** Sides crossed by a family's lines in all; a picture with more would have far too many lines anyway. */
const mostCrossings = 1_000_000;
/** What a pattern consists of: those of programs have a dozen families, and no more dashes than that each. */
const mostFamilies = 1000;
const mostDashes = 10_000;

type Spend = (work: number) => boolean;

// arrays that one hatch after the other works in: plans have many thousands, and what each made would have to be cleared away
/** `x0, y0, x1, y1` of each line that is drawn. */
const pieces = new Float64Array(mostLines * 4);
let pieceCount = 0;
/** `v0, v1, u0, u1` of the sides that lines cross: v counts the lines of the family, u is the way along them. */
let sides = new Float64Array(256);
/** The families of parallel lines that a pattern consists of, `familyLength` numbers each, and the lengths of all their dashes. */
let families = new Float64Array(64);
let dashes = new Float64Array(64);
/** Where the crossings of each line end, one line after the other, and where along it they are. */
let ends = new Uint32Array(256);
let crossings = new Float64Array(256);

/** Where the numbers of a family stand: its direction, where its first line begins, and from one line to the next. */
const familyFields = {
  angle: 0,
  startX: 1,
  startY: 2,
  stepX: 3,
  stepY: 4,
  /** Which dashes are its own; none for unbroken lines. Negative ones are gaps, and 0 is a dot. */
  dashFrom: 5,
  dashTo: 6,
} as const;
const familyLength = 7;

/**
 * The family and the line that are drawn now: their direction, how far the line's pattern is shifted along it and where that begins; and
 * the piece of it to be drawn, both ends counted from there. Numbers go by this and by the arrays: as arguments of calls each would become an object.
 */
const now = {
  along: 1,
  across: 0,
  startX: 0,
  startY: 0,
  stepX: 0,
  stepY: 0,
  dashFrom: 0,
  dashTo: 0,
  shift: 0,
  lineX: 0,
  lineY: 0,
  from: 0,
  to: 0,
};

/** Reads the families after the boundary, as the file has them worked out for this hatch; answers how many there are, 0 when there are too many. */
function readPattern({ length, codes, values }: TagList, from: number): number {
  let count = 0;
  let dashCount = 0;
  for (let place = from; place < length; place += 1) {
    const code = codes[place] ?? 0;
    const at = (count - 1) * familyLength;
    if (count > mostFamilies || dashCount > mostDashes) return 0;
    if (code === 53) {
      const next = at + familyLength;
      count += 1;
      families = grownFloat64(families, count * familyLength);
      families.fill(0, next, next + familyLength);
      families[next + familyFields.angle] = (values[place] ?? 0) * radians;
      families[next + familyFields.dashFrom] = dashCount;
      families[next + familyFields.dashTo] = dashCount;
    } else if (count === 0) continue;
    else if (code >= 43 && code <= 46) families[at + familyFields.startX + code - 43] = values[place] ?? 0;
    else if (code === 49) {
      dashes = grownFloat64(dashes, dashCount + 1);
      dashes[dashCount] = values[place] ?? 0;
      dashCount += 1;
      families[at + familyFields.dashTo] = dashCount;
    }
    // seeds and colours follow
    else if (code === 98) break;
  }
  return count;
}

const goToFamily = (family: number): void => {
  const at = family * familyLength;
  const angle = families[at + familyFields.angle] ?? 0;
  now.along = Math.cos(angle);
  now.across = Math.sin(angle);
  now.startX = families[at + familyFields.startX] ?? 0;
  now.startY = families[at + familyFields.startY] ?? 0;
  now.stepX = families[at + familyFields.stepX] ?? 0;
  now.stepY = families[at + familyFields.stepY] ?? 0;
  now.dashFrom = families[at + familyFields.dashFrom] ?? 0;
  now.dashTo = families[at + familyFields.dashTo] ?? 0;
};
/** Goes to the line of this number. */
const goToLine = (row: number): void => {
  now.shift = row * (now.stepX * now.along + now.stepY * now.across);
  const up = row * (now.stepY * now.along - now.stepX * now.across);
  now.lineX = now.startX + now.shift * now.along - up * now.across;
  now.lineY = now.startY + now.shift * now.across + up * now.along;
};

/** Adds the piece; false when there are too many. */
function addPiece(): boolean {
  if (pieceCount >= mostLines) return false;
  const at = pieceCount * 4;
  pieces[at] = now.lineX + now.from * now.along;
  pieces[at + 1] = now.lineY + now.from * now.across;
  pieces[at + 2] = now.lineX + now.to * now.along;
  pieces[at + 3] = now.lineY + now.to * now.across;
  pieceCount += 1;
  return true;
}

/** Adds what is drawn of the line between the crossing at `place` and the next. */
function addDashes(place: number): boolean {
  const { dashFrom, dashTo } = now;
  const first = (crossings[place] ?? 0) - now.shift;
  const last = (crossings[place + 1] ?? 0) - now.shift;
  let period = 0;
  for (let dash = dashFrom; dash < dashTo; dash += 1) period += Math.abs(dashes[dash] ?? 0);
  if (!(period > 0)) {
    now.from = first;
    now.to = last;
    return addPiece();
  }
  if ((last - first) / period > mostLines || !(Math.abs(first / period) < mostCount)) return false;
  let at = Math.floor(first / period) * period;
  while (at < last)
    for (let dash = dashFrom; dash < dashTo; dash += 1) {
      const length = dashes[dash] ?? 0;
      const end = at + Math.abs(length);
      const isInside = length === 0 ? at >= first && at <= last : end > first && at < last;
      if (length >= 0 && isInside) {
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
function crossedSides({ points, rings }: Rings, spend: Spend): Crossed | undefined {
  const { along, across, startX, startY } = now;
  const gap = now.stepY * along - now.stepX * across;
  if (!(Math.abs(gap) > 0)) return undefined;
  let [count, all, low, high] = [0, 0, Infinity, -Infinity];
  for (const { from, to } of rings) {
    let x = (points[to * 2 - 2] ?? 0) - startX;
    let y = (points[to * 2 - 1] ?? 0) - startY;
    let u0 = x * along + y * across;
    let v0 = (y * along - x * across) / gap;
    for (let place = from; place < to; place += 1) {
      x = (points[place * 2] ?? 0) - startX;
      y = (points[place * 2 + 1] ?? 0) - startY;
      const u1 = x * along + y * across;
      const v1 = (y * along - x * across) / gap;
      const first = Math.ceil(Math.min(v0, v1));
      const rows = Math.ceil(Math.max(v0, v1)) - first;
      if (!(rows <= mostLines && Math.abs(first) < mostCount) || !spend(rows > 0 ? rows | 0 : 1)) return undefined;
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

const fewCrossings = 16;

/** Most lines are crossed twice, or a few times: those are put in order by moving each down to its place. */
const sortPart = (numbers: Float64Array, from: number, to: number): void => {
  if (to - from > fewCrossings) {
    numbers.subarray(from, to).sort();
    return;
  }
  for (let place = from + 1; place < to; place += 1) {
    const number = numbers[place] ?? 0;
    let at = place;
    for (; at > from && (numbers[at - 1] ?? 0) > number; at -= 1) numbers[at] = numbers[at - 1] ?? 0;
    numbers[at] = number;
  }
};

/** Adds what is drawn of one family; false when that is too much. */
function addFamily(rings: Rings, family: number, spend: Spend): boolean {
  goToFamily(family);
  const crossed = crossedSides(rings, spend);
  if (!crossed) return false;
  if (crossed.sides === 0) return true;
  sortCrossings(crossed);
  const work = now.dashTo - now.dashFrom + 1;
  let place = 0;
  for (let row = crossed.from; row < crossed.to; row += 1) {
    const end = ends[row - crossed.from] ?? 0;
    if (place + 1 < end) goToLine(row);
    for (; place + 1 < end; place += 2) if (!spend(work) || !addDashes(place)) return false;
    place = end;
  }
  return true;
}

interface PatternWork {
  readonly list: TagList;
  /** Where in the list the pattern begins. */
  readonly from: number;
  readonly takeLines: (count: number) => boolean;
  readonly spend: Spend;
}

/** Draws the lines of a pattern inside the rings; false, with nothing drawn, when there are too many or none to draw. */
export function drawPattern(pen: Pen, rings: Rings, { list, from, takeLines, spend }: PatternWork): boolean {
  pieceCount = 0;
  const count = readPattern(list, from);
  for (let family = 0; family < count; family += 1) if (!addFamily(rings, family, spend)) return false;
  if (count === 0 || !takeLines(pieceCount)) return false;
  pen.lines(pieces, pieceCount);
  return true;
}
