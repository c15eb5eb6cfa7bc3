import { type Imbalance, tariffWords } from '@fireline/domain/tariff';
import { useFormat } from '../lib/format/useFormat.ts';
import { useProblemText } from '../lib/field/useProblemText.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Why } from './ReconciliationSheet.styles.ts';
import { reconciliationSheetWords } from './words.ts';

/** Why the sum does not hold, in the order of time; together the units are the difference. */
export function Reasons({ reasons, canOpen }: { readonly reasons: readonly Imbalance[]; readonly canOpen: boolean }) {
  const t = useWords(reconciliationSheetWords);
  const textOf = useProblemText(tariffWords);
  const { number } = useFormat();
  return (
    <Why>
      <h4>{t('ReconciliationSheet.reasons')}</h4>
      {reasons.length === 0 ? (
        <p>
          {t('ReconciliationSheet.noReason')} {canOpen && t('ReconciliationSheet.openRows')}
        </p>
      ) : (
        <ul>
          {reasons.map((reason) => (
            <li key={`${reason.recordId} ${reason.code}`}>
              <span>{reason.recordId ?? t('ReconciliationSheet.difference')}</span>
              <span>{textOf(reason)}</span>
              <strong>
                {t(reason.units > 0 ? 'ReconciliationSheet.missing' : 'ReconciliationSheet.tooMany', {
                  units: number(Math.abs(reason.units)),
                })}
              </strong>
            </li>
          ))}
        </ul>
      )}
    </Why>
  );
}
