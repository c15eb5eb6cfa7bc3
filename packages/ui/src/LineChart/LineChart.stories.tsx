import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LineChart } from './LineChart.tsx';

const end = Date.parse('2026-11-21T03:00:00Z');
const minute = 60_000;
/** A day of readings, one each ten minutes, with a silence of two hours and a rise at the end. */
const points = Array.from({ length: 145 }, (_, index) => ({
  at: end - (144 - index) * 10 * minute,
  value: 21 + 3 * Math.sin(index / 18) + Math.sin(index * 1.7) * 0.4 + (index > 132 ? (index - 132) * 3.1 : 0),
})).filter((_, index) => index < 60 || index > 71);

const meta = {
  component: LineChart,
  args: {
    label: '温度',
    unit: '°C',
    digits: 1,
    points,
    band: { from: 0, to: 57 },
    marks: [{ at: end - 10 * minute, level: 2 }],
    maxGapMs: 30 * minute,
  },
} satisfies Meta<typeof LineChart>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Arrow keys read point by point. */
export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: '温度' });
    slider.focus();
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('2026/11/21 11:00:00'));
  },
};

export const AsTable: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '显示表格' }));
    await expect(canvas.getAllByRole('row')).toHaveLength(points.length + 1);
  },
};

export const Empty: Story = { args: { points: [] } };

export const States: Story = {
  tags: ['grid'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, maxWidth: 880 }}>
      <LineChart
        {...args}
        label="band, marks, gap"
        marks={[...(args.marks ?? []), { at: end - 90 * minute, level: 4 }]}
      />
      <LineChart
        {...args}
        label="one end open"
        band={{ from: 0.14 }}
        marks={[]}
        points={points.map(({ at, value }) => ({ at, value: value / 100 }))}
        unit="MPa"
        digits={2}
        height={160}
      />
      <LineChart {...args} label="one point" band={undefined} marks={[]} points={points.slice(0, 1)} height={120} />
      <LineChart {...args} label="empty" points={[]} height={120} />
    </div>
  ),
};
