import { personalSubjects } from '@fireline/domain/session';
import { expect, it } from 'vitest';
import { everyArea } from './everyArea.ts';

it('each subject with personal values is found by one area [SES-07]', () => {
  const found = everyArea.flatMap(({ personal = {} }) => Object.keys(personal));
  expect(found.toSorted()).toEqual(personalSubjects.toSorted());
});
