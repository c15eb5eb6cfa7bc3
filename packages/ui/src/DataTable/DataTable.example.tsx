import { type Column, DataTable } from '@fireline/ui/DataTable';
import { FirelineProvider } from '@fireline/ui/lib';
import { SignalGauge } from '@fireline/ui/SignalGauge';
import { useState } from 'react';

interface Device {
  readonly imei: string;
  readonly name: string;
  readonly signals: number;
}
const devices: readonly Device[] = [
  { imei: '860406240001204', name: 'Lobby', signals: 27 },
  { imei: '860406240001212', name: 'Kitchen', signals: 14 },
  { imei: '860406240001220', name: 'Pump room', signals: 6 },
];
const columns: readonly Column<Device>[] = [
  { id: 'name', header: 'Device', width: 180, cell: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'imei', header: 'IMEI', width: 180, cell: ({ imei }) => imei, sortValue: ({ imei }) => imei },
  {
    id: 'signals',
    header: 'Signal',
    width: 120,
    cell: ({ signals }) => <SignalGauge signals={signals} />,
    sortValue: ({ signals }) => signals,
  },
];

export function Example() {
  const [opened, setOpened] = useState<Device>();
  return (
    <FirelineProvider language="en">
      <DataTable
        label="Devices"
        columns={columns}
        rows={devices}
        getRowId={({ imei }) => imei}
        onRowOpen={({ row }) => setOpened(row)}
        isSelectable
        height={240}
      />
      {opened && <p role="status">Opened: {opened.name}</p>}
    </FirelineProvider>
  );
}
