import type { ReplyOf } from '@fireline/api/lib';
import { useCall } from '@fireline/api/react';
import { tariffCalls } from '@fireline/api/tariff';
import { sellTypes, tariffWords } from '@fireline/domain/tariff';
import { pathTo } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { Link } from '@fireline/ui/Link';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { timeCell } from '../../lib/list/timeCell.tsx';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { useMayBuy } from '../../lib/session/useMayBuy.ts';
import type { DeviceTabProps } from '../detail/tabProps.ts';
import { GiveUnits } from './GiveUnits.tsx';
import { resourceWords } from './words.ts';

type Units = ReplyOf<typeof tariffCalls.deviceUnits>;
type Holder = Units['holders'][number];
type Movement = Units['records'][number];
type T = Translate<keyof typeof resourceWords | keyof typeof tariffWords>;

const holderColumns = (t: T, { number }: Format): readonly Column<Holder>[] => {
  const left = (value: number | null): string => (value === null ? t('resources.units.hidden') : number(value));
  return [
    {
      id: 'kind',
      header: t('resources.units.of'),
      width: 110,
      isHideable: false,
      cell: ({ kind }) => t(`tariff.holder.${kind}`),
    },
    { id: 'name', header: t('resources.units.name'), width: 220, cell: ({ name }) => name },
    ...(['sms', 'voice'] as const).map((resource): Column<Holder> => ({
      id: resource,
      header: t(`resources.units.${resource}`),
      width: 120,
      align: 'end',
      text: (holder) => left(holder[resource]),
      cell: (holder) => left(holder[resource]),
    })),
  ];
};

const movementColumns = (t: T, format: Format): readonly Column<Movement>[] => [
  { id: 'at', header: t('resources.at'), isHideable: false, ...timeCell<Movement>(({ at }) => at, format) },
  {
    id: 'type',
    header: t('resources.units.why'),
    width: 110,
    cell: ({ sellType }) => t(`tariff.record.sellType.${sellType}`),
  },
  {
    id: 'holder',
    header: t('resources.units.of'),
    width: 90,
    cell: ({ holderKind }) => t(`tariff.holder.${holderKind}`),
  },
  {
    id: 'resource',
    header: t('resources.channel'),
    width: 80,
    cell: ({ resource }) => t(`tariff.resource.${resource}`),
  },
  {
    id: 'amount',
    header: t('resources.units.amount'),
    width: 100,
    align: 'end',
    cell: ({ amount, sellType }) => (sellTypes[sellType].sign < 0 ? '−' : '+') + format.number(amount),
  },
  {
    id: 'after',
    header: t('resources.units.after'),
    width: 100,
    align: 'end',
    cell: ({ after }) => format.number(after),
  },
  { id: 'by', header: t('resources.units.by'), width: 120, cell: ({ by }) => by },
];

/** Messages and calls of the device and of those that it falls back to, what moved its own, and how it gets more. @spec DEV-16 DEV-27 TAR-07 TAR-08 */
export function UnitsOf({ device }: DeviceTabProps) {
  const t = useWords(resourceWords, tariffWords);
  const format = useFormat();
  const may = useMay();
  const mayBuy = useMayBuy();
  const { deviceId } = device;
  const call = useCall(tariffCalls.deviceUnits, { deviceId }, { isPolling: true });
  const [isGiving, setGiving] = useState(false);
  const holders = useMemo(() => holderColumns(t, format), [t, format]);
  const movements = useMemo(() => movementColumns(t, format), [t, format]);
  return (
    <Card title={t('resources.units')} headingLevel={3}>
      <Loaded call={call} action="query" lines={3}>
        {(units) => (
          <Stack>
            <DataTable
              label={t('resources.units')}
              rows={units.holders}
              columns={holders}
              getRowId={({ kind }) => kind}
              empty={{ title: t('resources.units') }}
            />
            <Tools>
              {may(tariffCalls.giftUnits) && <Button onClick={() => setGiving(true)}>{t('resources.give')}</Button>}
              {mayBuy && <Link href={pathTo('payment')}>{t('resources.buy')}</Link>}
            </Tools>
            {units.records.length > 0 && (
              <DataTable
                label={t('resources.units.records')}
                rows={units.records}
                columns={movements}
                getRowId={({ recordId }) => recordId}
                empty={{ title: t('resources.units.records') }}
              />
            )}
          </Stack>
        )}
      </Loaded>
      {isGiving && <GiveUnits device={device} onClose={() => setGiving(false)} onGiven={() => void call.refetch()} />}
    </Card>
  );
}
