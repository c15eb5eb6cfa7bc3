import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, alarmedPlan, failedPlan } from '../lib/ConsoleStory.stories.support.tsx';
import { PlanScreen } from './PlanScreen.tsx';

const screenOf = (layerId: number, query: string) => ({
  path: `${pathTo('planMonitorDetail', { layerId })}?${query}`,
  children: <PlanScreen params={{ layerId: String(layerId) }} />,
});

const meta = {
  title: 'Screens/Plan',
  component: ConsoleStory,
  args: { mood: 'full', ...screenOf(1, 'mode=monitor') },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

interface Loaded {
  readonly plan: Awaited<ReturnType<typeof alarmedPlan>>;
}
const loaders = [async () => ({ plan: await alarmedPlan() })];
/** Opened directly at this query, as from a bookmark. */
const openedAt =
  (query: string): NonNullable<Story['render']> =>
  (args, { loaded }) => <ConsoleStory {...args} {...screenOf((loaded as Loaded).plan.layerId, query)} />;

/** Opens the list of the devices. */
async function listOf(canvasElement: HTMLElement) {
  const list = await within(canvasElement).findByRole('listbox', { name: /图上设备|圖上裝置|Devices on the plan/ });
  await waitFor(() => expect(within(list).getAllByRole('option').length).toBeGreaterThan(0));
  return list;
}
async function listed(canvasElement: HTMLElement, count: number) {
  const name = new RegExp(`(设备|裝置|Devices) ${count}$`);
  await userEvent.click(await within(canvasElement).findByRole('button', { name }));
  await listOf(canvasElement);
}
const isAlarmed = /未确认|未確認|unacknowledged|已确认|已確認|acknowledged/i;

export const Monitor: Story = {
  name: 'Monitor: the devices with their alarms [PLN-04, PLN-06]',
  loaders,
  render: openedAt('mode=monitor'),
  play: async ({ canvasElement, loaded }) => {
    const { plan } = loaded as Loaded;
    await within(canvasElement).findByRole('application');
    await listed(canvasElement, plan.devices);
  },
};

export const Edit: Story = {
  name: 'Edit, opened directly: what is placed is there [PLN-04]',
  loaders,
  render: openedAt('mode=edit'),
  play: async ({ canvasElement, loaded }) => {
    const { plan } = loaded as Loaded;
    await within(canvasElement).findByRole('application');
    await listed(canvasElement, plan.devices);
  },
};

export const NoDrawing: Story = {
  name: 'Without a drawing: why, and the devices with their alarms as a list [PLN-04]',
  loaders,
  args: { outOfReach: '/drawing' },
  render: openedAt('mode=monitor'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/无法打开|無法開啟|could not be opened|cannot be opened/i)).toBeVisible();
    // with nothing else to look at the list is open
    const list = await listOf(canvasElement);
    await waitFor(() => expect(list).toHaveTextContent(isAlarmed));
  },
};

export const Unpublished: Story = {
  name: 'After a publishing that failed: why, and where more is told [PLN-02, PLN-03]',
  loaders: [async () => ({ plan: await failedPlan() })],
  render: openedAt('mode=view'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const why = /上次发布失败：文件不完整|上次發佈失敗：檔案不完整|The last publishing failed: The file is cut off/;
    await expect(await canvas.findByText(why)).toBeVisible();
    const records = canvas.getByRole('link', { name: /发布记录|發佈記錄|publish records/ });
    await expect(records).toHaveAttribute('href', expect.stringMatching(/^\/main\/plan\/records\?search=./));
  },
};

export const Replay: Story = {
  name: 'Replay: who went, and what the record leaves open [N08]',
  loaders,
  render: openedAt('mode=monitor&replay=days&from=2026-11-01&to=2026-11-21'),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('group', { name: /蔓延回放|蔓延重播|Spread replay/ })).toBeVisible();
    await expect(await canvas.findByRole('slider', { name: /时间|時間|Time/ })).toBeVisible();
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
