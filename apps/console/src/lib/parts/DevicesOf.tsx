import { type Device, type DeviceQuery, deviceCalls } from '@fireline/api/device';
import { alarmWords } from '@fireline/domain/alarm';
import { deviceStatus, deviceWords } from '@fireline/domain/device';
import { pathTo } from '@fireline/domain/shell';
import { AlarmLevelBadge } from '@fireline/ui/AlarmLevelBadge';
import type { Column } from '@fireline/ui/DataTable';
import { DeviceStatusTag } from '@fireline/ui/DeviceStatusTag';
import { type Translate, useWords } from '@fireline/ui/lib';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { PartTable } from '../list/PartTable.tsx';
import { DeviceName } from './DeviceName.tsx';
import { partWords } from './words.ts';

type Keys = keyof typeof partWords | keyof typeof alarmWords | keyof typeof deviceWords;

const deviceColumns = (t: Translate<Keys>): readonly Column<Device>[] => [
  {
    id: 'name',
    header: t('part.device'),
    width: 220,
    text: ({ name }) => name,
    cell: (device) => <DeviceName device={device} />,
  },
  {
    id: 'status',
    header: t('part.status'),
    width: 170,
    hasControls: true,
    text: (device) => t(`device.status.${deviceStatus(device)}`),
    cell: (device) => <DeviceStatusTag device={device} />,
  },
  {
    id: 'level',
    header: t('part.level'),
    width: 120,
    text: ({ alarmLevel }) => (alarmLevel ? t(`alarm.level.${alarmLevel}`) : ''),
    cell: ({ alarmLevel }) => alarmLevel && <AlarmLevelBadge level={alarmLevel} />,
  },
  { id: 'place', header: t('part.place'), width: 200, cell: ({ placeName }) => placeName },
];

/** The devices of a record, as the list of devices filters them. @spec DEV-12 */
export function DevicesOf({ of }: { readonly of: Pick<DeviceQuery, 'unitId' | 'placeId' | 'buildingId'> }) {
  const t = useWords(partWords, alarmWords, deviceWords);
  const [, navigate] = useLocation();
  const columns = useMemo(() => deviceColumns(t), [t]);
  return (
    <PartTable
      label={t('part.devices')}
      call={deviceCalls.list}
      of={of}
      columns={columns}
      getRowId={({ deviceId }) => deviceId}
      rowLevel={({ alarmLevel }) => alarmLevel ?? undefined}
      onOpen={({ deviceId }) => navigate(pathTo('deviceDetail', { deviceId }))}
      empty={{ title: t('part.noDevices') }}
    />
  );
}
