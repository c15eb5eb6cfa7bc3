import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ConsoleStory } from '../lib/ConsoleStory.stories.support.tsx';
import { ElectricityScreen } from './electricity/ElectricityScreen.tsx';
import { OfflineCountScreen } from './offline/count/OfflineCountScreen.tsx';
import { NbOfflineScreen } from './offline/NbOfflineScreen.tsx';
import { InfraredRankingScreen } from './presence/InfraredRankingScreen.tsx';
import { InfraredUsageScreen } from './presence/InfraredUsageScreen.tsx';
import { OccupancyScreen } from './presence/OccupancyScreen.tsx';
import { PlaceUsageScreen } from './presence/PlaceUsageScreen.tsx';
import { StorageScreen } from './storage/StorageScreen.tsx';

const meta = {
  title: 'Screens/Analysis',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('electricityStatistics'), children: <ElectricityScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const firstRow = async (canvasElement: HTMLElement) => {
  const grid = await within(canvasElement).findByRole('grid');
  const cells = await within(grid).findAllByRole('gridcell');
  return cells[0] as HTMLElement;
};

/** A row opens by its first cell and the key. */
const openFirst = async (canvasElement: HTMLElement): Promise<void> => {
  await userEvent.click(await firstRow(canvasElement));
  await userEvent.keyboard('{Enter}');
};

export const Electricity: Story = {
  name: 'Places by what they used; one opens its meters, alarms and humidity [ANA-03] [ANA-04]',
  play: async ({ canvasElement }) => {
    await openFirst(canvasElement);
    const drawer = within(await within(document.body).findByRole('dialog'));
    await expect(
      await drawer.findByRole('figure', { name: /^(最大剩余电流|最大漏電電流|Highest leakage)$/ }),
    ).toBeVisible();
    await expect(drawer.getByRole('figure', { name: /^(用电量|用電量|Consumption)$/ })).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'A chart that cannot be asked for says why [ANA-04]',
  args: { outOfReach: 'electricity/curve' },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(/(查询图表失败|查詢圖表失敗|Query chart failed)/),
    ).toBeVisible();
  },
};

export const Occupancy: Story = {
  name: 'Manned and unmanned places: the counts lead to their lists [ANA-02]',
  args: { path: pathTo('occupancy'), children: <OccupancyScreen /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const unmanned = await canvas.findByRole('group', { name: /^(无人|無人|Unmanned)$/ });
    await expect(within(unmanned).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/state=unmanned$/));
    const idle = canvas.getByRole('group', { name: /^(无人仍在用电|無人仍在用電|Empty, still drawing power)$/ });
    await expect(idle).toHaveTextContent(/\d/);
    await expect(within(idle).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/aboveA=10/));
    await expect(await firstRow(canvasElement)).toBeVisible();
  },
};

export const Usage: Story = {
  name: 'Hours in use of places; one opens its days and its week [ANA-02] [ANA-04]',
  args: { path: pathTo('placeUsage'), children: <PlaceUsageScreen /> },
  play: async ({ canvasElement }) => {
    await openFirst(canvasElement);
    const drawer = within(await within(document.body).findByRole('dialog'));
    await expect(
      await drawer.findByRole('figure', { name: /(一周使用分布|一週使用分佈|hour of the week)/ }),
    ).toBeVisible();
  },
};

export const Ranking: Story = {
  name: 'Venues ranked by how much of their working hours they were used [ANA-02]',
  args: { path: pathTo('infraredRanking'), children: <InfraredRankingScreen /> },
  play: async ({ canvasElement }) => {
    await expect(await firstRow(canvasElement)).toHaveTextContent(/^1$/);
    await expect(
      within(canvasElement).getByRole('figure', { name: /(各设备使用率|各裝置使用率|by device$)/ }),
    ).toBeVisible();
  },
};

export const TooMany: Story = {
  name: 'The twenty-first device is refused with the limit [ANA-02]',
  args: {
    path: `${pathTo('infraredUsage')}?devices=${Array.from({ length: 21 }, (_, index) => index + 1).join(',')}`,
    children: <InfraredUsageScreen />,
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/(最多 20|at most 20$)/)).toBeVisible();
  },
};

export const NbOffline: Story = {
  name: 'Devices on NB that are silent: reasons with shares, and what to do about each [ANA-02]',
  args: { path: pathTo('nbOffline'), children: <NbOfflineScreen /> },
  play: async ({ canvasElement }) => {
    await expect(await firstRow(canvasElement)).toBeVisible();
    await expect(within(canvasElement).getByRole('figure', { name: /^(离线原因|離線原因|Reason)$/ })).toBeVisible();
  },
};

export const OfflineCounted: Story = {
  name: 'Time offline by day and by unit: the day that goes on is told from whole ones, shares add up to 100 %, and a count leads to its records [DEV-14] [SHL-10] [ANA-04]',
  args: { path: pathTo('offlineCount'), children: <OfflineCountScreen /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await firstRow(canvasElement);
    const chart = within(canvas.getByRole('figure', { name: /^(每日离线时长|每日離線時長|Time offline by day)$/ }));
    // today goes on: neither chart nor table takes it for a whole day
    await expect(await chart.findByText(/^(今天至|今日至|Today until) \d\d:\d\d$/)).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: /^(今天至今|今日至今|Today so far)/ })).toBeVisible();
    await expect(
      canvas.getByRole('columnheader', { name: /^(离线时长（小时）|離線時長（小時）|Time offline \(h\))/ }),
    ).toBeVisible();
    const shares = canvas.getAllByRole('gridcell', { name: /^\d+(\.\d)?\s?%$/ });
    const sum = shares.reduce((total, cell) => total + Number.parseFloat(cell.textContent ?? ''), 0);
    await expect(sum).toBeCloseTo(100, 5);
    const [records] = canvas.getAllByRole('link', { name: /(离线次数|離線次數|Times offline): \d+$/ });
    await expect(records).toHaveAttribute('href', expect.stringMatching(/^\/device\/offlineRecord\?unit=\d+&from=/));
  },
};

export const Storage: Story = {
  name: 'What is stored by type of device, and until when [ANA-02]',
  args: { path: pathTo('dataStorage'), children: <StorageScreen /> },
  play: async ({ canvasElement }) => {
    await expect(await firstRow(canvasElement)).toBeVisible();
    await expect(
      within(canvasElement).getByRole('group', { name: /(保留天数|保留日數|Days readings are kept)/ }),
    ).toHaveTextContent('400');
  },
};
