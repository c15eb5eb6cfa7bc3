import type { Phrase, Words } from '@fireline/domain/lib';

const modules = import.meta.glob<Readonly<Record<string, Words>>>(
  ['/{packages,apps}/*/src/**/words.ts', '/.storybook/guides/words.ts'],
  { eager: true },
);

export interface Entry {
  readonly file: string;
  readonly key: string;
  readonly phrase: Phrase;
}

/** Every phrase of the repository with the file it stands in. */
export const entries: readonly Entry[] = Object.entries(modules).flatMap(([file, tables]) =>
  Object.values(tables).flatMap((table) => Object.entries(table).map(([key, phrase]) => ({ file, key, phrase }))),
);

/** Every phrase by its key. */
export const allWords: ReadonlyMap<string, Phrase> = new Map(entries.map(({ key, phrase }) => [key, phrase]));
