import { expect, it } from 'vitest';
import { compareNames } from './index.ts';

it('names are ordered by sound and by the value of their numbers, in any script [SHL-23]', () => {
  const ordered = [
    '2F',
    '14F',
    '东莞',
    '深圳澜湾',
    '深圳沐恩',
    '深圳筑业',
    '深圳筑业2号',
    '深圳筑业10号',
    'Anta',
    'anta 2',
  ];
  expect(ordered.toReversed().toSorted(compareNames)).toEqual(ordered);
});
