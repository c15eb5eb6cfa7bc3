import { analysisCalls, type Safety, type ScoredUnit } from '@fireline/api/analysis';
import { useCall } from '@fireline/api/react';
import { dayAt, type DayRange } from '@fireline/domain/lib';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { BarChart } from '@fireline/ui/BarChart';
import { Card } from '@fireline/ui/Card';
import { HeatMap } from '@fireline/ui/HeatMap';
import { LineChart } from '@fireline/ui/LineChart';
import { Link } from '@fireline/ui/Link';
import { Stat } from '@fireline/ui/Stat';
import { useFormat, useNow, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { PartTable } from '../../lib/list/PartTable.tsx';
import { toAlarms } from '../../lib/list/toAlarms.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { Page, Stack, TwoColumns } from '../../lib/page/Page.styles.ts';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { Row } from '../Analysis.styles.ts';
import { ChartOf } from '../ChartOf.tsx';
import { figure, words } from '../columns.tsx';
import { heatHours } from '../presence/PlaceUsageScreen.tsx';
import { safetyPageWords } from './words.ts';
import { useDays } from '../useDays.tsx';
import { Advice, PartsTable } from './PartsTable.tsx';
import { Heading, Muted } from './Safety.styles.ts';

const minute = 60_000;

/** Each count leads to the list that has exactly so many. */
function Figures({ safety, days: { from, to } }: { readonly safety: Safety; readonly days: DayRange }) {
  const t = useWords(safetyPageWords);
  const { score, before, alarms, hazards, devices } = safety;
  // the lists show what is so today
  const isNow = to === dayAt(useNow(minute));
  const show = (href: string) => <Link href={href}>{t('safety.list')}</Link>;
  return (
    <Row>
      <Stat
        label={t('safety.score')}
        value={score}
        note={before === null ? t('safety.score.none') : t('safety.before', { score: before })}
      />
      <Stat
        label={t('safety.alarms')}
        value={alarms.total}
        note={
          <>
            {alarms.drills > 0 && t('safety.drills', { count: alarms.drills })}{' '}
            {alarms.total > 0 && show(toAlarms({ range: { from, to }, get: () => '' }, { category: 'alarm' }))}
          </>
        }
      />
      <Stat
        label={t('safety.closed')}
        value={alarms.closed}
        note={show(`${pathTo('alarmHistory')}?category=alarm&from=${from}&to=${to}`)}
      />
      <Stat label={t('safety.inUse')} value={devices.inUse} />
      <Stat
        label={t('safety.expired')}
        value={devices.expired}
        {...(isNow && { note: show(pathTo('deviceExpired')) })}
      />
      <Stat
        label={t('safety.overdue')}
        value={hazards.overdue}
        level={2}
        {...(isNow && { note: show(`${pathTo('hazards')}?due=overdue`) })}
      />
    </Row>
  );
}

function Trend({ trend }: Pick<Safety, 'trend'>) {
  const t = useWords(safetyPageWords);
  const points = useMemo(
    () => trend.map(({ fromDay, score }) => ({ at: `${fromDay}T00:00:00+08:00`, value: score })),
    [trend],
  );
  return (
    <LineChart
      label={t('safety.trend')}
      points={points}
      unit={t('safety.unit')}
      digits={0}
      height={180}
      isZoomable={false}
    />
  );
}

/** A bar leads to the alarms of its place. */
function Worse({ worse, days }: Pick<Safety, 'worse'> & { readonly days: DayRange }) {
  const t = useWords(safetyPageWords);
  const [, navigate] = useLocation();
  if (worse.length === 0) return <Muted>{t('safety.worse.none')}</Muted>;
  return (
    <BarChart
      label={t('safety.worse')}
      direction="horizontal"
      layout="grouped"
      series={[
        { key: 'count', label: t('safety.now') },
        { key: 'before', label: t('safety.then') },
      ]}
      bars={worse.map(({ placeId, name, count, before }) => ({
        name,
        key: String(placeId),
        values: { count, before },
      }))}
      barsLabel={t('safety.place')}
      onOpen={({ key }) => navigate(toAlarms({ range: days, get: () => '' }, { category: 'alarm', place: key }))}
    />
  );
}

/** Units by their score, with their change of rank; a row opens the report that it stands in. @spec ANA-05 */
function Units() {
  const t = useWords(safetyPageWords);
  const format = useFormat();
  const [, navigate] = useLocation();
  const columns = useMemo(
    () => [
      figure<ScoredUnit>('rank', '#', ({ rank }) => rank, format, { width: 70 }),
      words<ScoredUnit>('name', t('report.unit'), ({ name }) => name, 220),
      figure<ScoredUnit>('score', t('safety.score'), ({ score }) => score, format, { width: 90 }),
      figure<ScoredUnit>('before', t('safety.then'), ({ before }) => before, format, { width: 100 }),
    ],
    [t, format],
  );
  return (
    <PartTable
      label={t('safety.units')}
      call={analysisCalls.safetyUnits}
      of={{}}
      columns={columns}
      getRowId={({ unitId }) => unitId}
      onOpen={({ reportId }) => navigate(`${pathTo('report')}?id=${reportId}`)}
      empty={{ title: t('safety.units.none') }}
    />
  );
}

/** How safe what the reader sees is: one score with every part explained, its trend, and where it got worse. @spec ANA-01 ANA-05 */
export function SafetyIndexScreen() {
  const t = useWords(safetyPageWords, routeWords);
  const { days, field } = useDays(useUrlQuery());
  const call = useCall(analysisCalls.safety, days, { keepsPrevious: true });
  return (
    <Page>
      <PageHeader title={t('shell.route.safetyIndex')} actions={field} />
      <ChartOf call={call}>
        {(safety) => (
          <Stack>
            <Figures safety={safety} days={days} />
            <TwoColumns>
              <div>
                <PartsTable parts={safety.parts} days={days} />
              </div>
              <div>
                <Trend trend={safety.trend} />
                <Heading>{t('safety.advice')}</Heading>
                <Advice parts={safety.parts} days={days} />
              </div>
            </TwoColumns>
            <HeatMap label={t('safety.hours')} data={{ hours: heatHours(safety.hours) }} />
            <Worse worse={safety.worse} days={days} />
          </Stack>
        )}
      </ChartOf>
      <Card title={t('safety.units')} headingLevel={2}>
        <Units />
      </Card>
    </Page>
  );
}
