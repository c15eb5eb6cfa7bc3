import { centsOf } from '@fireline/domain/lib';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createFormat } from '../lib/format/format.ts';
import { sampleOf, splitOf } from './shares.ts';

const rows = fc
  .array(fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }), { maxLength: 12 })
  .filter((ratios) => ratios.reduce<number>((sum, ratio) => sum + (ratio ?? 0), 0) <= 100);
const drafts = (count: number) => Array.from({ length: count }, (_, at) => ({ recipientId: `r${at}` }));
const { money } = createFormat('cn', 'Asia/Shanghai', () => 0);
const shown = (cents: number): number => {
  const read = centsOf(money(cents));
  if (!read.ok) throw new Error(money(cents));
  return read.value;
};

describe('what is shown of an order', () => {
  it('adds up to the cent, as text on the screen, whatever the amount and the ratios [FIN-05] [TAR-09] [N18]', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999_999_999 }), rows, (cents, ratios) => {
        const split = splitOf(cents, drafts(ratios.length), ratios);
        if (!split) throw new Error('no split');
        const texts = [...split.shares.map((share) => shown(share?.cents ?? 0)), shown(split.merchantCents)];
        expect(texts.reduce((sum, one) => sum + one, 0)).toBe(cents);
        expect(split.totalCents).toBe(cents);
        expect(split.shares.map((share) => share?.ratio)).toEqual(ratios);
      }),
    );
  });

  it('says who got the cent that was left by the size of the fraction and who by id [FIN-05] [N18]', () => {
    const byFraction = splitOf(99, drafts(2), [33, 67]);
    expect(byFraction?.shares.map((share) => [share?.cents, share?.hundredths, share?.isRoundedUp])).toEqual([
      [33, 67, true],
      [66, 33, false],
    ]);
    const byId = splitOf(1, drafts(2), [50, 50]);
    expect(byId?.shares.map((share) => [share?.cents, share?.isTied])).toEqual([
      [1, true],
      [0, false],
    ]);
  });

  it('is nothing while more is asked for than there is, or the amount cannot be read [FIN-04]', () => {
    expect(splitOf(100, drafts(2), [60, 60])).toBeUndefined();
    expect(splitOf(undefined, drafts(1), [60])).toBeUndefined();
  });
});

it('an example order is read in yuan, also in full width, and keeps what was typed [FIN-01]', () => {
  expect(sampleOf('99,999,999.99')).toEqual({ text: '99,999,999.99', cents: 9_999_999_999, problem: undefined });
  expect(sampleOf('１２．５')).toEqual({ text: '１２．５', cents: 1250, problem: undefined });
  expect(sampleOf('1.005')).toMatchObject({ text: '1.005', problem: { code: 'form.twoDecimals' } });
  expect(sampleOf('0').problem?.code).toBe('form.range');
});
