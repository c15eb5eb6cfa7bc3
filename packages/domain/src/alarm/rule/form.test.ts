import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotal, expectTotalForm } from '../../lib/fuzz.test.support.ts';
import { formWords } from '../../lib/index.ts';
import {
  type AlarmRuleSettings,
  alarmRuleForm,
  alarmRuleWords,
  defaultAlarmRules,
  effectLeftMs,
  effectNotice,
  judgeReadings,
  ruleEffectMinutes,
  ruleOf,
  rulesFor,
  takesEffectAtMs,
  versionInEffect,
} from '../index.ts';

const words = { ...alarmRuleWords, ...formWords };
const good = {
  kind: 'smoke',
  deviceTypes: ['smoke'],
  measurement: 'smoke',
  raisesWhen: 'atLeast',
  threshold: '100',
  recoversAt: 60,
  alarmTimeMinutes: 5,
  autoRecovery: 'true',
  armingEnable: false,
  partnerId: '7',
};
const codes = (more: object) => {
  const result = alarmRuleForm.check({ ...good, ...more });
  return result.ok ? [] : result.problems.map(({ code, field }) => `${field} ${code}`);
};

describe('the alarm time', () => {
  const alarmTime = alarmRuleForm.fields.alarmTimeMinutes;

  it('is over 0 and under 30 minutes, neither itself [ALM-05]', () => {
    for (const minutes of [0.5, 1, 29, 29.9, '15']) expect(alarmTime(minutes, 't').ok).toBe(true);
    for (const minutes of [0, -0, '0', 30, -1, 31, '30.0', 1e300])
      expect(alarmTime(minutes, 't')).toEqual({
        ok: false,
        problems: [{ code: 'alarm.rule.alarmTime', field: 't', args: { 0: 0, 1: 30 } }],
      });
    expect(alarmTime(undefined, 't')).toMatchObject({ problems: [{ code: 'form.required' }] });
    expect(alarmTime('soon', 't')).toMatchObject({ problems: [{ code: 'form.number' }] });
    expectTotal((raw) => alarmTime(raw, 't'), words);
  });
});

describe('alarmRuleForm', () => {
  it('reads a rule with auto-recovery, arming and partner [ALM-05]', () => {
    const result = alarmRuleForm.check(good);
    expect(result).toMatchObject({ value: { autoRecovery: true, armingEnable: false, partnerId: 7, threshold: 100 } });
    expect(ruleOf((result as { value: AlarmRuleSettings }).value)).toEqual({
      kind: 'smoke',
      deviceTypes: ['smoke'],
      measurement: 'smoke',
      raisesWhen: 'atLeast',
      threshold: 100,
      recoversAt: 60,
      closesByItself: true,
      alarmTimeMinutes: 5,
    });
  });

  it('takes each default rule, and any partner when none is named [ALM-05]', () => {
    for (const { closesByItself, ...rule } of defaultAlarmRules)
      expect(codes({ ...rule, autoRecovery: closesByItself, partnerId: '' }), rule.kind).toEqual([]);
  });

  it('refuses what the sensor cannot tell, recovery on the wrong side and types that are silent [ALM-05]', () => {
    expect(codes({ threshold: 501 })).toEqual(['threshold form.range']);
    expect(codes({ recoversAt: -1 })).toEqual(['recoversAt form.range']);
    expect(codes({ recoversAt: 100 })).toEqual(['recoversAt alarm.rule.gap']);
    const low = {
      kind: 'pressureLow',
      deviceTypes: ['water'],
      measurement: 'pressure',
      raisesWhen: 'atMost',
      threshold: 0.2,
    };
    expect(codes({ ...low, recoversAt: 0.3 })).toEqual([]);
    expect(codes({ ...low, recoversAt: 0.2 })).toEqual(['recoversAt alarm.rule.gap']);
    expect(codes({ deviceTypes: ['smoke', 'camera'] })).toEqual(['deviceTypes alarm.rule.silentType']);
    expect(codes({ measurement: 'temperature' })).toEqual(['measurement alarm.rule.measurement']);
    expect(codes({ kind: 'signalLost', measurement: 'signals', threshold: 10, recoversAt: 5 })).toEqual([]);
  });

  it('answers whatever comes [ALM-05]', () => {
    expectTotalForm(alarmRuleForm, good, words);
  });
});

describe('rulesFor', () => {
  it('leaves out rules of another partner, and those for armed devices while disarmed [ALM-05]', () => {
    const base = alarmRuleForm.check({ ...good, partnerId: undefined }) as { value: AlarmRuleSettings };
    const rules = [
      { ...base.value, threshold: 1 },
      { ...base.value, threshold: 2, partnerId: 7 },
      { ...base.value, threshold: 3, armingEnable: true },
    ];
    const of = (partnerId: number | null, isArmed: boolean) =>
      rulesFor(rules, { partnerId, isArmed }).map(({ threshold }) => threshold);
    expect([of(7, true), of(8, true), of(null, false)]).toEqual([[1, 2, 3], [1, 3], [1]]);
  });
});

describe('rules of one kind', () => {
  const high = defaultAlarmRules.find(({ kind }) => kind === 'heartRate') as (typeof defaultAlarmRules)[number];
  const rules = [high, { ...high, raisesWhen: 'atMost', threshold: 40, recoversAt: 50 } as const];
  const judged = (heartRate: number, isActive: boolean) =>
    judgeReadings('smartwatch', { heartRate }, new Set(isActive ? ['heartRate'] : []), rules).map(
      ({ outcome }) => outcome,
    );

  it('raise one alarm together, and it recovers when all say so [ALM-05]', () => {
    expect([30, 40, 45, 90, 150].map((rate) => judged(rate, false))).toEqual([['raise'], ['raise'], [], [], ['raise']]);
    expect([30, 45, 50, 130, 140].map((rate) => judged(rate, true))).toEqual([[], [], ['recover'], ['recover'], []]);
    const twice = [high, { ...high, threshold: 100 }];
    expect(judgeReadings('smartwatch', { heartRate: 200 }, new Set(), twice)).toHaveLength(1);
    expect(judgeReadings('smartwatch', { heartRate: 140 }, new Set(['heartRate']), rules.toReversed())).toEqual([]);
  });
});

describe('the delay of a change', () => {
  const minute = 60_000;
  it('is 15 minutes, and is told [ALM-05]', () => {
    expect(ruleEffectMinutes).toBe(15);
    expect(takesEffectAtMs(1000)).toBe(1000 + 15 * minute);
    expect([0, 14 * minute, 15 * minute, 16 * minute].map((now) => effectLeftMs(0, now))).toEqual([
      15 * minute,
      minute,
      0,
      0,
    ]);
    expect(effectNotice).toEqual({ code: 'alarm.rule.takesEffect', args: { 0: 15 } });
    expect(words).toHaveProperty([effectNotice.code]);
  });

  it('leaves the last version in effect whose time has come [ALM-05]', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(100)), fc.integer({ min: -10, max: 130 }), (saved, now) => {
        const versions = saved.map((minutes) => ({ savedAtMs: minutes * minute }));
        const known = saved.filter((minutes) => minutes + 15 <= now);
        expect(versionInEffect(versions, now * minute)?.savedAtMs).toBe(
          known.length > 0 ? Math.max(...known) * minute : undefined,
        );
      }),
    );
  });
});
