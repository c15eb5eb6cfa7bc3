import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotal, expectTotalForm } from '../lib/fuzz.test.support.ts';
import { type LifeEvent, lifeMachine } from '../device/index.ts';
import { eventsFrom, formWords, step } from '../lib/index.ts';
import {
  cardBatchForm,
  cardEvents,
  cardMachine,
  cardStates,
  cardStep,
  cardUsage,
  checkRecharge,
  checkStartStops,
  iccid,
  renewalWords,
  type StartStopEntry,
  startStopMisfit,
  startStopMisfits,
  startStopOf,
  storageReason,
  storageTurn,
} from './index.ts';

const words = { ...renewalWords, ...formWords };
const today = '2026-11-21';
const yesterday = '2026-11-20';
const number = (at: number) => `8986${String(at).padStart(16, '0')}`;

describe('a data card', () => {
  const running = { today, expiresOn: today, remainingKb: 1 };

  it('reaches every state; nothing leaves a cancelled one, and each refusal has words [REN-03]', () => {
    const reached = new Set([cardMachine.initial]);
    for (const state of reached)
      for (const event of eventsFrom(cardMachine, state)) reached.add(cardMachine.states[state][event]?.to ?? state);
    expect(reached).toEqual(new Set(cardStates));
    expect(cardStates.filter((state) => eventsFrom(cardMachine, state).length === 0)).toEqual(cardMachine.finals);
    for (const state of cardStates)
      for (const event of cardEvents) {
        const result = cardStep(state, event, { today, expiresOn: null, remainingKb: 0 });
        for (const { code } of result.ok ? [] : result.problems) expect(words).toHaveProperty([code]);
      }
  });

  it('is resumed once it is paid for and has traffic [REN-03]', () => {
    expect(cardStep('stopped', 'resume', running)).toEqual({ ok: true, value: 'active' });
    for (const expiresOn of [yesterday, null])
      expect(cardStep('stopped', 'resume', { ...running, expiresOn })).toMatchObject({
        problems: [{ code: 'renewal.card.expired' }],
      });
    expect(cardStep('stopped', 'resume', { ...running, remainingKb: 0 })).toMatchObject({
      problems: [{ code: 'renewal.card.exhausted' }],
    });
    expect(cardStep('cancelled', 'resume', running)).toMatchObject({
      problems: [{ code: 'renewal.card.is.cancelled' }],
    });
  });

  it('has what remains of its total, never less than nothing, and 100 percent only when used up [REN-03]', () => {
    expect(cardUsage(1000, 250)).toEqual({ remainingKb: 750, usedPercent: 25, isExhausted: false });
    expect(cardUsage(1000, 999)).toEqual({ remainingKb: 1, usedPercent: 99, isExhausted: false });
    fc.assert(
      fc.property(fc.nat(), fc.nat(), (total, used) => {
        const { remainingKb, usedPercent, isExhausted } = cardUsage(total, used);
        expect(remainingKb).toBe(Math.max(0, total - used));
        expect(isExhausted).toBe(used >= total);
        expect(usedPercent === 100).toBe(isExhausted);
        expect(usedPercent >= 0 && usedPercent <= 100).toBe(true);
      }),
    );
  });

  it('is told by its ICCID [REN-03]', () => {
    expect(iccid('8986 0400 0011 2200 345a', 'iccid')).toEqual({ ok: true, value: '8986040000112200345A' });
    expect(iccid('8.98604E+19', 'iccid')).toMatchObject({ problems: [{ code: 'form.lostDigits' }] });
    for (const raw of [
      '8886040000112200345',
      '898604000011220034',
      '89860400001122003456A',
      '8986-040000112200345',
      12,
    ])
      expect(iccid(raw, 'iccid'), String(raw)).toMatchObject({ ok: false });
    expectTotal((raw) => iccid(raw, 'iccid'), words);
  });

  it('is handled in batches of 1 to 100, each once [REN-03]', () => {
    const batch = (count: number) => ({ action: 'stop', iccids: Array.from({ length: count }, (_, at) => number(at)) });
    expectTotalForm(cardBatchForm, batch(3), words);
    expect(cardBatchForm.check(batch(100))).toMatchObject({ ok: true });
    expect(cardBatchForm.check(batch(101))).toMatchObject({ problems: [{ code: 'form.tooMany', args: { 0: 100 } }] });
    for (const iccids of [[], undefined, '', null])
      expect(cardBatchForm.check({ action: 'stop', iccids })).toMatchObject({
        problems: [{ code: 'renewal.card.none' }],
      });
    expect(cardBatchForm.check({ action: 'stop', iccids: [number(1), number(2), number(1)] })).toMatchObject({
      problems: [{ code: 'form.duplicate', field: 'iccids.2' }],
    });
  });
});

