import {
  type Imbalance,
  type ResourceRecord,
  type StatementTerm,
  changeOf,
  tariffWords,
} from '@fireline/domain/tariff';
import { TriangleAlert } from 'lucide-react';
import { FailureState } from '../FailureState/index.ts';
import { Skeleton } from '../Skeleton/index.ts';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
import { useFormat } from '../lib/format/useFormat.ts';
import { useProblemText } from '../lib/field/useProblemText.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Records, Scroll, Warning } from './TermRows.styles.ts';
import { explained, reasonsByRecord } from './sums.ts';
import type { TermRows } from './useTerms.ts';
import { reconciliationSheetWords } from './words.ts';

export interface TermRowsPartProps {
  readonly term: StatementTerm;
  readonly name: string;
  readonly figure: number;
  readonly part: TermRows;
  readonly reasons: readonly Imbalance[];
  readonly onRetry: () => void;
}

export const recordColumns = ['time', 'id', 'order', 'device', 'type', 'change', 'before', 'after', 'reason'] as const;
const figures: ReadonlySet<string> = new Set(['change', 'before', 'after']);

/** The rows behind a term: on their way, not to be had, none, or all of them with what they come to. */
export function TermRowsPart({ term, name, figure, part, reasons, onRetry }: TermRowsPartProps) {
  const t = useWords(reconciliationSheetWords);
  const label = t('ReconciliationSheet.rowsOf', { term: name });
  if (part.state === 'loading')
    return (
      <div aria-busy>
        <VisuallyHidden role="status">{t('ReconciliationSheet.loading')}</VisuallyHidden>
        <Skeleton lines={3} />
      </div>
    );
  if (part.state === 'failed') return <FailureState title={t('ReconciliationSheet.failed')} onRetry={onRetry} />;
  if (part.rows.length === 0 && figure === 0) return <p>{t('ReconciliationSheet.empty')}</p>;
  const byRecord = reasonsByRecord(reasons);
  return (
    <Scroll tabIndex={0} role="group" aria-label={label}>
      <Records aria-label={label}>
        <thead>
          <tr>
            {recordColumns.map((column) => (
              <th key={column} scope="col" data-figure={figures.has(column) || undefined}>
                {t(`ReconciliationSheet.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {part.rows.map((row) => (
            <RecordRow key={row.id} row={row} reasons={byRecord.get(row.id)} />
          ))}
        </tbody>
        <SumRow term={term} figure={figure} rows={part.rows} />
      </Records>
    </Scroll>
  );
}

function RecordRow({
  row,
  reasons,
}: {
  readonly row: ResourceRecord;
  readonly reasons: readonly Imbalance[] | undefined;
}) {
  const t = useWords(tariffWords);
  const textOf = useProblemText(tariffWords);
  const { number, dateTime } = useFormat();
  const change = changeOf(row);
  return (
    <tr data-wrong={reasons ? '' : undefined}>
      <td>{dateTime(row.atMs)}</td>
      <th scope="row">{row.id}</th>
      <td>{row.orderId ?? '–'}</td>
      <td>{row.deviceId ?? '–'}</td>
      <td>{t(`tariff.record.sellType.${row.sellType}`)}</td>
      <td data-figure>
        {change > 0 && '+'}
        {number(change)}
      </td>
      <td data-figure>{number(row.before)}</td>
      <td data-figure>{number(row.after)}</td>
      <td>
        {reasons?.map((reason) => (
          <Warning key={reason.code}>
            <TriangleAlert aria-hidden />
            {textOf(reason)}
          </Warning>
        ))}
      </td>
    </tr>
  );
}

function SumRow({
  term,
  figure,
  rows,
}: Pick<TermRowsPartProps, 'term' | 'figure'> & { readonly rows: readonly ResourceRecord[] }) {
  const t = useWords(reconciliationSheetWords);
  const { number } = useFormat();
  const { sum, missing } = explained(term, figure, rows);
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={5}>
          {t('ReconciliationSheet.sum', { count: number(rows.length) })}
        </th>
        <td data-figure>{number(sum)}</td>
        <td colSpan={3}>
          {missing !== 0 && (
            <Warning>
              <TriangleAlert aria-hidden />
              {t('ReconciliationSheet.unexplained', { units: number(missing) })}
            </Warning>
          )}
        </td>
      </tr>
    </tfoot>
  );
}
