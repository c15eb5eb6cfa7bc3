import { alarmLevelNumbers, alarmWords } from '@fireline/domain/alarm';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { BarChart } from './BarChart.tsx';

const series = alarmLevelNumbers.map((level) => ({
  key: String(level),
  label: alarmWords[`alarm.level.${level}`].cn,
  level,
}));
const bars = Array.from({ length: 14 }, (_, index) => ({
  name: `11-${String(index + 8).padStart(2, '0')}`,
  values: { 1: index % 5 === 0 ? 1 : 0, 2: index % 4, 3: (index * 3) % 7, 4: (index * 5) % 11, 5: (index * 7) % 13 },
}));

const meta = { component: BarChart, args: { label: '近 14 天报警', series, bars, barsLabel: '日期' } } satisfies Meta<
  typeof BarChart
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: '近 14 天报警' });
    slider.focus();
    await userEvent.keyboard('{End}{ArrowLeft}');
    await expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining('11-20'));
  },
};

export const Empty: Story = { args: { bars: [] } };

const plain = [
  { key: 'push', label: 'Push' },
  { key: 'sms', label: 'SMS' },
  { key: 'voice', label: 'Voice' },
];

export const States: Story = {
  tags: ['grid'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 32, maxWidth: 720 }}>
      <BarChart {...args} label="by level" />
      <BarChart
        {...args}
        label="by series"
        series={plain}
        bars={bars
          .slice(0, 5)
          .map(({ name, values }) => ({ name, values: { push: values[5], sms: values[4], voice: values[2] } }))}
      />
      <BarChart {...args} label="empty" bars={[]} height={100} />
    </div>
  ),
};
