import { alarmCalls, type LiveAlarm } from '@fireline/api/alarm';
import type { AlarmGrouping } from '@fireline/domain/alarm';
import { pathTo } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { DataTable, type DataTableProps, type Selection, type TableContext, isSelected } from '@fireline/ui/DataTable';
import { useWords } from '@fireline/ui/lib';
import { alarmWords, isUnacknowledged } from '@fireline/domain/alarm';
import { useLayoutEffect } from 'react';
import { useLocation } from 'wouter';
import { ListExport } from '../../lib/list/ListExport.tsx';
import { useAlarmCounts, useLive } from '../../lib/session/live.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { alarmScreenWords } from '../words.ts';
import { useDeskGroups } from './deskGroups.tsx';
import type { Current } from './useCurrent.ts';
import { deskWords } from './words.ts';

type Table = DataTableProps<LiveAlarm>;
type Shown = TableContext<LiveAlarm>;

interface KeptProps {
  readonly shown: Shown;
  readonly keep: (shown: Shown) => void;
  /** Called with the first alarm of the list. */
  readonly onFirst: ((alarm: LiveAlarm) => void) | undefined;
}

/** Keeps what the table shows for those who act on a part of it. */
function Kept({ shown, keep, onFirst }: KeptProps) {
  useLayoutEffect(() => {
    keep(shown);
    if (!onFirst) return;
    // the table itself is in order only with its next drawing
    const rows = shown.rows();
    const [first] = shown.arrange?.(rows) ?? rows;
    if (first) onFirst(first);
  });
  return null;
}

/** What the screen decides of the table. */
type Given =
  | 'columns'
  | 'filter'
  | 'quickSearch'
  | 'sort'
  | 'onSortChange'
  | 'hiddenColumns'
  | 'onHiddenColumnsChange'
  | 'keptPlace'
  | 'isLoading'
  | 'failure'
  | 'onRetry'
  | 'onClearFilters'
  | 'toolbar';

export interface DeskTableProps extends Pick<Table, Given> {
  readonly current: Current;
  /** Whether an alarm is shown beside the list; else a press opens it. */
  readonly hasPreview: boolean;
  readonly by: AlarmGrouping | undefined;
  readonly passes: (alarm: LiveAlarm) => boolean;
  readonly filterText: string;
  readonly isPending: boolean;
  readonly onAcknowledge: (alarmIds: readonly number[], clear: () => void) => void;
  readonly onHandle: (alarms: readonly LiveAlarm[], clear: () => void) => void;
}

/** The alarms that stand, in groups or one by one. @spec ALM-01 ALM-07 */
export function DeskTable(props: DeskTableProps) {
  const { current, hasPreview, by, passes, filterText, isPending, onAcknowledge, onHandle, ...table } = props;
  const t = useWords(deskWords, alarmScreenWords, alarmWords);
  const { alarms } = useLive();
  const [, navigate] = useLocation();
  const may = useMay();
  const { loadedAtMs } = useAlarmCounts();
  const outline = useDeskGroups(by);
  // the list is in its order once all of it has come; a group is opened by the reader, and gone when the list is flat again
  const isAtStart = hasPreview && typeof current.id !== 'number' && by === undefined && loadedAtMs !== null;
  const onFirst = isAtStart ? ({ alarmId }: LiveAlarm) => current.go(alarmId) : undefined;
  const chosen = (selection: Selection): readonly LiveAlarm[] =>
    alarms.rows.getIds().flatMap((id) => {
      const alarm = isSelected(selection, id) ? alarms.rows.getRow(id) : undefined;
      return alarm && passes(alarm) ? [alarm] : [];
    });
  const openIds = (selection: Selection): readonly number[] =>
    chosen(selection)
      .filter(({ state }) => isUnacknowledged(state))
      .map(({ alarmId }) => alarmId);
  return (
    <DataTable<LiveAlarm>
      {...table}
      label={t('alarm.list.current')}
      store={alarms.rows}
      outline={outline}
      rowLevel={(alarm) => alarm.level}
      rowName={(alarm) => `${t(`alarm.kind.${alarm.kind}`)} ${alarm.placeName}`}
      height="fill"
      {...(hasPreview && {
        currentId: current.id,
        onCurrentChange: ({ id }) => current.go(id),
        moves: current.moves,
      })}
      onRowOpen={({ row }) => navigate(pathTo('alarmDetail', { alarmId: row.alarmId, segment: 'current' }))}
      isSelectable={may(alarmCalls.acknowledge)}
      renderBulkActions={({ selection, clear }) => (
        <>
          <Button onClick={() => onHandle(chosen(selection), clear)}>{t('desk.handleSelected')}</Button>
          <Button variant="primary" isPending={isPending} onClick={() => onAcknowledge(openIds(selection), clear)}>
            {t('alarm.list.acknowledge')}
          </Button>
        </>
      )}
      empty={{ title: t('alarm.list.quiet'), hint: t('alarm.list.quiet.hint') }}
      renderTools={(shown) => (
        <>
          <Kept shown={shown} keep={current.keep} onFirst={onFirst} />
          <ListExport table={shown} filterText={filterText} />
        </>
      )}
    />
  );
}
