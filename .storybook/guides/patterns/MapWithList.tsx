import { type Column, DataTable } from '@fireline/ui/DataTable';
import { DeviceMap } from '@fireline/ui/DeviceMap';
import { DeviceStatusTag } from '@fireline/ui/DeviceStatusTag';
import { SplitPane } from '@fireline/ui/SplitPane';
import { type Device, devices } from './site.ts';

const columns: readonly Column<Device>[] = [
  { id: 'name', header: 'Device', width: 180, cell: ({ name }) => name, sortValue: ({ name }) => name },
  {
    id: 'status',
    header: 'Status',
    width: 160,
    cell: ({ status }) => <DeviceStatusTag device={status} />,
    text: ({ status }) => (status.online ? 'online' : 'offline'),
  },
];

/** The same devices twice: a list for those who look for a name, a map for those who look for a place. */
export function MapWithList() {
  return (
    <section aria-labelledby="map-title" style={{ display: 'grid', gap: 16 }}>
      <h1 id="map-title">Where they are</h1>
      <SplitPane
        label="List and map"
        style={{ height: 480 }}
        start={
          <DataTable label="Devices" columns={columns} rows={devices} getRowId={({ id }) => String(id)} height="fill" />
        }
        end={<DeviceMap label="Map" devices={devices} style={{ height: '100%' }} />}
      />
    </section>
  );
}
