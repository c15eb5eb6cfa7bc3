import { alarmCalls, type HazardSummary } from '@fireline/api/alarm';
import { useCall } from '@fireline/api/react';
import { alarmHazardWords, rectificationStates } from '@fireline/domain/alarm';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { Card } from '@fireline/ui/Card';
import { Link } from '@fireline/ui/Link';
import { Stat } from '@fireline/ui/Stat';
import { useWords } from '@fireline/ui/lib';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { Page } from '../../lib/page/Page.styles.ts';
import { MeasureCatalogue } from './catalogue/MeasureCatalogue.tsx';
import { Row } from './Hazard.styles.ts';
import { hazardWords } from './words.ts';

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

/** How many hazards there are by state and due day, and the catalogue of measures with how each went. @spec ALM-13 SHL-08 */
export function SolutionScreen() {
  const t = useWords(routeWords);
  const call = useCall(alarmCalls.hazardSummary, {}, { isPolling: true });
  return (
    <Page>
      <PageHeader
        title={t('shell.route.solution')}
        staleSinceMs={call.error && call.data ? call.dataUpdatedAt : null}
      />
      <Loaded call={call} action="query">
        {(summary) => <Counts summary={summary} />}
      </Loaded>
      <MeasureCatalogue />
    </Page>
  );
}
