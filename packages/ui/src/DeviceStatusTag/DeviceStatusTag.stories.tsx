import { type DeviceStatusFields, deviceStatuses } from '@fireline/domain/device';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { DeviceStatusTag } from './DeviceStatusTag.tsx';

const well: DeviceStatusFields = {
  online: false,
  dStatus: 1,
  expired: false,
  open: false,
  lowPower: false,
  signals: 24,
};

const meta = {
  component: DeviceStatusTag,
  args: { device: { ...well, signals: 7 } },
} satisfies Meta<typeof DeviceStatusTag>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Online: Story = { args: { device: { ...well, online: true } } };

export const Removed: Story = { args: { device: { ...well, open: true } } };

/** Without the device's raw fields there is nothing to explain: a plain label. */
export const Label: Story = { render: () => <DeviceStatusTag status="offline" /> };

/** The rule path, with the raw value that each rule saw. */
export const Why: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '信号离线' }));
    const dialog = await screen.findByRole('dialog', { name: '为什么是“信号离线”' });
    await expect(within(dialog).getAllByRole('row')).toHaveLength(7);
    await expect(within(dialog).getByText('信号值: 7')).toBeVisible();
  },
};

export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        label: deviceStatuses.map((status) => <DeviceStatusTag key={status} status={status} />),
        button: [
          <DeviceStatusTag key="online" device={{ ...well, online: true }} />,
          <DeviceStatusTag key="removed" device={{ ...well, open: true }} />,
          <DeviceStatusTag key="lowPower" device={{ ...well, lowPower: true }} />,
          <DeviceStatusTag key="offline" device={well} />,
        ],
      }}
    />
  ),
};
