import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { type Column, DataTable, type TableContext } from '../DataTable/index.ts';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { TableExport } from './TableExport.tsx';

interface Reading {
  readonly id: number;
  readonly device: string;
  readonly kPa: number;
  readonly at: Date;
}
const rows: readonly Reading[] = Array.from({ length: 200 }, (_, index) => ({
  id: index + 1,
  device: `屋顶水箱 ${String((index % 12) + 1).padStart(2, '0')}`,
  kPa: 300 + ((index * 37) % 180),
  at: new Date(Date.UTC(2026, 10, 21, 8, index % 60)),
}));
const columns: readonly Column<Reading>[] = [
  { id: 'device', header: '设备 Device', width: 200, cell: (row) => row.device, sortValue: (row) => row.device },
  {
    id: 'kPa',
    header: '压力',
    width: 120,
    align: 'end',
    cell: (row) => `${row.kPa} kPa`,
    text: (row) => `${row.kPa} kPa`,
    fileValue: (row) => row.kPa,
    sortValue: (row) => row.kPa,
  },
  {
    id: 'at',
    header: '时间',
    width: 180,
    cell: (row) => row.at.toISOString().slice(11, 16),
    fileValue: (row) => row.at,
    sortValue: (row) => row.at,
  },
];
const context: TableContext<Reading> = { label: '压力读数', columns, rows: () => rows, rowCount: rows.length };

const meta = {
  component: TableExport<Reading>,
  args: { table: context, name: 'readings', filterText: '单位：宏润大厦；2026-11-21' },
  argTypes: { table: { control: false }, filterText: { control: false } },
} satisfies Meta<typeof TableExport<Reading>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  render: (args) => (
    <DataTable
      label="压力读数"
      columns={columns}
      rows={rows}
      getRowId={({ id }) => id}
      height={480}
      renderTools={(table) => <TableExport {...args} table={table} />}
    />
  ),
};

export const ImpossibleProps: Story = {
  render: () => (
    <StateGrid
      states={{
        'no format': <TableExport table={context} formats={[]} />,
        'no rows, no columns': (
          <TableExport table={{ label: '', columns: [], rows: () => [], rowCount: NaN }} name="" />
        ),
        'right to left': (
          <div dir="rtl">
            <TableExport table={context} name="تقرير 🔥" filterText={'烟'.repeat(10_000)} />
          </div>
        ),
      }}
    />
  ),
};

/** The baseline: the button, and its menu. */
export const States: Story = {
  tags: ['grid'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await expect((await screen.findAllByRole('menuitem')).length).toBe(3);
  },
};
