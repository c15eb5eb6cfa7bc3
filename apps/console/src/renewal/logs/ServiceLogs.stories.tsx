import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { DeviceOrderScreen, RechargeLogScreen } from './RechargeLogScreen.tsx';
import { StartStopLogScreen } from './StartStopLogScreen.tsx';

const meta = {
  title: 'Screens/Service logs',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('startStopLog'), children: <StartStopLogScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const StartsAndStops: Story = {
  name: 'Starts and stops of services, with what made them; a row opens and leads to its device [REN-04]',
  args: { path: `${pathTo('startStopLog')}?service=deviceService` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(5));
    await userEvent.click((await canvas.findAllByText(/^(启动|啟動|Start)$/))[0] as HTMLElement);
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByText(/^(设备服务|裝置服務|Device service)$/)).toBeVisible();
    await expect(drawer.getByRole('link', { name: /^(查看设备|查看裝置|View device)$/ })).toBeVisible();
  },
};

export const OfCameras: Story = {
  name: 'Cloud storage of cameras by the filter of services: what a purchase began leads to its order [REN-04] [DEV-20]',
  args: { path: `${pathTo('startStopLog')}?service=cloudStorage&reason=buy` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [bought] = await canvas.findAllByText(/^(购买|購買|Purchase)$/);
    await expect(canvas.queryByText(/^(开通服务|開通服務|Open the service)$/)).toBeNull();
    await userEvent.click(bought as HTMLElement);
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByText(/^(云存储|雲端儲存|Cloud storage)$/)).toBeVisible();
    const order = drawer.getByRole('link', { name: /^\d+$/ });
    await expect(order.getAttribute('href')).toContain(`${pathTo('payment')}?order=`);
  },
};

export const NoneOutOfOrder: Story = {
  name: 'None of the city is out of order: the filter says so, and can be cleared [REN-04] [SHL-23]',
  args: { path: `${pathTo('startStopLog')}?misfit=yes` },
};

export const Purchases: Story = {
  name: 'What was bought with what was left before and after; renewals count days [REN-04]',
  args: { path: `${pathTo('rechargeLog')}?kind=renewal`, children: <RechargeLogScreen /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(2));
    await expect(canvas.getByText(/^(已支付|已付款|\d+ paid)/)).toBeVisible();
    await expect((await canvas.findAllByText(/^36[56] (天|日|days)$/))[0]).toBeVisible();
  },
};

export const DeviceOrders: Story = {
  name: 'Orders of devices alone, with the way to renew more [REN-04] [SHL-06]',
  args: { path: pathTo('deviceOrder'), children: <DeviceOrderScreen /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(2));
    await expect(canvas.queryByText(/^[\d,]+ (条|條)$/)).toBeNull();
    await expect(canvas.getByRole('link', { name: /^(续费|續訂|Renew)$/ })).toBeVisible();
  },
};

export const NothingBought: Story = {
  name: 'Nothing bought yet: what will stand here [REN-04] [SHL-24]',
  args: { mood: 'empty', path: pathTo('rechargeLog'), children: <RechargeLogScreen /> },
};
