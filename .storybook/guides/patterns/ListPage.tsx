import { Button } from '@fireline/ui/Button';
import { type Column, DataTable } from '@fireline/ui/DataTable';
import { DescriptionList } from '@fireline/ui/DescriptionList';
import { DeviceStatusTag } from '@fireline/ui/DeviceStatusTag';
import { Drawer } from '@fireline/ui/Drawer';
import { EmptyState } from '@fireline/ui/EmptyState';
import { Select } from '@fireline/ui/Select';
import { SignalGauge } from '@fireline/ui/SignalGauge';
import { TextField } from '@fireline/ui/TextField';
import { useState } from 'react';
import { type Device, devices } from './site.ts';

const columns: readonly Column<Device>[] = [
  { id: 'name', header: 'Device', width: 200, cell: ({ name }) => name, sortValue: ({ name }) => name },
  {
    id: 'building',
    header: 'Building',
    width: 200,
    cell: ({ building }) => building,
    sortValue: ({ building }) => building,
  },
  {
    id: 'status',
    header: 'Status',
    width: 180,
    cell: ({ status }) => <DeviceStatusTag device={status} />,
    text: ({ status }) => (status.online ? 'online' : 'offline'),
  },
  {
    id: 'signal',
    header: 'Signal',
    width: 120,
    cell: ({ status }) => <SignalGauge signals={status.signals} />,
    sortValue: ({ status }) => status.signals ?? 0,
  },
];

const buildings = ['Harbour Tower', 'Galaxy Plaza'].map((value) => ({ value, label: value }));

/** Filters above, rows below, the detail of a row beside them. Put search and filters in the address when people share links. */
export function ListPage() {
  const [search, setSearch] = useState('');
  const [building, setBuilding] = useState<string | null>(null);
  const [opened, setOpened] = useState<Device | null>(null);
  const rows = devices.filter(
    (device) =>
      device.name.toLowerCase().includes(search.trim().toLowerCase()) &&
      (building === null || device.building === building),
  );
  const clear = (): void => {
    setSearch('');
    setBuilding(null);
  };
  return (
    <section aria-labelledby="list-title" style={{ display: 'grid', gap: 16 }}>
      <h1 id="list-title">Devices</h1>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'end' }}>
        <TextField label="Search" value={search} onChange={({ value }) => setSearch(value)} />
        <Select
          label="Building"
          options={buildings}
          value={building}
          onChange={({ value }) => setBuilding(value)}
          isClearable
        />
      </div>
      {rows.length === 0 ? (
        <EmptyState title="No device matches" actions={<Button onClick={clear}>Clear filters</Button>} />
      ) : (
        <DataTable
          label="Devices"
          columns={columns}
          rows={rows}
          getRowId={({ id }) => String(id)}
          height={420}
          onRowOpen={({ row }) => setOpened(row)}
        />
      )}
      <Drawer isOpen={opened !== null} onClose={() => setOpened(null)} title={opened?.name ?? ''} isDismissable>
        {opened && (
          <DescriptionList
            layout="rows"
            items={[
              { term: 'Building', detail: opened.building },
              { term: 'Status', detail: <DeviceStatusTag device={opened.status} /> },
              { term: 'Signal', detail: <SignalGauge signals={opened.status.signals} /> },
            ]}
          />
        )}
      </Drawer>
    </section>
  );
}
