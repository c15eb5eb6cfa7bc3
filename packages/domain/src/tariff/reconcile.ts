import type { Problem } from '../lib/index.ts';
import { changeOf, checkRecord, type ResourceRecord, sellTypes } from './records.ts';

/** The terms that records make up. */
export const statementTerms = ['purchased', 'gifted', 'consumed'] as const;
export type StatementTerm = (typeof statementTerms)[number];

/** The figures of a statement, in units. @spec TAR-06 */
export interface Figures extends Readonly<Record<StatementTerm, number>> {
  readonly opening: number;
  readonly closing: number;
}

/** What the balance says was used: opening + purchased + gifted - closing. @spec TAR-06 */
export const usedOf = ({ opening, purchased, gifted, closing }: Figures): number =>
  opening + purchased + gifted - closing;

/** What was used beyond the consumption on record; negative when more was consumed than left the balance. */
export const differenceOf = (figures: Figures): number => usedOf(figures) - figures.consumed;

/** A place where the balance moved without a record, and by how much. */
export interface Imbalance extends Problem {
  /** The record at which it shows; absent for the closing balance. */
  readonly recordId?: string;
  /** Units that are missing; negative when too many. All together they are the difference of the statement. */
  readonly units: number;
}

/**
 * Consumption equals the balance used, and no row contradicts another: two errors that cancel out are still two errors.
 * @spec TAR-06 N20
 */
export const isBalanced = (figures: Figures, reasons: readonly Imbalance[] = []): boolean =>
  differenceOf(figures) === 0 && reasons.length === 0;

export interface Statement {
  readonly figures: Figures;
  readonly used: number;
  readonly difference: number;
  readonly isBalanced: boolean;
  /** The rows behind each term. @spec N20 */
  readonly rows: Readonly<Record<StatementTerm, readonly ResourceRecord[]>>;
  /** Why it is not balanced, in the order of the records; each stands on its row. @spec N20 */
  readonly reasons: readonly Imbalance[];
}

const sumOf = (records: readonly ResourceRecord[], term: StatementTerm): number =>
  records.reduce((sum, record) => sum + changeOf(record), 0) * (term === 'consumed' ? -1 : 1) || 0;

/** By their place in the account: clocks of two machines differ. */
export const inOrder = (records: readonly ResourceRecord[]): ResourceRecord[] =>
  records.toSorted((a, b) => a.seq - b.seq);

/** The sums of the three terms. */
export const termsOf = (
  records: readonly ResourceRecord[],
): Readonly<Record<StatementTerm, number>> & {
  readonly rows: Statement['rows'];
} => {
  const of = (term: StatementTerm) =>
    records.filter(({ sellType, result }) => result === 'success' && sellTypes[sellType].term === term);
  const rows = { purchased: of('purchased'), gifted: of('gifted'), consumed: of('consumed') };
  const [purchased, gifted, consumed] = statementTerms.map((term) => sumOf(rows[term], term)) as [
    number,
    number,
    number,
  ];
  return { purchased, gifted, consumed, rows };
};

function reasonsOf(records: readonly ResourceRecord[], opening: number, closing: number): Imbalance[] {
  const reasons: Imbalance[] = [];
  let balance = opening;
  for (const record of records) {
    const { id: recordId, before, after } = record;
    if (before !== balance)
      reasons.push({
        recordId,
        units: balance - before,
        code: 'tariff.reconcile.gap',
        args: { expected: balance, before },
      });
    const wrong = checkRecord(record);
    if (wrong) reasons.push({ ...wrong, recordId, units: before + changeOf(record) - after });
    balance = after;
  }
  if (closing !== balance)
    reasons.push({ units: balance - closing, code: 'tariff.reconcile.closing', args: { expected: balance, closing } });
  return reasons;
}

/**
 * A statement that explains itself: each term with its rows and, where the formula does not hold, the rows at which units went missing.
 * Records are of one account, in any order: their `seq` says how they follow each other.
 * @spec TAR-06 N20
 */
export function statementOf(input: {
  readonly opening: number;
  readonly closing: number;
  readonly records: readonly ResourceRecord[];
}): Statement {
  const { opening, closing } = input;
  const records = inOrder(input.records);
  const { rows, ...sums } = termsOf(records);
  const figures: Figures = { opening, ...sums, closing };
  const reasons = reasonsOf(records, opening, closing);
  return {
    figures,
    used: usedOf(figures),
    difference: differenceOf(figures),
    isBalanced: isBalanced(figures, reasons),
    rows,
    reasons,
  };
}
