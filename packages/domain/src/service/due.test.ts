import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectTotalRules, wildNumber } from '../lib/fuzz.test.support.ts';
import { hourMs, minuteMs } from '../lib/index.ts';
import {
  afterSupportTime,
  type ClosedOrder,
  dueAfterLevel,
  type DueOrder,
  dueStateOf,
  followUpProblem,
  isSupportOpen,
  orderDueAtMs,
  type OrderLevel,
  orderLevels,
  orderReminderOf,
  orderReminders,
  orderStates,
  ratingNames,
  ratingStep,
  remindMinutes,
  serviceWords,
} from './index.ts';

/** On a day of China time. */
const at = (time: string) => Date.parse(`2026-11-21T${time}+08:00`);
const moment = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2035, 0, 1) });

describe('the due time of an order', () => {
  it('is half an hour by the clock where it is urgent, else hours in which support answers [SRV-02]', () => {
    expect(orderDueAtMs('urgent', at('23:50:00'))).toBe(at('23:50:00') + 30 * minuteMs);
    expect(orderDueAtMs('high', at('10:00:00'))).toBe(at('14:00:00'));
    expect(orderDueAtMs('high', at('20:00:00'))).toBe(at('12:00:00') + 24 * hourMs);
    expect(orderDueAtMs('high', at('03:00:00'))).toBe(at('13:00:00'));
    expect(orderDueAtMs('normal', at('10:00:00'))).toBe(at('10:00:00') + 48 * hourMs);
  });

  it('lies in support hours, or at their end, after the moment from which it runs [SRV-02] [SRV-06]', () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 100 * hourMs }), (fromMs, ms) => {
        const dueMs = afterSupportTime(fromMs, ms);
        expect(dueMs - fromMs).toBeGreaterThanOrEqual(ms);
        expect(isSupportOpen(dueMs - 1)).toBe(true);
        // a later beginning is never due earlier
        expect(afterSupportTime(fromMs + minuteMs, ms)).toBeGreaterThanOrEqual(dueMs);
      }),
    );
  });

  it('ends with being accepted or closed, and what was met in time never turns late [SRV-02]', () => {
    const order: DueOrder = { level: 'high', dueAtMs: 1000, acceptedAtMs: null, closedAtMs: null };
    const soonMs = 1000 - remindMinutes.high * minuteMs;
    expect([soonMs - 1, soonMs, 1000, 1001].map((nowMs) => dueStateOf(order, nowMs))).toEqual([
      'waiting',
      'soon',
      'soon',
      'over',
    ]);
    for (const nowMs of [0, 1e9]) {
      expect(dueStateOf({ ...order, acceptedAtMs: 1000, closedAtMs: 5000 }, nowMs)).toBe('met');
      expect(dueStateOf({ ...order, acceptedAtMs: 1001 }, nowMs)).toBe('missed');
      expect(dueStateOf({ ...order, closedAtMs: 900 }, nowMs)).toBe('met');
    }
  });

  it('follows its level until it is accepted: sooner from the change on, never later than before; less soon as if made so [SRV-01] [SRV-02]', () => {
    const createdAtMs = at('10:00:00');
    const made = (level: OrderLevel) => ({
      level,
      createdAtMs,
      dueAtMs: orderDueAtMs(level, createdAtMs),
      acceptedAtMs: null,
    });
    expect(dueAfterLevel(made('normal'), 'urgent', at('11:00:00'))).toBe(at('11:30:00'));
    // half an hour from the change lies behind what it had before
    expect(dueAfterLevel(made('high'), 'urgent', at('13:45:00'))).toBe(at('14:00:00'));
    expect(dueAfterLevel(made('urgent'), 'high', at('10:40:00'))).toBe(at('14:00:00'));
    fc.assert(
      fc.property(
        fc.constantFrom(...orderLevels),
        fc.constantFrom(...orderLevels),
        fc.nat({ max: 72 * hourMs }),
        (from, to, laterMs) => {
          const order = { ...made(from), acceptedAtMs: createdAtMs + 1 };
          expect(dueAfterLevel(order, to, createdAtMs + laterMs)).toBe(order.dueAtMs);
          const dueMs = dueAfterLevel(made(from), to, createdAtMs + laterMs);
          // never sooner than the level would have had it from the beginning
          expect(dueMs).toBeGreaterThanOrEqual(Math.min(orderDueAtMs(to, createdAtMs), order.dueAtMs));
        },
      ),
    );
  });

  it('is reminded of once before and once after, and not once it has ended [SRV-02]', () => {
    const order = { level: 'urgent', dueAtMs: 0, acceptedAtMs: null, closedAtMs: null, reminded: null } as const;
    const near = -10 * minuteMs;
    expect([near - 1, near, 1].map((nowMs) => orderReminderOf(order, nowMs))).toEqual([undefined, 'near', 'over']);
    expect(orderReminderOf({ ...order, reminded: 'near' }, near)).toBeUndefined();
    expect(orderReminderOf({ ...order, reminded: 'near' }, 1)).toBe('over');
    expect(orderReminderOf({ ...order, reminded: 'over' }, 1)).toBeUndefined();
    expect(orderReminderOf({ ...order, acceptedAtMs: 5 }, 9)).toBeUndefined();
  });
});

