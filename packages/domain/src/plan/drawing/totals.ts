import { type DrawingReport, type LossReason, type ReportRow, lossReasons } from './drawing.ts';

export interface ReportTotals {
  readonly total: number;
  /** As they are in the file. */
  readonly drawn: number;
  /** Seen, but not exactly. */
  readonly approximated: number;
  readonly notDrawn: number;
  /** Kinds of which some are not drawn, those with the most first. */
  readonly lost: readonly { readonly kind: string; readonly count: number }[];
  /** All that stand in any row, each once, in the order of {@link lossReasons}. */
  readonly reasons: readonly LossReason[];
}

/** Whether something of the row is not as it was. */
export const isLossRow = ({ approximated, notDrawn }: ReportRow): boolean => approximated + notDrawn > 0;

/** What a report comes to. @spec N11 */
export const reportTotals = ({ rows }: Pick<DrawingReport, 'rows'>): ReportTotals => {
  let [drawn, approximated, notDrawn] = [0, 0, 0];
  const lost = new Map<string, number>();
  const reasons = new Set<LossReason>();
  for (const row of rows) {
    drawn += row.drawn;
    approximated += row.approximated;
    notDrawn += row.notDrawn;
    if (row.notDrawn > 0) lost.set(row.kind, (lost.get(row.kind) ?? 0) + row.notDrawn);
    for (const reason of row.reasons) reasons.add(reason);
  }
  return {
    total: drawn + approximated + notDrawn,
    drawn,
    approximated,
    notDrawn,
    lost: [...lost].map(([kind, count]) => ({ kind, count })).toSorted((a, b) => b.count - a.count),
    reasons: lossReasons.filter((reason) => reasons.has(reason)),
  };
};
