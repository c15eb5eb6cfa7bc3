import { planCalls, planTopic } from '@fireline/api/plan';
import { useCall, useTopic } from '@fireline/api/react';
import { planWords, publishStates } from '@fireline/domain/plan';
import { routeWords } from '@fireline/domain/shell';
import { DataTable } from '@fireline/ui/DataTable';
import { Select } from '@fireline/ui/Select';
import { TableExport } from '@fireline/ui/TableExport';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { FilterBar, HiddenHeading, ListScreen } from '../lib/ListScreen.styles.ts';
import { SearchField } from '../lib/SearchField.tsx';
import { useFailureText } from '../lib/failure.ts';
import { filterText } from '../lib/filterText.ts';
import { useAllRows } from '../lib/useAllRows.ts';
import { useHiddenColumns } from '../lib/useHiddenColumns.ts';
import { useUrlQuery } from '../lib/useUrlQuery.ts';
import { planPublishWords } from './centre/words.ts';
import { pagingOf } from './planListQuery.ts';
import { planPublishColumns } from './planPublishColumns.tsx';
import { openPath } from './usePlanDeeds.ts';

const hiddenByDefault = ['endedAt', 'size'];

/** Every publish and roll back, newest first, with who, when, and how it ended; live. @spec PLN-03 */
export function PlanPublishScreen() {
  const t = useWords(planPublishWords, planWords, routeWords);
  const format = useFormat();
  const url = useUrlQuery();
  const [, navigate] = useLocation();
  const failureText = useFailureText();
  const { pageNo, pageSize } = pagingOf(url);
  const query = useMemo(
    () => ({
      search: url.get('search') || undefined,
      state: publishStates.find((one) => one === url.get('state')),
    }),
    [url],
  );
  const list = useCall(planCalls.publishes, { ...query, pageNo, pageSize }, { keepsPrevious: true });
  const again = (): void => void list.refetch();
  useTopic(planTopic, { events: again, reload: again });
  const columns = useMemo(() => planPublishColumns(t, format), [t, format]);
  const loadRows = useAllRows(planCalls.publishes, query);
  const hidden = useHiddenColumns('plan.publishes', hiddenByDefault);
  const title = t('shell.route.planPublishRecords');
  return (
    <ListScreen>
      <HiddenHeading>{title}</HiddenHeading>
      <DataTable
        label={title}
        rows={list.data?.rows ?? []}
        getRowId={({ publishId }) => publishId}
        columns={columns}
        height="fill"
        queryKey={url.text}
        onRowOpen={({ row }) => navigate(openPath(row.layerId))}
        paging={{
          page: pageNo,
          pageSize,
          total: list.data?.total ?? 0,
          onChange: (paging) =>
            url.set({ page: paging.page === 1 ? '' : String(paging.page), size: String(paging.pageSize) }),
        }}
        isLoading={list.isPending}
        failure={list.error ? failureText('query', list.error) : undefined}
        onRetry={again}
        empty={{ title: t('plan.records.empty') }}
        onClearFilters={() => url.set({ search: '', state: '', page: '' })}
        toolbar={
          <FilterBar>
            <SearchField
              label={t('plan.records.search')}
              value={url.get('search')}
              onSearch={(search) => url.set({ search, page: '' })}
            />
            <Select
              label={t('plan.records.state')}
              isLabelHidden
              isClearable
              placeholder={t('plan.records.anyState')}
              value={url.get('state') || null}
              onChange={({ value }) => url.set({ state: value ?? '', page: '' })}
              options={publishStates
                .filter((state) => state !== 'unpublished')
                .map((state) => ({ value: state, label: t(`plan.publish.${state}`) }))}
            />
          </FilterBar>
        }
        renderTools={(table) => (
          <TableExport
            table={table}
            name="plan-publishes"
            filterText={filterText([{ label: t('plan.records.search'), values: [url.get('search')] }])}
            loadRows={loadRows}
          />
        )}
        {...hidden}
      />
    </ListScreen>
  );
}
