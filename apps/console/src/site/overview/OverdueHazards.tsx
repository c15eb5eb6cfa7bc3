import { alarmCalls } from '@fireline/api/alarm';
import { useCall } from '@fireline/api/react';
import { alarmHazardWords } from '@fireline/domain/alarm';
import { pathTo } from '@fireline/domain/shell';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { useFormat, useWords } from '@fireline/ui/lib';
import { filterOf, listOf, type SiteOf } from './of.ts';
import { Need, Part, partLines } from './Part.tsx';
import { overviewWords } from './words.ts';

/** Hazards over their due day, the longest overdue first. @spec ALM-13 SIT-02 SIT-06 */
export function OverdueHazards({ site }: { readonly site: SiteOf }) {
  const t = useWords(overviewWords, alarmHazardWords);
  const { date } = useFormat();
  const call = useCall(
    alarmCalls.hazards,
    { ...filterOf(site), due: 'overdue', sort: 'dueDay', order: 'asc', pageNo: 1, pageSize: partLines },
    { isPolling: true, keepsPrevious: true },
  );
  return (
    <Part
      title={t('overview.hazards')}
      call={call}
      href={listOf(pathTo('hazards'), site, { due: 'overdue' })}
      none={t('overview.hazards.none')}
    >
      {({ hazardId, level, title, placeName, responsible, days, dueDay }) => (
        <Need
          key={hazardId}
          mark={<AlarmLevelBadge level={level} variant="symbol" />}
          href={`${pathTo('hazardDetail')}?id=${hazardId}`}
          what={title}
          where={[site.of === 'unit' && placeName, responsible].filter(Boolean).join(' · ')}
          since={<strong>{t('alarm.rectification.due.overdue', { days })}</strong>}
          note={<time dateTime={dueDay}>{date(dueDay)}</time>}
        />
      )}
    </Part>
  );
}
