import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, fillWords, startOfDay } from '../lib/index.ts';
import {
  changeOf,
  checkRecord,
  checkStatementDay,
  dailyFigures,
  isBalanced,
  recordAfter,
  recordResults,
  type ResourceRecord,
  rollUp,
  sellTypeNames,
  statementKinds,
  statementOf,
  tariffWords,
  usedOf,
  unitTrend,
} from './index.ts';

const from = '2026-02-20';
const to = '2026-03-05';
const start = startOfDay(from);
const days = 14;

interface Move {
  readonly sellType: ResourceRecord['sellType'];
  readonly amount: number;
  readonly result: ResourceRecord['result'];
  readonly minutes: number;
}
const move: fc.Arbitrary<Move> = fc.record({
  sellType: fc.constantFrom(...sellTypeNames),
  amount: fc.nat({ max: 1000 }),
  result: fc.constantFrom(...recordResults),
  minutes: fc.nat({ max: days * 1440 - 1 }),
});
const moves = fc.array(move, { maxLength: 30 });

/** Records that hang together, in the order of time. */
const chained = (list: readonly Move[], opening: number): ResourceRecord[] => {
  let before = opening;
  const records: ResourceRecord[] = [];
  for (const { minutes, ...rest } of list.toSorted((a, b) => a.minutes - b.minutes)) {
    const base = { id: `r${records.length}`, account: 'a', tenantId: 't', resource: 'sms', ...rest } as const;
    const seq = records.length + 1;
    const record = { ...base, before, after: before, atMs: start + minutes * 60_000, seq };
    records.push({ ...record, after: before + changeOf(record) });
    before += changeOf(record);
  }
  return records;
};
const closingOf = (records: readonly ResourceRecord[], opening: number) => records.at(-1)?.after ?? opening;

describe('a statement', () => {
  it('is balanced if and only if opening + purchased + gifted - closing equals consumption [TAR-06]', () => {
    const unit = fc.integer({ min: -1000, max: 1000 });
    const figures = fc.record({ opening: unit, purchased: unit, gifted: unit, closing: unit, consumed: unit });
    fc.assert(
      fc.property(figures, (one) => {
        const used = one.opening + one.purchased + one.gifted - one.closing;
        expect(usedOf(one)).toBe(used);
        expect(isBalanced(one)).toBe(used === one.consumed);
        expect(isBalanced({ ...one, consumed: used })).toBe(true);
        expect(isBalanced({ ...one, consumed: used + 1 })).toBe(false);
      }),
    );
  });

  it('of records that hang together is balanced and gives no reason, whatever their order [TAR-06] [TAR-07] [N20]', () => {
    fc.assert(
      fc.property(moves, fc.nat({ max: 100 }), (list, opening) => {
        const records = chained(list, opening);
        const closing = closingOf(records, opening);
        const statement = statementOf({ opening, closing, records: records.toReversed() });
        expect(statement).toMatchObject({ isBalanced: true, difference: 0, reasons: [] });
        expect(statement.used).toBe(statement.figures.consumed);
      }),
    );
  });

  it('opens each term into its rows: every success once, failures nowhere [N20] [TAR-07]', () => {
    fc.assert(
      fc.property(moves, (list) => {
        const records = chained(list, 0);
        const { rows, figures } = statementOf({ opening: 0, closing: 0, records });
        const all = Object.values(rows).flat();
        expect(new Set(all)).toEqual(new Set(records.filter(({ result }) => result === 'success')));
        expect(figures.consumed).toBe(rows.consumed.reduce((sum, { amount }) => sum + amount, 0));
        expect(figures.purchased + figures.gifted - figures.consumed).toBe(
          all.reduce((sum, record) => sum + changeOf(record), 0),
        );
      }),
    );
  });

  it('explains its difference to the last unit, each reason on its row [N20] [TAR-06]', () => {
    const tampered = fc.record({
      at: fc.nat(),
      side: fc.constantFrom('before' as const, 'after' as const),
      by: fc.integer({ min: -9, max: 9 }),
    });
    fc.assert(
      fc.property(
        moves,
        fc.array(tampered, { maxLength: 4 }),
        fc.integer({ min: -9, max: 9 }),
        (list, changes, lost) => {
          const records = chained(list, 50);
          const closing = closingOf(records, 50) + lost;
          for (const { at, side, by } of records.length > 0 ? changes : []) {
            const index = at % records.length;
            const record = records[index] as ResourceRecord;
            records[index] = { ...record, [side]: record[side] + by };
          }
          const { difference, reasons } = statementOf({ opening: 50, closing, records });
          expect(reasons.reduce((sum, { units }) => sum + units, 0)).toBe(difference);
          expect(reasons.every(({ units }) => units !== 0)).toBe(true);
          for (const { code, args } of reasons)
            expect(fillWords(tariffWords[code as keyof typeof tariffWords].en, args)).not.toContain('{');
        },
      ),
    );
  });

  it('is not balanced by two errors that cancel out [TAR-06] [N20]', () => {
    const records = chained(
      [10, 20, 30].map((amount) => ({ sellType: 'purchase', amount, result: 'success', minutes: amount })),
      0,
    );
    records[0] = { ...(records[0] as ResourceRecord), after: 15 };
    const { difference, isBalanced: isFine, reasons } = statementOf({ opening: 0, closing: 60, records });
    expect([difference, isFine, reasons.map(({ units }) => units)]).toEqual([0, false, [-5, 5]]);
    const figures = { opening: 0, purchased: 60, gifted: 0, consumed: 0, closing: 60 };
    expect([isBalanced(figures), isBalanced(figures, reasons)]).toEqual([true, false]);
  });

  it('names the row, the gap before it and the closing balance [N20]', () => {
    const base = { account: 'a', tenantId: 't', resource: 'voice', result: 'success' } as const;
    const records: ResourceRecord[] = [
      { ...base, id: 'late', sellType: 'consume', amount: 5, before: 90, after: 85, atMs: 1, seq: 2 },
      { ...base, id: 'early', sellType: 'purchase', amount: 100, before: 0, after: 99, atMs: 2, seq: 1 },
    ];
    const { reasons } = statementOf({ opening: 0, closing: 80, records });
    expect(reasons.map(({ code, recordId, units }) => [code, recordId, units])).toEqual([
      ['tariff.record.arithmetic', 'early', 1],
      ['tariff.reconcile.gap', 'late', 9],
      ['tariff.reconcile.closing', undefined, 5],
    ]);
    expect(checkRecord(records[1] as ResourceRecord)).toMatchObject({ args: { before: 0, change: 100, after: 99 } });
  });
});

