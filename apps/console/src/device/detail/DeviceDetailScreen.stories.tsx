import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, currentAlarm } from '../../lib/ConsoleStory.stories.support.tsx';
import { DeviceDetailScreen } from './DeviceDetailScreen.tsx';

const screenOf = (deviceId: number) => ({
  path: pathTo('deviceDetail', { deviceId }),
  children: <DeviceDetailScreen params={{ deviceId: String(deviceId) }} />,
});

const meta = {
  title: 'Screens/Device detail',
  component: ConsoleStory,
  args: { mood: 'full', ...screenOf(1) },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** A detector that has smoke right now. */
export const Full: Story = {
  name: 'Full: readings, their curve, and the alarms of a device [DEV-13]',
  loaders: [async () => ({ alarm: await currentAlarm() })],
  render: (args, { loaded }) => <ConsoleStory {...args} {...screenOf((loaded as Loaded).alarm.deviceId)} />,
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const { deviceName } = (loaded as Loaded).alarm;
    await expect(await canvas.findByRole('heading', { level: 1, name: deviceName })).toBeVisible();
    await expect(await canvas.findByRole('slider')).toBeVisible();
    const alarms = await canvas.findByRole('grid');
    await waitFor(() => expect(within(alarms).getAllByRole('row').length).toBeGreaterThan(1));
  },
};
interface Loaded {
  readonly alarm: Awaited<ReturnType<typeof currentAlarm>>;
}

/** Over the page: the links that open it, with a code to scan. */
export const Shared: Story = {
  name: 'Shared: a public link is made, shown with its code, and revoked [PUB-05]',
  loaders: [async () => ({ alarm: await currentAlarm() })],
  render: (args, { loaded }) => <ConsoleStory {...args} {...screenOf((loaded as Loaded).alarm.deviceId)} />,
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: shareName }));
    const drawer = within(await screen.findByRole('dialog', { name: shareName }));
    await drawer.findByText(/没有有效的公开链接|沒有有效的公開連結|No link opens this now/);
    await userEvent.click(drawer.getByRole('button', { name: /生成公开链接|產生公開連結|Create public link/ }));
    const link = within(await drawer.findByRole('listitem'));
    await expect(link.getByRole('img')).toBeVisible();
    await expect(link.getByRole('button', { name: /^(复制|複製|Copy)/ })).toBeVisible();
    await userEvent.click(link.getByRole('button', { name: revokeName }));
    const question = within(await screen.findByRole('alertdialog', { name: /撤销此|撤銷此|Revoke this/ }));
    await userEvent.click(question.getByRole('button', { name: revokeName }));
    await waitFor(() => expect(drawer.queryByRole('listitem')).toBeNull());
  },
};
const shareName = /^(公开链接|公開連結|Public links)$/;
const revokeName = /^(撤销链接|撤銷連結|Revoke)$/;
