import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { OrdersMineScreen } from './OrdersMineScreen.tsx';
import { misfitOrder } from './order.stories.support.ts';

const meta = {
  title: 'Screens/My orders',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('ordersMine'), children: <OrdersMineScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: orders with what was bought and what was sold, and what each comes to; a row opens its course and its transfers [FIN-01] [TAR-09]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(5));
    await expect(canvas.getByText(/^(买入合计|購入合計|Bought) .*(售出合计|售出合計|Sold) /)).toBeVisible();
    const tabs = within(canvas.getByRole('navigation', { name: /^(买入或售出|購入或售出|Bought or sold)$/ }));
    await userEvent.click(await tabs.findByRole('link', { name: /^(售出|Sold) \d/ }));
    await expect(await canvas.findByText(/^(售出合计|售出合計|Sold) /)).toBeVisible();
    await userEvent.click((await canvas.findAllByText(/^(支付成功|付款成功|Paid)$/))[0] as HTMLElement);
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByRole('list', { name: /订单经过|訂單經過|What happened/ })).toBeVisible();
    await expect(drawer.getByText(/账务分录|帳務分錄|Transfers/)).toBeVisible();
  },
};

export const Settled: Story = {
  name: 'Money of another amount waits for the payee, who says why it is booked [FIN-12]',
  args: { path: `${pathTo('ordersMine')}?misfit=yes` },
  loaders: [async () => ({ order: await misfitOrder() })],
  play: async ({ canvasElement, loaded }) => {
    const { orderNo } = (loaded as { readonly order: { readonly orderNo: string } }).order;
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText(orderNo));
    const settle = /^(处理款项|處理款項|Settle)$/;
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('button', { name: settle }));
    const form = within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement);
    await userEvent.click(form.getByRole('radio', { name: /^(按到账金额入账|按到帳金額入帳|Book it for the order)/ }));
    await userEvent.type(form.getByLabelText(/^(原因|Reason)/), '差一分');
    await userEvent.click(form.getByRole('button', { name: settle }));
    await expect((await screen.findAllByText(/^(按到账金额入账|按到帳金額入帳|Booked as received)$/))[0]).toBeVisible();
  },
};

export const Found: Story = {
  name: 'A refund of the provider’s own console waits for finance, and is booked for a reason [FIN-08] [TAR-10]',
  args: { path: `${pathTo('ordersMine')}?misfit=yes` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const settle = /^(处理退款|處理退款|Settle refund)$/;
    const isFound = /支付渠道退回了|付款渠道退回了|The provider has paid back/;
    await waitFor(async () => expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(1));
    const rows = canvas.getAllByRole('row').slice(1);
    let drawer = within(canvasElement);
    for (const row of rows) {
      await userEvent.click(within(row).getAllByRole('gridcell')[1] as HTMLElement);
      drawer = within(await screen.findByRole('dialog'));
      await drawer.findByRole('list', { name: /订单经过|訂單經過|What happened/ });
      if (drawer.queryByText(isFound)) break;
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await expect(drawer.getByText(isFound)).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: settle }));
    await screen.findByLabelText(/^(原因|Reason)/);
    const form = within(screen.getAllByRole('dialog').at(-1) as HTMLElement);
    await userEvent.click(form.getByRole('button', { name: settle }));
    await expect((await form.findAllByText(/必填|required/i))[0]).toBeVisible();
    await userEvent.type(form.getByLabelText(/^(原因|Reason)/), '客服在渠道后台退款');
    await userEvent.click(form.getByRole('button', { name: settle }));
    await expect((await screen.findAllByText(/^(退款成功|Refunded)$/))[0]).toBeVisible();
  },
};