describe('periods', () => {
  it('of every day add up to the whole, through months and years [TAR-06]', () => {
    fc.assert(
      fc.property(moves, fc.nat({ max: 100 }), (list, opening) => {
        const records = chained(list, opening);
        const closing = closingOf(records, opening);
        const daily = dailyFigures({ records, opening, from, to });
        expect(daily.map(({ period }) => period)).toEqual(Array.from({ length: days }, (_, at) => addDays(from, at)));
        expect(daily.every((day) => isBalanced(day))).toBe(true);
        const months = rollUp(daily, 'month');
        expect(months.map(({ period }) => period)).toEqual(['2026-02', '2026-03']);
        const whole = { period: '2026', ...statementOf({ opening, closing, records }).figures };
        expect(rollUp(daily, 'year')).toEqual([whole]);
        expect(rollUp(months, 'year')).toEqual([whole]);
        const trend = unitTrend(daily, 2026);
        expect(trend.length).toBe(12);
        expect(trend.every(({ income, expenditure }) => income >= 0 && expenditure >= 0)).toBe(true);
        expect(trend.reduce((sum, { income, expenditure }) => sum + income - expenditure, 0)).toBe(closing - opening);
        expect(unitTrend(daily, 2025).every(({ income, expenditure }) => income === 0 && expenditure === 0)).toBe(true);
      }),
    );
    expect(Object.values(statementKinds).map(({ period }) => period)).toEqual(['day', 'month', 'year']);
  });

  it('count days where the product runs, unless told [TAR-06]', () => {
    const records = chained([{ sellType: 'purchase', amount: 5, result: 'success', minutes: 60 }], 0);
    const bought = (offsetMin?: number) =>
      dailyFigures({
        records,
        opening: 0,
        from: addDays(from, -1),
        to: from,
        ...(offsetMin === undefined ? {} : { offsetMin }),
      }).map(({ purchased }) => purchased);
    expect(bought()).toEqual([0, 5]);
    expect(bought(0)).toEqual([5, 0]);
  });

  it('take what was taken back beyond what was bought as expenditure, never as negative income [TAR-06]', () => {
    const day = { opening: 100, gifted: 0, consumed: 3 };
    const days = [
      { ...day, period: '2026-02-20', purchased: 40, closing: 137 },
      { ...day, period: '2026-02-21', purchased: -90, closing: 7 },
    ];
    expect(unitTrend(days, 2026)[1]).toEqual({ month: '2026-02', income: 40, expenditure: 96 });
  });

  it('can be downloaded for the last three months [TAR-10]', () => {
    const today = '2026-05-31';
    for (const day of ['2026-02-28', '2026-05-30']) expect(checkStatementDay(day, today), day).toBeUndefined();
    for (const day of ['2026-02-27', '2026-05-31', '2026-06-01'])
      expect(checkStatementDay(day, today), day).toEqual({
        code: 'tariff.statement.window',
        field: 'day',
        args: { 0: 3 },
      });
  });
});

