import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  financeRefundWords,
  refundableCents,
  refundHistoryProblems,
  refundLines,
  rollbackQuantity,
  returnEvents,
  returnStates,
  returnStep,
  refundWaitsFor,
  unitsLeftOf,
} from '../index.ts';

const dayMs = 86_400_000;

describe('what can still be refunded', () => {
  it('is the worth of what is unused, and always passes as an amount [FIN-08] [FIN-09]', () => {
    const sold = { units: 1000, paidCents: 4500, refundedCents: 0, takenUnits: 0, unitsLeft: 300 };
    expect(refundableCents(sold)).toBe(1350);
    expect(refundableCents({ ...sold, unitsLeft: 5000 })).toBe(4500);
    expect(refundableCents({ ...sold, unitsLeft: 0 })).toBe(0);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.integer({ min: 1, max: 1_000_000 }),
        fc.array(
          fc.record({
            used: fc.double({ min: 0, max: 1, noNaN: true }),
            part: fc.double({ min: 0, max: 1, noNaN: true }),
          }),
          {
            maxLength: 6,
          },
        ),
        (units, paidCents, steps) => {
          let [refundedCents, takenUnits, unitsLeft] = [0, 0, units];
          for (const { used, part } of [...steps, { used: 0, part: 1 }]) {
            unitsLeft -= Math.floor(unitsLeft * used * 0.5);
            const now = { units, paidCents, refundedCents, takenUnits, unitsLeft };
            const most = refundableCents(now);
            const cents = part === 1 ? most : Math.floor(most * part);
            if (cents === 0) continue;
            const taken = rollbackQuantity(now, cents);
            if (!taken.ok) throw new Error(taken.problems[0]?.code);
            refundedCents += cents;
            takenUnits += taken.value;
            unitsLeft -= taken.value;
          }
          expect(refundedCents <= paidCents && takenUnits <= units && unitsLeft >= 0).toBe(true);
          // nothing was used: nothing is left
          const isUntouched = steps.every(({ used }) => used === 0);
          expect(isUntouched ? [refundedCents, takenUnits] : [paidCents, units]).toEqual([paidCents, units]);
        },
      ),
      { numRuns: 2000 },
    );
  });

  it('ends at zero for every line, whatever the steps [FIN-08] [TAR-09]', () => {
    const line = fc.record({ amountCents: fc.nat({ max: 100_000 }), units: fc.integer({ min: 1, max: 100_000 }) });
    const cuts = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 5 });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), cuts, (sold, parts) => {
        const paidCents = sold.reduce((sum, { amountCents }) => sum + amountCents, 0);
        const units = sold.reduce((sum, one) => sum + one.units, 0);
        fc.pre(paidCents > 0);
        let lines = sold.map((one) => ({ ...one, refundedCents: 0, takenUnits: 0 }));
        let [refundedCents, takenUnits] = [0, 0];
        for (const part of [...parts, 1]) {
          const cents = Math.floor((paidCents - refundedCents) * part);
          if (cents === 0) continue;
          const taken = rollbackQuantity(
            { units, paidCents, refundedCents, takenUnits, unitsLeft: units - takenUnits },
            cents,
          );
          if (!taken.ok) throw new Error(taken.problems[0]?.code);
          const shares = refundLines(lines, { cents, units: taken.value });
          expect(shares.reduce((sum, one) => sum + one.cents, 0)).toBe(cents);
          expect(shares.reduce((sum, one) => sum + one.units, 0)).toBe(taken.value);
          lines = lines.map((one, at) => ({
            ...one,
            refundedCents: one.refundedCents + (shares[at]?.cents ?? 0),
            takenUnits: one.takenUnits + (shares[at]?.units ?? 0),
          }));
          expect(lines.every((one) => one.refundedCents <= one.amountCents && one.takenUnits <= one.units)).toBe(true);
          refundedCents += cents;
          takenUnits += taken.value;
        }
        expect(lines.every((one) => one.refundedCents === one.amountCents && one.takenUnits === one.units)).toBe(true);
      }),
    );
  });

  it('is refused with every reason against it [FIN-09]', () => {
    const sold = { units: 1000, paidCents: 4500, refundedCents: 0, takenUnits: 0, unitsLeft: 0 };
    const all = refundHistoryProblems({ count: 50, paidAtMs: 0, nowMs: 365 * dayMs + 1, sold });
    expect(all.map(({ code }) => code)).toEqual([
      'finance.refund.tooMany',
      'finance.refund.late',
      'finance.refund.allUsed',
    ]);
    for (const { code } of all) expect(financeRefundWords).toHaveProperty([code]);
    expect(
      refundHistoryProblems({ count: 49, paidAtMs: 0, nowMs: 365 * dayMs, sold: { ...sold, unitsLeft: 1 } }),
    ).toEqual([]);
  });
});

describe('what a recipient gives back', () => {
  it('is done, or borne by the merchant after it was refused; a refused one can be tried again [FIN-08]', () => {
    expect(returnStep('pending', 'succeed')).toEqual({ ok: true, value: 'success' });
    expect(returnStep('pending', 'refuse')).toEqual({ ok: true, value: 'refused' });
    expect(returnStep('refused', 'retry')).toEqual({ ok: true, value: 'pending' });
    expect(returnStep('refused', 'bear')).toEqual({ ok: true, value: 'borne' });
    for (const state of returnStates)
      for (const event of returnEvents) {
        const result = returnStep(state, event);
        for (const { code } of result.ok ? [] : result.problems) expect(financeRefundWords).toHaveProperty([code]);
      }
  });

  it('goes before the money of the buyer: a refund says whom it waits for [FIN-08]', () => {
    expect(refundWaitsFor({ isPlanned: false, returns: [] })).toBe('splits');
    expect(refundWaitsFor({ isPlanned: true, returns: ['success', 'refused', 'pending'] })).toBe('decision');
    expect(refundWaitsFor({ isPlanned: true, returns: ['success', 'pending'] })).toBe('returns');
    expect(refundWaitsFor({ isPlanned: true, returns: ['success', 'borne'] })).toBe('provider');
  });
});

describe('days that lines have each for themselves', () => {
  it('are taken back so that no line gives more than it has left, and all where nothing is used [FIN-08] [FIN-09]', () => {
    expect(unitsLeftOf([])).toBe(0);
    expect(unitsLeftOf([{ units: 365, takenUnits: 365, unused: 0 }])).toBe(0);
    expect(
      unitsLeftOf([
        { units: 365, takenUnits: 0, unused: 400 },
        { units: 365, takenUnits: 0, unused: 100 },
      ]),
    ).toBe(200);
    const line = fc
      .record({
        units: fc.integer({ min: 0, max: 2200 }),
        taken: fc.double({ min: 0, max: 1, noNaN: true }),
        unused: fc.nat(2200),
      })
      .map(({ units, taken, unused }) => ({ units, takenUnits: Math.floor(units * taken), unused }));
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 50 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (lines, part) => {
          const left = unitsLeftOf(lines);
          const asked = Math.floor(left * part);
          const priced = lines.map((one) => ({ ...one, amountCents: 100, refundedCents: 0 }));
          const shares = refundLines(priced, { cents: 0, units: asked });
          expect(shares.reduce((sum, { units }) => sum + units, 0)).toBe(asked);
          for (const [at, { units }] of shares.entries()) expect(units).toBeLessThanOrEqual(lines[at]?.unused ?? 0);
          const all = lines.map((one) => ({ ...one, unused: one.units }));
          expect(unitsLeftOf(all)).toBe(all.reduce((sum, { units, takenUnits }) => sum + units - takenUnits, 0));
        },
      ),
    );
  });
});
