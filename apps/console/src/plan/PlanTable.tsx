import { type SeenPlan, planCalls } from '@fireline/api/plan';
import { planWords } from '@fireline/domain/plan';
import { hasRight } from '@fireline/domain/role';
import { siteWords } from '@fireline/domain/site';
import { Button } from '@fireline/ui/Button';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { TableExport } from '@fireline/ui/TableExport';
import { type Format, useFormat, useWords } from '@fireline/ui/lib';
import { Plus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useLocation } from 'wouter';
import { HiddenHeading, ListScreen } from '../lib/ListScreen.styles.ts';
import { useFailureText } from '../lib/failure.ts';
import { filterText } from '../lib/filterText.ts';
import { useAllRows } from '../lib/useAllRows.ts';
import { useHiddenColumns } from '../lib/useHiddenColumns.ts';
import { useUrlQuery } from '../lib/useUrlQuery.ts';
import { useSession } from '../shell/useSession.ts';
import { PlanListDialogs } from './PlanListDialogs.tsx';
import { PlanListFilters } from './PlanListFilters.tsx';
import { type PlanDeed, PlanListMenu, planDeeds } from './PlanListMenu.tsx';
import { planListWords } from './centre/words.ts';
import { type PlanListTranslate, planTitle } from './planListColumns.tsx';
import { pagingOf, planFilterWords, planQueryOf, sortInUrl, tableSort } from './planListQuery.ts';
import { openPath, usePlanDeeds } from './usePlanDeeds.ts';
import { usePlanList } from './usePlanList.ts';

const readerDeeds: readonly PlanDeed[] = ['open', 'download'];
const noFilters = { search: '', binding: '', state: '', access: '', page: '' };

type RenderActions = (plan: SeenPlan) => ReactNode;

export interface PlanTableProps {
  readonly title: string;
  /** Under this name the reader's columns are kept, and the list is exported. */
  readonly name: 'plan.list' | 'plan.layers';
  /** Columns that are not shown until somebody asks for them. */
  readonly hiddenByDefault: readonly string[];
  /** Keep the function the same between renders. */
  readonly columnsOf: (
    t: PlanListTranslate,
    format: Pick<Format, 'number' | 'dateTime'>,
    renderActions: RenderActions,
  ) => readonly Column<SeenPlan>[];
}

/** Every plan in reach, live, with what is done to one: found, filtered, created, changed, taken away. @spec PLN-01 PLN-03 PLN-05 */
export function PlanTable({ title, name, hiddenByDefault, columnsOf }: PlanTableProps) {
  const t = useWords(planListWords, planWords, siteWords);
  const format = useFormat();
  const url = useUrlQuery();
  const [, navigate] = useLocation();
  const failureText = useFailureText();
  const mayManage = hasRight(useSession()?.account.role, 'plan.manage');
  const query = useMemo(() => planQueryOf(url), [url]);
  const { pageNo, pageSize } = pagingOf(url);
  const list = usePlanList({ ...query, pageNo, pageSize });
  const { refetch } = list;
  const again = (): void => void refetch();
  const loadRows = useAllRows(planCalls.list, query);
  const hidden = useHiddenColumns(name, hiddenByDefault);
  const { onDo, shown, setShown } = usePlanDeeds(refetch);
  const deeds = mayManage ? planDeeds : readerDeeds;
  const columns = useMemo(
    () => columnsOf(t, format, (plan) => <PlanListMenu plan={plan} deeds={deeds} onDo={onDo} />),
    [columnsOf, t, format, deeds, onDo],
  );
  const create = mayManage && (
    <Button icon={<Plus aria-hidden />} onClick={() => setShown({ deed: 'change', plan: undefined })}>
      {t('plan.list.create')}
    </Button>
  );
  return (
    <ListScreen>
      <HiddenHeading>{title}</HiddenHeading>
      <DataTable
        label={title}
        rows={list.rows}
        getRowId={({ layerId }) => layerId}
        rowName={(plan) => planTitle(plan, t)}
        columns={columns}
        height="fill"
        queryKey={url.text}
        sort={tableSort(query)}
        onSortChange={({ sort }) => url.set(sortInUrl(sort))}
        onRowOpen={({ row }) => navigate(openPath(row.layerId))}
        paging={{
          page: pageNo,
          pageSize,
          total: list.total,
          onChange: (paging) =>
            url.set({ page: paging.page === 1 ? '' : String(paging.page), size: String(paging.pageSize) }),
        }}
        isLoading={list.isPending}
        failure={list.error ? failureText('query', list.error) : undefined}
        onRetry={again}
        empty={{
          title: t('plan.list.empty'),
          ...(mayManage ? { hint: t('plan.list.empty.hint'), action: create } : {}),
        }}
        onClearFilters={() => url.set(noFilters)}
        toolbar={<PlanListFilters url={url} />}
        renderTools={(table) => (
          <>
            <TableExport
              table={{ ...table, columns: table.columns.filter(({ id }) => id !== 'actions') }}
              name={name === 'plan.list' ? 'plans' : 'plan-layers'}
              filterText={filterText(planFilterWords(query, t))}
              loadRows={loadRows}
            />
            {create}
          </>
        )}
        {...hidden}
      />
      {shown && <PlanListDialogs shown={shown} onShow={setShown} onChanged={again} />}
    </ListScreen>
  );
}
