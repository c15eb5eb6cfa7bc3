import { defaultAlarmRules, normalBand } from '@fireline/domain/alarm';
import { measurementNames } from '@fireline/domain/device';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { Gauge } from './Gauge.tsx';

// story time is 03:04:05
const late = '2026-11-21T01:40:00Z';
const pressure = normalBand('hydrant', 'pressure', defaultAlarmRules) ?? {};

const meta = {
  component: Gauge,
  parameters: { docs: { source: { type: 'code' } } },
  args: { measurement: 'pressure', value: 0.32, normal: pressure, style: { maxWidth: 320 } },
  argTypes: { measurement: { control: 'select', options: measurementNames } },
} satisfies Meta<typeof Gauge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  args: { seenAt: '2026-11-21T03:00:00Z', heartbeatS: 3600 },
};

export const Low: Story = { args: { value: 0.08 } };

export const High: Story = { args: { measurement: 'temperature', value: 71.5, normal: { max: 57 } } };

/** Older than its heartbeat: dimmed, with its age. */
export const Late: Story = { args: { seenAt: late, heartbeatS: 3600 } };

export const NeverReported: Story = { args: { value: null } };

/** What the sensor cannot have measured. */
export const OutsideTheSensor: Story = { args: { value: 9 } };

export const ImpossibleProps: Story = {
  args: {
    value: Number.NaN,
    label: '名 🔥'.repeat(3000),
    normal: { min: Number.POSITIVE_INFINITY, max: -1e300 },
    heartbeatS: -1,
  },
};

export const States: Story = {
  tags: ['grid'],
  render: (args) => (
    <StateGrid
      states={{
        normal: <Gauge {...args} style={{ width: 280 }} />,
        low: <Gauge {...args} style={{ width: 280 }} value={0.08} />,
        high: <Gauge {...args} style={{ width: 280 }} measurement="temperature" value={71.5} normal={{ max: 57 }} />,
        'both limits': (
          <Gauge {...args} style={{ width: 280 }} measurement="voltage" value={231.4} normal={{ min: 198, max: 242 }} />
        ),
        late: <Gauge {...args} style={{ width: 280 }} seenAt={late} heartbeatS={3600} />,
        'never reported': <Gauge {...args} style={{ width: 280 }} value={null} />,
        'outside the sensor': <Gauge {...args} style={{ width: 280 }} value={9} />,
        'no limits': <Gauge {...args} style={{ width: 280 }} measurement="humidity" value={64} normal={{}} />,
        '160 px': <Gauge {...args} style={{ width: 160 }} label="三层喷淋末端水压 End of line" value={0.08} />,
        'right to left': (
          <div dir="rtl" style={{ width: 280 }}>
            <Gauge {...args} />
          </div>
        ),
      }}
    />
  ),
};
