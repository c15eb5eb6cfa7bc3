import { dayAt, startOfDay, hasWords } from '@fireline/domain/lib';
import { type RouteName, pathTo, routeWords, routes } from '@fireline/domain/shell';
import {
  type Standard,
  type StandardName,
  siteStandardWords,
  standardNames,
  standardState,
  standardStates,
  standards,
} from '@fireline/domain/site';
import type { Column } from '@fireline/ui/DataTable';
import { Link } from '@fireline/ui/Link';
import { useFormat, useNow, useWords } from '@fireline/ui/lib';
import { Fragment, useMemo } from 'react';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { stateCell } from '../../lib/list/StateMark.tsx';
import { LocalList } from './LocalList.tsx';
import { standardsWords } from './words.ts';

type Row = Standard & { readonly name: StandardName; readonly about: (typeof standards)[StandardName]['about'] };
const rows: readonly Row[] = standardNames.map((name) => ({ name, ...standards[name] }));

/** Pages that stand by themselves; those to come have no address yet. */
const openPages = (pages: readonly string[]): RouteName[] => pages.filter((page): page is RouteName => page in routes);

function useColumns(day: string): readonly Column<Row>[] {
  const t = useWords(standardsWords, siteStandardWords, routeWords);
  const format = useFormat();
  return useMemo(() => {
    const since = (row: Row): string => (row.since === undefined ? '' : format.date(startOfDay(row.since)));
    return [
      {
        id: 'number',
        header: t('standards.number'),
        width: 165,
        isHideable: false,
        sortValue: (row) => row.number,
        cell: (row) => row.number,
      },
      {
        id: 'title',
        header: t('standards.title'),
        width: 290,
        sortValue: ({ name }) => t(`site.standard.${name}`),
        cell: ({ name }) => t(`site.standard.${name}`),
      },
      {
        id: 'state',
        header: t('standards.state'),
        width: 100,
        sortValue: (row) => standardState(row, day),
        ...stateCell<Row>(
          (row) => standardState(row, day),
          (row) => t(`site.standardState.${standardState(row, day)}`),
        ),
      },
      {
        id: 'since',
        header: t('standards.since'),
        width: 110,
        sortValue: (row) => row.since ?? '',
        text: since,
        cell: since,
      },
      { id: 'replacedBy', header: t('standards.replacedBy'), width: 140, cell: (row) => row.replacedBy ?? '' },
      { id: 'about', header: t('standards.about'), width: 315, cell: ({ about }) => t(`site.standardAbout.${about}`) },
      {
        id: 'pages',
        header: t('standards.pages'),
        width: 200,
        text: ({ pages }) =>
          openPages(pages)
            .map((page) => t(`shell.route.${page}`))
            .join(' · '),
        cell: ({ pages }) =>
          openPages(pages).map((page, index) => (
            <Fragment key={page}>
              {index > 0 && ' · '}
              <Link href={pathTo(page as 'alarmList')}>{t(`shell.route.${page}`)}</Link>
            </Fragment>
          )),
      },
    ];
  }, [t, format, day]);
}

/** The standards that the work rests on, and whether each is in force today. @spec SIT-12 */
export function StandardList() {
  const t = useWords(standardsWords, siteStandardWords);
  const url = useUrlQuery();
  const day = dayAt(useNow(60_000));
  const [typed, state] = [url.get('search').trim(), url.get('state')];
  const found = rows.filter(
    (row) =>
      hasWords([row.number, t(`site.standard.${row.name}`), t(`site.standardAbout.${row.about}`)].join(' '), typed) &&
      (state === '' || standardState(row, day) === state),
  );
  return (
    <LocalList
      label={t('standards.list')}
      url={url}
      filters={[
        { key: 'search', label: t('standards.search') },
        {
          key: 'state',
          label: t('standards.state'),
          any: t('standards.anyState'),
          choices: standardStates.map((value) => ({ value, label: t(`site.standardState.${value}`) })),
        },
      ]}
      rows={found}
      columns={useColumns(day)}
      getRowId={({ name }) => name}
      empty={t('standards.none')}
    />
  );
}
