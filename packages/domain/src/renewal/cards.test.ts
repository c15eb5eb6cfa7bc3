import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotal, expectTotalForm } from '../lib/fuzz.test.support.ts';
import { eventsFrom, formWords } from '../lib/index.ts';
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
  serviceEvents,
  serviceMachine,
  type ServiceState,
  serviceStates,
  serviceStep,
  type StartStopEntry,
  startStopOf,
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

describe('a service', () => {
  const paid = { today, expiresOn: today };
  const over = { today, expiresOn: yesterday };

  it('starts, stops, resumes, expires and starts again when renewed [REN-01] [REN-02] [REN-04]', () => {
    const next = (state: ServiceState, event: (typeof serviceEvents)[number], context = paid) =>
      serviceStep(state, event, context);
    expect(next('notStarted', 'start')).toEqual({ ok: true, value: 'started' });
    expect(next('started', 'stop')).toEqual({ ok: true, value: 'stopped' });
    expect(next('stopped', 'resume')).toEqual({ ok: true, value: 'started' });
    expect(next('started', 'expire', over)).toEqual({ ok: true, value: 'expired' });
    expect(next('started', 'expire')).toMatchObject({ problems: [{ code: 'renewal.service.notOver' }] });
    expect(next('expired', 'renew')).toEqual({ ok: true, value: 'started' });
    expect(next('expired', 'renew', over)).toMatchObject({ problems: [{ code: 'renewal.service.notPaidFor' }] });
    expect(next('stopped', 'renew')).toEqual({ ok: true, value: 'stopped' });
    expect(serviceStep('notStarted', 'start', { today, expiresOn: null })).toMatchObject({
      problems: [{ code: 'renewal.service.notPaidFor' }],
    });
  });

  it('reaches every state, never ends, and explains each refusal [REN-02] [REN-04]', () => {
    const reached = new Set([serviceMachine.initial]);
    for (const state of reached)
      for (const event of eventsFrom(serviceMachine, state))
        reached.add(serviceMachine.states[state][event]?.to ?? state);
    expect(reached).toEqual(new Set(serviceStates));
    expect(serviceStates.filter((state) => eventsFrom(serviceMachine, state).length === 0)).toEqual(
      serviceMachine.finals,
    );
    for (const state of serviceStates)
      for (const event of serviceEvents)
        for (const context of [paid, over]) {
          const result = serviceStep(state, event, context);
          for (const { code } of result.ok ? [] : result.problems) expect(words).toHaveProperty([code]);
        }
  });

  it('leaves a log in which starts and stops take turns, whatever happens to it [REN-04]', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...serviceEvents), fc.boolean()), { maxLength: 30 }), (history) => {
        const log: StartStopEntry[] = [];
        let state = serviceMachine.initial;
        for (const [event, isPaid] of history) {
          const next = serviceStep(state, event, isPaid ? paid : over);
          if (!next.ok) continue;
          const type = startStopOf(state, next.value);
          if (type) log.push({ service: 'deviceService', type, description: event, atMs: log.length });
          state = next.value;
        }
        expect(checkStartStops(log)).toEqual([]);
      }),
    );
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
    const entry = (service: StartStopEntry['service'], type: StartStopEntry['type']) => ({
      service,
      type,
      description: '',
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
});
