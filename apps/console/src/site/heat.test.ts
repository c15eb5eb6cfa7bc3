import { expect, it } from 'vitest';
import { type HeatRow, alarmsOf, choiceTree, drawnOf, partsOf, wayTo } from './heat.ts';

const row = (orgId: string, orgLevel: HeatRow['orgLevel'], parentId: string | null, devices = 0): HeatRow => ({
  orgId,
  orgName: orgId,
  orgLevel,
  parentId,
  places: 1,
  devices,
  alarms: { 1: 2, 2: 0, 3: 5, 4: 0, 5: 1 },
  lng: null,
  lat: null,
});
const rows = [
  row('4403', 'city', '44', 12),
  row('440304', 'district', '4403', 4),
  row('440305', 'district', '4403', 8),
  row('440305007', 'street', '440305', 8),
];
const devices = (one: HeatRow): number => one.devices;

it('draws the districts of a city, one district alone, a city without districts whole, and no street [ORG-04]', () => {
  expect(drawnOf(rows, '4403', devices)).toEqual({
    within: '4403',
    values: [
      { code: '440304', value: 4 },
      { code: '440305', value: 8 },
    ],
  });
  expect(drawnOf(rows.slice(2), '440305', devices)).toEqual({
    within: '440305',
    values: [{ code: '440305', value: 8 }],
  });
  expect(drawnOf([row('4419', 'city', '44', 3), row('441900003', 'street', '4419', 3)], '4419', devices)).toEqual({
    within: '4419',
    values: [{ code: '4419', value: 3 }],
  });
  expect(drawnOf(rows.slice(3), '440305007', devices)).toBeUndefined();
});

it('compares the parts of an organisation, the most first, and counts alarms of the levels asked for [ANA-05]', () => {
  expect(partsOf(rows, '4403', devices).map(({ orgId }) => orgId)).toEqual(['440305', '440304']);
  expect([alarmsOf(rows[0] as HeatRow), alarmsOf(rows[0] as HeatRow, [1, 5])]).toEqual([8, 3]);
});

it('hangs choices under each other and finds the way down; what is above a city is no choice [ORG-04]', () => {
  expect(choiceTree(rows).map(({ id, children }) => [id, children?.map((child) => child.id)])).toEqual([
    ['4403', ['440304', '440305']],
  ]);
  expect(wayTo(rows, '440305007').map(({ orgId }) => orgId)).toEqual(['4403', '440305', '440305007']);
  expect(wayTo(rows, '44')).toEqual([]);
});