describe('the order of records', () => {
  /** What a gateway does whose clock is that far from the right one, after so many milliseconds. */
  const deed = fc.record({
    sellType: fc.constantFrom(...sellTypeNames),
    amount: fc.nat({ max: 9 }),
    result: fc.constantFrom(...recordResults),
    afterMs: fc.nat({ max: 40 }),
    clockMs: fc.integer({ min: -50, max: 50 }),
  });
  const deeds = fc.array(deed, { minLength: 1, maxLength: 8 });
  const midnight = startOfDay('2026-02-21');
  const [first, last] = ['2026-02-20', '2026-02-22'];

  it('is that of the account, whatever two clocks say: no false reason, no day that does not balance [TAR-06] [TAR-07]', () => {
    const stored = deeds.chain((list) =>
      fc.tuple(
        fc.constant(list),
        fc.shuffledSubarray(
          list.map((_, at) => at),
          { minLength: list.length },
        ),
        fc.boolean(),
      ),
    );
    fc.assert(
      fc.property(stored, ([list, order, isDatedByAccount]) => {
        let nowMs = midnight - 100;
        let account = { balance: 0, lastSeq: 0, lastAtMs: nowMs };
        const records = list.map((move): ResourceRecord => {
          nowMs += move.afterMs;
          const clockMs = nowMs + move.clockMs;
          const next = recordAfter(account, move, clockMs);
          if (!next.ok) throw new Error('refused');
          expect(next.value.atMs).toBeGreaterThanOrEqual(account.lastAtMs);
          account = { balance: next.value.after, lastSeq: next.value.seq, lastAtMs: next.value.atMs };
          const { sellType, amount, result } = move;
          const base = { id: String(next.value.seq), account: 'a', tenantId: 't', resource: 'sms' } as const;
          // rows of an older program have the time of their own machine
          const atMs = isDatedByAccount ? next.value.atMs : clockMs;
          return { ...base, sellType, amount, result, ...next.value, atMs };
        });
        const shuffled = order.map((at) => records[at] as ResourceRecord);
        const closing = account.balance;
        expect(statementOf({ opening: 0, closing, records: shuffled })).toMatchObject({
          isBalanced: true,
          reasons: [],
        });
        const days = dailyFigures({ records: shuffled, opening: 0, from: first, to: last });
        expect(days.every((day) => isBalanced(day))).toBe(true);
        expect(days.at(-1)?.closing).toBe(closing);
      }),
      { numRuns: 10_000 },
    );
  });

  it('begins at 1, and takes no amount that is none [TAR-07]', () => {
    const move = { sellType: 'purchase', amount: 5, result: 'success' } as const;
    expect(recordAfter({ balance: 2, lastSeq: 0 }, move, 9)).toEqual({
      ok: true,
      value: { seq: 1, before: 2, after: 7, atMs: 9 },
    });
    for (const amount of [-1, 0.5, NaN])
      expect(recordAfter({ balance: 0, lastSeq: 0 }, { ...move, amount }, 0)).toMatchObject({ ok: false });
    expect(recordAfter({ balance: Number.MAX_SAFE_INTEGER, lastSeq: 0 }, move, 0)).toMatchObject({
      problems: [{ code: 'form.inexact' }],
    });
  });
});
