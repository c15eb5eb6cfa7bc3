import { expect, it } from 'vitest';
import { formWords } from '../../lib/index.ts';
import { expectTotal } from '../../lib/fuzz.test.support.ts';
import { deviceDefenceWords, pointForm, replacesKnown } from './index.ts';

it('a point has its number, direction, kind and name; only a relay is switched [DEV-17]', () => {
  const point = { number: 1, direction: 'out', kind: 'pointRelay', name: '声光警报' };
  expect(pointForm.check(point).ok).toBe(true);
  expect(pointForm.check({ ...point, kind: 'door' })).toMatchObject({
    problems: [{ code: 'device.point.notSwitched' }],
  });
  expect(pointForm.check({ ...point, number: 100 })).toMatchObject({ problems: [{ code: 'form.range' }] });
  expectTotal((raw) => pointForm.check(raw), { ...formWords, ...deviceDefenceWords });
});

it('what is older than what is known replaces nothing, unless a wrong clock dated that [DEV-15] [DEV-17]', () => {
  expect([5, 4].map((at) => replacesKnown(at, 5, 10))).toEqual([true, false]);
  expect([replacesKnown(4, null, 10), replacesKnown(4, 11, 10)]).toEqual([true, true]);
});
