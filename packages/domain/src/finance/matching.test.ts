import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  financeLedgerWords,
  matchDay,
  reconKinds,
  statementFigures,
  type StatementRow,
  statementStates,
} from './index.ts';

const row = (change: Partial<StatementRow> = {}): StatementRow => ({
  type: 'payment',
  outNo: 'n1',
  cents: 1000,
  feeCents: 6,
  state: 'success',
  ...change,
});

const any: fc.Arbitrary<StatementRow> = fc.record({
  type: fc.constantFrom('payment' as const, 'refund' as const),
  outNo: fc.constantFrom('n1', 'n2', 'n3', 'n4'),
  cents: fc.constantFrom(1000, 999, NaN),
  feeCents: fc.constantFrom(6, 0),
  state: fc.constantFrom(...statementStates),
  isNotDue: fc.boolean(),
});
const rows = fc.array(any, { maxLength: 8 });

describe('a day matched with a statement', () => {
  it('names each kind of difference once [TAR-10] [TAR-06]', () => {
    const kindsOf = (ours: readonly StatementRow[], theirs: readonly StatementRow[]) =>
      matchDay(ours, theirs).findings.map(({ kind }) => kind);
    expect(kindsOf([row()], [row()])).toEqual([]);
    expect(kindsOf([], [row()])).toEqual(['missingHere']);
    expect(kindsOf([row()], [])).toEqual(['missingThere']);
    expect(kindsOf([row({ type: 'refund' })], [row()])).toEqual(['missingHere', 'missingThere']);
    expect(kindsOf([row()], [row({ cents: 999, feeCents: 5 })])).toEqual(['amount']);
    expect(kindsOf([row()], [row({ state: 'closed', feeCents: 5 })])).toEqual(['state']);
    expect(kindsOf([row()], [row({ feeCents: 5 })])).toEqual(['feeDiffers']);
    expect(kindsOf([row()], [row({ cents: 5 }), row()])).toEqual(['twice']);
    expect(kindsOf([row(), row()], [])).toEqual(['missingThere', 'twice']);
    for (const kind of reconKinds) expect(financeLedgerWords).toHaveProperty([`finance.recon.kind.${kind}`]);
  });

  it('expects what the provider states later, and finds nothing wrong with it [TAR-10]', () => {
    const later = row({ type: 'refund', state: 'refunding', isNotDue: true });
    expect(matchDay([later], [])).toEqual({ matched: [], findings: [], notDue: [later] });
    expect(matchDay([later], [row({ type: 'refund', state: 'refunding' })]).matched).toHaveLength(1);
  });

  it('has every row of both sides in it once, whatever their order [TAR-10]', () => {
    const shuffled = rows.chain((list) =>
      fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length })),
    );
    fc.assert(
      fc.property(shuffled, shuffled, ([ours, oursAgain], [theirs, theirsAgain]) => {
        const day = matchDay(ours, theirs);
        const both = [...day.matched, ...day.findings];
        const here = [...both.flatMap((one) => one.ours ?? []), ...day.notDue];
        const there = both.flatMap((one) => one.theirs ?? []);
        const bag = (list: readonly StatementRow[]) => list.map((one) => JSON.stringify(one)).toSorted();
        expect(bag(here)).toEqual(bag(ours));
        expect(bag(there)).toEqual(bag(theirs));
        expect(new Set(here).size + new Set(there).size).toBe(ours.length + theirs.length);
        expect(matchDay(oursAgain, theirsAgain)).toEqual(day);
        for (const { ours: mine, theirs: other } of day.matched)
          expect([mine.type, mine.outNo, mine.cents, mine.state, mine.feeCents]).toEqual([
            other.type,
            other.outNo,
            other.cents,
            other.state,
            other.feeCents,
          ]);
      }),
    );
  });

  it('comes to four figures on each side, exact [TAR-10] [TAR-09]', () => {
    const list = [row(), row({ outNo: 'n2', cents: 500 }), row({ type: 'refund', cents: 200, feeCents: -1 })];
    const failed = row({ outNo: 'n3', state: 'failed' });
    expect(statementFigures([...list, failed])).toEqual({
      ok: true,
      value: { paidCents: 1500, refundedCents: 200, feeCents: 11, netCents: 1289 },
    });
    const most = Number.MAX_SAFE_INTEGER;
    const inexact: readonly (readonly StatementRow[])[] = [
      [row({ cents: 0.5 })],
      [row({ type: 'refund', cents: 0.5 })],
      [row({ feeCents: 0.5 })],
      [row({ cents: most }), row({ outNo: 'n2', type: 'refund', cents: -most })],
    ];
    for (const some of inexact) expect(statementFigures(some)).toMatchObject({ problems: [{ code: 'form.inexact' }] });
    fc.assert(
      fc.property(rows, (some) => {
        const figures = statementFigures(some);
        for (const { code } of figures.ok ? [] : figures.problems) expect(code).toBe('form.inexact');
      }),
    );
  });
});
