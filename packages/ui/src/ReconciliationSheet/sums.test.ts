import { type ResourceRecord, type SellType, statementOf } from '@fireline/domain/tariff';
import { describe, expect, it } from 'vitest';
import { type SheetTexts, csvOf, explained, figureOf, formula, termOf } from './sums.ts';

const record = (id: string, sellType: SellType, amount: number, before: number, after: number): ResourceRecord => ({
  id,
  account: 'a',
  tenantId: 't',
  resource: 'sms',
  sellType,
  amount,
  before,
  after,
  result: 'success',
  atMs: Number(id) * 1000,
  seq: Number(id),
});
const records = [
  record('1', 'purchase', 100, 10, 110),
  record('2', 'rollback', 20, 110, 90),
  record('3', 'consume', 30, 85, 55),
];
const statement = statementOf({ opening: 10, closing: 55, records });
const texts: SheetTexts = {
  term: (term) => term,
  heading: 'term',
  columns: ['time', 'id'],
  difference: 'difference',
  sellType: (type) => type,
  time: (ms) => `at ${ms}`,
  reason: ({ code, units }) => `=${code} ${units}`,
};

describe('a statement as a sum', () => {
  it('goes opening + purchased + gifted - closing = used beside what was consumed [TAR-06]', () => {
    const sum = formula.map(({ term, sign }) => `${sign}${figureOf(statement.figures, term)}`).join(' ');
    expect(sum).toBe('10 +80 +0 −55 =35 30');
    expect(formula.map(({ term }) => termOf(term)).filter(Boolean)).toEqual(['purchased', 'gifted', 'consumed']);
  });

  it('says what the rows of a term come to, and what they leave open [N20]', () => {
    expect(explained('purchased', 80, statement.rows.purchased)).toEqual({ sum: 80, missing: 0 });
    expect(explained('consumed', 33, statement.rows.consumed)).toEqual({ sum: 30, missing: 3 });
    expect(explained('gifted', 0, [])).toEqual({ sum: 0, missing: 0 });
  });

  it('is written with every row, the reason on its row, and no formula in it [TAR-06] [N20]', () => {
    const lines = csvOf(statement.figures, statement.rows, statement.reasons, texts).trim().split('\r\n');
    expect(lines.slice(1, 7)).toEqual([
      'purchased (+),80',
      'gifted (+),0',
      'closing (−),55',
      'used (=),35',
      'consumed,30',
      'difference,5,',
    ]);
    expect(lines.slice(8)).toEqual([
      'term,time,id',
      'purchased,at 1000,1,,,purchase,100,10,110,',
      'purchased,at 2000,2,,,rollback,-20,110,90,',
      "consumed,at 3000,3,,,consume,-30,85,55,'=tariff.reconcile.gap 5",
    ]);
  });
});
