import { tariffCalls, type UnitAccount } from '@fireline/api/tariff';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { tariffWords } from '@fireline/domain/tariff';
import { Button } from '@fireline/ui/Button';
import type { Column } from '@fireline/ui/DataTable';
import { Link } from '@fireline/ui/Link';
import { type Format, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { stateCell } from '../../lib/list/StateMark.tsx';
import { useList } from '../../lib/list/useList.ts';
import { unitFilters, type UnitT } from '../unitFilters.ts';
import { unitWords } from '../words.ts';
import { DrawnCalendar } from './DrawnCalendar.tsx';

const card = { marks: ['state'], facts: ['balance', 'drawn', 'lastsUntil'] };
const hiddenByDefault = ['daysLeft'];
const states = ['low', 'below', 'controlled'] as const;

/** The movements that a figure of an account is made of. */
const rowsOf = (accountId: number, more = ''): string =>
  `${pathTo('resourceTransactions')}?account=${accountId}${more}`;

type State = 'below' | 'low' | 'fine';
const stateOf = ({ balance, isLow }: UnitAccount): State => (balance < 0 ? 'below' : isLow ? 'low' : 'fine');
const shapes = { below: 'failed', low: 'ending', fine: 'completed' } as const;

const columnsOf = (t: UnitT, { date, number }: Pick<Format, 'date' | 'number'>): readonly Column<UnitAccount>[] => {
  const controlText = ({ control, monthDrawn }: UnitAccount): string =>
    control
      ? t('holding.control.used', { used: number(monthDrawn), max: number(control.monthlyMax) })
      : t('holding.control.none');
  const lasts = ({ daysLeft }: UnitAccount): string =>
    daysLeft === null ? t('holding.noPace') : t('holding.days', { count: number(daysLeft) });
  const until = ({ lastsUntil }: UnitAccount): string => (lastsUntil === null ? '—' : date(lastsUntil));
  return [
    {
      id: 'holderName',
      header: t('holding.holder'),
      width: 240,
      isSortable: true,
      isHideable: false,
      cell: ({ holderName }) => holderName,
    },
    {
      id: 'holderKind',
      header: t('holding.holderKind'),
      width: 100,
      cell: ({ holderKind }) => t(`tariff.holder.${holderKind}`),
    },
    {
      id: 'resource',
      header: t('holding.resource'),
      width: 80,
      cell: ({ resource }) => t(`tariff.resource.${resource}`),
    },
    {
      id: 'balance',
      header: t('holding.balance'),
      width: 110,
      align: 'end',
      isSortable: true,
      text: ({ balance }) => number(balance),
      fileValue: ({ balance }) => balance,
      cell: ({ accountId, balance }) => <Link href={rowsOf(accountId)}>{number(balance)}</Link>,
    },
    {
      id: 'drawn',
      header: t('holding.drawn'),
      width: 130,
      align: 'end',
      isSortable: true,
      text: ({ drawn }) => number(drawn),
      fileValue: ({ drawn }) => drawn,
      cell: ({ accountId, drawn }) => <Link href={rowsOf(accountId, '&sellType=consume')}>{number(drawn)}</Link>,
    },
    { id: 'daysLeft', header: t('holding.daysLeft'), width: 110, align: 'end', text: lasts, cell: lasts },
    { id: 'lastsUntil', header: t('holding.until'), width: 110, align: 'end', text: until, cell: until },
    { id: 'control', header: t('holding.control'), width: 150, align: 'end', text: controlText, cell: controlText },
    {
      id: 'state',
      header: t('holding.state'),
      width: 120,
      ...stateCell<UnitAccount>(
        (row) => shapes[stateOf(row)],
        (row) => t(`holding.state.${stateOf(row)}`),
      ),
    },
  ];
};

/** By holder: what is left, how fast it goes, and what may be used in a month; each figure opens its movements. @spec TAR-07 */
export function ResourceConsumptionScreen() {
  const t = useWords(unitWords, tariffWords, routeWords);
  const format = useFormat();
  const [, navigate] = useLocation();
  const list = useList(tariffCalls.unitAccounts, {
    filters: [
      ...unitFilters(t),
      {
        key: 'state',
        label: t('holding.state'),
        any: t('holding.anyState'),
        choices: states.map((value) => ({ value, label: t(`holding.state.${value}`) })),
      },
    ],
    sorts: ['balance', 'drawn', 'holderName'],
    sort: '-drawn',
  });
  const [hasCalendar, setCalendar] = useState(false);
  const columns = useMemo(() => columnsOf(t, format), [t, format]);
  const totals = list.page.data?.totals ?? [];
  return (
    <ListPage<UnitAccount>
      name="resourceConsumption"
      title={t('shell.route.resourceConsumption')}
      card={card}
      hiddenByDefault={hiddenByDefault}
      list={list}
      columns={columns}
      getRowId={({ accountId }) => accountId}
      rowName={({ holderName, resource }) => `${holderName} ${t(`tariff.resource.${resource}`)}`}
      lead={
        totals.length > 0 && (
          <p>
            {totals
              .map(({ resource, balance, drawn }) =>
                t('holding.accounts.totals', {
                  resource: t(`tariff.resource.${resource}`),
                  balance: format.number(balance),
                  drawn: format.number(drawn),
                }),
              )
              .join(' · ')}
          </p>
        )
      }
      empty={{ title: t('holding.accounts.empty'), hint: t('holding.accounts.emptyHint') }}
      onOpen={({ accountId }) => navigate(rowsOf(accountId))}
      actions={<Button onClick={() => setCalendar(true)}>{t('holding.calendar')}</Button>}
    >
      {hasCalendar && (
        <DrawnCalendar
          holderKind={list.query.holderKind}
          search={list.query.search}
          onClose={() => setCalendar(false)}
        />
      )}
    </ListPage>
  );
}
