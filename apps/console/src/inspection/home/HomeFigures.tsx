import type { InspectionHome } from '@fireline/api/inspection';
import { inspectionWords } from '@fireline/domain/inspection';
import { pathTo } from '@fireline/domain/shell';
import { Card } from '@fireline/ui/Card';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { HeatMap } from '@fireline/ui/HeatMap';
import { Link } from '@fireline/ui/Link';
import { Stat } from '@fireline/ui/Stat';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { Figures } from './Home.styles.ts';
import { homeWords } from './words.ts';

type Figure = InspectionHome['figures'];
type NamedFigures = InspectionHome['byLine'][number];
const percent = (ratio: number | null): number | null => (ratio === null ? null : 100 * ratio);

/** The figures of a period, each with the one before, and a way to its tasks. */
function Tiles({ home }: { readonly home: InspectionHome }) {
  const t = useWords(homeWords, inspectionWords);
  const { number } = useFormat();
  const { figures, former, from, to } = home;
  const list = `${pathTo('inspectionTasks')}?from=${from}&to=${to}`;
  const tiles = [
    { of: 'total', value: (one: Figure) => one.total, href: list },
    {
      of: 'completedRatio',
      value: (one: Figure) => percent(one.completedRatio),
      unit: '%',
      href: `${list}&standing=completed,completedLate`,
    },
    {
      of: 'inTimeRatio',
      value: (one: Figure) => percent(one.inTimeRatio),
      unit: '%',
      href: `${list}&standing=completed`,
    },
    { of: 'overdue', value: (one: Figure) => one.overdue, href: `${list}&standing=overdue` },
    { of: 'failedItems', value: (one: Figure) => one.failedItems, href: `${list}&failed=yes` },
    {
      of: 'failedRatio',
      value: (one: Figure) => percent(one.failedRatio),
      unit: '%',
      digits: 1,
      href: `${list}&failed=yes`,
    },
  ] as const;
  return (
    <Figures>
      {tiles.map(({ of, value, href, ...tile }) => {
        const before = value(former);
        const digits = 'digits' in tile ? tile.digits : 0;
        const text =
          before === null ? t('patrolHome.none') : `${number(before, { digits })}${'unit' in tile ? tile.unit : ''}`;
        return (
          <Stat
            key={of}
            label={t(`inspection.figure.${of}`)}
            value={value(figures)}
            {...('unit' in tile && { unit: tile.unit })}
            digits={digits}
            note={<Link href={href}>{t('patrolHome.former', { value: text })}</Link>}
          />
        );
      })}
    </Figures>
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

/** The figures of patrols: with those before, by day, inspector and line, the worst first. @spec INS-06 */
export function HomeFigures({ home, days }: { readonly home: InspectionHome; readonly days: number }) {
  const t = useWords(homeWords);
  const columns = useColumns();
  const perDay = home.perDay.map(({ day, total }) => ({ day, value: total }));
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
      <Card title={t('patrolHome.figures', { days })} headingLevel={2}>
        <Tiles home={home} />
      </Card>
      <Card title={t('patrolHome.perDay')} headingLevel={2}>
        <HeatMap label={t('patrolHome.perDay')} data={{ days: perDay }} unit={t('patrolHome.tasks')} />
      </Card>
      {table(t('patrolHome.byInspector'), home.byInspector)}
      {table(t('patrolHome.byLine'), home.byLine)}
    </>
  );
}
