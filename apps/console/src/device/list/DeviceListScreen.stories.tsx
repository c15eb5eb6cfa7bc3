import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { ConsoleStory, storyCity } from '../../lib/ConsoleStory.stories.support.tsx';
import { DeviceListScreen } from './DeviceListScreen.tsx';

const meta = {
  title: 'Screens/Device list',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('deviceList'), children: <DeviceListScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { mood: 'loading' },
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('grid');
    await expect(grid).toHaveAttribute('aria-busy', 'true');
  },
};

export const Empty: Story = {
  args: { mood: 'empty' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/没有设备|沒有裝置|No devices/);
  },
};

export const Failed: Story = {
  args: { mood: 'failed' },
  play: async ({ canvasElement }) => {
    const alert = await within(canvasElement).findByRole('alert');
    await expect(alert).toHaveTextContent(/网络连接失败|網絡連線失敗|No connection/);
  },
};

/** A fire spreads through a building while the list is looked at. [ALM-07] */
export const Storm: Story = {
  name: 'Storm: alarms land on the devices [ALM-07]',
  // what is worst stands first
  args: { path: `${pathTo('deviceList')}?sort=alarm` },
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('grid');
    await waitFor(() => expect(Number(grid.getAttribute('aria-rowcount'))).toBeGreaterThan(100));
    const stop = (await storyCity()).storm({ perSecond: 20, seconds: 2 });
    await waitFor(() =>
      expect(
        within(grid)
          .getAllByRole('row')
          .filter((row) => row.dataset.level === '1').length,
      ).toBeGreaterThan(0),
    );
    await stop();
  },
};
