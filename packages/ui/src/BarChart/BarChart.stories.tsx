import { alarmLevelNumbers } from '@fireline/domain/alarm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { BarChart } from './BarChart.tsx';

const levelNames = { 1: '紧急', 2: '严重', 3: '重要', 4: '一般', 5: '提示' };
const series = alarmLevelNumbers.map((level) => ({
  key: String(level),
  label: levelNames[level],
  level,
}));
const bars = Array.from({ length: 14 }, (_, index) => ({
  name: `11-${String(index + 8).padStart(2, '0')}`,
  values: { 1: index % 5 === 0 ? 1 : 0, 2: index % 4, 3: (index * 3) % 7, 4: (index * 5) % 11, 5: (index * 7) % 13 },
}));

const meta = {
  component: BarChart,
  parameters: { docs: { source: { type: 'code' } } },
  args: { label: '近 14 天报警', series, bars, barsLabel: '日期' },
  // alarms are counted in whole numbers
  argTypes: { digits: { control: false } },
} satisfies Meta<typeof BarChart>;
export default meta;
type Story = StoryObj<typeof meta>;

const plain = [
  { key: 'push', label: '推送 Push' },
  { key: 'sms', label: '短信 SMS' },
  { key: 'voice', label: '语音 Voice' },
];
const sends = bars
  .slice(0, 5)
  .map(({ name, values }) => ({ name, values: { push: values[5], sms: values[4], voice: values[2] } }));
const places = [
  '深圳市南山区西丽街道阳光社区综合楼',
  '福田 COCO Park 地下二层',
  '香港九龍觀塘道 388 號創紀之城',
  '罗湖火车站东广场',
  '宝安国际机场 T3 航站楼能源中心',
  '龙华民治地铁站',
  '盐田港三期仓库',
  '坪山文化聚落',
  '大鹏所城',
  '前海自贸大厦',
].map((name, index) => ({ name, values: { count: [42, 31, 27, 19, 12, 9, 6, 4, 3, 1][index] ?? 0 } }));
const count = [{ key: 'count', label: '报警' }];
const change = [{ key: 'kwh', label: '用电变化' }];
const changes = [12.5, -8, 3.2, -15.4, 0, 6.1].map((kwh, index) => ({ name: `${index + 6}月`, values: { kwh } }));

export const Playground: Story = {};

/** Series beside each other where their sum means nothing. */
export const Grouped: Story = { args: { label: '通知', series: plain, bars: sends, layout: 'grouped' } };

/** Long names get a line each. */
export const Horizontal: Story = {
  args: { label: '报警最多的单位', series: count, bars: places, barsLabel: '单位', direction: 'horizontal' },
};

/** The largest ones, the rest as one bar; the table has all. */
export const TopWithOthers: Story = {
  args: { label: '报警最多的单位', series: count, bars: places, barsLabel: '单位', direction: 'horizontal', top: 5 },
};

/** What is below zero goes down. */
export const BelowZero: Story = { args: { label: '用电变化', series: change, bars: changes, unit: 'kWh' } };

export const Empty: Story = { args: { bars: [] } };

export const ImpossibleProps: Story = {
  args: {
    label: 'مخطط 🔥',
    series: [
      { key: 'a', label: '长'.repeat(10_000) },
      { key: 'b', label: '🔥'.repeat(50) },
    ],
    bars: [
      { name: '名'.repeat(10_000), values: { a: Number.NaN, b: 3 } },
      { name: '同名', values: { a: Number.POSITIVE_INFINITY, b: 1e300 } },
      { name: '同名', values: { a: -3 } },
    ],
    top: Number.NaN,
    height: -40,
    digits: 2,
  },
};

export const States: Story = {
  tags: ['grid'],
  render: (args) => (
    <StateGrid
      states={{
        'by level': <BarChart {...args} style={{ flex: 1 }} />,
        'by series': <BarChart {...args} style={{ flex: 1 }} label="通知" series={plain} bars={sends} />,
        grouped: (
          <BarChart
            {...args}
            style={{ flex: 1 }}
            label="通知"
            series={plain}
            bars={sends}
            layout="grouped"
            defaultHiddenSeries={['sms']}
          />
        ),
        'below zero': (
          <BarChart {...args} style={{ flex: 1 }} label="用电变化" series={change} bars={changes} unit="kWh" />
        ),
        'lying, top 5': (
          <BarChart
            {...args}
            style={{ flex: 1 }}
            label="报警最多的单位"
            series={count}
            bars={places}
            direction="horizontal"
            top={5}
          />
        ),
        'lying, by level': <BarChart {...args} style={{ flex: 1 }} bars={bars.slice(0, 4)} direction="horizontal" />,
        '320 px': (
          <div style={{ width: 288 }}>
            <BarChart {...args} />
          </div>
        ),
        '160 px': (
          <div style={{ width: 160 }}>
            <BarChart {...args} series={count} bars={places.slice(0, 4)} direction="horizontal" label="报警" />
          </div>
        ),
        'right to left': (
          <div dir="rtl" style={{ flex: 1 }}>
            <BarChart {...args} label="通知" series={plain} bars={sends} height={140} />
          </div>
        ),
        empty: <BarChart {...args} style={{ flex: 1 }} bars={[]} height={100} />,
      }}
    />
  ),
};

export const DoLay: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { ...Horizontal.args, top: 5 },
};

export const DontStack: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { label: '通知', series: plain, bars: sends },
};
