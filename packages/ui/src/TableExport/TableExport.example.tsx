import { type Column, DataTable } from '@fireline/ui/DataTable';
import { FirelineProvider } from '@fireline/ui/lib';
import { TableExport } from '@fireline/ui/TableExport';

const devices = [
  { imei: '860406240001204', name: 'Lobby', unit: 'Galaxy Plaza' },
  { imei: '860406240001212', name: 'Kitchen', unit: 'Harbour Tower' },
];
const columns: readonly Column<(typeof devices)[number]>[] = [
  { id: 'name', header: 'Device', width: 160, cell: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'unit', header: 'Unit', width: 160, cell: ({ unit }) => unit, sortValue: ({ unit }) => unit },
];

export function Example() {
  return (
    <FirelineProvider language="en">
      <DataTable
        label="Devices"
        columns={columns}
        rows={devices}
        getRowId={({ imei }) => imei}
        height={240}
        renderTools={(table) => <TableExport table={table} />}
      />
    </FirelineProvider>
  );
}
