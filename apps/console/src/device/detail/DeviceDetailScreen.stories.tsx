import { type Device, deviceCalls } from '@fireline/api/device';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, currentAlarm, deviceOf, storyClient } from '../../lib/ConsoleStory.stories.support.tsx';
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
  name: 'Full: where a device is, its readings and their curve, and its records behind two levels of tabs [DEV-13]',
  loaders: [async () => ({ alarm: await currentAlarm() })],
  render: (args, { loaded }) => <ConsoleStory {...args} {...screenOf((loaded as Loaded).alarm.deviceId)} />,
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    const { deviceName } = (loaded as Loaded).alarm;
    await expect(await canvas.findByRole('heading', { level: 1, name: deviceName })).toBeVisible();
    await expect(await canvas.findByRole('slider')).toBeVisible();
    // seen without scrolling
    const tabs = canvas.getByRole('tablist', { name: deviceName });
    await expect(tabs.getBoundingClientRect().bottom).toBeLessThan(300);
    await expect(within(tabs).getAllByRole('tab').length).toBeLessThanOrEqual(6);
    await userEvent.click(within(tabs).getByRole('tab', { name: /^(报警|警報|Alarms)/ }));
    const alarms = await canvas.findByRole('grid');
    await waitFor(() => expect(within(alarms).getAllByRole('row').length).toBeGreaterThan(1));
    await expect(canvas.queryByRole('slider')).toBeNull();
    await userEvent.click(within(tabs).getByRole('tab', { name: /^(概览|概覽|Overview)$/ }));
    await expect(await canvas.findByRole('slider')).toBeVisible();
  },
};

/** What is asked of a device that is silent: how long, why, and what to do. */
export const Silent: Story = {
  name: 'Silent: the overview says in one sentence why, and what can be done [N13] [DEV-07] [ALM-13]',
  loaders: [
    async () => {
      const client = await storyClient('platform');
      const { rows } = await client.send(deviceCalls.list, {
        status: ['removed', 'lowBattery', 'offline'],
        pageSize: 1,
      });
      return { deviceId: rows[0]?.deviceId };
    },
  ],
  render: (args, { loaded }) => <ConsoleStory {...args} {...screenOf((loaded as { deviceId: number }).deviceId)} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/→ (建议|建議|Advice)/)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^(上一次数据|上一次數據|Last data)$/ }));
    await expect(await canvas.findByRole('button', { name: /^(截至现在|截至現在|Until now)$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: hazardName }));
    await expect(await screen.findByRole('dialog', { name: hazardName })).toBeVisible();
  },
};
const hazardName = /^(登记隐患|登記隱患|Record a hazard)$/;

/** The first thing of a camera is its picture. */
export const Camera: Story = {
  name: 'Camera: its picture comes first [DEV-13] [DEV-19]',
  loaders: [async () => ({ camera: await deviceOf('camera') })],
  render: (args, { loaded }) => (
    <ConsoleStory {...args} {...screenOf((loaded as { camera: Device }).camera.deviceId)} />
  ),
  play: async ({ canvasElement, loaded }) => {
    const { name } = (loaded as { camera: Device }).camera;
    const picture = await within(canvasElement).findByRole('img', { name: new RegExp(name) });
    const curve = await within(canvasElement).findByRole('heading', {
      name: /^(读数曲线|讀數曲線|Reading over time)$/,
    });
    await expect(picture.compareDocumentPosition(curve)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
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
