import type { RefundDetail } from '@fireline/api/finance';
import { financeRefundWords } from '@fireline/domain/finance';
import { useFormat, useWords } from '@fireline/ui/lib';
import { Figures } from './Refunds.styles.ts';
import { useRefundReason } from './useRefundReason.ts';
import { refundPageWords } from './words.ts';

type Desk = NonNullable<RefundDetail['desk']>;

/** Who gives back how much of a refund, and what the merchant bears, apart. @spec FIN-08 N18 TAR-09 */
export function GivesBack({
  desk,
  cents,
  labelId,
}: {
  readonly desk: Desk;
  readonly cents: number;
  readonly labelId: string;
}) {
  const t = useWords(refundPageWords, financeRefundWords);
  const textOf = useRefundReason();
  const { money } = useFormat();
  return (
    <Figures aria-labelledby={labelId}>
      <thead>
        <tr>
          <th scope="col">{t('refund.part')}</th>
          <th scope="col" data-figure>
            {t('refund.part.held')}
          </th>
          <th scope="col" data-figure>
            {t('refund.part.back')}
          </th>
        </tr>
      </thead>
      <tbody>
        {desk.parts.map((part) => {
          const isGiven = part.state === null || part.state === 'pending' || part.state === 'success';
          return (
            <tr key={part.recipientName}>
              <th scope="row">
                {part.recipientName}
                {part.state !== null && <small>{t(`finance.return.state.${part.state}`)}</small>}
                {part.problem && <small>{textOf(part.problem)}</small>}
                {part.code !== null && (
                  <small>
                    {part.code} {part.message}
                  </small>
                )}
                {part.borneCents > 0 && <small>{t('refund.part.borne', { amount: money(part.borneCents) })}</small>}
              </th>
              <td data-figure>{money(part.heldCents)}</td>
              <td data-figure>{money(isGiven ? part.cents : 0)}</td>
            </tr>
          );
        })}
        <tr data-merchant>
          <th scope="row">{t('refund.merchant')}</th>
          <td data-figure>–</td>
          <td data-figure>{money(desk.merchantCents)}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('refund.total')}</th>
          <td data-figure>–</td>
          <td data-figure>{money(cents)}</td>
        </tr>
      </tfoot>
    </Figures>
  );
}