describe('the logs', () => {
  it('of recharges add up; what did not succeed moves nothing [REN-04]', () => {
    const recharge = {
      channel: 'wechat',
      quantity: 100,
      before: 5,
      after: 105,
      amountCents: 450,
      result: 'success',
    } as const;
    expect(checkRecharge(recharge)).toBeUndefined();
    expect(checkRecharge({ ...recharge, after: 104 })).toEqual({
      code: 'renewal.recharge.arithmetic',
      field: 'after',
      args: { before: 5, quantity: 100, after: 104 },
    });
    expect(checkRecharge({ ...recharge, result: 'failed' })).toBeDefined();
    expect(checkRecharge({ ...recharge, result: 'failed', after: 5 })).toBeUndefined();
    expect(checkRecharge({ ...recharge, result: 'pending', after: 5 })).toBeUndefined();
  });

  it('of starts and stops show what cannot follow, each service by itself [REN-04]', () => {
    const entry = (service: StartStopEntry['service'], type: StartStopEntry['type']): StartStopEntry => ({
      service,
      type,
      reason: type === 'start' ? 'giveBack' : 'expire',
      atMs: 0,
    });
    const log = [
      entry('sms', 'start'),
      entry('voice', 'start'),
      entry('sms', 'start'),
      entry('voice', 'stop'),
      entry('watermark', 'stop'),
    ];
    expect(checkStartStops(log)).toEqual([
      { code: 'renewal.log.twice.start', field: 'entries.2' },
      { code: 'renewal.log.twice.stop', field: 'entries.4' },
    ]);
  });

  it('of starts and stops hold a watermark to cloud storage: sold or given it needs it to run, given back it does not [REN-04] [DEV-20]', () => {
    const watermark = (reason: StartStopEntry['reason']) => ({ service: 'watermark', type: 'start', reason }) as const;
    const before = (cloudStorage: StartStopEntry['type'] | null) => ({ same: null, cloudStorage });
    for (const reason of ['buy', 'give'] as const) {
      expect(startStopMisfit(watermark(reason), before('start'))).toBeUndefined();
      for (const cloud of ['stop', null] as const)
        expect(startStopMisfit(watermark(reason), before(cloud))).toBe('withoutCloud');
    }
    expect(startStopMisfit(watermark('giveBack'), before('stop'))).toBeUndefined();
    expect(startStopMisfit({ ...watermark('buy'), service: 'cloudStorage' }, before(null))).toBeUndefined();
    expect(
      startStopMisfit({ service: 'watermark', type: 'stop', reason: 'expire' }, { ...before(null), same: 'start' }),
    ).toBeUndefined();
    const log = (['cloudStorage', 'watermark'] as const).map((service) => ({ ...watermark('buy'), service, atMs: 0 }));
    expect(checkStartStops(log)).toEqual([]);
    expect(checkStartStops(log.toReversed())).toEqual([{ code: 'renewal.log.withoutCloud', field: 'entries.0' }]);
    for (const misfit of startStopMisfits) expect(words).toHaveProperty([`renewal.log.${misfit}`]);
  });

  it('of cloud storage turn after its last day, for the refund that left no other day or because it ran out [REN-04] [DEV-20] [FIN-08]', () => {
    expect([storageTurn(false, today, today), storageTurn(true, today, today)]).toEqual(['start', undefined]);
    expect([storageTurn(true, yesterday, today), storageTurn(false, yesterday, today)]).toEqual(['stop', undefined]);
    expect([storageTurn(true, null, today), storageTurn(false, null, today)]).toEqual(['stop', undefined]);
    const stopped = (refundedOn: string | null) => storageReason({ type: 'stop', until: today, refundedOn });
    expect([null, yesterday, today].map(stopped)).toEqual(['expire', 'expire', 'refund']);
    const started = (refundedOn: string | null) => storageReason({ type: 'start', until: today, refundedOn });
    expect([null, today].map(started)).toEqual(['resume', 'giveBack']);
  });

  it('of starts and stops take turns, whatever happens to a device [REN-04] [DEV-23]', () => {
    const events = [
      'activate',
      'suspend',
      'resume',
      'expire',
      'renew',
      'remove',
    ] as const satisfies readonly LifeEvent[];
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...events), fc.boolean()), { maxLength: 30 }), (history) => {
        const log: StartStopEntry[] = [];
        let state = lifeMachine.initial;
        for (const [event, isPaid] of history) {
          const serviceUntil = isPaid ? today : yesterday;
          const next = step(lifeMachine, state, event, { serviceUntil, today, devicesInUse: 0 });
          if (!next.ok) continue;
          const type = startStopOf(state, next.value);
          if (type) log.push({ service: 'deviceService', type, reason: event, atMs: log.length });
          state = next.value;
        }
        expect(checkStartStops(log)).toEqual([]);
      }),
    );
    expect([startStopOf('expired', 'inService'), startStopOf('suspended', 'suspended')]).toEqual(['start', undefined]);
  });
});
