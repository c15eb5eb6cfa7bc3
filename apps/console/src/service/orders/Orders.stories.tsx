import { serviceCalls } from '@fireline/api/service';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, deviceOf, storyClient } from '../../lib/ConsoleStory.stories.support.tsx';
import { CreateOrderScreen } from './CreateOrderScreen.tsx';
import { OrderDetailScreen } from './OrderDetailScreen.tsx';
import {
  OrdersAllScreen,
  OrdersMineScreen,
  OrdersProcessingScreen,
  OrdersUnprocessedScreen,
  OrderTransfersScreen,
} from './OrderScreens.tsx';

const meta = {
  title: 'Screens/Work orders',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('workOrdersAll'), children: <OrdersAllScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const rowsOf = async (canvasElement: HTMLElement) => (await within(canvasElement).findAllByRole('row')).length;

export const All: Story = {
  name: 'All: orders in every state, with how soon and whose [SRV-03]',
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await rowsOf(canvasElement)).toBeGreaterThan(10));
    const canvas = within(canvasElement);
    await expect(canvas.getAllByText(/^(已关闭|已結束|Closed)$/)[0]).toBeVisible();
    await expect(canvas.getAllByText(/^(按时受理|如期受理|Accepted in time)$/)[0]).toBeVisible();
  },
};

export const Mine: Story = {
  name: 'Mine: what the reader made or took part in [SRV-03]',
  args: { path: pathTo('workOrdersMine'), as: 'unit', children: <OrdersMineScreen /> },
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await rowsOf(canvasElement)).toBeGreaterThan(1));
  },
};

export const Processing: Story = {
  name: 'In process: orders in somebody’s hands, and for how long [SRV-03]',
  args: { path: pathTo('workOrdersProcessing'), children: <OrdersProcessingScreen /> },
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await rowsOf(canvasElement)).toBeGreaterThan(1));
    const aged = /^(处理中 \d+ (天|小时|分)|處理中 \d+ (日|小時|分)|Processing \d+ (d|h|min))$/;
    await expect(within(canvasElement).getAllByText(aged)[0]).toBeVisible();
  },
};

export const Transfers: Story = {
  name: 'Transfers: who handed an order to whom, and what became of it or who is to answer [SRV-02] [SRV-03]',
  args: { path: pathTo('workOrderTransfers'), children: <OrderTransfersScreen /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByText(/^(待 .+ (确认|確認)|Awaiting .+)$/))[0]).toBeVisible();
    await expect(canvas.getAllByRole('gridcell', { name: /^\S+ → \S+$/ })[0]).toBeVisible();
  },
};

/** Makes an order of the unit's, so that stories that were shown before leave something to be accepted. */
async function newOrder(problem: string): Promise<number> {
  const { imei } = await deviceOf('smoke');
  const client = await storyClient('platform');
  const { orderId } = await client.send(serviceCalls.createOrder, {
    requestId: `story-${problem}`,
    problem,
    category: 'device',
    level: 'high',
    notificationMethods: ['sms'],
    deviceImei: imei,
  });
  return orderId;
}

export const Unprocessed: Story = {
  name: 'Unprocessed: ticked orders are accepted together, and what became of each is said [SRV-02]',
  args: { path: pathTo('workOrdersUnprocessed'), children: <OrdersUnprocessedScreen /> },
  loaders: [async () => ({ orderId: await newOrder('按键无反应，待批量受理') })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const row = (await canvas.findByText('按键无反应，待批量受理')).closest('[role="row"]') as HTMLElement;
    await userEvent.click(within(row).getByRole('checkbox'));
    await userEvent.click(await canvas.findByRole('button', { name: /^(受理所选|Accept selected)$/ }));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('button', { name: /^(受理所选|Accept selected)$/ }));
    await expect((await drawer.findAllByText(/^(完成|Done)$/))[0]).toBeVisible();
  },
};

