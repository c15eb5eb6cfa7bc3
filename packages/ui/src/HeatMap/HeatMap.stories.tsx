import { addDays } from '@fireline/domain/lib';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { HeatMap } from './HeatMap.tsx';

/** Half a year of days, quiet at weekends, with two days that nobody heard of. */
const days = Array.from({ length: 166 }, (_, index) => ({
  day: addDays('2026-06-09', index),
  value: index === 60 || index === 61 ? null : index % 7 > 4 ? index % 3 : (index * 7) % 17,
}));
const hours = Array.from({ length: 7 * 24 }, (_, index) => ({
  weekday: Math.floor(index / 24) + 1,
  hour: index % 24,
  value: Math.max(0, Math.round(9 * Math.sin(((index % 24) - 6) / 4) - Math.floor(index / 24 / 5) * 4)),
}));
const rows = [
  '深圳市南山区消防大队',
  '阳光物业管理有限公司',
  '福田 COCO Park',
  '香港九龍創紀之城',
  '罗湖火车站',
  '盐田港三期',
];
const columns = Array.from({ length: 14 }, (_, index) => `11-${String(index + 8).padStart(2, '0')}`);
const matrix = {
  rows,
  columns,
  values: rows.map((_, row) => columns.map((_name, column) => (row * 5 + column * 3) % 23)),
};

const meta = {
  component: HeatMap,
  parameters: { docs: { source: { type: 'code' } } },
  args: { label: '每日报警', data: { days }, rowsLabel: '星期' },
} satisfies Meta<typeof HeatMap>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** When in the week it gathers. */
export const HoursOfTheWeek: Story = { args: { label: '一周各时段报警', data: { hours } } };

/** Names against days, the figures in the cells. */
export const Matrix: Story = { args: { label: '各单位每日报警', data: matrix, rowsLabel: '单位' } };

export const Empty: Story = { args: { data: { days: [] } } };

export const ImpossibleProps: Story = {
  args: {
    label: 'خريطة 🔥',
    unit: '☃'.repeat(10),
    data: {
      rows: ['长'.repeat(10_000), '', '同名', '同名'],
      columns: ['🔥'.repeat(30), ''],
      values: [[Number.NaN, -5], [1e300, Number.POSITIVE_INFINITY], [0.001]],
    },
  },
};

export const States: Story = {
  tags: ['grid'],
  render: (args) => (
    <StateGrid
      states={{
        calendar: <HeatMap {...args} style={{ flex: 1 }} />,
        'hours of the week': <HeatMap {...args} style={{ flex: 1 }} label="一周各时段报警" data={{ hours }} />,
        matrix: <HeatMap {...args} style={{ flex: 1 }} label="各单位每日报警" data={matrix} />,
        'nothing counted': (
          <HeatMap
            {...args}
            style={{ flex: 1 }}
            data={{ rows: rows.slice(0, 2), columns, values: [columns.map(() => 0), [null]] }}
          />
        ),
        '320 px': (
          <div style={{ width: 288 }}>
            <HeatMap {...args} />
          </div>
        ),
        '160 px': (
          <div style={{ width: 160 }}>
            <HeatMap {...args} label="报警" data={{ rows: rows.slice(0, 3), columns, values: matrix.values }} />
          </div>
        ),
        'right to left': (
          <div dir="rtl" style={{ flex: 1 }}>
            <HeatMap {...args} data={{ rows: rows.slice(0, 2), columns, values: matrix.values }} />
          </div>
        ),
        empty: <HeatMap {...args} style={{ flex: 1 }} data={{ days: [] }} />,
      }}
    />
  ),
};
