import type { Machine, Words } from '@fireline/domain/lib';

/** Any machine of the domain, read as data. */
export type AnyMachine = Machine<string, string, string, never>;

/** A number of `limits.ts`, with what its doc block says. */
export interface Limit {
  readonly name: string;
  readonly value: unknown;
  readonly ids: readonly string[];
}

/** What an area's index exports, sorted: nothing here is kept by hand. */
export interface Area {
  readonly area: string;
  readonly limits: readonly Limit[];
  readonly machines: readonly AnyMachine[];
  readonly words: Words;
}

type Exports = Readonly<Record<string, unknown>>;
const indexes = import.meta.glob<Exports>('../../packages/domain/src/*/index.ts', { eager: true });
const limitModules = import.meta.glob<Exports>('../../packages/domain/src/*/limits.ts', { eager: true });
const limitTexts = import.meta.glob<string>('../../packages/domain/src/*/limits.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const areaOf = (path: string): string => path.split('/').at(-2) ?? '';
const machineKeys = ['name', 'words', 'initial', 'finals', 'states', 'guards', 'refusal'];
const isMachine = (value: unknown): value is AnyMachine =>
  typeof value === 'object' && value !== null && machineKeys.every((key) => key in value);
const isWords = ([name, value]: readonly [string, unknown]): boolean =>
  name.endsWith('Words') && typeof value === 'object';

/** A doc block and the name of what it stands before. */
const documented = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s*export const (\w+)/g;
const idsOf = (doc: string): string[] => doc.match(/@spec[^@]*/)?.[0].match(/[A-Z]{3}-\d{2}|\bN\d{2}/g) ?? [];

const limitsOf = (path: string): Limit[] =>
  [...(limitTexts[path] ?? '').matchAll(documented)].map(([, doc = '', name = '']) => ({
    name,
    value: limitModules[path]?.[name],
    ids: idsOf(doc),
  }));

/** Every area of the domain. */
export const areas: readonly Area[] = Object.entries(indexes)
  .filter(([path]) => areaOf(path) !== 'lib')
  .map(([path, exports]) => ({
    area: areaOf(path),
    limits: limitsOf(path.replace('index.ts', 'limits.ts')),
    machines: Object.values(exports).filter(isMachine),
    words: Object.assign(
      {},
      ...Object.entries(exports)
        .filter(isWords)
        .map(([, words]) => words),
    ) as Words,
  }));
