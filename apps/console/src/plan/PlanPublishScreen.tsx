import { planCalls, planTopic } from '@fireline/api/plan';
import { useCall, useTopic } from '@fireline/api/react';
import { planWords, publishStates } from '@fireline/domain/plan';
import { routeWords } from '@fireline/domain/shell';
import { Select } from '@fireline/ui/Select';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { FilterBar } from '../lib/list/ListScreen.styles.ts';
import { PagedList } from '../lib/list/PagedList.tsx';
import { SearchField } from '../lib/list/SearchField.tsx';
import { filterText } from '../lib/list/filterText.ts';
import { pagingOf } from '../lib/list/pageInUrl.ts';
import { useAllRows } from '../lib/list/useAllRows.ts';
import { useUrlQuery } from '../lib/page/useUrlQuery.ts';
import { planPublishWords } from './centre/words.ts';
import { planPublishColumns } from './planPublishColumns.tsx';
import { openPath } from './usePlanDeeds.ts';

const hiddenByDefault = ['endedAt', 'size'];

/** Every publish and roll back, newest first, with who, when, and how it ended; live. @spec PLN-03 */
export function PlanPublishScreen() {
  const t = useWords(planPublishWords, planWords, routeWords);
  const format = useFormat();
  const url = useUrlQuery();
  const [, navigate] = useLocation();
  const query = useMemo(
    () => ({
      search: url.get('search') || undefined,
      state: publishStates.find((one) => one === url.get('state')),
    }),
    [url],
  );
  const list = useCall(planCalls.publishes, { ...query, ...pagingOf(url) }, { keepsPrevious: true });
  const again = (): void => void list.refetch();
  useTopic(planTopic, { events: again, reload: again });
  const columns = useMemo(() => planPublishColumns(t, format), [t, format]);
  const loadRows = useAllRows(planCalls.publishes, query);
  return (
    <PagedList
      title={t('shell.route.planPublishRecords')}
      name="plan.publishes"
      {...{ hiddenByDefault, url, columns }}
      page={list}
      getRowId={({ publishId }) => publishId}
      filters={['search', 'state']}
      empty={{ title: t('plan.records.empty') }}
      onOpen={({ layerId }) => navigate(openPath(layerId))}
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
      loadRows={loadRows}
      filterText={filterText([
        { label: t('plan.records.search'), values: [query.search ?? ''] },
        { label: t('plan.records.state'), values: [query.state ? t(`plan.publish.${query.state}`) : ''] },
      ])}
    />
  );
}
