import type { ReplyOf } from '@fireline/api/lib';
import { useCall, useTopic } from '@fireline/api/react';
import { serviceCalls, workOrderTopic } from '@fireline/api/service';
import { analysisDaysMax } from '@fireline/domain/analysis';
import { type DayRange, hourMs, minuteMs } from '@fireline/domain/lib';
import {
  orderCategories,
  type OrderFigures as OrderFiguresOf,
  orderLevels,
  orderStates,
  ratingNames,
  serviceWords,
} from '@fireline/domain/service';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { type Bar, BarChart } from '@fireline/ui/BarChart';
import { Card } from '@fireline/ui/Card';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { EmptyState } from '@fireline/ui/EmptyState';
import { TableExport } from '@fireline/ui/TableExport';
import { type Format, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { Charts } from '../../lib/page/Analysis.styles.ts';
import { type Figure, FigureTiles } from '../../lib/figures/FigureTiles.tsx';
import { useRange } from '../../lib/list/useRange.tsx';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Page } from '../../lib/page/Page.styles.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { useDayText } from '../../lib/useDayText.ts';
import { orderStatisticsWords } from './words.ts';

type Data = ReplyOf<typeof serviceCalls.orderFigures>;
type Agent = Data['agents'][number];
const offered = ['last7Days', 'last10Days', 'last30Days', 'last12Months'] as const;

/** The list of exactly the orders that a figure counts. */
const toOrders = ({ from, to }: DayRange, more: Readonly<Record<string, string>> = {}): string =>
  `${pathTo('workOrdersAll')}?${new URLSearchParams({ from, to, ...more }).toString()}`;

const orDash = (ms: number | null, { duration }: Pick<Format, 'duration'>): string =>
  ms === null ? '–' : duration(ms);
const ratedOf = ({ byRating, byState }: Pick<OrderFiguresOf, 'byRating' | 'byState'>): number =>
  byState.closed - byRating.notRated;

function Totals({ figures, range }: { readonly figures: Data['figures']; readonly range: DayRange }) {
  const t = useWords(orderStatisticsWords, serviceWords);
  const { byState, resolvedRatio, averageScore } = figures;
  const timed = (ms: number | null) => {
    const isLong = ms !== null && ms >= 2 * hourMs;
    return {
      value: ms === null ? null : ms / (isLong ? hourMs : minuteMs),
      digits: isLong ? 1 : 0,
      unit: t(isLong ? 'orderFigures.hours' : 'orderFigures.minutes'),
    };
  };
  const list = (more: Readonly<Record<string, string>> = {}) => ({ href: toOrders(range, more) });
  return (
    <FigureTiles
      figures={[
        ...orderStates.map((state): Figure => ({
          key: state,
          label: t(`service.order.state.${state}`),
          value: byState[state],
          ...(state === 'pending' && { tone: 'watch' }),
          ...list({ state }),
        })),
        { key: 'created', label: t('orderFigures.created'), value: figures.total, ...list() },
        {
          key: 'resolved',
          label: t('orderFigures.resolvedRatio'),
          value: resolvedRatio === null ? null : resolvedRatio * 100,
          digits: 1,
          unit: '%',
          note: t('orderFigures.ofClosed', { count: byState.closed }),
          ...list({ state: 'closed', resolution: 'resolved' }),
        },
        {
          key: 'score',
          label: t('orderFigures.score'),
          value: averageScore,
          digits: 1,
          note: t('orderFigures.rated', { count: ratedOf(figures) }),
        },
        { key: 'response', label: t('orderFigures.response'), ...timed(figures.medianResponseMs) },
        { key: 'handling', label: t('orderFigures.handling'), ...timed(figures.medianHandlingMs) },
      ]}
    />
  );
}

