import type { TagList } from '../entities/entity.ts';
import type { Pen } from '../pen.ts';
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
const mostWork = 2_000_000;

interface Piece {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Dashes of one line between two places along it; both count from where the pattern begins. */
const addDashes = (dashes: readonly number[], from: number, to: number, onDash: (a: number, b: number) => boolean) => {
  const period = dashes.reduce((sum, dash) => sum + Math.abs(dash), 0);
  if (!(period > 0)) return onDash(from, to);
  if ((to - from) / period > mostLines) return false;
  let at = Math.floor(from / period) * period;
  while (at < to)
    for (const dash of dashes) {
      const end = at + Math.abs(dash);
      if (dash >= 0 && end >= from && at <= to && !onDash(Math.max(at, from), Math.min(end, to))) return false;
      at = end;
    }
  return true;
};

/** Draws one family into `pieces`; false when there are too many. */
function addFamily(rings: readonly Ring[], line: PatternLine, pieces: Piece[]): boolean {
  const [along, across] = [Math.cos(line.angle), Math.sin(line.angle)];
  /** Along the lines and across them, from where the pattern begins. */
  const u = (x: number, y: number): number => (x - line.x) * along + (y - line.y) * across;
  const v = (x: number, y: number): number => (y - line.y) * along - (x - line.x) * across;
  const gap = line.stepY * along - line.stepX * across;
  const shift = line.stepX * along + line.stepY * across;
  if (!(Math.abs(gap) > 0)) return false;
  const crossings = new Map<number, number[]>();
  let work = 0;
  for (const { xs, ys } of rings)
    for (let place = 0; place < xs.length; place += 1) {
      const after = (place + 1) % xs.length;
      const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = [xs[place], ys[place], xs[after], ys[after]];
      const [v0, v1] = [v(x0, y0) / gap, v(x1, y1) / gap];
      const first = Math.ceil(Math.min(v0, v1));
      const last = Math.ceil(Math.max(v0, v1)) - 1;
      if (!(last - first < mostLines)) return false;
      work += Math.max(0, last - first + 1);
      if (work > mostWork) return false;
      for (let row = first; row <= last; row += 1) {
        const where = u(x0, y0) + ((u(x1, y1) - u(x0, y0)) * (row - v0)) / (v1 - v0);
        const had = crossings.get(row);
        if (had) had.push(where);
        else crossings.set(row, [where]);
      }
    }
  for (const [row, places] of crossings) {
    places.sort((a, b) => a - b);
    for (let place = 0; place + 1 < places.length; place += 2) {
      const moved = row * shift;
      const isDone = addDashes(line.dashes, (places[place] ?? 0) - moved, (places[place + 1] ?? 0) - moved, (a, b) => {
        const [from, to, up] = [a + moved, b + moved, row * gap];
        pieces.push({
          x0: line.x + from * along - up * across,
          y0: line.y + from * across + up * along,
          x1: line.x + to * along - up * across,
          y1: line.y + to * across + up * along,
        });
        return pieces.length <= mostLines;
      });
      if (!isDone) return false;
    }
  }
  return true;
}

/** Draws the lines of a pattern inside the rings; false, with nothing drawn, when there are too many or none to draw. */
export function drawPattern(
  pen: Pen,
  rings: readonly Ring[],
  lines: readonly PatternLine[],
  takeLines: (count: number) => boolean,
): boolean {
  const pieces: Piece[] = [];
  if (lines.length === 0 || !lines.every((line) => addFamily(rings, line, pieces))) return false;
  if (!takeLines(pieces.length)) return false;
  for (const { x0, y0, x1, y1 } of pieces) pen.line(x0, y0, x1, y1);
  return true;
}
