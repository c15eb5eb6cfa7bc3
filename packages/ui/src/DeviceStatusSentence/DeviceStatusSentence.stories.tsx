import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { DeviceStatusSentence, type ExplainedDevice } from './DeviceStatusSentence.tsx';

const silent: ExplainedDevice = {
  online: false,
  dStatus: 1,
  expired: false,
  open: false,
  lowPower: false,
  signals: 23,
  batteryRatio: 57,
  lastSeenAt: '2026-11-09T06:35:00Z',
  heartbeatS: 86_400,
};

const meta = {
  component: DeviceStatusSentence,
  args: { device: { ...silent, offlineBeside: 3 } },
} satisfies Meta<typeof DeviceStatusSentence>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        silent: <DeviceStatusSentence device={silent} />,
        'with a cause': <DeviceStatusSentence device={{ ...silent, open: true, offlineBeside: 3 }} />,
        'never reported': <DeviceStatusSentence device={{ ...silent, lastSeenAt: null }} />,
        suspended: <DeviceStatusSentence device={{ ...silent, isSuspended: true }} />,
        'not activated': <DeviceStatusSentence device={{ ...silent, dStatus: 0 }} />,
        online: <DeviceStatusSentence device={{ ...silent, online: true, lastSeenAt: '2026-11-21T02:00:00Z' }} />,
      }}
    />
  ),
};