export const Create: Story = {
  name: 'A new order asks for level and methods, and shows the open orders of its device [SRV-01]',
  loaders: [
    async () => {
      await newOrder('同一设备的另一个工单');
      return { imei: (await deviceOf('smoke')).imei };
    },
  ],
  render: (args, { loaded }) => (
    <ConsoleStory {...args} path={`${pathTo('workOrderCreate')}?imei=${String(loaded.imei)}`}>
      <CreateOrderScreen />
    </ConsoleStory>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByText(/同一设备的另一个工单/))[0]).toBeVisible();
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent(/^(从设备|由裝置|A device)$/);
    await userEvent.click(canvas.getByRole('button', { name: /^(提交工单|提交工單|Submit work order)$/ }));
    await expect(
      (await canvas.findAllByText(/请选择工单级别|請選擇工單級別|Please choose the level/))[0],
    ).toBeVisible();
    await expect(
      canvas.getAllByText(/请选择通知方式|請選擇通知方式|Please choose the notification method/)[0],
    ).toBeVisible();
  },
};

export const Detail: Story = {
  name: 'An order is accepted, handled and closed from its page; its track says each step, and its creator may follow it up [SRV-01] [SRV-02]',
  loaders: [async () => ({ orderId: await newOrder('指示灯熄灭，由详情页处理') })],
  render: (args, { loaded }) => (
    <ConsoleStory {...args} path={pathTo('workOrderDetail', { orderId: Number(loaded.orderId) })}>
      <OrderDetailScreen params={{ orderId: String(loaded.orderId) }} />
    </ConsoleStory>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(受理|Accept)$/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^(处理|處理|Handle)$/ }));
    const step = within(await screen.findByRole('dialog'));
    await userEvent.click(step.getByRole('button', { name: /^(处理|處理|Handle)$/ }));
    await expect((await step.findAllByText(/请填写处理说明|請填寫處理說明|Write what was done/))[0]).toBeVisible();
    await userEvent.type(step.getByRole('textbox'), '已更换指示灯');
    await userEvent.click(step.getByRole('button', { name: /^(处理|處理|Handle)$/ }));
    await expect(await canvas.findByText('已更换指示灯')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^(关闭|結束|Close)$/ }));
    const closing = within(await screen.findByRole('dialog'));
    await userEvent.click(closing.getByRole('radio', { name: /^(已解决|已解決|Resolved)$/ }));
    await userEvent.click(closing.getAllByRole('button', { name: /^(关闭|結束|Close)$/ }).at(-1) as HTMLElement);
    const rate = { name: /问题仍在|問題仍在|Still a problem/ };
    await expect((await canvas.findAllByRole('heading', rate))[0]).toBeVisible();
  },
};

export const Level: Story = {
  name: 'The level of an open order changes with a reason, and its track says from which to which [SRV-01] [SRV-02]',
  loaders: [async () => ({ orderId: await newOrder('主机通讯中断，级别待调整') })],
  render: (args, { loaded }) => (
    <ConsoleStory {...args} path={pathTo('workOrderDetail', { orderId: Number(loaded.orderId) })}>
      <OrderDetailScreen params={{ orderId: String(loaded.orderId) }} />
    </ConsoleStory>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const change = /^(更改级别|更改級別|Change level)$/;
    await canvas.findByRole('button', { name: /^(受理|Accept)$/ });
    await userEvent.click(canvas.getAllByRole('button', { name: /(更多|More)/ }).at(-1) as HTMLElement);
    await userEvent.click(await screen.findByRole('menuitem', { name: change }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(await form.findByRole('radio', { name: /^(紧急|緊急|Urgent)/ }));
    const send = form.getByRole('button', { name: change });
    await userEvent.click(send);
    await expect((await form.findAllByText(/请填写原因|請填寫原因|reason/i))[0]).toBeVisible();
    await userEvent.type(form.getByRole('textbox'), '影响营业');
    await userEvent.click(send);
    await expect(await canvas.findByText('影响营业')).toBeVisible();
    await expect(canvas.getByText(/^(重要 → 紧急|重要 → 緊急|High → Urgent)$/)).toBeVisible();
  },
};
