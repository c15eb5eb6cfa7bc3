import type { UnitRecord } from '@fireline/api/tariff';
import { sellTypes } from '@fireline/domain/tariff';
import type { Column } from '@fireline/ui/DataTable';
import type { Format } from '@fireline/ui/lib';
import { stateCell } from '../../lib/list/StateMark.tsx';
import { shortTimeCell } from '../../lib/list/timeCell.tsx';
import type { UnitT } from '../unitFilters.ts';

/** What a record adds, with its sign. */
export const signed = (
  { sellType, amount }: Pick<UnitRecord, 'sellType' | 'amount'>,
  { number }: Pick<Format, 'number'>,
) => (sellTypes[sellType].sign < 0 ? '−' : '+') + number(amount);

/** The columns of movements. @spec TAR-07 TAR-08 */
export const recordColumns = (
  t: UnitT,
  format: Pick<Format, 'dateTime' | 'shortDateTime' | 'number'>,
): readonly Column<UnitRecord>[] => [
  {
    id: 'at',
    header: t('holding.at'),
    isSortable: true,
    isHideable: false,
    ...shortTimeCell<UnitRecord>((row) => row.at, format),
  },
  { id: 'holder', header: t('holding.holder'), width: 170, cell: ({ holderName }) => holderName },
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
    id: 'type',
    header: t('holding.type'),
    width: 130,
    cell: ({ sellType }) => t(`tariff.record.sellType.${sellType}`),
  },
  {
    id: 'amount',
    header: t('holding.amount'),
    width: 100,
    align: 'end',
    isSortable: true,
    text: (row) => signed(row, format),
    fileValue: ({ sellType, amount }) => sellTypes[sellType].sign * amount,
    cell: (row) => signed(row, format),
  },
  {
    id: 'before',
    header: t('holding.before'),
    width: 100,
    align: 'end',
    text: ({ before }) => format.number(before),
    fileValue: ({ before }) => before,
    cell: ({ before }) => format.number(before),
  },
  {
    id: 'after',
    header: t('holding.after'),
    width: 100,
    align: 'end',
    text: ({ after }) => format.number(after),
    fileValue: ({ after }) => after,
    cell: ({ after }) => format.number(after),
  },
  {
    id: 'fits',
    header: t('holding.fits'),
    width: 130,
    ...stateCell<UnitRecord>(
      ({ misfits, after }) => (misfits.length > 0 ? 'failed' : after < 0 ? 'ending' : 'completed'),
      ({ misfits, after }) =>
        t(misfits.length > 0 ? 'holding.fits.no' : after < 0 ? 'holding.below' : 'holding.fits.yes'),
    ),
  },
  { id: 'device', header: t('holding.device'), width: 160, cell: ({ deviceName }) => deviceName },
  { id: 'by', header: t('holding.by'), width: 120, cell: ({ by }) => by || t('holding.bySystem') },
  { id: 'remark', header: t('holding.remark'), width: 200, cell: ({ remark }) => remark },
];
