import type { LiveAlarm } from '@fireline/api/alarm';
import { alarmWords } from '@fireline/domain/alarm';
import { deviceWords } from '@fireline/domain/device';
import { pathTo } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import type { Sort } from '@fireline/ui/DataTable';
import { SplitPane } from '@fireline/ui/SplitPane';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { ListScreen } from '../../lib/list/ListScreen.styles.ts';
import { ListFilters } from '../../lib/list/ListFilters.tsx';
import { narrowedText, paramsOf } from '../../lib/list/filter.ts';
import { useListQuery } from '../../lib/list/useList.ts';
import { useIsPhone } from '../../lib/useIsPhone.ts';
import { useMedia } from '../../lib/useMedia.ts';
import { useAlarmCounts, useLive } from '../../lib/session/live.ts';
import { useReason } from '../../lib/page/failure.ts';
import { useHiddenColumns } from '../../lib/list/useHiddenColumns.ts';
import { useKeptPlace } from '../../lib/list/useKeptPlace.ts';
import { useTableSort } from '../../lib/list/useTableSort.ts';
import { staleSince, useAlarmFreshness } from '../../shell/frame/useFreshness.ts';
import { deskFilters } from './alarmFilters.tsx';
import { useDeskNodes } from './useDeskNodes.ts';
import { currentColumns } from './columns.tsx';
import { DeskCards } from '../desk/DeskCards.tsx';
import { Beside } from '../desk/Beside.tsx';
import { Cards, DeskPanes } from '../desk/Desk.styles.ts';
import { GroupChoice, groupingOf } from '../desk/deskGroups.tsx';
import { DeskKeys } from '../desk/DeskKeys.tsx';
import { DeskTable } from '../desk/DeskTable.tsx';
import { useCurrent } from '../desk/useCurrent.ts';
import { useDeeds } from '../desk/useDeeds.tsx';
import { deskWords } from '../desk/words.ts';
import { HiddenAlarms } from '../watch/HiddenAlarms.tsx';
import { Newcomers } from '../watch/Newcomers.tsx';
import { type AlarmFilter, isNarrowing, matches, searches } from './filter.ts';
import { alarmScreenWords } from '../words.ts';

const table = 'alarm.current';
const hiddenByDefault = ['address', 'unit', 'category'];
const defaultSort: Sort = [
  { columnId: 'state', direction: 'ascending' },
  { columnId: 'level', direction: 'ascending' },
  { columnId: 'time', direction: 'descending' },
];
/** Room for more than what is pinned, with the age in it. */
const ageWidth = '(width >= 600px)';
/** Room for the list and a preview beside it. */
const previewWidth = '(width >= 1100px)';

/**
 * Alarms that stand, live: a new one is there as it is pushed, a handled one leaves. Beside the list stands the one that the reader is at.
 * @spec ALM-01 ALM-06 ALM-07 ALM-11
 */
export function AlarmListScreen() {
  const t = useWords(alarmScreenWords, alarmWords, deviceWords, siteWords, deskWords);
  const format = useFormat();
  const [, navigate] = useLocation();
  const list = useListQuery<AlarmFilter>({ filters: [...deskFilters(t), ...useDeskNodes()] });
  const { url, query: filter, filters } = list;
  const by = groupingOf(url);
  const { alarms } = useLive();
  const { state, error, total } = useAlarmCounts();
  const freshness = useAlarmFreshness();
  const reason = useReason();
  const [isPhone, hasPreview] = [useIsPhone(), useMedia(previewWidth)];
  const hasAge = useMedia(ageWidth);
  const columns = useMemo(() => currentColumns({ t, format }, hasAge), [t, format, hasAge]);
  const passes = useMemo(() => (alarm: LiveAlarm) => matches(alarm, filter), [filter]);
  const found = useMemo(() => (alarm: LiveAlarm) => passes(alarm) && searches(alarm, filter.search), [passes, filter]);
  const hidden = useHiddenColumns(table, hiddenByDefault);
  const sorting = useTableSort(url, columns, defaultSort);
  const keptPlace = useKeptPlace(table);
  const current = useCurrent(by);
  const { actions, dialogs, bulk, together, setHandled } = useDeeds(current);
  const isLoading = state === 'loading';
  const failure = state === 'failed' ? reason(error) : undefined;

  const look = ({ alarm: { alarmId } }: { readonly alarm: LiveAlarm }): void => {
    if (hasPreview) current.go(alarmId);
    else navigate(pathTo('alarmDetail', { alarmId, segment: 'current' }));
  };

  const clearFilters = (): void => url.set(Object.fromEntries(filters.flatMap(paramsOf).map((param) => [param, ''])));
  const toolbar = <ListFilters list={list}>{!isPhone && <GroupChoice url={url} />}</ListFilters>;
  const rows = (
    <DeskTable
      {...{ current, hasPreview, by, passes, columns, keptPlace, isLoading, failure, toolbar }}
      {...sorting}
      {...hidden}
      filter={isNarrowing(filter) ? passes : undefined}
      quickSearch={filter.search ?? ''}
      filterText={narrowedText(filters, url)}
      onRetry={alarms.reload}
      onClearFilters={clearFilters}
      isPending={bulk.isPending}
      onAcknowledge={bulk.acknowledge}
      onHandle={(chosen, clear) => together.ask({ alarms: chosen, onDone: clear })}
    />
  );
  return (
    <ListScreen>
      <PageHeader
        title={t('alarm.list.current')}
        count={!isPhone || freshness.name === 'unknown' ? undefined : total}
        staleSinceMs={staleSince(freshness)}
        state={<Newcomers at={typeof current.id === 'number' ? current.id : undefined} onLook={look} />}
        actions={hasPreview && <DeskKeys onStep={(step) => current.moves.current?.step(step)} {...actions} />}
      />
      {(isNarrowing(filter) || Boolean(filter.search)) && <HiddenAlarms shows={found} onShowAll={clearFilters} />}
      {isPhone && (
        <Cards>
          {toolbar}
          <DeskCards
            passes={found}
            {...{ isLoading, failure }}
            onRetry={alarms.reload}
            isNarrowed={isNarrowing(filter) || Boolean(filter.search)}
            onAcknowledge={actions.onAcknowledge && ((alarm) => bulk.acknowledge([alarm.alarmId]))}
            onHandle={actions.onHandle && setHandled}
          />
        </Cards>
      )}
      {!isPhone && !hasPreview && rows}
      {hasPreview && (
        <DeskPanes>
          <SplitPane
            label={t('desk.list')}
            start={rows}
            end={<Beside current={current} actions={actions} />}
            defaultValue={66}
            startPxMin={560}
            endPxMin={340}
          />
        </DeskPanes>
      )}
      {dialogs}
    </ListScreen>
  );
}
