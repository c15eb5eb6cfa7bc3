import { useCall } from '@fireline/api/react';
import { type Overview, shellCalls } from '@fireline/api/shell';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { FailureState } from '@fireline/ui/FailureState';
import { Link } from '@fireline/ui/Link';
import { Skeleton } from '@fireline/ui/Skeleton';
import { Stat } from '@fireline/ui/Stat';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useReason } from '../lib/failure.ts';
import { useAlarmCounts } from './live.ts';
import { AlarmsByDay } from './AlarmsByDay.tsx';
import { DeviceShares } from './DeviceShares.tsx';
import { LiveAlarmsCard } from './LiveAlarmsCard.tsx';
import { Grid, Heading, Row } from './MainScreen.styles.ts';
import { WorstPlaces } from './WorstPlaces.tsx';
import { mainWords } from './words.ts';

function Figures({ overview }: { readonly overview: Overview }) {
  const t = useWords(mainWords);
  const format = useFormat();
  const standing = useAlarmCounts();
  const online = overview.byStatus.online ?? 0;
  return (
    <Row>
      <Stat
        label={t('shell.main.standing')}
        value={standing.state === 'ready' ? standing.total : null}
        {...(standing.byLevel[1] > 0 ? { level: 1 as const } : {})}
        note={
          <Link href={pathTo('alarmList')}>
            {t('shell.main.unacknowledged', { count: format.number(standing.unacknowledged) })}
          </Link>
        }
      />
      <Stat
        label={t('shell.main.online')}
        value={overview.devices === 0 ? null : (online / overview.devices) * 100}
        unit="%"
        digits={1}
        note={t('shell.main.online.note', { online: format.number(online) })}
      />
      <Stat
        label={t('shell.main.devices')}
        value={overview.devices}
        note={<Link href={pathTo('deviceList')}>{t('shell.main.devices.list')}</Link>}
      />
      <Stat
        label={t('shell.main.places')}
        value={overview.places}
        note={t('shell.main.units', { count: format.number(overview.units) })}
      />
    </Row>
  );
}

/** Devices, alarms and places at a glance, asked again while it is looked at. @spec ANA-05 SHL-24 */
export function MainScreen() {
  const t = useWords(routeWords);
  const reason = useReason();
  const { data, error, refetch, isFetching } = useCall(shellCalls.overview, {}, { isPolling: true });
  if (!data && error) {
    return (
      <FailureState onRetry={() => void refetch()} isRetrying={isFetching}>
        {reason(error)}
      </FailureState>
    );
  }
  if (!data) return <Skeleton shape="block" lines={8} />;
  return (
    <Grid>
      <Heading>{t('shell.route.main')}</Heading>
      <Figures overview={data} />
      <LiveAlarmsCard />
      <WorstPlaces places={data.worstPlaces} />
      <AlarmsByDay days={data.alarmsByDay} />
      <DeviceShares overview={data} />
    </Grid>
  );
}
