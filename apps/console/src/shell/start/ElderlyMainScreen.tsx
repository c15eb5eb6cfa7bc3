import { alarmCalls, type LiveAlarm } from '@fireline/api/alarm';
import { useCall } from '@fireline/api/react';
import { type Overview, shellCalls } from '@fireline/api/shell';
import { alarmLevelNumbers, alarmOrders, alarmWords } from '@fireline/domain/alarm';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { siteWords } from '@fireline/domain/site';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { AlarmStateMark } from '@fireline/ui/AlarmList';
import { FirelineProvider, useFireline, useFormat, useNow, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { floorText } from '../../lib/floor.ts';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { useAlarmCounts, useLive } from '../../lib/session/live.ts';
import { useAlarmFreshness } from '../frame/useFreshness.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { Alarms, BigLink, Bleed, Figures, Large, LevelCounts, State } from './ElderlyMainScreen.styles.ts';
import { largeWords } from './words.ts';

const shownAlarms = 5;

/** How things stand in one sentence: live, and honest while nothing is known. */
function Sentence() {
  const t = useWords(largeWords);
  const { total } = useAlarmCounts();
  const isKnown = useAlarmFreshness().name !== 'unknown';
  if (!isKnown) return <State role="status">{t('large.reading')}</State>;
  return <State role="status">{total === 0 ? t('large.calm') : t('large.waits', { count: total })}</State>;
}

/** How many alarms of each level stand, the worst first; each opens those it counts. */
function Levels() {
  const t = useWords(largeWords);
  const { number } = useFormat();
  const { byLevel } = useAlarmCounts();
  const mayOpen = useMay()({ who: ['alarmList:view'] });
  const isKnown = useAlarmFreshness().name !== 'unknown';
  const standing = alarmLevelNumbers.filter((level) => byLevel[level] > 0);
  if (!isKnown || standing.length === 0) return null;
  return (
    <LevelCounts aria-label={t('large.byLevel')}>
      {standing.map((level) => {
        const shown = (
          <>
            <AlarmLevelBadge level={level} size="large" />
            <strong>{number(byLevel[level])}</strong>
          </>
        );
        return (
          <li key={level}>
            {mayOpen ? <a href={`${pathTo('alarmList')}?level=${level}`}>{shown}</a> : <span>{shown}</span>}
          </li>
        );
      })}
    </LevelCounts>
  );
}

function WorstAlarm({ alarm }: { readonly alarm: LiveAlarm }) {
  const t = useWords(largeWords, alarmWords, siteWords);
  const format = useFormat();
  const now = useNow(10_000);
  const where = [alarm.placeName, alarm.buildingName, floorText(alarm.floor, t), alarm.deviceName].filter(Boolean);
  return (
    <li>
      <div>
        <AlarmLevelBadge level={alarm.level} />
        <strong>{t(`alarm.kind.${alarm.kind}`)}</strong>
        <div>{where.join(' · ')}</div>
        <AlarmStateMark state={alarm.state} />{' '}
        <time dateTime={alarm.receivedAt}>{format.age(alarm.receivedAt, now)}</time>
      </div>
      <BigLink href={pathTo('alarmDetail', { alarmId: alarm.alarmId, segment: 'current' })}>{t('large.open')}</BigLink>
    </li>
  );
}

/** What nobody has acknowledged before the rest, as it comes in. */
function WorstAlarms() {
  const t = useWords(largeWords);
  const { alarms } = useLive();
  const counts = useAlarmCounts();
  const worst = useMemo(() => {
    if (counts.loadedAtMs === null) return undefined;
    const rows = [...alarms.rows.getIds()].flatMap((id) => alarms.rows.getRow(id) ?? []);
    return rows.toSorted(alarmOrders.worst).slice(0, shownAlarms);
  }, [alarms, counts]);
  return (
    <Loaded call={{ data: worst, error: counts.error, refetch: alarms.reload }} action="query">
      {(rows) =>
        rows.length > 0 && (
          <section aria-label={t('large.worst')}>
            <h2>{t('large.worst')}</h2>
            <Alarms>
              {rows.map((alarm) => (
                <WorstAlarm key={alarm.alarmId} alarm={alarm} />
              ))}
            </Alarms>
          </section>
        )
      }
    </Loaded>
  );
}

interface Figure {
  readonly page: 'placeList' | 'deviceList' | 'alarmHistory';
  readonly query?: string;
  readonly label: string;
  readonly value?: number;
}

function Overviewed({ overview }: { readonly overview: Overview }) {
  const t = useWords(largeWords);
  const { number } = useFormat();
  const may = useMay();
  const figures: readonly Figure[] = [
    { page: 'placeList', label: t('large.places'), value: overview.places },
    { page: 'deviceList', label: t('large.devices'), value: overview.devices },
    { page: 'deviceList', query: '?status=offline', label: t('large.offline'), value: overview.byStatus.offline ?? 0 },
    { page: 'alarmHistory', label: t('large.history') },
  ];
  return (
    <Figures>
      {figures
        .filter(({ page }) => may({ who: [`${page}:view`] }))
        .map(({ page, query = '', label, value }) => (
          <li key={`${page}${query}`}>
            <a href={`${pathTo(page)}${query}`}>
              {label}
              {value !== undefined && <strong>{number(value)}</strong>}
            </a>
          </li>
        ))}
    </Figures>
  );
}

/**
 * The overview in large type, and in high contrast where a light look was chosen, so that nothing glares at night; its figures are those of the main page.
 * @spec SHL-27 SHL-05
 */
export function ElderlyMainScreen() {
  const t = useWords(largeWords, routeWords);
  const { language, timeZone, clock, translate, theme } = useFireline();
  const [, navigate] = useLocation();
  const may = useMay();
  const call = useCall(shellCalls.overview, {}, { isPolling: true });
  return (
    <Bleed>
      <FirelineProvider
        {...{ language, clock }}
        {...(timeZone !== undefined && { timeZone })}
        {...(translate && { translate })}
        theme={theme === 'dark' || theme === 'night' ? theme : 'contrast'}
        density="large"
        navigate={({ href }) => navigate(href)}
      >
        <Large>
          <PageHeader
            title={t('shell.route.elderlyMain')}
            staleSinceMs={call.error && call.data ? call.dataUpdatedAt : null}
          />
          <Sentence />
          <Levels />
          {may(alarmCalls.list) && <WorstAlarms />}
          <Loaded call={call} action="query">
            {(overview) => <Overviewed overview={overview} />}
          </Loaded>
          <div>
            <BigLink href={pathTo('main')}>{t('large.all')}</BigLink>
          </div>
        </Large>
      </FirelineProvider>
    </Bleed>
  );
}
