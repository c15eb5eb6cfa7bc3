import { DataTable } from '../../DataTable/index.ts';
import { DescriptionList } from '../../DescriptionList/index.ts';
import { Pagination } from '../../Pagination/index.ts';
import { Stat } from '../../Stat/index.ts';
import type { Examples } from './types.ts';

/** Examples of tables and lists of values. */
export const dataExamples: Examples = {
  DataTable: (root) => (
    <DataTable
      {...root}
      label="设备"
      columns={[{ id: 'name', header: '名称', width: 160, cell: (row) => row.name, sortValue: (row) => row.name }]}
      rows={[{ name: '一层烟感' }]}
      getRowId={(row) => row.name}
      isSelectable
    />
  ),
  DescriptionList: (root) => <DescriptionList {...root} items={[{ term: '设备号', detail: '8612' }]} />,
  Pagination: (root) => <Pagination {...root} total={412} defaultPage={3} />,
  Stat: (root) => <Stat {...root} label="在线" value={9812} unit="台" note="共 10,000 台" />,
};
