import type { Extent } from '../drawing.ts';

/** The box around all points, of which those of the last entity may be taken back. */
export interface Bounds {
  begin(): void;
  add(x: number, y: number): void;
  /** Counts the points since `begin` in. */
  keep(): void;
  extent(): Extent | undefined;
}

const clear = (box: Float64Array): void => {
  box.set([Infinity, Infinity, -Infinity, -Infinity]);
};

// plain arrays of doubles: variables of a closure would become a new object with each number
const widen = (box: Float64Array, x: number, y: number): void => {
  if (x < (box[0] ?? 0)) box[0] = x;
  if (y < (box[1] ?? 0)) box[1] = y;
  if (x > (box[2] ?? 0)) box[2] = x;
  if (y > (box[3] ?? 0)) box[3] = y;
};

export function createBounds(): Bounds {
  const all = new Float64Array(4);
  const own = new Float64Array(4);
  clear(all);
  clear(own);
  return {
    begin: () => clear(own),
    add: (x, y) => widen(own, x, y),
    keep: () => {
      if ((own[0] ?? 0) > (own[2] ?? 0)) return;
      widen(all, own[0] ?? 0, own[1] ?? 0);
      widen(all, own[2] ?? 0, own[3] ?? 0);
    },
    extent: () => {
      const [minX = 0, minY = 0, maxX = 0, maxY = 0] = all;
      return minX <= maxX ? { minX, minY, maxX, maxY } : undefined;
    },
  };
}
