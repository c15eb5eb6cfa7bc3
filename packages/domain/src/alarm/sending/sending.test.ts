import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotalForm } from '../../lib/fuzz.test.support.ts';
import { formWords } from '../../lib/index.ts';
import {
  type AlarmLevel,
  type Channel,
  type PersonalPush,
  alarmLevelNumbers,
  alarmSendingWords,
  channelNames,
  channels,
  decideSend,
  effectivePush,
  forcePushForm,
  frequencyForm,
  passFrequency,
  passInterval,
  pushIntervalForm,
  screenPush,
  sendRefusals,
} from '../index.ts';

const hour = 3_600_000;
const minute = 60_000;
const frequency = fc.record({ messages: fc.integer({ min: 1, max: 6 }), hours: fc.integer({ min: 1, max: 4 }) });
/** Moments of a storm and of quiet, oldest first; clocks may step back. */
const moments = fc
  .array(fc.oneof(fc.nat(5 * minute), fc.nat(3 * hour), fc.integer({ min: -hour, max: 0 })), { maxLength: 80 })
  .map((gaps) => {
    let at = 0;
    return gaps.map((gap) => (at += gap));
  });

describe('passFrequency', () => {
  it('never lets more than N pass in any window of M hours [ALM-09]', () => {
    fc.assert(
      fc.property(moments, frequency, (asked, limit) => {
        let sent: readonly number[] = [];
        const passed: number[] = [];
        for (const at of asked) {
          const passage = passFrequency(sent, at, limit);
          if (!passage.mayPass) continue;
          sent = passage.sentAtMs;
          passed.push(sent.at(-1) as number);
        }
        const window = limit.hours * hour;
        for (const from of passed)
          expect(passed.filter((at) => at >= from && at < from + window).length).toBeLessThanOrEqual(limit.messages);
      }),
    );
  });

  it('refuses only while it must, and tells when the next may go [ALM-09]', () => {
    fc.assert(
      fc.property(moments, frequency, (asked, limit) => {
        let sent: readonly number[] = [];
        for (const at of asked.toSorted((a, b) => a - b)) {
          const passage = passFrequency(sent, at, limit);
          const next = passage.mayPass ? at : passage.nextAtMs;
          expect(passFrequency(sent, next, limit).mayPass).toBe(true);
          expect(passage.mayPass || !passFrequency(sent, next - 1, limit).mayPass).toBe(true);
          if (passage.mayPass) sent = passage.sentAtMs;
        }
        expect(sent.length).toBeLessThanOrEqual(limit.messages);
      }),
    );
  });

  it('keeps to a limit that was lowered meanwhile [ALM-09]', () => {
    const sent = [0, 1, 2, 3, 4];
    expect(passFrequency(sent, 5, { messages: 2, hours: 1 })).toEqual({ mayPass: false, nextAtMs: 3 + hour });
    expect(passFrequency(sent, 5, { messages: 9, hours: 1 }).mayPass).toBe(true);
  });
});

describe('passInterval', () => {
  it('waits the interval out; 0 means none [ALM-09]', () => {
    expect(passInterval([], 7, 30)).toEqual({ mayPass: true, sentAtMs: [7] });
    expect(passInterval([0], 30 * minute - 1, 30)).toEqual({ mayPass: false, nextAtMs: 30 * minute });
    expect(passInterval([0], 30 * minute, 30).mayPass).toBe(true);
    expect(passInterval([5], 5, 0)).toEqual({ mayPass: true, sentAtMs: [5] });
    expect(passInterval([5], 1, 0)).toEqual({ mayPass: true, sentAtMs: [5] });
  });
});

describe('the forms of frequency and interval', () => {
  const words = { ...alarmSendingWords, ...formWords };
  it('name their limits and answer whatever comes [ALM-09]', () => {
    expectTotalForm(frequencyForm, { messages: 3, hours: '2' }, words);
    expectTotalForm(pushIntervalForm, { appMinutes: 0, emailMinutes: 60 }, words);
    expect(frequencyForm.check({ messages: 0, hours: 169 })).toMatchObject({
      problems: [
        { code: 'form.range', field: 'messages', args: { 0: 1, 1: 1000 } },
        { code: 'form.range', field: 'hours', args: { 0: 1, 1: 168 } },
      ],
    });
  });
});

