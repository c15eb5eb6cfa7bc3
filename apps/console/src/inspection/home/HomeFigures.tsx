import type { InspectionHome } from '@fireline/api/inspection';
import { inspectionWords } from '@fireline/domain/inspection';
import { pathTo } from '@fireline/domain/shell';
import { BarChart } from '@fireline/ui/BarChart';
import { Card } from '@fireline/ui/Card';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { Link } from '@fireline/ui/Link';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { type Figure as Tile, FigureTiles } from '../../lib/figures/FigureTiles.tsx';
import { useDayText } from '../../lib/useDayText.ts';
import { homeWords } from './words.ts';

type Figures = InspectionHome['figures'];
type NamedFigures = InspectionHome['byLine'][number];
const percent = (ratio: number | null): number | null => (ratio === null ? null : 100 * ratio);

/** The figures of a period, each with the one before, and a way to its tasks. */
export function Tiles({ home, days }: { readonly home: InspectionHome; readonly days: number }) {
  const t = useWords(homeWords, inspectionWords);
  const { number } = useFormat();
  const { figures, former, from, to } = home;
  const list = `${pathTo('inspectionTasks')}?from=${from}&to=${to}`;
  const tile = (
    key: 'total' | 'completedRatio' | 'inTimeRatio' | 'overdue' | 'failedItems' | 'failedRatio',
    href: string,
    { isRatio = false, digits = 0, ...look }: Pick<Tile, 'tone' | 'digits'> & { readonly isRatio?: boolean } = {},
  ): Tile => {
    const of = (one: Figures) => (isRatio ? percent(one[key]) : one[key]);
    const before = of(former);
    const text = before === null ? t('patrolHome.none') : `${number(before, { digits })}${isRatio ? '%' : ''}`;
    return {
      key,
      label: t(`inspection.figure.${key}`),
      value: of(figures),
      digits,
      href,
      note: t('patrolHome.former', { value: text }),
      ...(isRatio && { unit: '%' }),
      ...look,
    };
  };
  return (
    <Card title={t('patrolHome.figures', { days })} headingLevel={2}>
      <FigureTiles
        figures={[
          tile('overdue', `${list}&standing=overdue`, { tone: 'act' }),
          tile('failedItems', `${list}&failed=yes`, { tone: 'watch' }),
          tile('failedRatio', `${list}&failed=yes`, { isRatio: true, digits: 1 }),
          tile('completedRatio', `${list}&standing=completed,completedLate`, { isRatio: true }),
          tile('inTimeRatio', `${list}&standing=completed`, { isRatio: true }),
          tile('total', list),
        ]}
      />
    </Card>
  );
}

const useColumns = (): readonly Column<NamedFigures>[] => {
  const t = useWords(homeWords, inspectionWords);
  const { number } = useFormat();
  return useMemo(() => {
    const count = (id: 'total' | 'completed' | 'late' | 'overdue' | 'failedItems'): Column<NamedFigures> => ({
      id,
      header: t(`inspection.figure.${id}`),
      width: 110,
      align: 'end',
      sortValue: (row) => row[id],
      text: (row) => row[id],
      cell: (row) => number(row[id]),
    });
    return [
      {
        id: 'name',
        header: t('patrolHome.name'),
        width: 200,
        isHideable: false,
        cell: ({ name }) => (
          <Link href={`${pathTo('inspectionTasks')}?search=${encodeURIComponent(name)}`}>{name}</Link>
        ),
      },
      count('overdue'),
      count('failedItems'),
      count('late'),
      count('completed'),
      count('total'),
    ];
  }, [t, number]);
};

/** How the tasks of each day ended: what was done, and what is left undone. */
function Days({ home }: { readonly home: InspectionHome }) {
  const t = useWords(homeWords);
  const dayText = useDayText();
  const [, navigate] = useLocation();
  const { from, to, perDay } = home;
  const list = pathTo('inspectionTasks');
  return (
    <Card title={t('patrolHome.perDay')} headingLevel={2}>
      <BarChart
        label={t('patrolHome.perDay')}
        barsLabel={t('patrolHome.day')}
        series={[
          { key: 'completed', label: t('patrolHome.completed'), isQuiet: true },
          { key: 'open', label: t('patrolHome.open'), href: `${list}?standing=overdue&from=${from}&to=${to}` },
        ]}
        bars={perDay.map(({ day, total, completed }) => ({
          key: day,
          name: dayText(day, { from, to }),
          values: { completed, open: total - completed },
        }))}
        onOpen={({ key }) => navigate(`${list}?from=${key}&to=${key}`)}
      />
    </Card>
  );
}

/** The figures of patrols by day, inspector and line, the worst first. @spec INS-06 */
export function HomeFigures({ home }: { readonly home: InspectionHome }) {
  const t = useWords(homeWords);
  const columns = useColumns();
  const table = (label: string, rows: readonly NamedFigures[]) => (
    <Card title={label} headingLevel={2}>
      <DataTable
        label={label}
        rows={rows}
        columns={columns}
        getRowId={({ id, name }) => `${id} ${name}`}
        empty={{ title: t('patrolHome.empty') }}
      />
    </Card>
  );
  return (
    <>
      <Days home={home} />
      {table(t('patrolHome.byInspector'), home.byInspector)}
      {table(t('patrolHome.byLine'), home.byLine)}
    </>
  );
}
