import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { LineChart, type LineChartProps } from './LineChart.tsx';

const end = Date.parse('2026-11-21T03:00:00Z');
const minute = 60_000;
/** A day of readings, one each ten minutes, with a silence of two hours and a rise at the end. */
const points = Array.from({ length: 145 }, (_, index) => ({
  at: end - (144 - index) * 10 * minute,
  value: 21 + 3 * Math.sin(index / 18) + Math.sin(index * 1.7) * 0.4 + (index > 132 ? (index - 132) * 3.1 : 0),
})).filter((_, index) => index < 60 || index > 71);
const wave = (from: number, by: number, turns: number) =>
  points.map(({ at }, index) => ({ at, value: from + by * Math.sin((index / 133) * turns) }));
const phases = [
  { key: 'a', label: 'A 相', points: wave(31, 4, 9) },
  { key: 'b', label: 'B 相', points: wave(28, 3, 7) },
  { key: 'c', label: 'C 相', points: wave(35, 2, 12) },
];
/** 50 000 readings of half a year with one peak. */
const many = Array.from({ length: 50_000 }, (_, index) => ({
  at: end - (50_000 - index) * 5 * minute,
  value: 0.32 + 0.05 * Math.sin(index / 900) + ((index * 7919) % 100) / 4000 + (index === 31_234 ? 0.9 : 0),
}));

/** Storybook writes the arguments of a story down as text: not these. */
function HalfAYear(props: Partial<LineChartProps>) {
  return <LineChart {...props} label="管网水压" unit="MPa" digits={2} points={many} band={{ from: 0.14 }} />;
}

const meta = {
  component: LineChart,
  parameters: { docs: { source: { type: 'code' } } },
  args: {
    label: '温度',
    unit: '°C',
    digits: 1,
    points,
    band: { from: 0, to: 57 },
    marks: [{ at: end - 10 * minute, level: 2 }],
    gapMsMax: 30 * minute,
    onShownChange: fn(),
  },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Each curve has its dash; the legend hides and shows. Table and files keep all of them. */
export const SeveralSeries: Story = {
  args: { label: '三相电流', unit: 'A', series: phases, band: { to: 40 }, marks: [] },
};

/** All points are handed over; they are thinned to what the width can show, and the one peak stays. */
export const FiftyThousandPoints: Story = { render: () => <HalfAYear /> };

export const Empty: Story = { args: { points: [] } };

export const ImpossibleProps: Story = {
  args: {
    label: `${'很长的名称'.repeat(2000)} 🔥 مستشعر`,
    unit: '☃'.repeat(40),
    digits: 0,
    points: [
      { at: 'not a time', value: 1 },
      { at: end, value: Number.NaN },
      { at: end - minute, value: 1e308 },
      { at: end - 2 * minute, value: -5 },
    ],
    band: { from: Number.NaN, to: Number.POSITIVE_INFINITY },
    from: 'never',
    gapMsMax: Number.NaN,
    height: -20,
  },
};

export const States: Story = {
  tags: ['grid'],
  render: (args) => (
    <StateGrid
      states={{
        'band, marks, gap': (
          <LineChart
            {...args}
            style={{ flex: 1 }}
            marks={[...(args.marks ?? []), { at: end - 90 * minute, level: 4 }, { at: end - 12 * minute, level: 1 }]}
          />
        ),
        'several series': (
          <LineChart
            {...args}
            style={{ flex: 1 }}
            label="三相电流 Current by phase"
            unit="A"
            series={phases}
            band={{ to: 40 }}
            marks={[]}
            defaultHiddenSeries={['c']}
          />
        ),
        'a part of the time': (
          <LineChart {...args} style={{ flex: 1 }} defaultShown={{ from: end - 180 * minute, to: end }} height={160} />
        ),
        '50 000 points, one end open': <HalfAYear style={{ flex: 1 }} height={160} />,
        'all equal': (
          <LineChart
            {...args}
            style={{ flex: 1 }}
            band={undefined}
            marks={[]}
            points={points.map(({ at }) => ({ at, value: 21 }))}
            height={120}
          />
        ),
        'one point': (
          <LineChart
            {...args}
            style={{ flex: 1 }}
            band={undefined}
            marks={[]}
            points={points.slice(0, 1)}
            height={120}
          />
        ),
        '320 px': (
          <div style={{ width: 288 }}>
            <LineChart {...args} height={160} />
          </div>
        ),
        '160 px': (
          <div style={{ width: 160 }}>
            <LineChart {...args} height={120} isZoomable={false} />
          </div>
        ),
        'right to left': (
          <div dir="rtl" style={{ flex: 1 }}>
            <LineChart {...args} height={120} />
          </div>
        ),
        empty: <LineChart {...args} style={{ flex: 1 }} points={[]} height={120} />,
      }}
    />
  ),
};

export const DoGap: Story = {
  tags: ['advice', '!autodocs', '!dev'],
};

export const DontFill: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { gapMsMax: Number.POSITIVE_INFINITY },
};