const personal = fc.record(
  Object.fromEntries(
    channelNames.map((name) => [name, fc.record({ isOn: fc.boolean(), intervalMinutes: fc.nat(60) })]),
  ),
) as fc.Arbitrary<PersonalPush>;
const forced = fc.record({
  channels: fc.subarray([...channelNames]),
  mildestLevel: fc.constantFrom<AlarmLevel>(...alarmLevelNumbers),
});

describe('effectivePush', () => {
  it('lets the tenant’s force-push override personal settings, and nothing else [ROL-05]', () => {
    fc.assert(
      fc.property(
        personal,
        fc.option(forced, { nil: undefined }),
        fc.constantFrom(...alarmLevelNumbers),
        (own, force, level) => {
          const effective = effectivePush(own, force, level);
          for (const channel of channelNames) {
            const isForced = force?.channels.includes(channel) === true && level <= force.mildestLevel;
            expect(effective[channel]).toEqual(
              isForced ? { isOn: true, intervalMinutes: 0, isForced } : { ...own[channel], isForced },
            );
          }
        },
      ),
    );
  });
});

describe('screenPush', () => {
  it('is what a person chose for alarms that the tenant does not force [ROL-05] [SHL-22]', () => {
    const own = { alarmPop: false, alarmSound: true };
    const isOn = (force: Parameters<typeof screenPush>[1], level: AlarmLevel) => {
      const { popup, sound } = screenPush(own, force, level);
      return [popup.isOn, popup.isForced, sound.isOn, sound.isForced];
    };
    expect(isOn(undefined, 1)).toEqual([false, false, true, false]);
    const force = { channels: ['popup'], mildestLevel: 2 } as const;
    expect(isOn(force, 2)).toEqual([true, true, true, false]);
    expect(isOn(force, 3)).toEqual([false, false, true, false]);
  });

  it('is forced by a form that takes nothing unknown [ROL-05] [SHL-25]', () => {
    expectTotalForm(forcePushForm, { popup: true, sound: false, mildestLevel: '3' }, formWords);
  });
});

describe('decideSend', () => {
  const question = (channel: Channel, more: object = {}) =>
    decideSend({
      channel,
      choice: { isOn: true, intervalMinutes: 10 },
      isDrill: false,
      sentAtMs: [0],
      nowMs: minute,
      frequency: { messages: 1, hours: 1 },
      ...more,
    });

  it('asks each channel for its own limit [ALM-09]', () => {
    expect(question('app')).toEqual({ isSent: false, because: 'interval', nextAtMs: 10 * minute });
    expect(question('email', { nowMs: hour })).toEqual({ isSent: true, sentAtMs: [hour] });
    expect(question('sms')).toEqual({ isSent: false, because: 'frequency', nextAtMs: hour });
    expect(question('voice', { nowMs: hour })).toEqual({ isSent: true, sentAtMs: [hour] });
    expect(question('popup')).toEqual({ isSent: true, sentAtMs: [0] });
  });

  it('sends nothing of a drill, nor what is switched off [N15] [ALM-09]', () => {
    for (const channel of channelNames) {
      expect(question(channel, { isDrill: true, nowMs: 99 * hour })).toEqual({ isSent: false, because: 'drill' });
      expect(question(channel, { choice: { isOn: false, intervalMinutes: 0 }, nowMs: 99 * hour })).toEqual({
        isSent: false,
        because: 'off',
      });
    }
  });

  it('has words for each channel and each reason [ALM-09]', () => {
    for (const name of Object.keys(channels)) expect(alarmSendingWords).toHaveProperty([`alarm.channel.${name}`]);
    for (const reason of sendRefusals) expect(alarmSendingWords).toHaveProperty([`alarm.notSent.${reason}`]);
  });
});
