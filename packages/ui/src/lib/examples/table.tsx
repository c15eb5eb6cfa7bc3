import { BatchReport, useBatch } from '../../BatchReport/index.ts';
import { type Column, DataTable } from '../../DataTable/index.ts';
import { useGroups } from '../../DataTableOutline/index.ts';
import { SavedViews } from '../../SavedViews/index.ts';
import { TableExport } from '../../TableExport/index.ts';
import type { Examples, RootProps } from './types.ts';

function BatchExample({ root }: { readonly root: RootProps }) {
  return <BatchReport {...root} title="批量静音" batch={useBatch({ run: async () => [] })} />;
}

interface Device {
  readonly name: string;
  readonly unit: string;
}
const columns: readonly Column<Device>[] = [
  { id: 'name', header: '名称', width: 160, cell: (row) => row.name, sortValue: (row) => row.name },
  { id: 'unit', header: '单位', width: 160, cell: (row) => row.unit, sortValue: (row) => row.unit },
];
const devices: readonly Device[] = [
  { name: '一层烟感', unit: '宏润大厦' },
  { name: '二层烟感', unit: '裕景商场' },
];

function GroupsExample({ root }: { readonly root: RootProps }) {
  const outline = useGroups({ columns, columnId: 'unit' });
  return (
    <DataTable {...root} label="设备" columns={columns} rows={devices} getRowId={(row) => row.name} outline={outline} />
  );
}

/** Examples of what stands around a table. */
export const tableExamples: Examples = {
  DataTableOutline: (root) => <GroupsExample root={root} />,
  SavedViews: (root) => (
    <SavedViews
      {...root}
      views={[]}
      state={{ hiddenColumns: ['unit'], columnOrder: [], columnWidths: {}, sort: [] }}
      columns={columns}
      onOpenView={() => {}}
      onSaveView={() => {}}
      onRemoveView={() => {}}
    />
  ),
  TableExport: (root) => (
    <TableExport {...root} table={{ label: '设备', columns, rows: () => devices, rowCount: devices.length }} />
  ),
  BatchReport: (root) => <BatchExample root={root} />,
};
