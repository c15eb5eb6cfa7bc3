import { tariffCalls, type PriceEntry } from '@fireline/api/tariff';
import { bookLists, buyerKinds, pricedThings, tariffWords } from '@fireline/domain/tariff';
import type { Column } from '@fireline/ui/DataTable';
import { type Format, useFormat, useWords } from '@fireline/ui/lib';
import { type ReactNode, useMemo, useState } from 'react';
import { ConfirmSend } from '../../lib/form/ConfirmSend.tsx';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { type StateName, stateCell } from '../../lib/list/StateMark.tsx';
import { shortTimeCell } from '../../lib/list/timeCell.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { PriceAbout } from './PriceAbout.tsx';
import { type PriceT, type Things, usePriceDay, useThings } from './things.ts';
import { priceWords } from './words.ts';

const states = ['coming', 'current', 'past', 'withdrawn'] as const;
const shapes = {
  coming: 'upcoming',
  current: 'inEffect',
  past: 'ended',
  withdrawn: 'withdrawn',
} as const satisfies Readonly<Record<(typeof states)[number], StateName>>;
const hiddenByDefault = ['withdrawnBy'];
const card = { marks: ['state'], facts: ['price', 'from', 'buyer'] };

const historyColumns = (
  t: PriceT,
  format: Pick<Format, 'dateTime' | 'shortDateTime' | 'money'>,
  things: Things,
  dayText: (day: string) => string,
): readonly Column<PriceEntry>[] => [
  { id: 'what', header: t('price.what'), width: 130, isHideable: false, cell: ({ priced }) => things.name(priced) },
  { id: 'quantity', header: t('price.quantity'), width: 110, cell: things.quantity },
  {
    id: 'price',
    header: t('price.price'),
    width: 110,
    align: 'end',
    isSortable: true,
    fileValue: ({ isEnd, cents }) => (isEnd ? '' : cents / 100),
    cell: ({ isEnd, cents }) => (isEnd ? t('price.ended') : format.money(cents)),
  },
  {
    id: 'state',
    header: t('price.state'),
    width: 110,
    ...stateCell<PriceEntry>(
      ({ state }) => shapes[state],
      ({ state }) => t(`price.state.${state}`),
    ),
  },
  { id: 'from', header: t('price.from'), width: 120, isSortable: true, cell: ({ from }) => dayText(from) },
  { id: 'list', header: t('price.list'), width: 180, cell: ({ list }) => t(`tariff.priceList.${list}`) },
  {
    id: 'buyer',
    header: t('price.buyer'),
    width: 150,
    cell: ({ buyer, buyerName }) => buyerName || t(`price.buyer.${buyer}`),
  },
  { id: 'madeBy', header: t('price.madeBy'), width: 120, cell: ({ madeBy }) => madeBy },
  {
    id: 'madeAt',
    header: t('price.madeAt'),
    isSortable: true,
    ...shortTimeCell<PriceEntry>(({ madeAt }) => madeAt, format),
  },
  { id: 'withdrawnBy', header: t('price.withdrawnBy'), width: 120, cell: ({ withdrawnBy }) => withdrawnBy ?? '' },
];

/** Every price that the reader's own level has set, with who set it; one that has not begun is withdrawn here. @spec TAR-04 N19 */
export function HistoryList({ title, tools }: { readonly title: string; readonly tools: ReactNode }) {
  const t = useWords(priceWords, tariffWords);
  const format = useFormat();
  const things = useThings();
  const dayText = usePriceDay();
  const may = useMay();
  const [withdrawing, setWithdrawing] = useState<PriceEntry>();
  const list = useList(tariffCalls.priceEntries, {
    filters: [
      { key: 'search', label: t('price.history.search') },
      {
        key: 'state',
        label: t('price.state'),
        any: t('price.anyState'),
        choices: states.map((value) => ({ value, label: t(`price.state.${value}`) })),
      },
      {
        key: 'list',
        label: t('price.list'),
        any: t('price.anyList'),
        isList: true,
        choices: bookLists.map((value) => ({ value, label: t(`tariff.priceList.${value}`) })),
      },
      {
        key: 'priced',
        label: t('price.what'),
        any: t('price.anyWhat'),
        isList: true,
        choices: pricedThings.map((value) => ({ value, label: things.name(value) })),
      },
      {
        key: 'buyer',
        label: t('price.buyer'),
        any: t('price.anyBuyer'),
        choices: buyerKinds.map((value) => ({ value, label: t(`price.buyer.${value}`) })),
      },
    ],
    sorts: { from: 'from', madeAt: 'madeAt', price: 'cents' },
    sort: '-from',
  });
  const columns = useMemo(() => historyColumns(t, format, things, dayText), [t, format, things, dayText]);
  const totals = list.page.data?.totals;
  return (
    <ListPage<PriceEntry>
      name="pricesQuery"
      title={title}
      list={list}
      columns={columns}
      hiddenByDefault={hiddenByDefault}
      card={card}
      getRowId={({ priceId }) => priceId}
      rowName={(row) => `${things.of(row)} ${row.from}`}
      lead={
        <>
          <PriceAbout about="history" to="pricesPlatform" />
          {totals && (
            <p>
              {t('price.history.totals', {
                current: format.number(totals.current),
                coming: format.number(totals.coming),
              })}
            </p>
          )}
        </>
      }
      empty={{ title: t('price.empty'), hint: t('price.emptyHint') }}
      onOpen={(row) => {
        if (row.state === 'coming' && may(tariffCalls.withdrawPrice)) setWithdrawing(row);
      }}
      actions={tools}
    >
      {withdrawing && (
        <ConfirmSend
          call={tariffCalls.withdrawPrice}
          send={{ priceId: withdrawing.priceId, revision: withdrawing.revision }}
          outdates={[tariffCalls.priceEntries, tariffCalls.prices]}
          action="modify"
          title={t('price.withdraw.title')}
          confirmLabel={t('price.withdraw')}
          done={t('price.withdraw.done')}
          onDone={() => void list.page.refetch()}
          onClose={() => setWithdrawing(undefined)}
        >
          {t('price.withdraw.text', {
            what: things.of(withdrawing),
            day: dayText(withdrawing.from),
            amount: withdrawing.isEnd ? t('price.ended') : format.money(withdrawing.cents),
          })}
        </ConfirmSend>
      )}
    </ListPage>
  );
}
