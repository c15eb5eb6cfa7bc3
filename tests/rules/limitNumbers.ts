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

/** Numbers that everybody writes for reasons of their own: two digits, round ones, lengths of the clock, half a circle. */
const isCommon = (number: number): boolean =>
  number < 100 ||
  [180, 200, 500].includes(number) ||
  Number.isInteger(Math.log10(number)) ||
  [60_000, 3_600_000, 86_400_000].includes(number);

/** A number that stands alone or as a product, not part of a name, a colour or a text in Latin letters. */
const literal = /(?<![\w.#$'"`/-])(\d[\d_]*(?:\s*\*{1,2}\s*\d[\d_]*)*)(?![\w%]|\.\d)/g;
/** A bound of something that comes from outside: here a common number counts too. */
const bound = /(?:\.(?:min|max|length)\(|max(?:Length|Count)=\{)(\d[\d_]*)[)}]/g;

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

/** Where a source says the number of a limit again. */
export const rewrittenIn = (file: string, source: string): Rewritten[] => {
  const text = withoutComments(source);
  const hits = new Map<number, number>();
  for (const { 1: digits = '', index } of text.matchAll(literal))
    if (!isCommon(valueOf(digits))) hits.set(index, valueOf(digits));
  for (const { 0: whole, 1: digits = '', index } of text.matchAll(bound))
    if (valueOf(digits) >= 20) hits.set(index + whole.indexOf(digits), valueOf(digits));
  return [...hits].flatMap(([index, number]) => {
    const limits = limitNumbers.get(number);
    return limits ? [{ file, line: text.slice(0, index).split('\n').length, number, limits }] : [];
  });
};

/** What ships besides the domain; not its tests, stories, words, styles, nor the made-up city. */
export const shippedFiles = (): string[] =>
  globSync('{packages/{api,ui},apps/*}/src/**/*.{ts,tsx}')
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !/\.(test|stories|support|styles)\.|words\.ts$|lib\/examples|gateway\/src\/city\//.test(file));

export const rewritten = (): Rewritten[] =>
  shippedFiles().flatMap((file) => rewrittenIn(file, readFileSync(file, 'utf8')));
