/** One line of the printed table: column → what stands there. Lines with the same columns make one table. */
export type Row = Readonly<Record<string, string | number>>;

/** `--reps 3` is `{ reps: '3' }`. */
export type Options = Readonly<Record<string, string>>;

/** What a suite's `index.ts` exports. Suites measure and compare within one run; none of them passes or fails a build. */
export interface Suite {
  readonly name: string;
  run(options: Options): Promise<readonly Row[]>;
}

export const numberOption = (options: Options, name: string, fallback: number): number => {
  const text = options[name];
  if (text === undefined) return fallback;
  const value = Number(text);
  if (!Number.isFinite(value)) throw new RangeError(`--${name} needs a number, not '${text}'`);
  return value;
};

/** The middle one; half-way between the two for an even count. NaN for none. */
export function median(values: readonly number[]): number {
  const sorted = values.filter((value) => !Number.isNaN(value)).toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[middle - 1], sorted[middle]];
  if (high === undefined) return NaN;
  return sorted.length % 2 === 1 || low === undefined ? high : (low + high) / 2;
}

/** The value that so many percent stay at or below. NaN for none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((percent / 100) * sorted.length) - 1)] ?? NaN;
}

export const rounded = (value: number, digits = 0): number => {
  const scale = 10 ** digits;
  return Math.round(value * scale) / scale;
};
