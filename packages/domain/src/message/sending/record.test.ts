import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotalForm } from '../../lib/fuzz.test.support.ts';
import { formWords, languages } from '../../lib/index.ts';
import {
  alarmMoments,
  countedKinds,
  defaultSendRule,
  endedSendStates,
  isOver,
  maskedAddress,
  maySeeAddress,
  mayUseTemplate,
  messageSendingWords,
  nearest,
  isGivenUp,
  isUnsent,
  pauseMs,
  sendAttemptsMax,
  sendKinds,
  receiptOutcomes,
  receiptStep,
  retryAfterMs,
  sendRuleForm,
  sendStates,
  placeholdersOf,
  pulledTriggers,
  startingTexts,
  templateProblems,
  triggerOfAlarm,
  triggers,
} from '../index.ts';

describe('a message on its way', () => {
  it('goes forwards only: what has ended is changed by no receipt, and none is counted twice [MSG-05]', () => {
    const order = ['planned', 'handed', 'sent', 'delivered', 'failed'];
    const steps = sendStates.flatMap((state) =>
      receiptOutcomes.map((outcome) => ({ state, next: receiptStep(state, outcome) })),
    );
    const ended = steps.filter(({ state }) => (endedSendStates as readonly string[]).includes(state));
    expect(ended.filter(({ next }) => next !== undefined)).toEqual([]);
    const back = steps.filter(({ state, next }) => next !== undefined && order.indexOf(next) <= order.indexOf(state));
    expect(back).toEqual([]);
    expect(receiptStep('handed', 'delivered')).toBe('delivered');
    expect(receiptStep('sent', 'sent')).toBeUndefined();
  });

  it('is tried again later each time, and a failing access is left alone for ten minutes at most [MSG-06]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(1e9), (attempts, failingForMs) => {
        expect(retryAfterMs(attempts + 1)).toBeGreaterThanOrEqual(retryAfterMs(attempts));
        expect(pauseMs(failingForMs)).toBeGreaterThanOrEqual(30_000);
        expect(pauseMs(failingForMs)).toBeLessThanOrEqual(600_000);
      }),
    );
  });

  it('of a level 1 is never given up, and is shown as unsent as soon as others would be [ALM-09]', () => {
    expect([isGivenUp(sendAttemptsMax - 1, 2), isGivenUp(sendAttemptsMax, 2), isGivenUp(99, 1)]).toEqual([
      false,
      true,
      false,
    ]);
    const one = { kind: 'alarm', level: 1, attempts: sendAttemptsMax, state: 'planned' } as const;
    expect(isUnsent(one)).toBe(true);
    expect(isUnsent({ ...one, attempts: sendAttemptsMax - 1 })).toBe(false);
    expect(isUnsent({ ...one, attempts: 1, state: 'failed' })).toBe(true);
    expect(isUnsent({ ...one, state: 'handed' })).toBe(false);
    expect(isUnsent({ ...one, level: 2, state: 'failed' })).toBe(false);
    expect(isUnsent({ ...one, kind: 'test', state: 'failed' })).toBe(false);
  });

  it('is held back, of an alarm, by alarms alone; a notice by both, a code or a test by nothing [ALM-09]', () => {
    expect(sendKinds.map(countedKinds)).toEqual([['alarm'], ['alarm', 'notice'], [], []]);
  });

  it('has nothing to say once the alarm is dealt with, except that it is [ALM-09]', () => {
    const over = (state: 'open' | 'acknowledged' | 'closed') =>
      alarmMoments.filter((moment) => isOver(moment, { state }));
    expect([over('open'), over('acknowledged'), over('closed')]).toEqual([[], ['standing'], ['raised', 'standing']]);
  });

  it('shows of a number what names it and not the number [MSG-04]', () => {
    expect(maskedAddress('13800138000')).toBe('138****8000');
    expect(maskedAddress('110')).toBe('****');
    expect(maskedAddress('wang@example.com')).toBe('w***@example.com');
  });

  it('has its number whole for the platform and for the one it was sent to [MSG-04] [SES-07]', () => {
    expect(maySeeAddress({ role: 'platform', userId: 1 }, { userId: 2 })).toBe(true);
    expect(maySeeAddress({ role: 'agent', userId: 1 }, { userId: 1 })).toBe(true);
    expect(maySeeAddress({ role: 'agent', userId: 1 }, { userId: 2 })).toBe(false);
    expect(maySeeAddress({ role: 'unit', userId: 1 }, { userId: null })).toBe(false);
  });
});

describe('the settings of a branch', () => {
  const chain = [3, 1, null];
  it('are those of the nearest who has any [MSG-06] [ORG-05]', () => {
    expect(nearest([{ partnerId: null }, { partnerId: 1 }, { partnerId: 2 }], chain)).toEqual({ partnerId: 1 });
    expect(nearest([{ partnerId: 2 }], chain)).toBeUndefined();
  });

  it('use templates of their own, and public ones from above [MSG-03] [MSG-06]', () => {
    expect(mayUseTemplate({ partnerId: 3, isPublic: false }, chain)).toBe(true);
    expect(mayUseTemplate({ partnerId: 1, isPublic: false }, chain)).toBe(false);
    expect(mayUseTemplate({ partnerId: null, isPublic: true }, chain)).toBe(true);
    expect(mayUseTemplate({ partnerId: 2, isPublic: true }, chain)).toBe(false);
  });

  it('name their limits, 0 for none among them [MSG-06] [ALM-09]', () => {
    expectTotalForm(sendRuleForm, { ...defaultSendRule }, { ...messageSendingWords, ...formWords });
    const { forcedChannels, ...rule } = defaultSendRule;
    expect(
      sendRuleForm.check({ ...rule, forcedChannels: [...forcedChannels], smsMessages: 0, standingMinutes: 0 }),
    ).toMatchObject({
      problems: [{ code: 'form.range', field: 'smsMessages', args: { 0: 1, 1: 1000 } }],
    });
  });
});

describe('what an alarm pulls', () => {
  it('depends on what happened and on its kind [MSG-06]', () => {
    expect(triggerOfAlarm('raised', { category: 'alarm', kind: 'smoke' })).toBe('alarmRaised');
    expect(triggerOfAlarm('raised', { category: 'fault', kind: 'lowBattery' })).toBe('lowBattery');
    expect(triggerOfAlarm('standing', { category: 'alarm', kind: 'smoke' })).toBe('alarmStanding');
    expect(triggerOfAlarm('raised', { category: 'event', kind: 'smoke' })).toBeUndefined();
  });

  it('has a text that its group can fill [MSG-03]', () => {
    for (const trigger of pulledTriggers)
      for (const language of languages) {
        const plain = startingTexts[trigger][language].replaceAll(/\{(\w+)\|\w+\|\w+\}/g, '{$1}');
        expect(templateProblems(plain, triggers[trigger].group)).toEqual([]);
        expect(placeholdersOf(plain)).toEqual(expect.arrayContaining(placeholdersOf(startingTexts[trigger].cn)));
      }
  });
});
