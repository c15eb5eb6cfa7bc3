/** What stands in a column: a state, the words of a line, or a place where a line passes. */
export interface Box {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  /** Room kept above, for a loop. */
  readonly above: number;
  /** Keys of what it is tied to in the columns before and behind. */
  readonly before: string[];
  readonly behind: string[];
}

type Columns = readonly (readonly Box[])[];

const gap = 14;
const sweeps = 12;
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
const indexed = (columns: Columns): Map<string, number> =>
  new Map(columns.flatMap((column) => column.map(({ key }, index): [string, number] => [key, index])));

/** The boxes of each column in an order with few crossings: again and again each goes where what it is tied to stands. */
export const ordered = (columns: Columns): Columns => {
  let now = columns;
  for (let sweep = 0; sweep < sweeps; sweep += 1) {
    const side = sweep % 2 === 0 ? 'before' : 'behind';
    const places = indexed(now);
    const next = now.map((column) => [...column]);
    const walk = side === 'before' ? next : next.toReversed();
    for (const column of walk) {
      const wished = new Map(
        column.map((box) => [
          box.key,
          box[side].length > 0 ? mean(box[side].map((key) => places.get(key) ?? 0)) : (places.get(box.key) ?? 0),
        ]),
      );
      column.sort((a, b) => (wished.get(a.key) ?? 0) - (wished.get(b.key) ?? 0));
      column.forEach(({ key }, index) => places.set(key, index));
    }
    now = next;
  }
  return now;
};

/** Middles as near to the wished ones as order and room allow: least squares, by pooling those that would overlap. */
const spread = (boxes: readonly Box[], wished: readonly number[]): number[] => {
  let offset = 0;
  const offsets = boxes.map(({ above, height }, index) => {
    const before = boxes[index - 1];
    offset += before ? before.height / 2 + gap + above + height / 2 : 0;
    return offset;
  });
  const pools: { sum: number; count: number }[] = [];
  wished.forEach((wish, index) => {
    pools.push({ sum: wish - (offsets[index] ?? 0), count: 1 });
    for (;;) {
      const [above, below] = pools.slice(-2);
      if (!above || !below || above.sum / above.count <= below.sum / below.count) break;
      pools.splice(-2, 2, { sum: above.sum + below.sum, count: above.count + below.count });
    }
  });
  const starts = pools.flatMap(({ sum, count }) => Array.from({ length: count }, () => sum / count));
  return offsets.map((each, index) => each + (starts[index] ?? 0));
};

/** The middle of each box from the top, by its key: lines as straight as room allows, the topmost box at 0. */
export const middles = (columns: Columns): Map<string, number> => {
  const found = new Map<string, number>();
  const place = (column: readonly Box[], wishOf: (box: Box) => number): void =>
    spread(column, column.map(wishOf)).forEach((y, index) => found.set(column[index]?.key ?? '', y));
  for (const column of columns) place(column, () => 0);
  for (let sweep = 0; sweep < sweeps; sweep += 1)
    for (const column of sweep % 2 === 0 ? columns : columns.toReversed())
      place(column, ({ key, before, behind }) => {
        const ties = [...before, ...behind].map((tied) => found.get(tied) ?? 0);
        return ties.length > 0 ? mean(ties) : (found.get(key) ?? 0);
      });
  const top = Math.min(...columns.flat().map(({ key, above, height }) => (found.get(key) ?? 0) - height / 2 - above));
  return new Map([...found].map(([key, y]) => [key, Math.round((y - top) * 10) / 10]));
};
