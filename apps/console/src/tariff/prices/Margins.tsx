import { useCall } from '@fireline/api/react';
import { tariffCalls, type OwnPriceList } from '@fireline/api/tariff';
import { type BookList, type BuyerKind, keyText } from '@fireline/domain/tariff';
import type { Column } from '@fireline/ui/DataTable';
import { type Format, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { stateCell } from '../../lib/list/StateMark.tsx';
import { WholeTable } from '../../lib/list/WholeTable.tsx';
import { Loaded } from '../../lib/page/Loaded.tsx';

import { type PriceT, type Things, usePriceDay, useThings } from './things.ts';
import { priceWords } from './words.ts';

type Row = OwnPriceList['rows'][number];

const marginColumns = (
  t: PriceT,
  format: Pick<Format, 'money' | 'number'>,
  things: Things,
  dayText: (day: string) => string,
): readonly Column<Row>[] => [
  { id: 'what', header: t('price.what'), width: 130, isHideable: false, cell: ({ priced }) => things.name(priced) },
  { id: 'quantity', header: t('price.quantity'), width: 110, cell: things.quantity },
  {
    id: 'cost',
    header: t('price.cost'),
    width: 120,
    align: 'end',
    cell: ({ costCents }) => (costCents === null ? t('price.none') : format.money(costCents)),
  },
  { id: 'price', header: t('price.myPrice'), width: 120, align: 'end', cell: ({ cents }) => format.money(cents) },
  {
    id: 'margin',
    header: t('price.margin'),
    width: 120,
    align: 'end',
    cell: ({ marginCents }) => (marginCents === null ? '–' : format.money(marginCents)),
  },
  {
    id: 'marginPercent',
    header: t('price.marginPercent'),
    width: 100,
    align: 'end',
    cell: ({ marginPercent }) =>
      marginPercent === null ? '–' : format.number(marginPercent, { unit: '%', digits: 2 }),
  },
  {
    id: 'state',
    header: t('price.state'),
    width: 130,
    ...stateCell<Row>(
      ({ isBelowCost, costCents }) => (isBelowCost ? 'failing' : costCents === null ? 'none' : 'inEffect'),
      ({ isBelowCost, costCents }) =>
        t(isBelowCost ? 'price.belowCost' : costCents === null ? 'price.noCost' : 'price.aboveCost'),
    ),
  },
  { id: 'from', header: t('price.from'), width: 120, cell: ({ from }) => dayText(from) },
  { id: 'by', header: t('price.madeBy'), width: 120, cell: ({ by }) => by },
];

/** What the reader pays and charges for each thing of a list, with what is left. @spec DEV-23 TAR-04 N19 */
export function Margins({ list, buyer }: { readonly list: BookList; readonly buyer: BuyerKind }) {
  const t = useWords(priceWords);
  const format = useFormat();
  const things = useThings();
  const dayText = usePriceDay();
  const call = useCall(tariffCalls.prices, { list, buyer });
  const columns = useMemo(() => marginColumns(t as PriceT, format, things, dayText), [t, format, things, dayText]);
  return (
    <Loaded call={call} action="query">
      {({ rows }) => (
        <WholeTable
          label={t('price.margins')}
          columns={columns}
          rows={rows}
          getRowId={keyText}
          empty={{ title: t('price.empty'), hint: t('price.emptyHint') }}
        />
      )}
    </Loaded>
  );
}
