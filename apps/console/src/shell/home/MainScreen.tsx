import { alarmWords } from '@fireline/domain/alarm';
import { useCall } from '@fireline/api/react';
import { type Overview, shellCalls } from '@fireline/api/shell';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { siteCalls } from '@fireline/api/site';
import { Banner } from '@fireline/ui/Banner';
import { EmptyState } from '@fireline/ui/EmptyState';
import { Link } from '@fireline/ui/Link';
import { Skeleton } from '@fireline/ui/Skeleton';
import { Stat } from '@fireline/ui/Stat';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useAlarmCounts } from '../../lib/session/live.ts';
import { staleSince, useAlarmFreshness, useFreshness } from '../frame/useFreshness.ts';
import { AlarmsByDay } from './AlarmsByDay.tsx';
import { DeviceShares } from './DeviceShares.tsx';
import { LiveAlarmsCard } from './LiveAlarmsCard.tsx';
import { Grid, Row, Whole } from './MainScreen.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { WorstPlaces } from './WorstPlaces.tsx';
import { mainWords } from '../words.ts';
import { CallFailed } from '../../lib/page/CallFailed.tsx';
import { PageHeader } from '../../lib/page/PageHeader.tsx';

function Figures({ overview, staleSinceMs }: { readonly overview: Overview; readonly staleSinceMs: number | null }) {
  const t = useWords(mainWords, alarmWords);
  const format = useFormat();
  const standing = useAlarmCounts();
  const freshness = useAlarmFreshness();
  const isKnown = freshness.name !== 'unknown';
  const online = overview.byStatus.online ?? 0;
  return (
    <Row>
      <Stat
        label={t('shell.main.standing')}
        value={isKnown ? standing.total : null}
        staleSinceMs={staleSince(freshness)}
        {...(standing.byLevel[1] > 0 ? { level: 1 as const } : {})}
        note={
          <Link href={pathTo('alarmList')}>
            {isKnown
              ? t('alarm.count.unacknowledged', { count: format.number(standing.unacknowledged) })
              : t('alarm.count.reading')}
          </Link>
        }
      />
      <Stat
        label={t('shell.main.online')}
        staleSinceMs={staleSinceMs}
        value={overview.devices === 0 ? null : (online / overview.devices) * 100}
        unit="%"
        digits={1}
        note={t('shell.main.online.note', { online: format.number(online) })}
      />
      <Stat
        label={t('shell.main.devices')}
        staleSinceMs={staleSinceMs}
        value={overview.devices}
        note={<Link href={pathTo('deviceList')}>{t('shell.main.devices.list')}</Link>}
      />
      <Stat
        label={t('shell.main.places')}
        staleSinceMs={staleSinceMs}
        value={overview.places}
        note={t('shell.main.units', { count: format.number(overview.units) })}
      />
    </Row>
  );
}

/** Of an account that is bound to nothing yet: what it waits for, in the place of zeros. @spec SES-04 */
function Unbound() {
  const t = useWords(routeWords, mainWords);
  const account = useSession()?.account;
  return (
    <>
      <PageHeader title={t('shell.route.main')} />
      <EmptyState title={t('shell.main.unbound')}>
        {t('shell.main.unbound.hint', { tenant: account?.rentName ?? '', user: account?.username ?? '' })}
        {account?.tenantContact && <p>{t('shell.main.unbound.contact', { contact: account.tenantContact })}</p>}
      </EmptyState>
    </>
  );
}

/** Of a tenant that has no place yet: where its first steps stand, for those who take them. @spec SHL-31 SIT-12 */
function Begin() {
  const t = useWords(routeWords, mainWords);
  const may = useMay();
  if (!may(siteCalls.createPlace) || !may({ who: ['guide:view'] })) return null;
  return (
    <Whole>
      <Banner title={t('shell.main.begin')} actions={<Link href={pathTo('guide')}>{t('shell.route.guide')}</Link>}>
        {t('shell.main.begin.hint')}
      </Banner>
    </Whole>
  );
}

/** The overview, or why there is nothing on it. @spec ANA-05 SES-04 */
export function MainScreen() {
  return useSession()?.account.isUnbound ? <Unbound /> : <Overviewed />;
}

/** Devices, alarms and places at a glance, asked again while it is looked at. @spec ANA-05 SHL-24 */
function Overviewed() {
  const t = useWords(routeWords);
  const { data, dataUpdatedAt, error, refetch, isFetching } = useCall(shellCalls.overview, {}, { isPolling: true });
  const loadedAtMs = data ? dataUpdatedAt : null;
  const staleSinceMs = staleSince(useFreshness({ loadedAtMs, missingSinceMs: null, heardAtMs: null }));
  const may = useMay();
  const others = (
    <>
      {may({ who: ['oldMain:view'] }) && <Link href={pathTo('oldMain')}>{t('shell.route.oldMain')}</Link>}
      {may({ who: ['elderlyMain:view'] }) && <Link href={pathTo('elderlyMain')}>{t('shell.route.elderlyMain')}</Link>}
    </>
  );
  const header = <PageHeader title={t('shell.route.main')} staleSinceMs={staleSinceMs} actions={others} />;
  if (!data)
    return (
      <>
        {header}
        {error ? (
          <CallFailed error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
        ) : (
          <Skeleton shape="block" lines={8} />
        )}
      </>
    );
  return (
    <>
      {header}
      <Grid>
        {data.places === 0 && <Begin />}
        <Figures overview={data} staleSinceMs={staleSinceMs} />
        <LiveAlarmsCard />
        <WorstPlaces places={data.worstPlaces} />
        <AlarmsByDay days={data.alarmsByDay} />
        <DeviceShares overview={data} />
      </Grid>
    </>
  );
}
