import { expect, it } from 'vitest';
import { changedVersionFields } from './versions.ts';

it('versions differ in what they say, in the order of the form [ALM-05]', () => {
  const version = { isEnabled: true, deviceTypes: ['smoke', 'gas'], threshold: 40, recoversAt: 30, level: null };
  expect(changedVersionFields(version, { ...version, deviceTypes: ['gas', 'smoke'], level: undefined })).toEqual([]);
  expect(changedVersionFields(version, { ...version, recoversAt: 20, isEnabled: false, level: 2 })).toEqual([
    'isEnabled',
    'recoversAt',
    'level',
  ]);
});
