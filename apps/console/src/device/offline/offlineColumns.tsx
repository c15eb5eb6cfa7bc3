import type { OfflineRecord } from '@fireline/api/device';
import {
  type deviceOutageWords,
  type deviceWords,
  isNoReading,
  recordedReason,
  offlineMs,
  offlineTimesDays,
} from '@fireline/domain/device';
import type { Column } from '@fireline/ui/DataTable';
import { DeviceStatusTag } from '@fireline/ui/DeviceStatusTag';
import { type Format, type Translate, useNow, useWords } from '@fireline/ui/lib';
import { shortTimeCell } from '../../lib/list/timeCell.tsx';
import { lengthText } from '../../lib/lengthText.ts';
import { DeviceName } from '../../lib/parts/DeviceName.tsx';
import { lengthWords } from '../../lib/words.ts';
import { offlineWords } from './words.ts';

type Keys =
  | keyof typeof offlineWords
  | keyof typeof lengthWords
  | keyof typeof deviceWords
  | keyof typeof deviceOutageWords;
type Span = Pick<OfflineRecord, 'fromAt' | 'toAt'>;

const lengthMs = ({ fromAt, toAt }: Span, nowMs: number): number =>
  offlineMs({ fromMs: Date.parse(fromAt), toMs: toAt === null ? null : Date.parse(toAt) }, nowMs);

/** How long the record lasted, or lasts by now. */
export function OfflineLength({ record }: { readonly record: Span }) {
  const t = useWords(offlineWords, lengthWords);
  const now = useNow(60_000);
  return lengthText(lengthMs(record, now), t);
}

export const signalText = (signals: number | null, t: Translate<Keys>): string =>
  signals === null || isNoReading('signals', signals) ? t('offline.unknown') : String(signals);

/** The reasons that the list filters by: that a device is offline is none. */
export const reasonText = (status: OfflineRecord['status'], t: Translate<Keys>): string =>
  t(status === 'offline' ? 'device.offline.unknown' : `device.status.${status}`);

/** Why a device fell silent, as far as what it last said explains it. */
const whyText = (record: OfflineRecord, t: Translate<Keys>): string =>
  record.status === 'offline' ? t(`device.offline.${recordedReason(record)}`) : reasonText(record.status, t);

/** When and why a device was offline. @spec DEV-14 */
export const spanColumns = (t: Translate<Keys>, format: Format): readonly Column<OfflineRecord>[] => [
  {
    id: 'fromAt',
    header: t('offline.from'),
    isHideable: false,
    isSortable: true,
    ...shortTimeCell(({ fromAt }) => fromAt, format),
  },
  {
    id: 'toAt',
    header: t('offline.to'),
    isSortable: true,
    ...shortTimeCell(({ toAt }) => toAt, format, t('offline.state.ongoing')),
  },
  {
    id: 'duration',
    header: t('offline.length'),
    width: 120,
    align: 'end',
    isSortable: true,
    text: (record) => lengthText(lengthMs(record, Date.now()), t),
    cell: (record) => <OfflineLength record={record} />,
  },
  {
    id: 'why',
    header: t('offline.why'),
    width: 160,
    text: (record) => whyText(record, t),
    cell: (record) => (record.status === 'offline' ? whyText(record, t) : <DeviceStatusTag status={record.status} />),
  },
  { id: 'signals', header: t('offline.signals'), width: 104, align: 'end', cell: (row) => signalText(row.signals, t) },
  {
    id: 'battery',
    header: t('offline.battery'),
    width: 104,
    align: 'end',
    cell: ({ batteryRatio }) => (batteryRatio === null ? '' : format.ratio(batteryRatio / 100)),
  },
];

/** The columns of the list of all devices. @spec DEV-14 */
export const offlineColumns = (t: Translate<Keys>, format: Format): readonly Column<OfflineRecord>[] => [
  {
    id: 'name',
    header: t('offline.device'),
    width: 220,
    pin: 'start',
    isHideable: false,
    isSortable: true,
    text: ({ name }) => name,
    cell: (record) => <DeviceName device={record} />,
  },
  { id: 'place', header: t('offline.place'), width: 140, cell: ({ placeName }) => placeName },
  ...spanColumns(t, format),
  {
    id: 'times',
    header: t('offline.times', { days: format.number(offlineTimesDays) }),
    width: 150,
    align: 'end',
    cell: ({ times }) => format.number(times),
  },
  { id: 'type', header: t('offline.type'), width: 140, cell: ({ deviceType }) => t(`device.type.${deviceType}`) },
  { id: 'imei', header: t('offline.imei'), width: 160, isInEveryFile: true, cell: ({ imei }) => imei },
  { id: 'unit', header: t('offline.unit'), width: 190, cell: ({ unitName }) => unitName },
  { id: 'partner', header: t('offline.partner'), width: 170, cell: ({ partnerName }) => partnerName },
  { id: 'address', header: t('offline.address'), width: 240, cell: ({ address }) => address },
];
