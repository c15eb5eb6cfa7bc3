import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../lib/ConsoleStory.stories.support.tsx';
import { MonitorPageScreen } from './MonitorPageScreen.tsx';

const meta = {
  title: 'Screens/Monitor',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('monitorPage'), children: <MonitorPageScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const openList = async (canvasElement: HTMLElement): Promise<HTMLElement> => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', { name: /^(列表|清單|List)$/ }));
  return canvas.findByRole('region', { name: /视野内|視野內|in view/ });
};

/** Everything that has a point, live, with its figures. [SIT-11] */
export const Full: Story = {
  name: 'Full: devices and alarms on the map, places and fire resources where they are asked for [SIT-11]',
  play: async ({ canvasElement }) => {
    const list = await openList(canvasElement);
    const layer = (name: RegExp) => within(canvasElement).getByRole('button', { name });
    await expect(layer(/^(设备|裝置|Devices)/)).toHaveAttribute('aria-pressed', 'true');
    await expect(layer(/^(消防资源|消防資源|Fire resources)/)).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(within(list).getAllByRole('listitem').length).toBeGreaterThan(10));
  },
};

/** Only what is in alarm of the worst level, by the address. [SIT-11] */
export const Filtered: Story = {
  name: 'Filtered by the address [SIT-11]',
  args: { path: `${pathTo('monitorPage')}?level=1&layers=alarms,devices` },
  play: async ({ canvasElement }) => {
    const list = await openList(canvasElement);
    await waitFor(async () => {
      const rows = within(list).getAllByRole('listitem');
      await expect(rows.length).toBeGreaterThan(0);
      for (const row of rows)
        await expect(within(row).getByRole('img', { name: /紧急|緊急|Critical/ })).toBeInTheDocument();
    });
  },
};

export const Loading: Story = {
  args: { mood: 'loading' },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[aria-busy="true"]')).not.toBeNull());
  },
};

/** Public hydrants are there for everybody. */
export const Empty: Story = {
  args: { mood: 'empty' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/还没有带位置的设备或场所|尚未有附位置的裝置或場所|No device or place/);
  },
};

export const Failed: Story = {
  name: 'Failed: says why, and claims no number of alarms [SHL-15] [SIT-11]',
  args: { mood: 'failed' },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(/网络连接失败|網絡連線失敗|No connection/);
    const unknown = /^(正在读取报警|正在讀取警報|Reading alarms)$/;
    await expect(within(canvasElement).getByRole('link', { name: unknown })).toBeVisible();
  },
};
