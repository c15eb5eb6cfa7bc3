import { measurementNames } from '@fireline/domain/device';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { Reading } from './Reading.tsx';

// story time is 03:04:05
const fresh = '2026-11-21T03:01:00Z';
const heartbeatS = 3600;

const meta = {
  component: Reading,
  args: { measurement: 'temperature', value: 23.4, seenAt: fresh, heartbeatS },
  argTypes: { measurement: { control: 'select', options: measurementNames }, nowMs: { control: false } },
} satisfies Meta<typeof Reading>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Older than its heartbeat: dimmed, with its age. */
export const Late: Story = { args: { seenAt: '2026-11-21T01:40:00Z' } };

export const Stale: Story = { args: { seenAt: '2026-11-18T03:00:00Z' } };

export const NeverReported: Story = { args: { value: null, seenAt: null } };

export const WithRange: Story = { args: { hasRange: true, hasAge: true, size: 'large' } };

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        fresh: [
          <Reading key="t" measurement="temperature" value={23.4} seenAt={fresh} heartbeatS={heartbeatS} />,
          <Reading key="p" measurement="pressure" value={0.32} seenAt={fresh} heartbeatS={heartbeatS} />,
          <Reading key="b" measurement="batteryRatio" value={64} seenAt={fresh} heartbeatS={heartbeatS} />,
          <Reading key="a" measurement="angle" value={2} seenAt={fresh} heartbeatS={heartbeatS} />,
        ],
        late: <Reading measurement="pressure" value={0.32} seenAt="2026-11-21T01:40:00Z" heartbeatS={heartbeatS} />,
        stale: <Reading measurement="leakage" value={312} seenAt="2026-11-18T03:00:00Z" heartbeatS={heartbeatS} />,
        never: <Reading measurement="co" value={null} seenAt={null} heartbeatS={heartbeatS} />,
        'no reading': <Reading measurement="signals" value={99} seenAt={fresh} heartbeatS={heartbeatS} />,
        large: [
          <Reading
            key="fresh"
            measurement="temperature"
            value={23.4}
            seenAt={fresh}
            heartbeatS={heartbeatS}
            hasRange
            hasAge
            size="large"
          />,
          <Reading
            key="stale"
            measurement="pressure"
            value={0.14}
            seenAt="2026-11-18T03:00:00Z"
            heartbeatS={heartbeatS}
            hasRange
            size="large"
          />,
        ],
      }}
    />
  ),
};

export const DoAge: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { seenAt: '2026-11-18T03:00:00Z' },
};

export const DontZero: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { value: 0, seenAt: null },
};