function Breakdowns({ data, range }: { readonly data: Data; readonly range: DayRange }) {
  const t = useWords(orderStatisticsWords, serviceWords);
  const dayText = useDayText();
  const [, navigate] = useLocation();
  const series = orderStates.map((state) => ({ key: state, label: t(`service.order.state.${state}`) }));
  const barOf = (key: string, name: string, figures: Data['figures'] | undefined): Bar => ({
    key,
    name,
    values: Object.fromEntries(orderStates.map((state) => [state, figures?.byState[state] ?? 0])),
  });
  const of = (groups: Data['days'], key: string) => groups.find((one) => one.key === key)?.figures;
  return (
    <Charts>
      <Card title={t('orderFigures.byDay')} headingLevel={2}>
        <BarChart
          label={t('orderFigures.byDay')}
          barsLabel={t('orderFigures.day')}
          series={series}
          bars={data.days.map(({ key, figures }) => barOf(key, dayText(key, range), figures))}
          onOpen={({ key }) => navigate(toOrders({ from: key, to: key }))}
        />
      </Card>
      <Card title={t('orderFigures.byCategory')} headingLevel={2}>
        <BarChart
          label={t('orderFigures.byCategory')}
          direction="horizontal"
          series={series}
          bars={orderCategories.map((key) => barOf(key, t(`service.order.category.${key}`), of(data.categories, key)))}
          onOpen={({ key }) => navigate(toOrders(range, { category: key }))}
        />
      </Card>
      <Card title={t('orderFigures.byLevel')} headingLevel={2}>
        <BarChart
          label={t('orderFigures.byLevel')}
          direction="horizontal"
          series={series}
          bars={orderLevels.map((key) => barOf(key, t(`service.order.level.${key}`), of(data.levels, key)))}
          onOpen={({ key }) => navigate(toOrders(range, { level: key }))}
        />
      </Card>
      <Card title={t('orderFigures.byRating')} headingLevel={2}>
        <BarChart
          label={t('orderFigures.byRating')}
          direction="horizontal"
          series={[{ key: 'closed', label: t('service.order.state.closed') }]}
          bars={ratingNames.map((key) => ({
            key,
            name: t(`service.order.rating.${key}`),
            values: { closed: data.figures.byRating[key] ?? 0 },
          }))}
          onOpen={({ key }) => navigate(toOrders(range, { state: 'closed', rating: key }))}
        />
      </Card>
    </Charts>
  );
}

function Agents({ agents, range }: { readonly agents: readonly Agent[]; readonly range: DayRange }) {
  const t = useWords(orderStatisticsWords, serviceWords);
  const format = useFormat();
  const [, navigate] = useLocation();
  const columns = useMemo((): readonly Column<Agent>[] => {
    const count = (id: string, header: string, of: (agent: Agent) => number): Column<Agent> => ({
      id,
      header,
      width: 110,
      align: 'end',
      text: of,
      cell: (agent) => format.number(of(agent)),
    });
    const figure = (id: string, header: string, of: (agent: Agent) => string): Column<Agent> => ({
      id,
      header,
      width: 150,
      align: 'end',
      cell: of,
    });
    return [
      { id: 'agent', header: t('orderFigures.agent'), width: 160, cell: ({ name }) => name },
      count('created', t('orderFigures.created'), ({ figures }) => figures.total),
      count('closed', t('service.order.state.closed'), ({ figures }) => figures.byState.closed),
      figure('resolved', t('orderFigures.resolvedRatio'), ({ figures: { resolvedRatio } }) =>
        resolvedRatio === null ? '–' : format.number(resolvedRatio * 100, { digits: 1, unit: '%' }),
      ),
      figure('score', t('orderFigures.score'), ({ figures: { averageScore } }) =>
        averageScore === null ? '–' : format.number(averageScore, { digits: 1 }),
      ),
      figure('response', t('orderFigures.response'), ({ figures }) => orDash(figures.medianResponseMs, format)),
      figure('handling', t('orderFigures.handling'), ({ figures }) => orDash(figures.medianHandlingMs, format)),
    ];
  }, [t, format]);
  return (
    <Card title={t('orderFigures.byAgent')} headingLevel={2}>
      <DataTable
        label={t('orderFigures.byAgent')}
        rows={agents}
        columns={columns}
        getRowId={({ userId }) => userId}
        rowName={({ name }) => name}
        onRowOpen={({ row }) => navigate(toOrders(range, { search: row.name }))}
        empty={{ title: t('orderFigures.noAgent') }}
        renderTools={(table) => <TableExport table={table} />}
      />
    </Card>
  );
}

/** How many orders there were, how fast and how well they were handled: by day, category, level, rating and agent. @spec SRV-03 ANA-04 */
export function OrderStatisticsScreen() {
  const t = useWords(orderStatisticsWords, routeWords);
  const url = useUrlQuery();
  const { range, field } = useRange(url, {
    usual: 'last30Days',
    offered,
    daysMax: analysisDaysMax,
    label: t('orderFigures.range'),
  });
  const call = useCall(serviceCalls.orderFigures, range, { keepsPrevious: true });
  const reload = (): void => void call.refetch();
  useTopic(workOrderTopic, { events: reload, reload });
  return (
    <Page>
      <PageHeader title={t('shell.route.workOrderStatistics')} actions={field} />
      <Loaded call={call} action="queryChart">
        {(data) =>
          data.figures.total === 0 ? (
            <EmptyState title={t('orderFigures.empty')} />
          ) : (
            <>
              <Totals figures={data.figures} range={range} />
              <Breakdowns data={data} range={range} />
              <Agents agents={data.agents} range={range} />
            </>
          )
        }
      </Loaded>
    </Page>
  );
}
