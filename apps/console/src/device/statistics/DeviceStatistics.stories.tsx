import { deviceCalls } from '@fireline/api/device';
import { luhnDigit } from '@fireline/domain/device';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ConsoleStory, storyClient } from '../../lib/ConsoleStory.stories.support.tsx';
import { DeviceAnalysisScreen } from './DeviceAnalysisScreen.tsx';
import { DeviceStatisticsScreen } from './DeviceStatisticsScreen.tsx';

const meta = {
  title: 'Screens/Device statistics',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('deviceStatistics'), children: <DeviceStatisticsScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Counted: Story = {
  name: 'Counted: rows by type sum to the total, and a figure leads to its list [DEV-14] [SHL-06]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const links = await canvas.findAllByRole('link', { name: /(设备|裝置|Devices): \d+$/ });
    const sum = links.reduce((total, link) => total + Number(link.textContent?.replaceAll(/\D/g, '')), 0);
    const group = canvas.getAllByRole('group').find((one) => /^(设备|裝置|Devices)/.test(one.textContent ?? ''));
    await expect(group).toHaveTextContent(String(sum));
    await expect(links[0]).toHaveAttribute('href', expect.stringMatching(/^\/device\/indexList\?type=\w+$/));
  },
};

export const Analysed: Story = {
  name: 'Analysed: days, alarms, signal and battery, each with its table [DEV-14] [ANA-04] [DEV-10]',
  args: { path: pathTo('deviceAnalysis'), children: <DeviceAnalysisScreen /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const chart = within(await canvas.findByRole('figure', { name: /^(每日在线率|每日在線率|Online rate by day)$/ }));
    await userEvent.click(chart.getByRole('button', { name: /(表格|Table|table)/ }));
    await expect((await chart.findAllByRole('row')).length).toBeGreaterThan(20);
    await expect(
      await canvas.findByRole('grid', { name: /^(离线最久的设备|離線最久的裝置|Longest offline)$/ }),
    ).toBeVisible();
  },
};

export const ByBuilding: Story = {
  name: 'By building: many are called the same, and each is named with its place [DEV-14] [BLD-01]',
  args: { path: `${pathTo('deviceStatistics')}?by=building` },
  play: async ({ canvasElement }) => {
    const client = await storyClient('platform');
    const { rows } = await client.send(deviceCalls.statistics, { by: 'building' });
    const row = rows.find(({ placeName }) => placeName !== '');
    const table = within(await within(canvasElement).findByRole('grid', { name: /^(统计表|統計表|Counts)$/ }));
    const named = await table.findAllByRole('gridcell', { name: `${row?.placeName} · ${row?.name}` });
    await expect(named.length).toBeGreaterThan(0);
  },
};

export const Lives: Story = {
  name: 'Activated and removed: a figure opens the list of just what it counts [DEV-14] [DEV-13] [SHL-06]',
  args: { path: pathTo('deviceAnalysis'), children: <DeviceAnalysisScreen /> },
  beforeEach: async () => {
    // of its own: other stories count on those of the city
    const client = await storyClient('platform');
    const digits = `8699${String(Date.now()).slice(-10)}`;
    const facts = { imei: `${digits}${luhnDigit(digits)}`, deviceType: 'smoke', name: '待移除 烟感' };
    const { record } = await client.send(deviceCalls.create, facts);
    await client.send(deviceCalls.removeDevices, { deviceIds: [record.deviceId] });
  },
  play: async ({ canvasElement }) => {
    const link = await within(canvasElement).findByRole('link', { name: /^(移除|Removed) \d+$/ });
    const count = Number(link.textContent?.replaceAll(/\D/g, ''));
    await userEvent.click(link);
    const drawer = within(await screen.findByRole('dialog', { name: new RegExp(`（${count}）|\\(${count}\\)`) }));
    await expect(await drawer.findAllByRole('gridcell', { name: /^(移除|Removed)$/ })).toHaveLength(count);
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('dialog')).toBeNull();
  },
};

export const Nothing: Story = {
  name: 'Nothing: no device is told as no device [DEV-14]',
  args: { mood: 'empty' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/^(没有符合条件的设备|沒有符合條件的裝置|No device fits)$/),
    ).toBeVisible();
  },
};
