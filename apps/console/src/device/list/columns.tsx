import type { Device } from '@fireline/api/device';
import type { AlarmLevel, alarmWords } from '@fireline/domain/alarm';
import {
  deviceRank,
  deviceStatus,
  deviceStatuses,
  deviceTypes,
  type deviceWords,
  isNoReading,
} from '@fireline/domain/device';
import type { siteWords } from '@fireline/domain/site';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import { BatteryGauge } from '@fireline/ui/BatteryGauge';
import type { Column } from '@fireline/ui/DataTable';
import { DeviceStatusTag } from '@fireline/ui/DeviceStatusTag';
import { Reading } from '@fireline/ui/Reading';
import { SignalGauge } from '@fireline/ui/SignalGauge';
import type { Format, Translate } from '@fireline/ui/lib';
import { floorText } from '../../lib/floor.ts';
import { NameOver, nameOverText } from '../../lib/list/NameOver.tsx';
import { dayCell } from '../../lib/list/timeCell.tsx';
import { DeviceName } from '../../lib/parts/DeviceName.tsx';
import { Age } from '../Age.tsx';
import { readingText } from '../detail/readingText.ts';
import type { deviceScreenWords } from '../words.ts';

type Keys =
  | keyof typeof deviceScreenWords
  | keyof typeof deviceWords
  | keyof typeof alarmWords
  | keyof typeof siteWords;

export const levelOf = ({ alarmLevel }: Device): AlarmLevel | undefined => alarmLevel ?? undefined;
const isMains = (device: Device) => deviceTypes[device.deviceType].power === 'mains';
const statusOrder = new Map(deviceStatuses.map((status, index) => [status, index]));

/** What it is there to measure; nothing of one whose signal and battery stand in columns of their own. */
const mainReading = ({ deviceType }: Device) => {
  const [measurement] = deviceTypes[deviceType].readings;
  return measurement === 'signals' || measurement === 'batteryRatio' ? undefined : measurement;
};

/** The place, and below it the building and the floor. */
const whereOf = ({ placeName, buildingName, floor }: Device, t: Translate<Keys>) => {
  const building = [buildingName, floorText(floor, t)].filter((part) => part !== '').join(' ');
  return placeName === '' ? { name: building, below: '' } : { name: placeName, below: building };
};

/** The columns of the device list, in the reader's language. @spec DEV-12 */
export const deviceColumns = (
  t: Translate<Keys>,
  format: Pick<Format, 'number' | 'date' | 'dateTime'>,
): readonly Column<Device>[] => [
  {
    id: 'name',
    header: t('device.column.name'),
    width: 204,
    pin: 'start',
    isHideable: false,
    sortValue: (device) => device.name,
    text: (device) => device.name,
    cell: (device) => <DeviceName device={device} />,
  },
  {
    id: 'status',
    header: t('device.column.status'),
    width: 170,
    hasControls: true,
    sortValue: (device) => statusOrder.get(deviceStatus(device)),
    text: (device) => t(`device.status.${deviceStatus(device)}`),
    cell: (device) => <DeviceStatusTag device={device} />,
  },
  {
    id: 'alarm',
    header: t('device.column.alarm'),
    width: 84,
    // without it only the colour of the row's edge would say the level
    isHideable: false,
    // those without an alarm come after level 5, what needs somebody first
    sortValue: deviceRank,
    text: (device) => {
      const level = levelOf(device);
      return level ? t(`alarm.level.${level}`) : '';
    },
    cell: (device) => {
      const level = levelOf(device);
      return level && <AlarmLevelBadge level={level} variant="symbol" />;
    },
  },
  {
    id: 'signals',
    header: t('device.column.signals'),
    width: 92,
    sortValue: (device) => device.signals,
    text: ({ signals }) => {
      if (signals === null) return t('device.freshness.never');
      return isNoReading('signals', signals) ? t('device.list.noSignal') : signals;
    },
    cell: (device) => <SignalGauge signals={device.signals} />,
  },
  {
    id: 'battery',
    header: t('device.column.battery'),
    width: 104,
    sortValue: (device) => device.batteryRatio,
    text: (device) => {
      if (isMains(device)) return t('device.list.mains');
      return readingText('batteryRatio', device.batteryRatio, t, format);
    },
    fileValue: (device) => (isMains(device) ? t('device.list.mains') : device.batteryRatio),
    cell: (device) => (
      <BatteryGauge ratioPercent={device.batteryRatio} isLow={device.lowPower} isMains={isMains(device)} />
    ),
  },
  {
    id: 'reading',
    header: t('device.column.reading'),
    width: 148,
    align: 'end',
    text: (device) => {
      const measurement = mainReading(device);
      return measurement ? readingText(measurement, device.readings[measurement] ?? null, t, format) : '–';
    },
    cell: (device) => {
      const measurement = mainReading(device);
      if (!measurement) return '–';
      const value = device.readings[measurement] ?? null;
      return (
        <Reading measurement={measurement} value={value} seenAt={device.lastSeenAt} heartbeatS={device.heartbeatS} />
      );
    },
  },
  {
    id: 'place',
    header: t('device.column.where'),
    width: 176,
    sortValue: (device) => nameOverText(whereOf(device, t)),
    text: (device) => nameOverText(whereOf(device, t)),
    cell: (device) => <NameOver {...whereOf(device, t)} />,
  },
  {
    id: 'seen',
    header: t('device.column.seen'),
    width: 108,
    sortValue: (device) => device.lastSeenAt,
    text: (device) => (device.lastSeenAt === null ? t('device.detail.never') : format.dateTime(device.lastSeenAt)),
    fileValue: (device) => device.lastSeenAt && new Date(device.lastSeenAt),
    cell: (device) => <Age at={device.lastSeenAt} />,
  },
  {
    id: 'type',
    header: t('device.column.type'),
    width: 150,
    sortValue: (device) => t(`device.type.${device.deviceType}`),
    cell: (device) => t(`device.type.${device.deviceType}`),
  },
  {
    id: 'imei',
    header: t('device.column.imei'),
    width: 150,
    isInEveryFile: true,
    sortValue: (device) => device.imei,
    cell: (device) => device.imei,
  },
  {
    id: 'address',
    header: t('device.column.address'),
    width: 240,
    sortValue: (device) => device.address,
    cell: (device) => device.address,
  },
  {
    id: 'unit',
    header: t('device.column.unit'),
    width: 190,
    sortValue: (device) => device.unitName,
    cell: (device) => device.unitName,
  },
  {
    id: 'partner',
    header: t('device.column.partner'),
    width: 170,
    sortValue: (device) => device.partnerName,
    cell: (device) => device.partnerName,
  },
  {
    id: 'expires',
    header: t('device.column.expires'),
    width: 144,
    sortValue: (device) => device.expiresOn,
    ...dayCell((device: Device) => device.expiresOn, format),
  },
];
