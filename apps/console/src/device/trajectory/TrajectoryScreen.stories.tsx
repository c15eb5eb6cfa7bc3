import type { Device } from '@fireline/api/device';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ConsoleStory, deviceOf } from '../../lib/ConsoleStory.stories.support.tsx';
import { TrajectoryScreen } from './TrajectoryScreen.tsx';

const screenOf = (deviceId: number) => ({
  path: `${pathTo('deviceTrajectory', { deviceId })}?from=2026-11-18&to=2026-11-21`,
  children: <TrajectoryScreen params={{ deviceId: String(deviceId) }} />,
});

const meta = {
  title: 'Screens/Trajectory',
  component: ConsoleStory,
  args: { mood: 'full', ...screenOf(1) },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: the way of a watch, to be played back; words say where it is [DEV-25] [BLD-05]',
  loaders: [async () => ({ watch: await deviceOf('smartwatch') })],
  render: (args, { loaded }) => <ConsoleStory {...args} {...screenOf((loaded as { watch: Device }).watch.deviceId)} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('slider')).toBeVisible();
    await expect(await canvas.findByText(/约 \d[\d,]* m|約 \d[\d,]* m|^在(?!线|線)\S|^At \S|^About \d/)).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'Failed: says why and offers to try again [SHL-15]',
  args: { mood: 'failed' },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(/网络连接失败|網絡連線失敗|No connection/);
  },
};
