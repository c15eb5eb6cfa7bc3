import { type Column, DataTable } from '@fireline/ui/DataTable';
import { useGroups, useTree } from '@fireline/ui/DataTableOutline';
import { FirelineProvider } from '@fireline/ui/lib';

interface Device {
  readonly imei: string;
  readonly name: string;
  readonly unit: string;
}
const devices: readonly Device[] = [
  { imei: '860406240001204', name: 'Lobby', unit: 'Galaxy Plaza' },
  { imei: '860406240001212', name: 'Kitchen', unit: 'Galaxy Plaza' },
  { imei: '860406240001220', name: 'Pump room', unit: 'Harbour Tower' },
];
const columns: readonly Column<Device>[] = [
  { id: 'name', header: 'Device', width: 180, cell: ({ name }) => name, sortValue: ({ name }) => name },
  { id: 'unit', header: 'Unit', width: 180, cell: ({ unit }) => unit, sortValue: ({ unit }) => unit },
];
interface Organisation {
  readonly id: string;
  readonly name: string;
  readonly below?: readonly Organisation[];
}
const organisations: readonly Organisation[] = [
  { id: '4403', name: 'Shenzhen', below: [{ id: '440304', name: 'Futian' }] },
];
const organisationColumns: readonly Column<Organisation>[] = [
  { id: 'name', header: 'Organisation', width: 220, cell: ({ name }) => name },
];

function Grouped() {
  const outline = useGroups({ columns, columnId: 'unit', renderSummary: (rows) => `${rows.length} devices` });
  return (
    <DataTable
      label="Devices by unit"
      columns={columns}
      rows={devices}
      getRowId={({ imei }) => imei}
      outline={outline}
      height={280}
    />
  );
}

function Nested() {
  const tree = useTree({ rows: organisations, getRowId: ({ id }) => id, getSubRows: ({ below }) => below });
  return <DataTable label="Organisations" columns={organisationColumns} {...tree} height={200} />;
}

export function Example() {
  return (
    <FirelineProvider language="en">
      <Grouped />
      <Nested />
    </FirelineProvider>
  );
}