describe('a closed order', () => {
  const closed: ClosedOrder = { state: 'closed', creatorId: 1, agentId: 5, rating: 'notRated', closedAtMs: 0 };
  const week = 7 * 24 * hourMs;
  const codeOf = (order: ClosedOrder, userId: number, nowMs: number) => {
    const result = ratingStep(order, 'satisfied', { userId, nowMs });
    return result.ok ? result.value : result.problems[0]?.code;
  };

  it('is rated by its creator, once, within seven days [SRV-02]', () => {
    expect(codeOf(closed, 1, week)).toBe('satisfied');
    expect(codeOf(closed, 1, week + 1)).toBe('service.order.tooLate');
    expect(codeOf(closed, 2, 0)).toBe('service.order.rateOwnOnly');
    expect(codeOf({ ...closed, agentId: 1 }, 1, 0)).toBe('service.order.rateSelf');
    expect(codeOf({ ...closed, rating: 'general' }, 1, 0)).toBe('service.order.rated');
    expect(codeOf({ ...closed, state: 'processing', closedAtMs: null }, 1, 0)).toBe('service.order.closeFirst');
    expect(ratingStep(closed, 'notRated', { userId: 1, nowMs: 0 })).toMatchObject({
      problems: [{ code: 'service.order.ratingRequired', field: 'rating' }],
    });
  });

  it('is followed by another of its creator within seven days [SRV-01] [SRV-02]', () => {
    expect(followUpProblem({ ...closed, rating: 'general' }, { userId: 1, nowMs: week })).toBeUndefined();
    expect(followUpProblem(closed, { userId: 1, nowMs: NaN })?.code).toBe('service.order.tooLate');
    expect(followUpProblem(closed, { userId: 2, nowMs: 0 })?.code).toBe('service.order.rateOwnOnly');
  });
});

it('no rule of time throws, whatever comes [SRV-02]', () => {
  const order = fc.record({
    level: fc.constantFrom(...orderLevels),
    dueAtMs: wildNumber,
    acceptedAtMs: fc.option(wildNumber),
    closedAtMs: fc.option(wildNumber),
    reminded: fc.option(fc.constantFrom(...orderReminders)),
  });
  const closed: fc.Arbitrary<ClosedOrder> = fc.record({
    state: fc.constantFrom(...orderStates),
    creatorId: wildNumber,
    agentId: fc.option(wildNumber),
    rating: fc.constantFrom(...ratingNames),
    closedAtMs: fc.option(wildNumber),
  });
  const by = fc.record({ userId: wildNumber, nowMs: wildNumber });
  expectTotalRules(
    [
      { name: 'orderDueAtMs', ask: (draw) => orderDueAtMs(draw(fc.constantFrom(...orderLevels)), draw(wildNumber)) },
      { name: 'dueStateOf', ask: (draw) => dueStateOf(draw(order), draw(wildNumber)) },
      { name: 'orderReminderOf', ask: (draw) => orderReminderOf(draw(order), draw(wildNumber)) },
      { name: 'ratingStep', ask: (draw) => ratingStep(draw(closed), draw(fc.constantFrom(...ratingNames)), draw(by)) },
      { name: 'followUpProblem', ask: (draw) => followUpProblem(draw(closed), draw(by)) },
    ],
    serviceWords,
  );
});
