import { alarmCalls } from '@fireline/api/alarm';
import { useCall } from '@fireline/api/react';
import { alarmWords } from '@fireline/domain/alarm';
import { pathTo } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { useWords } from '@fireline/ui/lib';
import { floorText } from '../../lib/floor.ts';
import { Age } from '../../lib/parts/Age.tsx';
import { filterOf, listOf, type SiteOf } from './of.ts';
import { Need, Part, partLines } from './Part.tsx';
import { overviewWords } from './words.ts';

/** Alarms that stand, the worst first; one opens the page where it is acknowledged and closed. @spec ALM-01 ALM-03 SIT-02 SIT-06 */
export function OpenAlarms({ site }: { readonly site: SiteOf }) {
  const t = useWords(overviewWords, alarmWords, siteWords);
  const call = useCall(
    alarmCalls.list,
    { ...filterOf(site), list: 'current', sort: 'level', order: 'asc', pageNo: 1, pageSize: partLines },
    { isPolling: true, keepsPrevious: true },
  );
  return (
    <Part
      title={t('overview.alarms')}
      call={call}
      href={listOf(pathTo('alarmList'), site)}
      none={t('overview.alarms.none')}
    >
      {({ alarmId, level, kind, state, alarmTime, deviceName, placeName, buildingName, floor }) => (
        <Need
          key={alarmId}
          mark={<AlarmLevelBadge level={level} variant="symbol" />}
          href={pathTo('alarmDetail', { alarmId, segment: 'current' })}
          what={t(`alarm.kind.${kind}`)}
          where={[
            site.of === 'unit' && placeName,
            [buildingName, floorText(floor, t)].filter(Boolean).join(' '),
            deviceName,
          ]
            .filter(Boolean)
            .join(' · ')}
          since={<Age at={alarmTime} />}
          note={state === 'open' ? <strong>{t('alarm.state.open')}</strong> : t(`alarm.state.${state}`)}
        />
      )}
    </Part>
  );
}
