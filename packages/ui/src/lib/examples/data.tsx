import { BarChart } from '../../BarChart/index.ts';
import { ChartFrame } from '../../ChartFrame/index.ts';
import { DataTable } from '../../DataTable/index.ts';
import { DescriptionList } from '../../DescriptionList/index.ts';
import { LineChart } from '../../LineChart/index.ts';
import { Pagination } from '../../Pagination/index.ts';
import { Stat } from '../../Stat/index.ts';
import type { Examples } from './types.ts';

/** Examples of tables, charts and lists of values. */
export const dataExamples: Examples = {
  BarChart: (root) => (
    <BarChart
      {...root}
      label="近期报警"
      series={[{ key: '1', label: '紧急', level: 1 }]}
      bars={[{ name: '11-21', values: { 1: 2 } }]}
    />
  ),
  ChartFrame: (root) => (
    <ChartFrame {...root} label="温度" height={120} table={{ columns: ['时间'], rows: [] }} isEmpty>
      {null}
    </ChartFrame>
  ),
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
  LineChart: (root) => (
    <LineChart
      {...root}
      label="温度"
      unit="°C"
      points={[
        { at: 0, value: 21 },
        { at: 600_000, value: 58 },
      ]}
      band={{ to: 57 }}
      marks={[{ at: 600_000, level: 2 }]}
    />
  ),
  Pagination: (root) => <Pagination {...root} total={412} defaultPage={3} />,
  Stat: (root) => <Stat {...root} label="在线" value={9812} unit="台" note="共 10,000 台" />,
};
