import { personalSubjects } from '@fireline/domain/session';
import { expect, it } from 'vitest';
import { areas } from './areas.ts';
import type { Area, AreaName } from './lib/area.ts';

const everyArea = Object.values<Area<AreaName>>(areas);

it('each subject with personal values is found by one area [SES-07]', () => {
  const found = everyArea.flatMap(({ personal = {} }) => Object.keys(personal));
  expect(found.toSorted()).toEqual(personalSubjects.toSorted());
});
