import { Button } from '../../Button/index.ts';
import { Reference } from '../../lib/table/Reference.tsx';
import { Placeholder, Strip } from '../Parts.styles.ts';
import { Icon } from '../icons.tsx';
import type { DataTableProps } from '../props.ts';
import type { DataTableModel } from '../useDataTable.ts';
import { isNarrowed } from '../rows/useRows.ts';
import type { TableWords } from '../rows/useSort.ts';

interface NoticeProps<Row extends object> {
  readonly props: DataTableProps<Row>;
  readonly model: DataTableModel<Row>;
}

interface RetryProps {
  readonly onRetry: (() => void) | undefined;
  readonly t: TableWords;
}

const Retry = ({ onRetry, t }: RetryProps) =>
  onRetry ? <Button onClick={onRetry}>{t('DataTable.retry')}</Button> : null;

/** What stands in place of rows: why there are none and what can be done. Undefined while there are rows or they are on their way. */
export function Notice<Row extends object>({ props, model: { t, state } }: NoticeProps<Row>) {
  const { failure, isLoading = false, isFiltered = false, empty, onRetry, onClearFilters } = props;
  if (state.ids.length > 0 || (isLoading && failure === undefined)) return null;
  if (failure !== undefined)
    return (
      <Placeholder role="alert">
        <Icon name="failed" />
        <strong>{t('DataTable.failed')}</strong>
        <p>{failure}</p>
        {props.failureReference && <Reference text={props.failureReference} />}
        <Retry onRetry={onRetry} t={t} />
      </Placeholder>
    );
  if (state.total > 0 || isFiltered || isNarrowed(props))
    return (
      <Placeholder>
        <Icon name="nothing" />
        <strong>{t('DataTable.nothing')}</strong>
        <p>{t('DataTable.nothingHint')}</p>
        {onClearFilters && <Button onClick={onClearFilters}>{t('DataTable.clearFilters')}</Button>}
      </Placeholder>
    );
  return (
    <Placeholder>
      <Icon name="empty" />
      <strong>{empty?.title ?? t('DataTable.empty')}</strong>
      {empty?.hint !== undefined && <p>{empty.hint}</p>}
      {empty?.action}
    </Placeholder>
  );
}

/** Old rows stay when an update fails; this line says that they are old. */
export function FailureStrip<Row extends object>({ props, model: { t, state } }: NoticeProps<Row>) {
  if (props.failure === undefined || state.ids.length === 0) return null;
  return (
    <Strip role="alert">
      <Icon name="warning" />
      <span>
        <strong>{t('DataTable.failedStale')}</strong> {props.failure}
      </span>
      {props.failureReference && <Reference text={props.failureReference} />}
      <Retry onRetry={props.onRetry} t={t} />
    </Strip>
  );
}
