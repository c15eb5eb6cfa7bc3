import { personalSubjects } from '@fireline/domain/session';
import { expect, it } from 'vitest';
import { cityTimes } from './city/timeColumns.ts';
import { everyArea, timeColumns } from './everyArea.ts';
import { libTimes } from './lib/mending/columns.ts';

it('each subject with personal values is found by one area [SES-07]', () => {
  const found = everyArea.flatMap(({ personal = {} }) => Object.keys(personal));
  expect(found.toSorted()).toEqual(personalSubjects.toSorted());
});

it('each table with a time is listed once [DEV-13]', () => {
  const written = [libTimes, cityTimes, ...everyArea.map((area) => area.timeColumns ?? {})].flatMap(Object.keys);
  const records = everyArea.flatMap((area) => area.records ?? []).map(({ name }) => name);
  const tables = [...written, ...records];
  expect(tables.toSorted()).toEqual(Object.keys(timeColumns).toSorted());
});
