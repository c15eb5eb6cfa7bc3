import type { RefundState } from '@fireline/domain/finance';
import type { BulkRow } from '../../../lib/db/query/bulk.ts';
import type { NewRow } from '../../../lib/db/schema.ts';
import type { Ms } from '../../model.ts';
import type { Placed } from '../orderRows.ts';
import type { Delivered } from '../units.ts';

/** A paid order of which a refund may be asked. */
export interface RefundableRow {
  readonly placed: Placed;
  readonly order: BulkRow<'tradeOrder'>;
  readonly payment: BulkRow<'payment'>;
  readonly lineId: number;
  readonly paidMs: Ms;
  /** When its buyer bought again: until then nothing but messages draws what it brought. */
  readonly nextMs: Ms;
}
export interface RefundRows {
  readonly refund: (NewRow<'refund'> & { readonly refundId: number })[];
  readonly line: NewRow<'refundLine'>[];
  readonly part: NewRow<'refundReturn'>[];
  readonly atProvider: NewRow<'sandboxRefund'>[];
  readonly returns: NewRow<'sandboxReturn'>[];
  readonly moved: Delivered[];
  readonly cases: NewRow<'moneyCase'>[];
}

/** `bounced`: it came back days after it had succeeded. */
export type Course = RefundState | 'stuck' | 'bounced';

/** Rows of one table have the same columns. */
export const notBack = { failedAt: null, errorCode: null };
