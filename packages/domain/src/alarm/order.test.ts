import { expect, it } from 'vitest';
import { type AlarmLevel, type AlarmState, alarmOrderNames, alarmOrders, paceMs } from './index.ts';

const alarm = (alarmId: number, level: AlarmLevel, raisedAtMs: number, state: AlarmState = 'open') => ({
  alarmId,
  level,
  raisedAtMs,
  unitName: '',
  buildingName: '',
  floor: null,
  state,
});
const all = [alarm(1, 3, 10), alarm(2, 1, 20), alarm(3, 1, 30), alarm(4, 5, 30), alarm(5, 1, 40, 'acknowledged')];

it.each([
  ['newest', [5, 4, 3, 2, 1]],
  ['worst', [3, 2, 1, 4, 5]],
] as const)('a list is ordered by %s first [ALM-01]', (order, ids) => {
  expect(all.toSorted(alarmOrders[order]).map(({ alarmId }) => alarmId)).toEqual(ids);
  expect(alarmOrderNames).toContain(order);
});

it.each([
  [0, 250],
  [5000, 250],
  [10_000, 500],
  [50_000, 1000],
])('%d alarms are walked over every %d ms [ALM-07]', (alarms, ms) => {
  expect(paceMs(alarms)).toBe(ms);
});
