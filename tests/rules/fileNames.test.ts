import { globSync } from 'node:fs';
import { expect, it } from 'vitest';

/** Paths that would be one file where the case of letters does not count, as on macOS and Windows. */
const collisionsIn = (files: readonly string[]): readonly (readonly string[])[] =>
  Object.values(Object.groupBy(files, (file) => file.replace(/\.tsx?$/, '').toLowerCase())).filter(
    (same) => same !== undefined && same.length > 1,
  ) as string[][];

it('no two modules of a package become one declaration file where the case of letters does not count [LIB-03]', () => {
  const files = globSync('packages/*/src/**/*.{ts,tsx}').filter((file) => !/\.(?:test|stories|example)\./.test(file));
  expect(files.length).toBeGreaterThan(500);
  expect(collisionsIn(files)).toEqual([]);
  expect(collisionsIn(['a/Rows.tsx', 'a/rows.ts', 'b/rows.ts'])).toEqual([['a/Rows.tsx', 'a/rows.ts']]);
});
