import { Button } from '@fireline/ui/Button';
import { type BulkContext, dataTableWords } from '@fireline/ui/DataTable';
import { useFormat, useWords } from '@fireline/ui/lib';
import { ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { Bulk } from './RowCards.styles.ts';
import type { RowChoice } from './useCardChoice.ts';
import { cardWords } from '../words.ts';

export interface CardBulkProps {
  readonly choice: RowChoice;
  /** What is done with them. */
  readonly children: ((context: BulkContext) => ReactNode) | undefined;
}

/** Over the cards: begins to choose several of them, then how many are chosen and what can be done with them. @spec SHL-23 */
export function CardBulk({ choice, children }: CardBulkProps) {
  const t = useWords(cardWords, dataTableWords);
  const { number } = useFormat();
  const { isOn, selection, count, total, begin, all, end } = choice;
  if (!isOn)
    return (
      <Bulk>
        <Button variant="quiet" icon={<ListChecks aria-hidden />} onClick={begin}>
          {t('cards.choose')}
        </Button>
      </Bulk>
    );
  return (
    <Bulk role="group" aria-label={t('DataTable.bulk')} data-on="">
      <strong role="status">{t('DataTable.selected', { count: number(count), total: number(total) })}</strong>
      {count > 0 && children?.({ selection, count, clear: end })}
      {count < total && (
        <Button variant="quiet" onClick={all}>
          {t('DataTable.selectAllMatching', { count: number(total) })}
        </Button>
      )}
      <Button variant="quiet" onClick={end}>
        {t('DataTable.clearSelection')}
      </Button>
    </Bulk>
  );
}
