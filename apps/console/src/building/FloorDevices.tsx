import { type Device, deviceCalls } from '@fireline/api/device';
import { useCall } from '@fireline/api/react';
import { alarmWords } from '@fireline/domain/alarm';
import { deviceStatus, deviceWords } from '@fireline/domain/device';
import { pathTo } from '@fireline/domain/shell';
import { DataTable, type Column } from '@fireline/ui/DataTable';
import { DeviceStatusTag } from '@fireline/ui/DeviceStatusTag';
import { type Translate, useWords } from '@fireline/ui/lib';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useFailureText } from '../lib/page/failure.ts';
import { DeviceName } from '../lib/parts/DeviceName.tsx';
import { levelColumn, levelOf } from './buildingColumns.tsx';
import { buildingScreenWords } from './words.ts';

type Keys = keyof typeof buildingScreenWords | keyof typeof deviceWords | keyof typeof alarmWords;

const deviceColumns = (t: Translate<Keys>): readonly Column<Device>[] => [
  {
    id: 'name',
    header: t('building.floor.device'),
    width: 220,
    isHideable: false,
    text: ({ name }) => name,
    cell: (device) => <DeviceName device={device} />,
  },
  {
    id: 'status',
    header: t('building.floor.status'),
    width: 160,
    hasControls: true,
    text: (device) => t(`device.status.${deviceStatus(device)}`),
    cell: (device) => <DeviceStatusTag device={device} />,
  },
  levelColumn(t),
];

/** More of them scroll within the table. */
const rowsInSight = 8;

export interface FloorDevicesProps {
  readonly buildingId: number;
  readonly floor: number;
  /** How many there are, as far as the page knows: the table is as high as its rows. */
  readonly count: number;
  /** Names the table. */
  readonly label: string;
}

/** What hangs on one floor of a building, a page at a time. @spec BLD-04 */
export function FloorDevices({ buildingId, floor, count, label }: FloorDevicesProps) {
  const t = useWords(buildingScreenWords, deviceWords, alarmWords);
  const [, navigate] = useLocation();
  const failureText = useFailureText();
  const [{ page, pageSize }, setPaging] = useState({ page: 1, pageSize: 10 });
  const call = useCall(
    deviceCalls.list,
    { buildingId: [buildingId], floor, pageNo: page, pageSize },
    { keepsPrevious: true, isPolling: true },
  );
  const columns = useMemo(() => deviceColumns(t), [t]);
  return (
    <DataTable
      label={label}
      rows={call.data?.rows ?? []}
      getRowId={({ deviceId }) => deviceId}
      rowLevel={levelOf}
      columns={columns}
      {...(count > rowsInSight && { height: 420 })}
      onRowOpen={({ row: { deviceId } }) => navigate(pathTo('deviceDetail', { deviceId }))}
      paging={{ page, pageSize, total: call.data?.total ?? 0, onChange: setPaging }}
      isLoading={call.isPending || call.isPlaceholderData}
      failure={call.error ? failureText('query', call.error) : undefined}
      onRetry={() => void call.refetch()}
      empty={{ title: t('building.floor.noDevices') }}
    />
  );
}
