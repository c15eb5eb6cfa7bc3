import type { Extent } from '@fireline/domain/plan/drawing';

/** How to get the box of each thing: fills `box` with minX, minY, maxX, maxY. */
export type BoxOf = (index: number, box: Float64Array) => void;

/**
 * Things found stand at `order[from]` up to and without `order[to]`, or are those from `from` on themselves where there is no order; among
 * them may be some that lie beside the box.
 */
export type VisitRun = (order: Uint32Array | undefined, from: number, to: number) => void;

export interface SpatialIndex {
  visit(box: Extent, visitRun: VisitRun): void;
}

const coarsest = 0;
/** With finer ones the table of cells is larger than what the processor keeps at hand, and to fill it takes longer than to draw a few lines too many. */
const finestMost = 10;

/** A grid with 2^finest cells a side, about two things in each. */
const finestFor = (count: number): number =>
  Math.max(coarsest, Math.min(finestMost, Math.round(Math.log2(Math.max(1, count / 2)) / 2)));

const clamp = (value: number, most: number): number => (value > 0 ? Math.min(most, Math.floor(value)) : 0);

/** Where the cells of a level begin; level 0 is one cell for all. */
const offsetsOf = (finest: number): number[] => Array.from({ length: finest + 2 }, (_, level) => (4 ** level - 1) / 3);

/** The finest level whose cells are not smaller than the thing. */
const levelOf = (size: number, span: number, finest: number): number => {
  if (!(size > 0)) return finest;
  // as many halvings as there are leading zeros less in 31 bits than in the ratio: cheaper than a logarithm
  return Math.min(finest, 31 - Math.clz32(Math.max(1, Math.min(span / size, 0x7fffffff))));
};

/**
 * Grids of halving cells over one another, each thing in the one whose cells are just as large as it, by its lower left corner: so each
 * stands in one place, and a search looks one cell further to the left and below. Built in two passes without sorting, twenty times
 * as fast as an R-tree; things of a row lie side by side, so a tile that shows all costs no more than a walk through them.
 */
export function createSpatialIndex(count: number, extent: Extent, boxOf: BoxOf): SpatialIndex {
  const finest = finestFor(count);
  const offsets = offsetsOf(finest);
  const span = Math.max(extent.maxX - extent.minX, extent.maxY - extent.minY, Number.MIN_VALUE);
  const perUnit = 1 / span;
  const box = new Float64Array(4);
  const starts = new Uint32Array((offsets[finest + 1] as number) + 1);
  const cellOf = (index: number): number => {
    boxOf(index, box);
    const minX = box[0] as number;
    const minY = box[1] as number;
    const level = levelOf(Math.max((box[2] as number) - minX, (box[3] as number) - minY), span, finest);
    const side = 1 << level;
    const column = clamp((minX - extent.minX) * perUnit * side, side - 1);
    const row = clamp((minY - extent.minY) * perUnit * side, side - 1);
    return (offsets[level] as number) + row * side + column;
  };
  const cells = new Uint32Array(count);
  for (let index = 0; index < count; index += 1) {
    const cell = cellOf(index);
    cells[index] = cell;
    starts[cell] = (starts[cell] as number) + 1;
  }
  // where each cell ends; the last things go in first, which moves that to where it begins
  for (let cell = 1; cell < starts.length; cell += 1)
    starts[cell] = (starts[cell] as number) + (starts[cell - 1] as number);
  const order = new Uint32Array(count);
  for (let index = count - 1; index >= 0; index -= 1) {
    const cell = cells[index] as number;
    const place = (starts[cell] as number) - 1;
    starts[cell] = place;
    order[place] = index;
  }
  return {
    visit: ({ minX, minY, maxX, maxY }, visitRun) => {
      for (let level = 0; level <= finest; level += 1) {
        const side = 2 ** level;
        const cell = (value: number): number => clamp(value * perUnit * side, side - 1);
        // one further: things lie in the cell of their lower left corner and reach into the next
        const [left, right] = [Math.max(0, cell(minX - extent.minX) - 1), cell(maxX - extent.minX)];
        const [low, high] = [Math.max(0, cell(minY - extent.minY) - 1), cell(maxY - extent.minY)];
        for (let row = low; row <= high; row += 1) {
          const first = (offsets[level] as number) + row * side;
          const [from, to] = [starts[first + left] as number, starts[first + right + 1] as number];
          if (from < to) visitRun(order, from, to);
        }
      }
    },
  };
}
