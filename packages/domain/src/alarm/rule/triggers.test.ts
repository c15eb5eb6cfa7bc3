import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotalForm } from '../../lib/fuzz.test.support.ts';
import { formWords, startOfDay } from '../../lib/index.ts';
import {
  type TriggerFact,
  type TriggerRule,
  alarmRuleWords,
  isTriggered,
  missedConditions,
  triggerRuleForm,
  triggered,
} from '../index.ts';

const minute = 60_000;
const words = { ...alarmRuleWords, ...formWords };
const good = {
  name: '夜间通知',
  isEnabled: true,
  moment: 'raised',
  mildestLevel: 2,
  kinds: ['smoke', 'gasLeak'],
  deviceTypes: [],
  fromTime: '22:00',
  toTime: '06:00',
  actions: ['sms', 'voice'],
  receivers: ['placeManager'],
};
const always: TriggerRule = {
  name: 'x',
  isEnabled: true,
  moment: 'raised',
  mildestLevel: 5,
  kinds: [],
  deviceTypes: [],
  actions: ['app'],
  afterMinutes: undefined,
  fromTime: undefined,
  toTime: undefined,
  receivers: [],
  partnerId: undefined,
};
const at = (time: string) =>
  startOfDay('2026-11-21') + (Number(time.slice(0, 2)) * 60 + Number(time.slice(3))) * minute;
const fact: TriggerFact = {
  moment: 'raised',
  level: 2,
  kind: 'smoke',
  deviceType: 'smoke',
  isDrill: false,
  atMs: at('12:00'),
};

describe('triggerRuleForm', () => {
  it('reads a rule; minutes belong to standing alarms, hours come in pairs [ALM-12]', () => {
    expect(triggerRuleForm.check(good)).toMatchObject({ ok: true, value: { actions: ['sms', 'voice'] } });
    const codes = (more: object) => {
      const result = triggerRuleForm.check({ ...good, ...more });
      return result.ok ? [] : result.problems.map(({ code, field }) => `${field} ${code}`);
    };
    expect(codes({ moment: 'standing', afterMinutes: 5 })).toEqual([]);
    expect(codes({ moment: 'standing' })).toEqual(['afterMinutes alarm.trigger.afterMinutes']);
    expect(codes({ afterMinutes: 5 })).toEqual(['afterMinutes alarm.trigger.afterMinutes']);
    expect(codes({ moment: 'standing', afterMinutes: 1441 })).toEqual(['afterMinutes form.range']);
    expect(codes({ fromTime: '' })).toEqual(['toTime alarm.trigger.hours']);
    expect(codes({ toTime: '22:00' })).toEqual(['toTime alarm.trigger.hours']);
    expect(codes({ fromTime: undefined, toTime: undefined })).toEqual([]);
    expect(codes({ receivers: [] })).toEqual(['receivers alarm.trigger.receivers']);
    expect(codes({ receivers: [], actions: ['hazard'] })).toEqual([]);
    expect(codes({ actions: [] })).toEqual(['actions form.required']);
    expect(codes({ name: 'x'.repeat(129) })).toEqual(['name form.tooLong']);
  });

  it('answers whatever comes [ALM-12]', () => {
    expectTotalForm(triggerRuleForm, good, words);
  });
});

describe('isTriggered', () => {
  it('needs every condition to hold [ALM-12]', () => {
    expect(isTriggered(always, fact)).toBe(true);
    const against: (readonly [Partial<TriggerRule>, Partial<TriggerFact>])[] = [
      [{ isEnabled: false }, {}],
      [{ mildestLevel: 1 }, {}],
      [{ kinds: ['gasLeak'] }, {}],
      [{ deviceTypes: ['gas'] }, {}],
      [{ moment: 'closed' }, {}],
      [{ fromTime: '12:01', toTime: '13:00' }, {}],
      [{}, { moment: 'closed' }],
    ];
    for (const [rule, more] of against) expect(isTriggered({ ...always, ...rule }, { ...fact, ...more })).toBe(false);
    expect(isTriggered({ ...always, kinds: ['smoke'], deviceTypes: ['smoke'], mildestLevel: 2 }, fact)).toBe(true);
  });

  it('names each condition that does not hold [ALM-12]', () => {
    const rule = { ...always, mildestLevel: 1, kinds: ['gasLeak'] } as const;
    expect(missedConditions(rule, fact)).toEqual(['level', 'kind']);
    expect(missedConditions(always, { ...fact, moment: 'closed', isDrill: true })).toEqual(['real', 'moment']);
  });

  it('sets nothing off in a drill [N15]', () => {
    expect(isTriggered(always, { ...fact, isDrill: true })).toBe(false);
  });

  it('keeps its hours, also across midnight and in another time zone [ALM-12]', () => {
    const within = (fromTime: string, toTime: string, times: readonly string[]) =>
      times.filter((time) => isTriggered({ ...always, fromTime, toTime }, { ...fact, atMs: at(time) }));
    const times = ['00:00', '05:59', '06:00', '12:00', '21:59', '22:00', '23:59'];
    expect(within('22:00', '06:00', times)).toEqual(['00:00', '05:59', '22:00', '23:59']);
    expect(within('06:00', '22:00', times)).toEqual(['06:00', '12:00', '21:59']);
    const night = { ...always, fromTime: '22:00', toTime: '23:00' };
    expect(isTriggered(night, { ...fact, atMs: -90 * minute }, 0)).toBe(true);
  });

  it('acts once on a standing alarm, when its minutes are passed [ALM-12]', () => {
    const rule = { ...always, moment: 'standing', afterMinutes: 5 } as const;
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 40 }), (gaps) => {
        let beforeMs = 0;
        let times = 0;
        for (const gap of gaps) {
          const nowMs = beforeMs + gap * 10_000;
          if (isTriggered(rule, { ...fact, moment: 'standing', standing: { beforeMs, nowMs } })) times += 1;
          beforeMs = nowMs;
        }
        expect(times).toBe(beforeMs >= 5 * minute ? 1 : 0);
      }),
    );
    expect(isTriggered(rule, { ...fact, moment: 'standing' })).toBe(false);
    const endless = { ...rule, afterMinutes: undefined };
    expect(isTriggered(endless, { ...fact, moment: 'standing', standing: { beforeMs: 0, nowMs: 1e12 } })).toBe(false);
  });
});

describe('triggered', () => {
  it('does each action once, for the first rule that asks for it [ALM-12]', () => {
    const rules = [
      { ...always, name: 'off', isEnabled: false },
      { ...always, name: 'a', actions: ['sms', 'app'] as const },
      { ...always, name: 'b', actions: ['voice', 'sms'] as const },
    ];
    expect([...triggered(rules, fact)].map(([action, { name }]) => [action, name])).toEqual([
      ['sms', 'a'],
      ['app', 'a'],
      ['voice', 'b'],
    ]);
    expect(triggered(rules, { ...fact, isDrill: true }).size).toBe(0);
  });
});
