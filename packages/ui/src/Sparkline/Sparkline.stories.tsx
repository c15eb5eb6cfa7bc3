import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { Sparkline } from './Sparkline.tsx';

const hourly = Array.from({ length: 24 }, (_, index) => 0.32 + 0.04 * Math.sin(index / 3) + ((index * 7) % 5) / 200);
const dropping = hourly.map((value, index) => (index > 17 ? value - (index - 17) * 0.05 : value));
const silent = hourly.map((value, index) => (index > 7 && index < 13 ? null : value));

const meta = {
  component: Sparkline,
  parameters: { docs: { source: { type: 'code' } } },
  args: { label: '水压，近 24 小时', values: hourly, band: { from: 0.14, to: 1.2 }, unit: 'MPa', digits: 2 },
} satisfies Meta<typeof Sparkline>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The last value has left the band: a ring, a stronger figure, and a word for those who hear it. */
export const BelowNormal: Story = {
  args: { values: dropping },
};

export const WithSilence: Story = { args: { values: silent } };

export const NoReadings: Story = { args: { values: [] } };

/** A thousand of them, as a long table has. */
export const AThousand: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {Array.from({ length: 1000 }, (_, index) => (
        <Sparkline key={index} {...args} values={hourly.map((value, hour) => value + ((index * hour) % 11) / 100)} />
      ))}
    </div>
  ),
};

export const ImpossibleProps: Story = {
  args: {
    label: '名'.repeat(10_000),
    values: [Number.NaN, Number.POSITIVE_INFINITY, 1e300, 4, -4],
    band: { from: Number.NaN, to: Number.NEGATIVE_INFINITY },
    width: Number.NaN,
    height: -3,
  },
};

export const States: Story = {
  tags: ['grid'],
  render: (args) => (
    <StateGrid
      states={{
        normal: <Sparkline {...args} />,
        'below, above normal': [
          <Sparkline key="low" {...args} values={dropping} />,
          <Sparkline key="high" {...args} values={hourly} band={{ to: 0.3 }} />,
        ],
        silence: <Sparkline {...args} values={silent} />,
        'one value, all equal': [
          <Sparkline key="one" {...args} values={[0.32]} />,
          <Sparkline key="equal" {...args} values={[0.3, 0.3, 0.3]} />,
        ],
        'no readings': <Sparkline {...args} values={[]} />,
        'line only, no band': <Sparkline label="水压" values={hourly} isValueShown={false} />,
        'large, small': [
          <Sparkline key="large" {...args} width={240} height={48} />,
          <Sparkline key="small" {...args} width={40} height={16} />,
        ],
        'right to left': (
          <div dir="rtl">
            <Sparkline {...args} />
          </div>
        ),
      }}
    />
  ),
};
