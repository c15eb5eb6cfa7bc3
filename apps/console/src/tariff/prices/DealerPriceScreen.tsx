import { tariffCalls, type DealerPrices } from '@fireline/api/tariff';
import { routeWords } from '@fireline/domain/shell';
import { serviceModes, tariffWords } from '@fireline/domain/tariff';
import { Button } from '@fireline/ui/Button';
import type { Column } from '@fireline/ui/DataTable';
import { Drawer } from '@fireline/ui/Drawer';
import { Tabs } from '@fireline/ui/Tabs';
import { type Format, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { stateCell } from '../../lib/list/StateMark.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { ChainPart } from './ChainPart.tsx';
import { PriceBook } from './PriceBook.tsx';
import type { PriceT } from './things.ts';
import { priceWords } from './words.ts';

const modify = { who: ['dealerPrice:modify'] } as const;
const years = [1, 2, 3, 4, 5, 6];
const card = { marks: ['state'], facts: ['mode', 'year1', 'year2'] };

const dealerColumns = (
  t: PriceT,
  { money, number }: Pick<Format, 'money' | 'number'>,
): readonly Column<DealerPrices>[] => [
  { id: 'name', header: t('price.dealer.name'), width: 180, isHideable: false, cell: ({ name }) => name },
  { id: 'mode', header: t('price.dealer.mode'), width: 110, cell: ({ mode }) => t(`tariff.mode.${mode}`) },
  {
    id: 'state',
    header: t('price.dealer.kind'),
    width: 150,
    ...stateCell<DealerPrices>(
      ({ belowCost, isOwn }) => (belowCost > 0 ? 'failing' : isOwn ? 'on' : 'none'),
      ({ belowCost, isOwn }) =>
        belowCost > 0
          ? t('price.dealer.below', { count: number(belowCost) })
          : t(isOwn ? 'price.dealer.own' : 'price.dealer.all'),
    ),
  },
  ...years.map((year): Column<DealerPrices> => {
    const centsOf = ({ prices }: DealerPrices) => prices[year - 1]?.cents ?? null;
    return {
      id: `year${year}`,
      header: t('price.years', { count: number(year) }),
      width: 100,
      align: 'end',
      fileValue: (row) => {
        const cents = centsOf(row);
        return cents === null ? '' : cents / 100;
      },
      cell: (row) => {
        const cents = centsOf(row);
        return cents === null ? t('price.none') : money(cents);
      },
    };
  }),
];

/** Prices of one partner, and who earns what on its line. */
function DealerDrawer({ partnerId, name, onClose }: { partnerId: number; name: string; onClose: () => void }) {
  const t = useWords(priceWords);
  const may = useMay();
  return (
    <Drawer isOpen size="large" title={name} onClose={onClose}>
      <Tabs
        label={t('price.parts')}
        items={[
          {
            value: 'prices',
            label: t('price.dealer.set'),
            content: (
              <PriceBook
                list="deviceService"
                buyer="reseller"
                partnerId={partnerId}
                label={t('price.forPartner', { name })}
                headingLevel={3}
                mayChange={may(modify)}
              />
            ),
          },
          {
            value: 'chain',
            label: t('price.dealer.chain'),
            content: <ChainPart list="deviceService" partnerId={partnerId} />,
          },
        ]}
      />
    </Drawer>
  );
}

/** What each partner directly below pays for service: one price for all, and those of some alone. @spec DEV-23 TAR-04 N19 */
export function DealerPriceScreen() {
  const t = useWords(priceWords, tariffWords, routeWords);
  const format = useFormat();
  const may = useMay();
  const list = useList(tariffCalls.dealerPrices, {
    filters: [
      { key: 'search', label: t('price.dealer.search') },
      {
        key: 'mode',
        label: t('price.dealer.mode'),
        any: t('price.dealer.anyMode'),
        isList: true,
        choices: serviceModes.map((value) => ({ value, label: t(`tariff.mode.${value}`) })),
      },
      {
        key: 'state',
        label: t('price.dealer.kind'),
        any: t('price.anyState'),
        choices: [
          { value: 'own', label: t('price.dealer.own') },
          { value: 'belowCost', label: t('price.belowCost') },
        ],
      },
    ],
  });
  const row = useOpenRow(list.url);
  const opened = list.page.data?.rows.find(({ partnerId }) => partnerId === row.id);
  const columns = useMemo(() => dealerColumns(t, format), [t, format]);
  const [isForAll, setForAll] = useState(false);
  const totals = list.page.data?.totals;
  return (
    <ListPage<DealerPrices>
      name="dealerPrice"
      title={t('shell.route.dealerPrice')}
      list={list}
      columns={columns}
      card={card}
      getRowId={({ partnerId, mode }) => `${partnerId} ${mode}`}
      rowName={({ name, mode }) => `${name} ${t(`tariff.mode.${mode}`)}`}
      lead={
        totals && (
          <p>
            {t('price.dealer.totals', {
              dealers: format.number(totals.dealers),
              own: format.number(totals.own),
              below: format.number(totals.belowCost),
            })}
          </p>
        )
      }
      empty={{ title: t('price.dealer.empty'), hint: t('price.dealer.emptyHint') }}
      onOpen={({ partnerId }) => row.open(partnerId)}
      actions={
        <Button variant={may(modify) ? 'primary' : 'secondary'} onClick={() => setForAll(true)}>
          {t('price.dealer.setAll')}
        </Button>
      }
    >
      {opened && !isForAll && <DealerDrawer partnerId={opened.partnerId} name={opened.name} onClose={row.close} />}
      {isForAll && (
        <Drawer isOpen size="large" title={t('price.dealer.setAll')} onClose={() => setForAll(false)}>
          <PriceBook
            list="deviceService"
            buyer="reseller"
            label={t('price.forResellers')}
            headingLevel={3}
            mayChange={may(modify)}
          />
        </Drawer>
      )}
    </ListPage>
  );
}
