import { expect, it } from 'vitest';
import { minuteMs } from '../../lib/index.ts';
import { conditionsOf, factOfPast, type PastAlarm } from './pastAlarm.ts';
import { isTriggered, triggerRuleForm } from './triggers.ts';

const raisedAtMs = Date.parse('2026-11-21T02:00:00Z');
const nowMs = raisedAtMs + 600 * minuteMs;
const alarm: PastAlarm = {
  level: 1,
  kind: 'smoke',
  deviceType: 'smoke',
  isDrill: false,
  raisedAtMs,
  acknowledgedAtMs: raisedAtMs + 4 * minuteMs,
  closedAtMs: raisedAtMs + 30 * minuteMs,
};
const rule = (more: object) => {
  const form = triggerRuleForm.check({
    name: '规则',
    isEnabled: true,
    moment: 'raised',
    mildestLevel: 2,
    kinds: [],
    deviceTypes: [],
    actions: ['hazard'],
    receivers: [],
    ...more,
  });
  if (!form.ok) throw new Error(JSON.stringify(form.problems));
  return form.value;
};
const missed = (more: object, of: PastAlarm = alarm) => {
  const one = rule(more);
  const fact = factOfPast(one, of, nowMs);
  const conditions = conditionsOf(one, fact);
  expect(conditions.every(({ holds }) => holds)).toBe(isTriggered(one, fact));
  return conditions.filter(({ holds }) => !holds).map(({ condition }) => condition);
};

it('a past alarm is looked at at the moment that the rule waits for [ALM-12]', () => {
  expect(missed({})).toEqual([]);
  expect(missed({ moment: 'closed' })).toEqual([]);
  expect(missed({ moment: 'closed' }, { ...alarm, closedAtMs: null })).toEqual(['moment']);
  // raised at 10:00, closed at 10:30 of the mainland
  expect(missed({ fromTime: '10:20', toTime: '11:00' })).toEqual(['hours']);
  expect(missed({ moment: 'closed', fromTime: '10:20', toTime: '11:00' })).toEqual([]);
});

it('it stood until somebody acknowledged or closed it, or until now [ALM-12]', () => {
  const standing = (afterMinutes: number, of?: PastAlarm) => missed({ moment: 'standing', afterMinutes }, of);
  expect(standing(4)).toEqual([]);
  expect(standing(5)).toEqual(['standing']);
  expect(standing(30, { ...alarm, acknowledgedAtMs: null })).toEqual([]);
  expect(standing(31, { ...alarm, acknowledgedAtMs: null })).toEqual(['standing']);
  expect(standing(600, { ...alarm, acknowledgedAtMs: null, closedAtMs: null })).toEqual([]);
});

it('every condition that does not hold is named [ALM-12] [N15]', () => {
  expect(
    missed({ isEnabled: false, mildestLevel: 1, kinds: ['gasLeak'] }, { ...alarm, level: 2, isDrill: true }),
  ).toEqual(['enabled', 'real', 'level', 'kind']);
});
