import type { HeatChoice } from '@fireline/api/site';
import { type AlarmLevel, alarmLevelNumbers, alarmWords } from '@fireline/domain/alarm';
import type { DayRange } from '@fireline/domain/lib';
import { heatMapDaysMax } from '@fireline/domain/org';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { MultiSelect } from '@fireline/ui/MultiSelect';
import { Select } from '@fireline/ui/Select';
import { TreeSelect } from '@fireline/ui/TreeSelect';
import { useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { FilterBar } from '../lib/list/ListScreen.styles.ts';
import { PeriodFilter } from '../lib/list/PeriodFilter.tsx';
import type { UrlQuery } from '../lib/page/useUrlQuery.ts';
import { type Measure, choiceTree, measures } from './heat.ts';
import { mapCentreWords } from './words.ts';

export interface HeatFilterBarProps {
  readonly url: UrlQuery;
  readonly choices: readonly HeatChoice[];
  readonly orgId: string;
  readonly measure: Measure;
  readonly days: DayRange;
  readonly levels: readonly AlarmLevel[];
}

/** The organisation, what is compared, and of alarms which days and levels; all kept in the address. @spec ORG-04 SIT-11 */
export function HeatFilterBar({ url, choices, orgId, measure, days, levels }: HeatFilterBarProps) {
  const t = useWords(mapCentreWords, alarmWords);
  const nodes = useMemo(() => choiceTree(choices), [choices]);
  return (
    <FilterBar>
      <TreeSelect
        label={t('site.heat.org')}
        isLabelHidden
        nodes={nodes}
        value={[orgId]}
        onChange={({ value: [org = ''] }) => url.set({ org })}
        style={{ width: 260 }}
      />
      <Select<Measure>
        label={t('site.heat.measure')}
        isLabelHidden
        value={measure}
        onChange={({ value }) => url.set({ show: value === null || value === measures[0] ? '' : value })}
        options={measures.map((one) => ({ value: one, label: t(`site.heat.measure.${one}`) }))}
      />
      {measure === 'alarms' && (
        <>
          <PeriodFilter
            label={t('site.heat.days')}
            url={url}
            onChange={url.set}
            initial={days}
            daysMax={heatMapDaysMax}
          />
          <MultiSelect<`${AlarmLevel}`>
            label={t('site.heat.level')}
            isLabelHidden
            isClearable
            placeholder={t('site.heat.anyLevel')}
            value={levels.map((level) => `${level}` as const)}
            onChange={({ value }) => url.set({ level: value })}
            options={alarmLevelNumbers.map((level) => ({
              value: `${level}` as const,
              label: t(`alarm.level.${level}`),
              icon: <AlarmLevelBadge level={level} variant="symbol" />,
            }))}
            style={{ width: 260 }}
          />
        </>
      )}
    </FilterBar>
  );
}
