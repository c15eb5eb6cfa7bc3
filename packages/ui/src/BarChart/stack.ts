export interface Bar {
  /** Along the bottom; unique. */
  readonly name: string;
  /** By the key of the series; what is missing is zero. */
  readonly values: Readonly<Partial<Record<string, number>>>;
}

export interface Piece {
  readonly key: string;
  readonly from: number;
  readonly to: number;
}

/** The parts of a bar upon each other, in the order of the series; empty parts are left out. */
export function piecesOf(bar: Bar, keys: readonly string[]): Piece[] {
  let from = 0;
  return keys.flatMap((key) => {
    const value = bar.values[key] ?? 0;
    if (value <= 0) return [];
    const piece = { key, from, to: from + value };
    from = piece.to;
    return [piece];
  });
}

export const totalOf = (bar: Bar, keys: readonly string[]): number =>
  keys.reduce((sum, key) => sum + Math.max(0, bar.values[key] ?? 0), 0);
