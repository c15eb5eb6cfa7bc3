import { reorder } from '@fireline/domain/inspection';
import { expect, it } from 'vitest';
import { foundPoints, groupsOf, legsOf, placeAt } from './route.ts';

const point = (id: number, building: string, floor: string, minutes?: number) => ({
  id,
  name: `灭火器 ${id}`,
  unitId: 1,
  building,
  floor,
  ...(minutes === undefined ? {} : { minutes }),
});
const points = [point(1, 'A 座', '1F', 2), point(2, 'A 座', '2F', 3), point(3, 'A 座', '1F', 4)];

it('points are grouped by building and floor, in the order in which they come [INS-03]', () => {
  expect(groupsOf(points).map(({ floor, points: here }) => [floor, here.map(({ id }) => id)])).toEqual([
    ['1F', [1, 3]],
    ['2F', [2]],
  ]);
});

it('every typed word is found, full-width letters too [INS-03]', () => {
  expect(foundPoints(points, 'Ａ 座 2f').map(({ id }) => id)).toEqual([2]);
  expect(foundPoints(points, ' ')).toHaveLength(3);
});

it('a floor that is come back to is a leg of its own, and time is summed only where all of it is known [INS-03]', () => {
  expect(legsOf(points).map(({ from, floor, minutes }) => [from, floor, minutes])).toEqual([
    [1, '1F', 2],
    [2, '2F', 3],
    [3, '1F', 4],
  ]);
  expect(legsOf([point(1, 'A', '1F', 2), point(2, 'A', '1F')])).toMatchObject([{ from: 1, minutes: undefined }]);
  expect(legsOf([])).toEqual([]);
});

it('a dragged row stands behind what is above the pointer [INS-03]', () => {
  const middles = [10, 30, 50];
  const drop = (from: number, y: number) => reorder(['a', 'b', 'c'], from, placeAt(middles, y, from)).join('');
  expect([drop(0, 0), drop(0, 35), drop(0, 99), drop(2, 0), drop(1, 12)]).toEqual(['abc', 'bac', 'bca', 'cab', 'abc']);
});
