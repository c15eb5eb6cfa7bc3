import type { ReactNode } from 'react';
import { Button } from '../../Button/index.ts';
import { ColumnMenu } from '../head/ColumnMenu.tsx';
import { Bar, Count } from '../DataTable.styles.ts';
import { Icon } from '../icons.tsx';
import type { DataTableProps } from '../props.ts';
import type { DataTableModel } from '../useDataTable.ts';
import { isNarrowed } from '../rows/useRows.ts';

interface ToolbarProps<Row extends object> {
  readonly props: DataTableProps<Row>;
  readonly model: DataTableModel<Row>;
}

function Counted<Row extends object>({ props, model }: ToolbarProps<Row>): ReactNode {
  const { t, figure, state, matching, isCounted } = model;
  // with pages their foot says it
  if (!isCounted || props.paging) return null;
  const count = figure(matching);
  if (!isNarrowed(props)) return t('DataTable.rows', { count });
  return t('DataTable.rowsOf', { count, total: figure(state.total) });
}

/** The bar over the table: the caller's part, how many rows, columns, and the chip that says rows wait to move. */
export function Toolbar<Row extends object>({ props, model }: ToolbarProps<Row>) {
  const { t, view, state, context } = model;
  return (
    <Bar data-toolbar="">
      {props.toolbar}
      <Count data-count="">
        <Counted props={props} model={model} />
      </Count>
      {state.isPending && (
        <Button variant="secondary" data-chip="" icon={<Icon name="reorder" />} onClick={view.settle}>
          {t('DataTable.resort')}
        </Button>
      )}
      {props.outline?.tools}
      <ColumnMenu all={props.columns} model={model} />
      {props.renderTools?.(context)}
    </Bar>
  );
}
