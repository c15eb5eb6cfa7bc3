import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type PastReadings, defaultAlarmRules, rehearse } from '../index.ts';

const minute = 60_000;
const rules = defaultAlarmRules.filter(({ kind }) => kind === 'smoke');
const sending = { smsReceivers: 2, voiceReceivers: 1 };
const past = (values: readonly number[], deviceId = 1): PastReadings[] =>
  values.map((smoke, at) => ({ deviceId, deviceType: 'smoke', atMs: at * minute, readings: { smoke } }));
const smoky = fc.array(fc.constantFrom(0, 50, 61, 99, 100, 400), { maxLength: 60 });

/** What a person would count: the times a reading rose to the threshold after it was normal. */
const rises = (values: readonly number[]) => {
  let isUp = false;
  let count = 0;
  for (const value of values) {
    if (!isUp && value >= 100) [isUp, count] = [true, count + 1];
    else if (isUp && value <= 60) isUp = false;
  }
  return { count, isUp };
};

describe('rehearse', () => {
  it('counts alarms, SMS and calls of a rule on past readings [N14]', () => {
    fc.assert(
      fc.property(smoky, smoky, (one, two) => {
        const [a, b] = [rises(one), rises(two)];
        const alarms = a.count + b.count;
        expect(rehearse(rules, [...past(one), ...past(two, 2)], sending)).toEqual({
          alarms,
          byKind: alarms > 0 ? { smoke: alarms } : {},
          devices: Number(a.count > 0) + Number(b.count > 0),
          repeated: 0,
          standing: Number(a.isUp) + Number(b.isUp),
          sms: 2 * alarms,
          voice: alarms,
        });
      }),
    );
  });

  it('gives the same answer in whatever order the readings come [N14]', () => {
    fc.assert(
      fc.property(smoky, (values) => {
        expect(rehearse(rules, past(values).toReversed(), sending)).toEqual(rehearse(rules, past(values), sending));
      }),
    );
  });

  it('joins reports within the alarm time to the alarm before [N14] [ALM-05]', () => {
    const values = [100, 0, 100, 0, 0, 0, 100];
    const timed = rules.map((rule) => ({ ...rule, alarmTimeMinutes: 5 }));
    expect(rehearse(timed, past(values), sending)).toMatchObject({ alarms: 2, repeated: 1 });
    expect(rehearse(rules, past(values), sending)).toMatchObject({ alarms: 3, repeated: 0 });
    fc.assert(
      fc.property(smoky, (values) => {
        const { alarms, repeated } = rehearse(timed, past(values), sending);
        expect(alarms + repeated).toBe(rises(values).count);
      }),
    );
  });

  it('sends no more than the frequency lets pass [N14] [ALM-09]', () => {
    const frequency = { messages: 2, hours: 1 };
    const values = Array.from({ length: 60 }, (_, at) => (at % 2 === 0 ? 400 : 0));
    expect(rehearse(rules, past(values), { ...sending, frequency })).toMatchObject({ alarms: 30, sms: 4, voice: 2 });
  });

  it('counts kinds apart [N14]', () => {
    const both: PastReadings = { deviceId: 1, deviceType: 'smoke', atMs: 0, readings: { smoke: 400, temperature: 80 } };
    expect(rehearse(defaultAlarmRules, [both], sending)).toMatchObject({
      alarms: 2,
      byKind: { smoke: 1, overTemperature: 1 },
      devices: 1,
    });
  });
});
