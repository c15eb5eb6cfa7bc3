import { globSync, readFileSync } from 'node:fs';

/** An id that a source names outside a title: behind `@spec` in a doc block, or as `spec` of a table's row. */
export interface NamedId {
  readonly file: string;
  readonly line: number;
  readonly id: string;
}

const tags = /@spec +([^\n*@]*)|\bspec: '([^']*)'/g;

/** Every id named so in the sources, whatever it looks like: a slip of the finger has to be seen too. */
export const namedIds = (): NamedId[] => {
  const files = globSync('{packages,apps}/*/src/**/*.{ts,tsx}').concat(globSync('.storybook/**/*.{ts,tsx}'));
  return files.flatMap((file) => {
    const text = readFileSync(file, 'utf8');
    return [...text.matchAll(tags)].flatMap(({ index, 1: tag, 2: field }) => {
      const ids = (tag ?? field ?? '').trim().split(/[\s,]+/);
      return ids.map((id) => ({ file, line: text.slice(0, index).split('\n').length, id }));
    });
  });
};
