import { renewalCalls, type StartStopRow } from '@fireline/api/renewal';
import { deviceLifeWords, deviceTypeNames, deviceWords } from '@fireline/domain/device';
import {
  notedServices,
  renewalWords,
  type StartStopReason,
  startStopReasons,
  startStops,
  storageReasons,
} from '@fireline/domain/renewal';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { Banner } from '@fireline/ui/Banner';
import type { Column } from '@fireline/ui/DataTable';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { DeviceTypeIcon } from '@fireline/ui/DeviceTypeIcon';
import { Drawer } from '@fireline/ui/Drawer';
import { Link } from '@fireline/ui/Link';
import { type Format, type Translate, useFormat, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { ListPage } from '../../lib/list/ListPage.tsx';
import { NameOver, nameOverText } from '../../lib/list/NameOver.tsx';
import { stateCell } from '../../lib/list/StateMark.tsx';
import { shortTimeCell } from '../../lib/list/timeCell.tsx';
import { useList } from '../../lib/list/useList.ts';
import { useNamedDevice } from '../../lib/list/useNamedFilter.ts';
import { useNodeFilter } from '../../lib/list/useNodeFilter.ts';
import { useOpenRow } from '../../lib/list/useOpenRow.ts';
import { Stack, Tools } from '../../lib/page/Page.styles.ts';
import { startStopWords } from './words.ts';

type T = Translate<
  keyof typeof startStopWords | keyof typeof renewalWords | keyof typeof deviceWords | keyof typeof deviceLifeWords
>;
const card = { marks: ['type', 'fits'], facts: ['at', 'service', 'reason', 'by'] };
const hiddenByDefault = ['partner', 'deviceType'];

type StorageReason = (typeof storageReasons)[number];
const isStorageReason = (reason: StartStopReason): reason is StorageReason =>
  (storageReasons as readonly string[]).includes(reason);
/** What made a service start or stop. */
const reasonText = (t: T, reason: StartStopReason): string =>
  isStorageReason(reason) ? t(`renewal.log.reason.${reason}`) : t(`device.life.event.${reason}`);

/** The number of the order that brought an entry, which leads to it; nothing where the reader does not see one. */
function OrderLink({ orderId, orderNo }: Pick<StartStopRow, 'orderId' | 'orderNo'>) {
  if (orderId === null || orderNo === null) return null;
  return <Link href={`${pathTo('payment')}?order=${orderId}`}>{orderNo}</Link>;
}

const entryColumns = (t: T, format: Pick<Format, 'dateTime' | 'shortDateTime'>): readonly Column<StartStopRow>[] => [
  {
    id: 'at',
    header: t('serviceLog.at'),
    isSortable: true,
    isHideable: false,
    ...shortTimeCell<StartStopRow>((row) => row.at, format),
  },
  {
    id: 'device',
    header: t('serviceLog.device'),
    width: 180,
    text: ({ deviceName, placeName }) => nameOverText({ name: deviceName, below: placeName }),
    cell: ({ deviceName, placeName }) => <NameOver name={deviceName} below={placeName} />,
  },
  {
    id: 'service',
    header: t('serviceLog.service'),
    width: 100,
    cell: ({ service }) => t(`renewal.log.service.${service}`),
  },
  {
    id: 'type',
    header: t('serviceLog.type'),
    width: 90,
    ...stateCell<StartStopRow>(
      ({ type }) => (type === 'start' ? 'running' : 'ended'),
      ({ type }) => t(`renewal.log.type.${type}`),
    ),
  },
  {
    id: 'reason',
    header: t('serviceLog.reason'),
    width: 110,
    cell: ({ reason }) => reasonText(t, reason),
  },
  {
    id: 'fits',
    header: t('serviceLog.fits'),
    width: 110,
    ...stateCell<StartStopRow>(
      ({ misfit }) => (misfit ? 'failed' : 'completed'),
      ({ misfit }) => t(misfit ? 'serviceLog.fits.no' : 'serviceLog.fits.yes'),
    ),
  },
  {
    id: 'order',
    header: t('serviceLog.order'),
    width: 200,
    text: ({ orderNo }) => orderNo ?? '',
    cell: (row) => <OrderLink {...row} />,
  },
  { id: 'by', header: t('serviceLog.by'), width: 100, cell: ({ by }) => by || t('serviceLog.system') },
  {
    id: 'deviceType',
    header: t('serviceLog.deviceType'),
    width: 140,
    cell: ({ deviceType }) => t(`device.type.${deviceType}`),
  },
  { id: 'partner', header: t('serviceLog.partner'), width: 150, cell: ({ partnerName }) => partnerName },
  { id: 'unit', header: t('serviceLog.unit'), width: 130, cell: ({ unitName }) => unitName },
];

function useEntries() {
  const t = useWords(startStopWords, renewalWords, deviceWords, deviceLifeWords);
  return useList(renewalCalls.startStops, {
    filters: [
      { key: 'search', label: t('serviceLog.search') },
      {
        key: 'type',
        label: t('serviceLog.type'),
        any: t('serviceLog.anyType'),
        choices: startStops.map((value) => ({ value, label: t(`renewal.log.type.${value}`) })),
      },
      {
        key: 'service',
        label: t('serviceLog.service'),
        any: t('serviceLog.anyService'),
        isList: true,
        choices: notedServices.map((value) => ({ value, label: t(`renewal.log.service.${value}`) })),
      },
      {
        key: 'reason',
        label: t('serviceLog.reason'),
        any: t('serviceLog.anyReason'),
        isList: true,
        choices: startStopReasons.map((value) => ({ value, label: reasonText(t, value) })),
      },
      {
        key: 'deviceType',
        param: 'kind',
        label: t('serviceLog.deviceType'),
        any: t('serviceLog.anyDeviceType'),
        isList: true,
        choices: deviceTypeNames.map((value) => ({
          value,
          label: t(`device.type.${value}`),
          icon: <DeviceTypeIcon type={value} isDecorative />,
        })),
      },
      {
        key: 'partnerId',
        param: 'partner',
        label: t('serviceLog.partner'),
        any: t('serviceLog.anyPartner'),
        isList: true,
        ...useNodeFilter('partner'),
      },
      {
        key: 'misfit',
        label: t('serviceLog.fits'),
        any: t('serviceLog.anyFits'),
        choices: [{ value: 'yes' as const, label: t('serviceLog.fits.no') }],
      },
      ...useNamedDevice({ label: t('serviceLog.device'), any: t('serviceLog.anyDevice') }, (id) =>
        t('serviceLog.deviceNo', { id }),
      ),
      { key: 'from', label: t('serviceLog.period'), isPeriod: true },
    ],
    sorts: ['at'],
    sort: '-at',
  });
}

/** When which service of which device started or stopped, and what made it; what cannot follow the entries before is marked. @spec REN-04 DEV-20 */
export function StartStopLogScreen() {
  const t = useWords(startStopWords, renewalWords, deviceWords, deviceLifeWords, routeWords);
  const format = useFormat();
  const list = useEntries();
  const row = useOpenRow(list.url);
  const columns = useMemo(() => entryColumns(t, format), [t, format]);
  const entry = list.page.data?.rows.find(({ logId }) => logId === row.id);
  return (
    <ListPage
      name="startStopLog"
      card={card}
      title={t('shell.route.startStopLog')}
      hiddenByDefault={hiddenByDefault}
      list={list}
      columns={columns}
      getRowId={({ logId }) => logId}
      rowName={({ deviceName }) => deviceName}
      empty={{ title: t('serviceLog.empty'), hint: t('serviceLog.empty.hint') }}
      onOpen={({ logId }) => row.open(logId)}
    >
      {entry && (
        <Drawer isOpen isDismissable onClose={row.close} title={entry.deviceName}>
          <Stack>
            {entry.misfit && (
              <Banner tone="danger" title={t('serviceLog.fits.no')}>
                {t(`renewal.log.${entry.misfit}`)}
              </Banner>
            )}
            <DescriptionList
              items={[
                { term: t('serviceLog.at'), detail: format.dateTime(entry.at) },
                { term: t('serviceLog.type'), detail: t(`renewal.log.type.${entry.type}`) },
                { term: t('serviceLog.service'), detail: t(`renewal.log.service.${entry.service}`) },
                { term: t('serviceLog.reason'), detail: reasonText(t, entry.reason) },
                ...(entry.orderNo === null ? [] : [{ term: t('serviceLog.order'), detail: <OrderLink {...entry} /> }]),
                { term: t('serviceLog.by'), detail: entry.by || t('serviceLog.system') },
                { term: t('serviceLog.unit'), detail: entry.unitName },
                { term: t('serviceLog.partner'), detail: entry.partnerName },
              ]}
            />
            <Tools>
              <Link href={pathTo('deviceDetail', { deviceId: entry.deviceId })}>{t('serviceLog.toDevice')}</Link>
            </Tools>
          </Stack>
        </Drawer>
      )}
    </ListPage>
  );
}
