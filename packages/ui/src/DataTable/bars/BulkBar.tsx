import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../Button/index.ts';
import { focusedIn } from '../../lib/control/focusedIn.ts';
import { Bar } from '../DataTable.styles.ts';
import type { DataTableProps } from '../props.ts';
import type { DataTableModel } from '../useDataTable.ts';

interface BulkBarProps<Row extends object> {
  readonly props: DataTableProps<Row>;
  readonly model: DataTableModel<Row>;
}

/** What is selected and what can be done with it; takes the toolbar's place, so that rows do not move. */
export function BulkBar<Row extends object>({ props, model }: BulkBarProps<Row>) {
  const { t, figure, selection, matching, state } = model;
  const { count, clear, selectMatching } = selection;
  const total = props.paging ? matching : state.total;
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const own = bar.current;
    // the pressed button goes with the bar, and the focus would fall to the page
    return () => {
      if (focusedIn(own)) own?.parentElement?.querySelector<HTMLElement>('[role$="grid"] [tabindex="0"]')?.focus();
    };
  }, []);
  return (
    <Bar ref={bar} role="group" aria-label={t('DataTable.bulk')} data-bulk="">
      <strong>{t('DataTable.selected', { count: figure(count), total: figure(total) })}</strong>
      {count < matching && (
        <Button variant="quiet" onClick={selectMatching}>
          {t('DataTable.selectAllMatching', { count: figure(matching) })}
        </Button>
      )}
      <Button variant="quiet" onClick={clear}>
        {t('DataTable.clearSelection')}
      </Button>
      <span data-spring="" />
      {props.renderBulkActions?.({ selection: selection.selection, count, clear })}
    </Bar>
  );
}
