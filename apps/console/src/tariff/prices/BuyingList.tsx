import { tariffCalls, type BuyingPrice } from '@fireline/api/tariff';
import { type BookList, keyText, pricedThings, tariffWords } from '@fireline/domain/tariff';
import type { Column } from '@fireline/ui/DataTable';
import { DateField } from '@fireline/ui/DateField';
import { type Format, useFormat, useWords } from '@fireline/ui/lib';
import { type ReactNode, useMemo } from 'react';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { useList } from '../../lib/list/useList.ts';
import { FieldGrid } from '../../lib/page/Page.styles.ts';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { PriceAbout } from './PriceAbout.tsx';
import { type PriceT, type Things, usePriceDay, useThings } from './things.ts';
import { priceWords } from './words.ts';

const dayIn = (text: string): string | undefined => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? text : undefined);
const card = { marks: [], facts: ['onDay', 'next'] };
const buyable = [
  'platformResources',
  'tenantResources',
  'deviceService',
  'storage',
] as const satisfies readonly BookList[];

const buyingColumns = (
  t: PriceT,
  { money }: Pick<Format, 'money'>,
  things: Things,
  dayText: (day: string) => string,
  isCompared: boolean,
): readonly Column<BuyingPrice>[] => [
  {
    id: 'what',
    header: t('price.what'),
    width: 150,
    isHideable: false,
    cell: ({ priced }) => things.name(priced),
  },
  { id: 'quantity', header: t('price.quantity'), width: 120, cell: things.quantity },
  { id: 'name', header: t('price.buying.mode'), width: 150, cell: ({ modeName }) => modeName },
  { id: 'list', header: t('price.list'), width: 190, cell: ({ list }) => t(`tariff.priceList.${list}`) },
  {
    id: 'onDay',
    header: t('price.buying.onDay'),
    width: 130,
    align: 'end',
    fileValue: ({ cents }) => (cents === null ? '' : cents / 100),
    cell: ({ cents }) => (cents === null ? t('price.buying.notOnSale') : money(cents)),
  },
  { id: 'from', header: t('price.from'), width: 130, cell: ({ from }) => (from === null ? '–' : dayText(from)) },
  ...(isCompared
    ? [
        {
          id: 'onOther',
          header: t('price.buying.onOther'),
          width: 130,
          align: 'end' as const,
          fileValue: ({ otherCents }: BuyingPrice) => (otherCents === null ? '' : otherCents / 100),
          cell: ({ otherCents }: BuyingPrice) =>
            otherCents === null ? t('price.buying.notOnSale') : money(otherCents),
        },
      ]
    : []),
  {
    id: 'next',
    header: t('price.buying.next'),
    width: 200,
    align: 'end',
    cell: ({ nextCents, nextFrom }) =>
      nextFrom === null
        ? '–'
        : t('price.buying.nextLine', {
            amount: nextCents === null ? t('price.ended') : money(nextCents),
            day: dayText(nextFrom),
          }),
  },
];

export interface BuyingListProps {
  readonly name: 'superiorPrice' | 'pricesQuery' | 'pricesPlatform' | 'pricesTenant';
  readonly title: string;
  /** Only these lists. */
  readonly lists?: readonly BookList[];
  readonly actions?: ReactNode;
}

/** What the reader pays, on a day and beside another one, and what is to come; nothing of what those above it pay. @spec TAR-04 DEV-23 N19 */
export function BuyingList({ name, title, lists, actions }: BuyingListProps) {
  const t = useWords(priceWords, tariffWords);
  const format = useFormat();
  const things = useThings();
  const dayText = usePriceDay();
  const url = useUrlQuery();
  const [day, other] = [dayIn(url.get('day')), dayIn(url.get('other'))];
  const list = useList(tariffCalls.buyingPrices, {
    filters: [
      ...(lists
        ? []
        : [
            {
              key: 'list' as const,
              label: t('price.list'),
              any: t('price.anyList'),
              isList: true as const,
              choices: buyable.map((value) => ({ value, label: t(`tariff.priceList.${value}`) })),
            },
          ]),
      {
        key: 'priced',
        label: t('price.what'),
        any: t('price.anyWhat'),
        isList: true,
        choices: pricedThings.map((value) => ({ value, label: things.name(value) })),
      },
      {
        key: 'changed',
        label: t('price.buying.changed'),
        any: t('price.buying.anyChange'),
        choices: [
          ...(other === undefined ? [] : [{ value: 'yes' as const, label: t('price.buying.changed.yes') }]),
          { value: 'coming' as const, label: t('price.buying.changed.coming') },
        ],
      },
    ],
    fixed: {
      ...(lists && { list: [...lists] }),
      ...(day !== undefined && { day }),
      ...(other !== undefined && { other }),
    },
  });
  const columns = useMemo(
    () => buyingColumns(t, format, things, dayText, other !== undefined),
    [t, format, things, dayText, other],
  );
  const seller = list.page.data?.sellerName;
  return (
    <ListPage<BuyingPrice>
      name={name}
      title={title}
      list={list}
      columns={columns}
      card={card}
      getRowId={(row) => `${row.list} ${keyText(row)}`}
      rowName={things.of}
      lead={
        <>
          <PriceAbout about={name} seller={seller} to={name === 'pricesQuery' ? 'pricesPlatform' : 'pricesQuery'} />
          <FieldGrid>
            <DateField
              label={t('price.buying.day')}
              value={day ?? list.page.data?.day ?? null}
              onChange={({ value }) => url.set({ day: value ?? '', page: '' })}
            />
            <DateField
              label={t('price.buying.other')}
              value={other ?? null}
              isClearable
              onChange={({ value }) => url.set({ other: value ?? '', page: '' })}
            />
          </FieldGrid>
        </>
      }
      empty={{ title: t('price.buying.empty'), hint: t('price.buying.emptyHint') }}
      onOpen={() => {}}
      actions={actions}
    />
  );
}
