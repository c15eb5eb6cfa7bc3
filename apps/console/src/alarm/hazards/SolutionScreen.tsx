import { alarmCalls, type HazardSummary } from '@fireline/api/alarm';
import { useCall } from '@fireline/api/react';
import { alarmHazardWords, alarmWords, hazardMeasures, rectificationStates } from '@fireline/domain/alarm';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { Card } from '@fireline/ui/Card';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { Link } from '@fireline/ui/Link';
import { Stat } from '@fireline/ui/Stat';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { Page } from '../../lib/page/Page.styles.ts';
import { Row } from './Hazard.styles.ts';
import type { HazardKeys } from './hazardColumns.tsx';
import { hazardWords } from './words.ts';

type Measure = HazardSummary['measures'][number];
type Keys = HazardKeys | keyof typeof alarmWords;

const listOf = (query: string): string => `${pathTo('hazards')}?${query}`;

/** Each count leads to the list that has exactly so many. */
function Counts({ summary }: { readonly summary: HazardSummary }) {
  const t = useWords(hazardWords, alarmHazardWords);
  const show = (query: string) => <Link href={listOf(query)}>{t('hazards.all')}</Link>;
  return (
    <Card title={t('hazards.counts')} headingLevel={2}>
      <Row>
        {rectificationStates.map((state) => (
          <Stat
            key={state}
            label={t(`alarm.rectification.state.${state}`)}
            value={summary.byState[state]}
            note={show(`state=${state}`)}
          />
        ))}
        <Stat label={t('hazards.due.overdue')} value={summary.overdue} level={2} note={show('due=overdue')} />
        <Stat label={t('hazards.due.today')} value={summary.today} note={show('due=today')} />
        <Stat label={t('hazards.due.week')} value={summary.week} note={show('due=week')} />
      </Row>
    </Card>
  );
}

function measureColumns(t: Translate<Keys>, { number }: Pick<Format, 'number'>): readonly Column<Measure>[] {
  const count = (id: 'used' | 'completed'): Column<Measure> => ({
    id,
    header: t(`hazards.catalogue.${id}`),
    width: 90,
    align: 'end',
    text: (row) => row[id],
    cell: (row) => number(row[id]),
  });
  return [
    {
      id: 'measure',
      header: t('hazards.measure'),
      width: 180,
      cell: ({ measure }) => t(`alarm.hazard.measure.${measure}`),
    },
    {
      id: 'kinds',
      header: t('hazards.catalogue.kinds'),
      width: 260,
      cell: ({ measure }) => hazardMeasures[measure].kinds.map((kind) => t(`alarm.kind.${kind}`)).join(' · '),
    },
    {
      id: 'basis',
      header: t('hazards.catalogue.basis'),
      width: 240,
      cell: ({ measure }) => t(`alarm.hazard.basis.${hazardMeasures[measure].basis}`),
    },
    {
      id: 'days',
      header: t('hazards.catalogue.days'),
      width: 100,
      align: 'end',
      cell: ({ measure }) => number(hazardMeasures[measure].days),
    },
    count('used'),
    count('completed'),
    {
      id: 'mean',
      header: t('hazards.catalogue.mean'),
      width: 110,
      align: 'end',
      cell: ({ meanDays }) => (meanDays === null ? '—' : number(meanDays, { digits: 1 })),
    },
  ];
}

/** How many hazards there are by state and due day, and the catalogue of measures with how each went. @spec ALM-13 SHL-08 */
export function SolutionScreen() {
  const t = useWords(hazardWords, alarmHazardWords, alarmWords, routeWords);
  const format = useFormat();
  const [, navigate] = useLocation();
  const call = useCall(alarmCalls.hazardSummary, {}, { isPolling: true });
  const columns = useMemo(() => measureColumns(t, format), [t, format]);
  return (
    <Page>
      <PageHeader
        title={t('shell.route.solution')}
        staleSinceMs={call.error && call.data ? call.dataUpdatedAt : null}
      />
      <Loaded call={call} action="query">
        {(summary) => (
          <>
            <Counts summary={summary} />
            <Card title={t('hazards.catalogue')} headingLevel={2}>
              <DataTable
                label={t('hazards.catalogue')}
                rows={summary.measures}
                columns={columns}
                getRowId={({ measure }) => measure}
                rowName={({ measure }) => t(`alarm.hazard.measure.${measure}`)}
                onRowOpen={({ row }) => navigate(listOf(`measure=${row.measure}`))}
                empty={{ title: t('hazards.empty') }}
              />
            </Card>
          </>
        )}
      </Loaded>
    </Page>
  );
}
