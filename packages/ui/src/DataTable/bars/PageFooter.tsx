import { IconButton } from '../../IconButton/index.ts';
import { Bar, Count, Steps } from '../DataTable.styles.ts';
import { Icon } from '../icons.tsx';
import type { Paging } from '../props.ts';
import type { DataTableModel } from '../useDataTable.ts';

export const pageSizes = [10, 20, 50, 100] as const;

const fits = 'fits';

interface PageFooterProps<Row extends object> {
  readonly paging: Paging;
  readonly model: DataTableModel<Row>;
}

/** Pages made by the server. @spec SHL-24 */
export function PageFooter<Row extends object>({ paging: { total, fitting, onChange }, model }: PageFooterProps<Row>) {
  const { t, figure, pageStart, state, isCounted } = model;
  const { page, pageSize } = model.paging;
  const pages = Math.max(1, Math.ceil(total / pageSize));
  const isFitting = fitting?.isOn ?? false;
  const sizes = [...new Set<number>(isFitting ? pageSizes : [...pageSizes, pageSize])].toSorted((a, b) => a - b);
  const turn = (to: number, size: number, isFit: boolean): void =>
    onChange({ page: to, pageSize: size, ...(fitting && { isFitting: isFit }) });
  const go = (to: number) => () => turn(to, pageSize, isFitting);
  const resize = (chosen: string): void =>
    fitting && chosen === fits ? turn(1, fitting.rows, true) : turn(1, Number(chosen), false);
  const range = {
    from: figure(Math.min(total, pageStart + 1)),
    to: figure(pageStart + state.ids.length),
    total: figure(total),
  };
  return (
    <Bar role="navigation" aria-label={t('DataTable.pages')} data-footer="">
      <label>
        {t('DataTable.pageSize')}
        <select value={isFitting ? fits : pageSize} onChange={(event) => resize(event.target.value)}>
          {sizes.map((size) => (
            <option key={size}>{size}</option>
          ))}
          {fitting && <option value={fits}>{t('DataTable.fitting', { count: figure(fitting.rows) })}</option>}
        </select>
      </label>
      <Count>{isCounted && t('DataTable.range', range)}</Count>
      <Steps>
        <IconButton
          label={t('DataTable.firstPage')}
          icon={<Icon name="first" />}
          disabled={page <= 1}
          onClick={go(1)}
        />
        <IconButton
          label={t('DataTable.previousPage')}
          icon={<Icon name="previous" />}
          disabled={page <= 1}
          onClick={go(page - 1)}
        />
        {isCounted && (
          <span aria-current="page">{t('DataTable.pageOf', { page: figure(page), pages: figure(pages) })}</span>
        )}
        <IconButton
          label={t('DataTable.nextPage')}
          icon={<Icon name="next" />}
          disabled={page >= pages}
          onClick={go(page + 1)}
        />
        <IconButton
          label={t('DataTable.lastPage')}
          icon={<Icon name="last" />}
          disabled={page >= pages}
          onClick={go(pages)}
        />
      </Steps>
    </Bar>
  );
}
