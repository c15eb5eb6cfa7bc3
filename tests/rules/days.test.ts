import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A day or a time cut out of an instant in UTC, or read in the zone of the machine. */
const cuts =
  /(?:toISOString\(\)|isoNow\([^()]*\))\s*\.(?:slice|substring|substr|split|replace(?:All)?\('T')|\.slice\(0, 10\)|\.get(?:FullYear|Month|Date|Day|Hours)\(\)/g;

/** Where that is meant: what is cut there is text that was written so. */
const meant = [
  // the calendar itself
  'packages/domain/src/lib/calendar.ts',
  // PostgreSQL's text of an instant
  'apps/gateway/src/lib/db/query/values.ts',
  // the text of a cell of a sheet
  'apps/console/src/lib/imports/plainCell.ts',
];

const cutsIn = (source: string): string[] => source.match(cuts) ?? [];

it('a day is counted where the tenants are: by `dayAt` and `timeAt` of the domain, or by a zone that is named', () => {
  for (const cut of [
    'new Date(ms).toISOString().slice(0, 10)',
    "isoNow(clock).split('T')",
    'at.slice(0, 10)',
    'date.getHours()',
  ])
    expect(cutsIn(cut), cut).toHaveLength(1);
  expect(cutsIn('at.toISOString(); text.slice(0, 100); date.getUTCHours()')).toEqual([]);
  const files = globSync('{apps,packages}/*/src/**/*.{ts,tsx}', {
    exclude: (file) => /\.(?:test|stories|example)\.|\.test\.support\./.test(file),
  });
  expect(files.length).toBeGreaterThan(1500);
  const found = files.filter((file) => cutsIn(readFileSync(file, 'utf8')).length > 0);
  expect(found.toSorted()).toEqual(meant.toSorted());
});
