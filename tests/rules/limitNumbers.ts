import { globSync, readFileSync } from 'node:fs';
import { areas } from '../../.storybook/guides/domain.ts';

const numbersIn = (value: unknown): number[] =>
  (typeof value === 'object' && value !== null ? Object.values(value) : [value]).filter(
    (one): one is number => typeof one === 'number' && Number.isFinite(one),
  );

const msOf: readonly (readonly [RegExp, number])[] = [
  [/(Minutes|(Wait|Window|AheadMax)Min)$/, 60_000],
  [/Hours$/, 3_600_000],
  [/Days(Max|Default)?$/, 86_400_000],
  [/([a-z]S|Seconds)$/, 1000],
];

/** Each number of a limit, and the milliseconds of those that are a length of time, with the limits that say it. */
export const limitNumbers: ReadonlyMap<number, readonly string[]> = (() => {
  const found = new Map<number, string[]>();
  for (const { area, limits } of areas)
    for (const { name, value } of limits)
      for (const number of numbersIn(value)) {
        const factors = [1, ...msOf.flatMap(([suffix, ms]) => (suffix.test(name) ? ms : []))];
        for (const factor of factors)
          found.set(number * factor, [...(found.get(number * factor) ?? []), `${area}.${name}`]);
      }
  return found;
})();

/** A bound of something that comes from outside: of a shape, or of a form's field. */
const bound =
  /(?:\.(?:min|max|length)\(|\b(?:min|max|max[A-Z]\w*|[a-z]\w*Max)=\{)(\d[\d_]*(?:\s*\*{1,2}\s*\d[\d_]*)*)[)}]/g;

const valueOf = (text: string): number =>
  text
    .replaceAll('_', '')
    .split('**')
    .map((power) => power.split('*').reduce((product, part) => product * Number(part), 1))
    .reduce((base, exponent) => base ** exponent);

const withoutComments = (text: string): string =>
  text.replaceAll(/\/\*[^]*?\*\/|(?<=^|\s)\/\/.*/g, (comment) => comment.replaceAll(/[^\n]/g, ' '));

export interface Rewritten {
  readonly file: string;
  readonly line: number;
  readonly number: number;
  readonly limits: readonly string[];
}

/** Where a shape or a field repeats the number of a limit. */
export const rewrittenIn = (file: string, source: string): Rewritten[] => {
  const text = withoutComments(source);
  return [...text.matchAll(bound)].flatMap(({ 1: digits = '', index }) => {
    const number = valueOf(digits);
    const limits = number >= 20 ? limitNumbers.get(number) : undefined;
    return limits ? [{ file, line: text.slice(0, index).split('\n').length, number, limits }] : [];
  });
};

/** What ships besides the domain; not its tests, stories, words, styles, nor the made-up city. */
export const shippedFiles = (): string[] =>
  globSync('{packages/{api,ui},apps/*}/src/**/*.{ts,tsx}')
    .map((file) => file.replaceAll('\\', '/'))
    .filter(
      (file) => !/\.(test|stories|example|support|styles)\.|words\.ts$|lib\/examples|gateway\/src\/city\//.test(file),
    );

export const rewritten = (): Rewritten[] =>
  shippedFiles().flatMap((file) => rewrittenIn(file, readFileSync(file, 'utf8')));
