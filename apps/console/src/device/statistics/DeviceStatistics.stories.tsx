import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
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

export const Nothing: Story = {
  name: 'Nothing: no device is told as no device [DEV-14]',
  args: { mood: 'empty' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/^(没有符合条件的设备|沒有符合條件的裝置|No device fits)$/),
    ).toBeVisible();
  },
};
