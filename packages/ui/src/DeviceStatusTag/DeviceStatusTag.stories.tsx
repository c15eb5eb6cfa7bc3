import { type DeviceStatusFields, deviceStatuses } from '@fireline/domain/device';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { Link } from '../Link/index.ts';
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

/** The sentence with what can be done, and the rules behind it. */
export const Why: Story = {
  args: {
    device: { ...well, batteryRatio: 57, lastSeenAt: '2026-11-09T06:35:00Z', heartbeatS: 86_400, offlineBeside: 3 },
    acts: <Link href="#last">上一次数据</Link>,
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '离线' }));
    const dialog = within(await screen.findByRole('dialog', { name: '为什么是“离线”' }));
    await expect(
      dialog.getByText(/(同一地点另有 3 台离线|3 others at the same location are offline too) → /),
    ).toBeVisible();
    await userEvent.click(dialog.getByText('判定过程'));
    await expect(dialog.getAllByRole('row')).toHaveLength(8);
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
