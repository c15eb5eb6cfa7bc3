import type { Meta, StoryObj } from '@storybook/react-vite';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { BatteryGauge } from './BatteryGauge.tsx';

const meta = { component: BatteryGauge, args: { ratioPercent: 64 } } satisfies Meta<typeof BatteryGauge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Low is what the device says, not a figure. */
export const Low: Story = { args: { ratioPercent: 9, isLow: true } };

export const Mains: Story = { args: { ratioPercent: null, isMains: true } };

export const NeverReported: Story = { args: { ratioPercent: null } };

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        charge: [100, 75, 50, 25, 5, 0].map((ratio) => <BatteryGauge key={ratio} ratioPercent={ratio} />),
        low: [
          <BatteryGauge key="9" ratioPercent={9} isLow />,
          <BatteryGauge key="unknown" ratioPercent={null} isLow />,
        ],
        'mains, never': [
          <BatteryGauge key="mains" ratioPercent={null} isMains />,
          <BatteryGauge key="never" ratioPercent={null} />,
        ],
        'cell only': [100, 40].map((ratio) => <BatteryGauge key={ratio} ratioPercent={ratio} isValueShown={false} />),
      }}
    />
  ),
};

export const DoDash: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { ratioPercent: null },
};

export const DontHide: Story = {
  tags: ['advice', '!autodocs', '!dev'],
  args: { isValueShown: false },
};
