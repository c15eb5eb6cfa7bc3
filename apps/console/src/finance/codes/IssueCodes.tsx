import { financeCalls, type CodedOrderRow, type IssuedPayCode } from '@fireline/api/finance';
import type { Problem } from '@fireline/domain/lib';
import { useFormat, useWords } from '@fireline/ui/lib';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { codeWords } from './words.ts';

/** What handing out codes came to. */
export interface Issued {
  readonly issued: readonly IssuedPayCode[];
  readonly refused: readonly { readonly orderId: number; readonly orderNo: string; readonly problem: Problem }[];
}

export interface IssueCodesProps {
  readonly orders: readonly CodedOrderRow[];
  readonly onIssued: (issued: Issued) => void;
  readonly onClose: () => void;
}

/** Asks whether the money was received, and hands out a code for each order. @spec TAR-05 */
export function IssueCodes({ orders, onIssued, onClose }: IssueCodesProps) {
  const t = useWords(codeWords);
  const { money, number } = useFormat();
  const cents = orders.reduce((sum, { payableCents }) => sum + payableCents, 0);
  const count = number(orders.length);
  return (
    <ConfirmSend
      call={financeCalls.issuePayCodes}
      send={{ orderIds: orders.map(({ orderId }) => orderId) }}
      outdates={[financeCalls.payCodes]}
      action="submit"
      tone="primary"
      title={t('code.issue.some', { count })}
      confirmLabel={t('code.issue.received')}
      done={t('code.issue.done')}
      onDone={onIssued}
      onClose={onClose}
    >
      {t('code.issue.ask', { amount: money(cents), count })}
    </ConfirmSend>
  );
}
