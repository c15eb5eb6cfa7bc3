import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { SignalGauge } from './SignalGauge.tsx';

const meta = { component: SignalGauge, args: { signals: 18 } } satisfies Meta<typeof SignalGauge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const TooWeak: Story = { args: { signals: 7 } };

/** 99 means that the device has no reading. */
export const None: Story = { args: { signals: 99 } };

export const NeverReported: Story = { args: { signals: null } };

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        scale: [31, 25, 24, 18, 17, 11].map((signals) => <SignalGauge key={signals} signals={signals} />),
        'too weak': [10, 5, 1, 0].map((signals) => <SignalGauge key={signals} signals={signals} />),
        'none, never': [<SignalGauge key="none" signals={99} />, <SignalGauge key="never" signals={null} />],
        'bars only': [31, 18, 7, 99].map((signals) => (
          <SignalGauge key={signals} signals={signals} isValueShown={false} />
        )),
      }}
    />
  ),
};

export const DoRaw: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { signals: 99 },
};

export const DontPercent: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  render: () => (
    <p>
      <SignalGauge signals={18} /> 58%
    </p>
  ),
};
