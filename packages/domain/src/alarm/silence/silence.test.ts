import { expect, it } from 'vitest';
import {
  isSilenced,
  mayEndSilence,
  type Silence,
  silencedBy,
  silenceForm,
  silenceOf,
  silenceState,
  silenceTimes,
} from './silence.ts';

const minute = 60_000;
const now = 1_000_000 * minute;
const silence = (more: Partial<Silence>): Silence => ({
  silenceId: 1,
  startsAtMs: now,
  endsAtMs: now + 10 * minute,
  ...more,
});
const alarm = { level: 2, deviceId: 7, placeId: 3, ruleId: 5 } as const;

it('a silence is for a device, a place or a rule, and for nothing else [ALM-12]', () => {
  for (const target of [{ deviceId: 7 }, { placeId: 3 }, { ruleId: 5 }])
    expect(silenceOf([silence(target)], alarm, now)?.silenceId).toBe(1);
  for (const target of [{ deviceId: 8 }, { placeId: 4 }, { ruleId: 6 }, {}])
    expect(silenceOf([silence(target)], alarm, now)).toBeUndefined();
  expect(silenceOf([silence({ placeId: 3 })], { ...alarm, placeId: null }, now)).toBeUndefined();
});

it('danger is never silenced [ALM-12]', () => {
  expect(silenceOf([silence({ deviceId: 7 })], { ...alarm, level: 1 }, now)).toBeUndefined();
  expect(isSilenced({ level: 1, silencedUntilMs: now + minute }, now)).toBe(false);
});

it('a silence ends by itself, and its last instant is loud [ALM-12]', () => {
  const one = silence({ deviceId: 7 });
  expect(silenceOf([one], alarm, now - 1)).toBeUndefined();
  expect(silenceOf([one], alarm, one.endsAtMs - 1)).toBe(one);
  expect(silenceOf([one], alarm, one.endsAtMs)).toBeUndefined();
  expect(isSilenced({ level: 2, silencedUntilMs: one.endsAtMs }, one.endsAtMs - 1)).toBe(true);
  expect(isSilenced({ level: 2, silencedUntilMs: one.endsAtMs }, one.endsAtMs)).toBe(false);
  expect(isSilenced({ level: 2 }, now)).toBe(false);
});

it('of several the one that ends last counts [ALM-12]', () => {
  const long = silence({ silenceId: 2, placeId: 3, endsAtMs: now + 20 * minute });
  expect(silenceOf([silence({ deviceId: 7 }), long, silence({ ruleId: 5 })], alarm, now)).toBe(long);
});

const sent = { target: 'device', deviceId: 7, reason: '检修', startsAtMs: now, minutes: 60 };

it.each([
  [{ deviceId: undefined }, 'form.required', 'deviceId'],
  [{ target: 'place' }, 'form.required', 'placeId'],
  [{ target: 'rule' }, 'form.required', 'ruleId'],
  [{ target: 'unit' }, 'form.choice', 'target'],
  [{ reason: ' ' }, 'form.required', 'reason'],
  [{ reason: 'x'.repeat(257) }, 'form.tooLong', 'reason'],
  [{ minutes: 4 }, 'form.range', 'minutes'],
  [{ minutes: 10_081 }, 'form.range', 'minutes'],
])('is refused with %o [ALM-12]', (more, code, field) => {
  expect(silenceForm.check({ ...sent, ...more })).toMatchObject({ ok: false, problems: [{ code, field }] });
});

it('takes what its target needs, and drops what else was sent [ALM-12]', () => {
  expect(silenceForm.check(sent)).toMatchObject({ ok: true });
  expect(silencedBy({ target: 'device', deviceId: 7, placeId: 3, ruleId: 5 })).toEqual({ deviceId: 7 });
  expect(silencedBy({ target: 'place', deviceId: 7, placeId: 3, ruleId: 5 })).toEqual({ placeId: 3 });
  expect(silencedBy({ target: 'rule', deviceId: 7, placeId: 3, ruleId: 5 })).toEqual({ ruleId: 5 });
});

it('begins now at the earliest and a month ahead at the latest [ALM-12]', () => {
  const late = { startsAtMs: now - 5 * minute, minutes: 10 };
  expect(silenceTimes(late, now)).toEqual({ ok: true, value: { startsAtMs: now, endsAtMs: now + 10 * minute } });
  expect(silenceTimes({ ...late, startsAtMs: now - 5 * minute - 1 }, now)).toMatchObject({
    problems: [{ code: 'alarm.silence.past', field: 'startsAtMs' }],
  });
  const month = 31 * 24 * 60 * minute;
  expect(silenceTimes({ startsAtMs: now + month, minutes: 10 }, now)).toMatchObject({ ok: true });
  expect(silenceTimes({ startsAtMs: now + month + 1, minutes: 10 }, now)).toMatchObject({
    problems: [{ code: 'alarm.silence.far', field: 'startsAtMs' }],
  });
});

it('says where it is: to come, running, over or cancelled [ALM-12]', () => {
  const one = silence({});
  expect(silenceState(one, false, now - 1)).toBe('planned');
  expect(silenceState(one, false, now)).toBe('running');
  expect(silenceState(one, false, one.endsAtMs)).toBe('ended');
  expect(silenceState(one, true, now)).toBe('cancelled');
});

it('is ended by who began it, by their like and by those above them [ALM-12] [ROL-06]', () => {
  expect(['platform', 'agent', 'unit'].map((role) => mayEndSilence(role as 'unit', 'agent'))).toEqual([
    true,
    true,
    false,
  ]);
  expect(mayEndSilence('unit', 'maint')).toBe(true);
  expect(mayEndSilence('unit', 'platform')).toBe(false);
  expect(mayEndSilence('unit', null)).toBe(true);
});
