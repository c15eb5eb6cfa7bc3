import { chinaOffsetMin, dayAt, isMoment, ok, type Result, sumCents } from '../../lib/index.ts';
import { monthsOf, type Party, type TrendPoint } from '../../tariff/index.ts';
import type { LedgerAccount, LedgerKind, Transfer } from './accounts.ts';

/** A transfer and when it was posted. */
export interface PostedTransfer extends Pick<Transfer, 'debit' | 'credit' | 'cents'> {
  readonly atMs: number;
}

const earned: ReadonlySet<LedgerKind> = new Set(['revenue', 'fee', 'adjustment'] as const);

/**
 * The money of a party in the twelve months of a year, in cents: what its payments and returned splits brought, and what refunds, splits
 * and fees took. What is taken back is expenditure, never a negative income; a top-up is neither, as it is still the payer's.
 * @returns `form.inexact` where a sum is no exact number
 * @spec TAR-06 TAR-09
 */
export const moneyTrend = (
  transfers: readonly PostedTransfer[],
  year: number,
  party: Party,
  offsetMin = chinaOffsetMin,
): Result<TrendPoint[]> => {
  const isOwn = ({ kind, ownerKind, ownerId }: LedgerAccount) =>
    earned.has(kind) && ownerKind === party.kind && ownerId === party.id;
  const own = transfers.filter(({ atMs, debit, credit }) => isMoment(atMs) && isOwn(debit) !== isOwn(credit));
  const months = Map.groupBy(own, ({ atMs }) => dayAt(atMs, offsetMin).slice(0, 7));
  const points: TrendPoint[] = [];
  for (const month of monthsOf(year)) {
    const [into = [], outOf = []] = [true, false].map((isIncome) =>
      (months.get(month) ?? []).filter(({ credit }) => isOwn(credit) === isIncome).map(({ cents }) => cents),
    );
    const [income, expenditure] = [sumCents(into), sumCents(outOf)];
    if (!income.ok) return income;
    if (!expenditure.ok) return expenditure;
    points.push({ month, income: income.value, expenditure: expenditure.value });
  }
  return ok(points);
};
