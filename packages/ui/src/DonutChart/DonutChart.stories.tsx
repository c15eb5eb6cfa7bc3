import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { DonutChart } from './DonutChart.tsx';

const parts = [
  { key: 'normal', label: '正常', value: 9641, isQuiet: true },
  { key: 'alarm', label: '报警中', value: 3, level: 1 as const },
  { key: 'fault', label: '故障', value: 58, level: 3 as const },
  { key: 'offline', label: '离线', value: 298 },
];
const kinds = ['烟感', '水压', '电气', '可燃气体', '门磁', '摄像机', '消火栓', '紧急呼叫', '手表'].map(
  (label, index) => ({
    key: label,
    label,
    value: [4120, 1830, 1512, 911, 640, 402, 233, 121, 44][index] ?? 0,
  }),
);

const meta = {
  component: DonutChart,
  parameters: { docs: { source: { type: 'code' } } },
  args: { label: '设备状态', parts, unit: '台', partsLabel: '状态' },
} satisfies Meta<typeof DonutChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** More parts than can be told apart: the smallest become one. The table has all. */
export const ManyParts: Story = { args: { label: '设备类型', parts: kinds } };

export const NothingCounted: Story = { args: { parts: parts.map((part) => ({ ...part, value: 0 })) } };

export const Empty: Story = { args: { parts: [] } };

export const ImpossibleProps: Story = {
  args: {
    label: 'مخطط 🔥',
    size: Number.NaN,
    partsMax: Number.NaN,
    parts: [
      { key: 'a', label: '长'.repeat(10_000), value: 12 },
      { key: 'b', label: 'NaN', value: Number.NaN },
      { key: 'c', label: '-4', value: -4 },
      { key: 'd', label: '1e300', value: 1e300 },
    ],
  },
};

export const States: Story = {
  tags: ['grid'],
  render: (args) => (
    <StateGrid
      states={{
        'worst level first': <DonutChart {...args} style={{ flex: 1 }} />,
        'many parts': <DonutChart {...args} style={{ flex: 1 }} label="设备类型" parts={kinds} />,
        'one hidden': <DonutChart {...args} style={{ flex: 1 }} defaultHiddenSeries={['normal']} />,
        'one part': <DonutChart {...args} style={{ flex: 1 }} parts={parts.slice(0, 1)} size={120} />,
        'nothing counted': (
          <DonutChart {...args} style={{ flex: 1 }} parts={parts.map((part) => ({ ...part, value: 0 }))} size={120} />
        ),
        '320 px': (
          <div style={{ width: 288 }}>
            <DonutChart {...args} />
          </div>
        ),
        '160 px': (
          <div style={{ width: 160 }}>
            <DonutChart {...args} size={120} />
          </div>
        ),
        'right to left': (
          <div dir="rtl" style={{ flex: 1 }}>
            <DonutChart {...args} size={120} />
          </div>
        ),
        empty: <DonutChart {...args} style={{ flex: 1 }} parts={[]} size={100} />,
      }}
    />
  ),
};

export const DoLevel: Story = {
  tags: ['advice', '!autodocs', '!dev'],
};

export const DontTwo: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { parts: parts.slice(0, 2) },
};
