import { yuanText } from '@fireline/domain/lib';
import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { refundOf } from './refund.ts';
import { splitOf } from './shares.ts';

const drafts = ['a', 'b', 'c'].map((recipientId) => ({ recipientId, name: recipientId, account: '', ratio: '' }));

it('a refund takes back what it is, to the cent, and from nobody more than he has [N18] [FIN-08] [TAR-09]', () => {
  const ratio = fc.integer({ min: 1, max: 33 });
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 999_999_999 }),
      ratio,
      ratio,
      fc.double({ min: 0, max: 1, noNaN: true }),
      (cents, a, c, part) => {
        const split = splitOf(cents, drafts, [a, undefined, c]);
        if (!split) throw new Error('no split');
        const refund = Math.max(1, Math.floor(cents * part));
        const { lines, merchant, totalCents, problem } = refundOf(yuanText(refund), split, drafts);
        expect([totalCents, problem]).toEqual([refund, undefined]);
        expect(lines.map(({ name }) => name)).toEqual(['a', 'c']);
        expect([...lines, merchant].every(({ leftCents, cents: taken }) => leftCents >= 0 && taken >= 0)).toBe(true);
        expect([...lines, merchant].reduce((sum, { leftCents }) => sum + leftCents, refund)).toBe(cents);
      },
    ),
  );
});

it('more than the order, or what is no amount, is refused; nothing typed takes nothing [FIN-08]', () => {
  const split = splitOf(1000, drafts, [30, 20, undefined]);
  if (!split) throw new Error('no split');
  expect(refundOf('10.01', split, drafts).problem).toEqual({
    code: 'finance.refund.amount',
    field: 'amount',
    args: { 0: '10.00' },
  });
  expect(refundOf('x', split, drafts).problem?.code).toBe('form.number');
  expect(refundOf(' ', split, drafts)).toMatchObject({ lines: [], problem: undefined });
});

it('what a recipient cannot give back is the merchant’s, and the line says why [N18] [FIN-08]', () => {
  const split = splitOf(10_000, drafts, [30, 30, undefined]);
  if (!split) throw new Error('no split');
  const cannotReturn = { code: 'finance.return.person' };
  const { lines, merchant, totalCents } = refundOf('50', split, drafts, [{ recipientId: 'a', cannotReturn }]);
  expect(lines).toEqual([
    { recipientId: 'a', name: 'a', cents: 0, leftCents: 3000, reason: cannotReturn },
    { recipientId: 'b', name: 'b', cents: 1500, leftCents: 1500 },
  ]);
  expect([merchant, totalCents]).toEqual([{ cents: 3500, leftCents: 500 }, 5000]);
});
