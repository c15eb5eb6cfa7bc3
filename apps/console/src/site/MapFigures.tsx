import { useCall } from '@fireline/api/react';
import { siteCalls } from '@fireline/api/site';
import { alarmWords } from '@fireline/domain/alarm';
import { pathTo } from '@fireline/domain/shell';
import { Link } from '@fireline/ui/Link';
import { Stat } from '@fireline/ui/Stat';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useAlarmCounts } from '../lib/session/live.ts';
import { Figures } from './Monitor.styles.ts';
import { monitorMapWords } from './words.ts';

/** What stands on the map in figures; alarms live, the rest asked again while it is looked at. @spec SIT-11 SHL-24 */
export function MapFigures() {
  const t = useWords(monitorMapWords, alarmWords);
  const { number } = useFormat();
  const standing = useAlarmCounts();
  const isKnown = standing.state === 'ready';
  const { data } = useCall(siteCalls.counts, {}, { isPolling: true });
  const resources = data ? Object.values(data.resources).reduce((sum, count) => sum + count, 0) : null;
  return (
    <Figures>
      <Stat
        label={t('site.map.alarms')}
        value={isKnown ? standing.total : null}
        {...(standing.byLevel[1] > 0 ? { level: 1 as const } : {})}
        note={
          <Link href={pathTo('alarmList')}>
            {isKnown
              ? t('site.map.unacknowledged', { count: number(standing.unacknowledged) })
              : t('alarm.count.reading')}
          </Link>
        }
      />
      <Stat
        label={t('site.map.devices')}
        value={data?.devices ?? null}
        note={data && t('site.map.online', { count: number(data.byStatus.online ?? 0) })}
      />
      <Stat
        label={t('site.map.places')}
        value={data?.places ?? null}
        note={data && t('site.map.buildings', { count: number(data.buildings) })}
      />
      <Stat
        label={t('site.map.resources')}
        value={resources}
        note={data && t('site.map.hydrants', { count: number(data.resources.hydrant ?? 0) })}
      />
    </Figures>
  );
}
