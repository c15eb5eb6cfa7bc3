import type { SplitDetail } from '@fireline/api/finance';
import { financeSplitWords } from '@fireline/domain/finance';
import { useFormat, useWords } from '@fireline/ui/lib';
import { splitPageWords } from '../splits/words.ts';
import { Bar, Falls } from './Waterfall.styles.ts';

interface Step {
  readonly key: string;
  readonly name: string;
  readonly cents: number;
  readonly kind: 'gone' | 'part' | 'failed';
}

/** Where the money of an order went: from what was paid down to what the merchant keeps, exact to the cent. @spec FIN-07 TAR-09 */
export function Waterfall({
  parts,
  whole,
}: Pick<SplitDetail, 'parts'> & { readonly whole: NonNullable<SplitDetail['whole']> }) {
  const t = useWords(splitPageWords, financeSplitWords);
  const { money } = useFormat();
  const { paidCents, feeCents, refundedCents, merchantCents } = whole;
  const steps: Step[] = [
    { key: 'fee', name: t('splitRecord.fee'), cents: feeCents, kind: 'gone' },
    ...(refundedCents > 0
      ? [{ key: 'refunded', name: t('splitRecord.refunded'), cents: refundedCents, kind: 'gone' as const }]
      : []),
    ...parts.map(({ splitId, recipientName, ratio, cents, returnedCents, result }): Step => ({
      key: String(splitId),
      name: `${recipientName} ${ratio}%${result === 'success' ? '' : ` · ${t(`finance.split.result.${result}`)}`}`,
      cents: result === 'failed' ? 0 : cents - returnedCents,
      kind: result === 'failed' ? 'failed' : 'part',
    })),
  ];
  let left = paidCents;
  const share = (cents: number): string => `${paidCents > 0 ? (cents / paidCents) * 100 : 0}%`;
  return (
    <Falls aria-label={t('splitRecord.waterfall')}>
      <tbody>
        <tr>
          <th scope="row">{t('splitRecord.paid')}</th>
          <td>
            <Bar aria-hidden style={{ '--fl-from': '0%', '--fl-share': '100%' }} />
          </td>
          <td data-figure>{money(paidCents)}</td>
        </tr>
        {steps.map(({ key, name, cents, kind }) => {
          left -= cents;
          return (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>
                <Bar aria-hidden data-kind={kind} style={{ '--fl-from': share(left), '--fl-share': share(cents) }} />
              </td>
              <td data-figure>{money(-cents || 0)}</td>
            </tr>
          );
        })}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('splitRecord.kept')}</th>
          <td>
            <Bar aria-hidden style={{ '--fl-from': '0%', '--fl-share': share(merchantCents) }} />
          </td>
          <td data-figure>{money(merchantCents)}</td>
        </tr>
      </tfoot>
    </Falls>
  );
}
