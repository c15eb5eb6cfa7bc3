import { describe, expect, it } from 'vitest';
import { expectTotalForm } from '../../lib/fuzz.test.support.ts';
import { eventsFrom, formWords } from '../../lib/index.ts';
import {
  allocateSplit,
  checkOrderSplit,
  checkSplitRecord,
  checkTrigger,
  financeSplitWords,
  type SplitRecord,
  splitMachine,
  splitResults,
  splitStart,
  splitStep,
  toggleOutcome,
  triggerForm,
  triggerStates,
  triggerStep,
  triggerTypes,
} from '../index.ts';

const words: Readonly<Record<string, unknown>> = financeSplitWords;
const record: SplitRecord = {
  merchantLedgerNumber: 'M1',
  orderNumber: 'O1',
  ruleVersion: 1,
  totalCents: 1000,
  recipientAccount: 'acc-1',
  receivedCents: 300,
  detailNumber: 'D1',
  result: 'success',
  createdAtMs: 10,
  completedAtMs: 20,
};
const codesOf = (change: Partial<SplitRecord>) => checkSplitRecord({ ...record, ...change }).map(({ code }) => code);

describe('a split record', () => {
  it('fits together or says what does not [FIN-07]', () => {
    expect(codesOf({})).toEqual([]);
    expect(codesOf({ completedAtMs: 9 })).toEqual(['finance.record.times']);
    expect(codesOf({ result: 'pending' })).toEqual(['finance.record.completion']);
    expect(codesOf({ result: 'failed' })).toEqual(['finance.record.error']);
    expect(codesOf({ result: 'failed', errorCode: 'E1' })).toEqual([]);
    expect(codesOf({ errorCode: 'E1' })).toEqual(['finance.record.error']);
    expect(codesOf({ receivedCents: -1 })).toEqual(['finance.record.cents']);
    expect(codesOf({ receivedCents: 0.5 })).toEqual(['finance.record.cents']);
    const { completedAtMs: _, ...running } = record;
    expect(checkSplitRecord({ ...running, result: 'pending' })).toEqual([]);
    expect(checkSplitRecord(running)).toMatchObject([{ code: 'finance.record.completion' }]);
  });

  it('of 0 cents is never sent: it has succeeded, with nothing to send [FIN-05] [FIN-07]', () => {
    expect(splitStart(0)).toEqual({ result: 'success', resultCode: 'nothingToSend' });
    expect(splitStart(1)).toEqual({ result: 'pending' });
    expect(codesOf({ receivedCents: 0, ...splitStart(0) })).toEqual([]);
    const { completedAtMs: _, ...running } = record;
    expect(checkSplitRecord({ ...running, result: 'pending', receivedCents: 0 }).map(({ code }) => code)).toEqual([
      'finance.record.nothing',
    ]);
    const cents = [30, 30, 30].map((ratio, at) => ({ recipientId: String(at), ratio }));
    const shares = allocateSplit(1, cents);
    expect(shares.ok && shares.value.shares.map((share) => splitStart(share.cents).result)).toEqual([
      'success',
      'success',
      'success',
    ]);
  });

  it('never receives with the others more than was paid [FIN-07] [TAR-09]', () => {
    const more = { ...record, detailNumber: 'D2', receivedCents: 700 };
    expect(checkOrderSplit([])).toEqual([]);
    expect(checkOrderSplit([record, more])).toEqual([]);
    expect(checkOrderSplit([record, { ...more, receivedCents: 701 }])).toEqual([
      { code: 'finance.record.sum', field: 'receivedCents', args: { received: '10.01', total: '10.00' } },
    ]);
    expect(checkOrderSplit([record, { ...more, receivedCents: 701, result: 'failed' }])).toEqual([]);
    expect(checkOrderSplit([record, record]).map(({ code }) => code)).toEqual(['finance.record.detail']);
    const huge = { ...more, receivedCents: Number.MAX_SAFE_INTEGER };
    expect(checkOrderSplit([record, huge]).map(({ code }) => code)).toContain('finance.record.cents');
    expect(checkOrderSplit([record, { ...more, totalCents: 999 }]).map(({ code }) => code)).toEqual([
      'finance.record.totals',
    ]);
  });

  it('succeeds once; what failed can be tried again [FIN-07]', () => {
    expect(splitStep('pending', 'succeed')).toEqual({ ok: true, value: 'success' });
    expect(splitStep('pending', 'fail')).toEqual({ ok: true, value: 'failed' });
    expect(splitStep('failed', 'retry')).toEqual({ ok: true, value: 'pending' });
    expect(splitResults.filter((one) => eventsFrom(splitMachine, one).length === 0)).toEqual(splitMachine.finals);
    for (const result of splitResults)
      for (const event of ['succeed', 'fail', 'retry'] as const) {
        const next = splitStep(result, event);
        for (const { code } of next.ok ? [] : next.problems) expect(words).toHaveProperty([code]);
      }
    expect(splitStep('success', 'retry')).toMatchObject({ problems: [{ code: 'finance.split.is.success' }] });
  });
});

describe('a trigger', () => {
  const trigger = { orderType: 'smsResource', partnerId: 'p1', partnerName: '华东' } as const;

  it('is for one of five order types or a set meal, once for a partner [FIN-06]', () => {
    expect(triggerTypes.toSorted()).toEqual([
      'serviceFee',
      'setMeal',
      'smsResource',
      'smsTraffic',
      'voiceResource',
      'voiceTraffic',
    ]);
    expectTotalForm(triggerForm, trigger, { ...financeSplitWords, ...formWords });
    expect(triggerForm.check({ ...trigger, orderType: 'dataCard' })).toMatchObject({ ok: false });
    expect(
      checkTrigger(trigger, [
        { ...trigger, partnerId: 'p2' },
        { ...trigger, orderType: 'serviceFee' },
      ]),
    ).toBeUndefined();
    expect(checkTrigger(trigger, [trigger])).toEqual({ code: 'finance.trigger.twice', field: 'orderType' });
  });

  it('is enabled and disabled; enabled only where the merchant may split [FIN-06] [FIN-02]', () => {
    expect(triggerStep('disabled', 'enable', true)).toEqual({ ok: true, value: 'enabled' });
    expect(triggerStep('disabled', 'enable', false)).toMatchObject({
      problems: [{ code: 'finance.merchant.notSplitting' }],
    });
    expect(triggerStep('enabled', 'disable', false)).toEqual({ ok: true, value: 'disabled' });
    for (const state of triggerStates) {
      const again = triggerStep(state, state === 'enabled' ? 'enable' : 'disable', true);
      expect(again).toMatchObject({ problems: [{ code: `finance.trigger.already.${state}` }] });
      for (const { code } of again.ok ? [] : again.problems) expect(words).toHaveProperty([code]);
    }
  });

  it('tells a failed toggle, and one whose outcome is not what was said [FIN-06]', () => {
    expect(toggleOutcome('enabled', true, 'enabled')).toBe('done');
    expect(toggleOutcome('enabled', false, 'disabled')).toBe('failed');
    expect(toggleOutcome('enabled', false, undefined)).toBe('failed');
    expect(toggleOutcome('enabled', true, 'disabled')).toBe('abnormal');
    expect(toggleOutcome('enabled', true, undefined)).toBe('abnormal');
    expect(toggleOutcome('enabled', false, 'enabled')).toBe('abnormal');
  });
});
