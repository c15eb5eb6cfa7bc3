import type { LiveAlarm } from '@fireline/api/alarm';
import {
  alarmDeskWords,
  type AlarmGrouping,
  alarmGroupings,
  alarmLevelNumbers,
  alarmWords,
  groupKeyOf,
  sumOfGroup,
} from '@fireline/domain/alarm';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import type { Column, Sort } from '@fireline/ui/DataTable';
import { useGroups } from '@fireline/ui/DataTableOutline';
import { Select } from '@fireline/ui/Select';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useCallback, useMemo } from 'react';
import type { UrlQuery } from '../../lib/page/useUrlQuery.ts';
import { alarmScreenWords } from '../words.ts';
import { GroupLine } from './Desk.styles.ts';
import { deskWords } from './words.ts';

/** The parameter of the address. */
const param = 'group';

/** What the list is grouped by; nothing: it is flat. */
export const groupingOf = (url: UrlQuery): AlarmGrouping | undefined =>
  alarmGroupings.find((one) => one === url.get(param));

/** Chooses what the list is grouped by; kept in the address. @spec ALM-01 */
export function GroupChoice({ url }: { readonly url: UrlQuery }) {
  const t = useWords(deskWords, alarmDeskWords);
  return (
    <Select
      label={t('desk.group')}
      isLabelHidden
      isClearable
      placeholder={t('desk.group.none')}
      value={groupingOf(url) ?? null}
      onChange={({ value }) => url.set({ [param]: value ?? '' })}
      options={alarmGroupings.map((value) => ({
        value,
        label: `${t('desk.group')} · ${t(`alarm.grouping.${value}`)}`,
      }))}
    />
  );
}

/** What a group is called, by any of its alarms. */
export function useGroupName(): (by: AlarmGrouping, alarm: LiveAlarm) => string {
  const t = useWords(deskWords, alarmWords, alarmScreenWords);
  return useCallback(
    (by, alarm) => {
      const name = {
        building: [alarm.placeName, alarm.buildingName].filter((part) => part !== '').join(' · '),
        unit: alarm.unitName,
        cause: t(`alarm.kind.${alarm.kind}`),
      }[by];
      return [alarm.isDrill && t('alarm.list.drill'), name || t('desk.group.elsewhere')].filter(Boolean).join(' ');
    },
    [t],
  );
}

/** Counts by level of a group's alarms, and how many nobody has acknowledged: the worst first. */
export function GroupSum({ alarms }: { readonly alarms: readonly LiveAlarm[] }) {
  const t = useWords(alarmWords);
  const { number } = useFormat();
  const sum = sumOfGroup(alarms);
  if (!sum) return null;
  return (
    <GroupLine>
      {alarmLevelNumbers
        .filter((level) => sum.byLevel[level] > 0)
        .map((level) => (
          <GroupLine key={level}>
            <AlarmLevelBadge level={level} variant="symbol" />
            {number(sum.byLevel[level])}
          </GroupLine>
        ))}
      {sum.unacknowledged > 0 && (
        <strong>{t('alarm.count.unacknowledged', { count: number(sum.unacknowledged) })}</strong>
      )}
    </GroupLine>
  );
}

const groupColumn = (by: AlarmGrouping): Column<LiveAlarm> => ({
  id: 'group',
  header: '',
  width: 0,
  cell: () => null,
  text: (alarm) => groupKeyOf(by, alarm),
});
const summary = (alarms: readonly LiveAlarm[]) => <GroupSum alarms={alarms} />;

/**
 * The groups of the list. They stand in the order of their first alarm, which by default is the one that nobody has acknowledged, the worst,
 * the newest.
 * @spec ALM-01
 */
export function useDeskGroups(by: AlarmGrouping | undefined) {
  const nameOf = useGroupName();
  const columns = useMemo(() => (by ? [groupColumn(by)] : []), [by]);
  const renderLabel = useCallback((first: LiveAlarm) => by && nameOf(by, first), [by, nameOf]);
  const outline = useGroups<LiveAlarm>({
    columns,
    columnId: by && 'group',
    renderLabel,
    renderSummary: summary,
  });
  return useMemo(() => outline && { ...outline, sortFor: (sort: Sort) => sort }, [outline]);
}
