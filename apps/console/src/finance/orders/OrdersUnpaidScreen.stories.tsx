import { financeCalls, type OrderDetail } from '@fireline/api/finance';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ConsoleStory, storyClient } from '../../lib/ConsoleStory.stories.support.tsx';
import { UnpaidPrompt } from '../UnpaidPrompt.tsx';
import { unpaidOrder } from './order.stories.support.ts';
import { OrdersUnpaidScreen } from './OrdersUnpaidScreen.tsx';

const meta = {
  title: 'Screens/Unpaid orders',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('ordersUnpaid'), children: <OrdersUnpaidScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = { name: 'Full: nothing waits, and a way to what is on sale [FIN-01]' };

export const Prompted: Story = {
  name: 'Unpaid orders are reported to their reader once a session in a line that covers nothing, with a way to them [FIN-01]',
  args: {
    as: 'unit',
    children: (
      <>
        <UnpaidPrompt />
        <OrdersUnpaidScreen />
      </>
    ),
  },
  loaders: [async () => ({ order: await unpaidOrder() })],
  play: async ({ canvasElement, loaded }) => {
    const { orderNo, orderId } = (loaded as { readonly order: OrderDetail }).order;
    const told = await screen.findByText(/(个订单待支付|張訂單待付款|waits? to be paid)/);
    await expect(told).toBeVisible();
    const line = told.closest('[role="status"]') as HTMLElement;
    const title = await within(canvasElement).findByRole('heading', { level: 1 });
    await expect(line.getBoundingClientRect().bottom).toBeLessThanOrEqual(title.getBoundingClientRect().top);
    await userEvent.click(screen.getByRole('button', { name: /^(去处理|前往處理|View)$/ }));
    await expect(line).not.toBeInTheDocument();
    await expect(await within(canvasElement).findByText(orderNo)).toBeVisible();
    // the next story finds nothing that waits
    await (await storyClient('unit')).send(financeCalls.cancel, { orderId });
  },
};
