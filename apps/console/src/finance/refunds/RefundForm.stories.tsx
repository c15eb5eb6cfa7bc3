import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { paidOrder } from '../orders/order.stories.support.ts';
import { OrdersMineScreen } from '../orders/OrdersMineScreen.tsx';

const meta = {
  title: 'Screens/Refund',
  component: ConsoleStory,
  args: { mood: 'full', as: 'unit', path: pathTo('ordersMine'), children: <OrdersMineScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const ask = /^(申请退款|申請退款|Request refund)$/;

export const Asked: Story = {
  name: 'A buyer asks for what is unused, and sees what is taken back of each line before [FIN-08] [FIN-09]',
  loaders: [async () => ({ order: await paidOrder() })],
  play: async ({ canvasElement, loaded }) => {
    const { orderNo } = (loaded as { readonly order: { readonly orderNo: string } }).order;
    await userEvent.click(await within(canvasElement).findByText(orderNo));
    const drawer = within(await screen.findByRole('dialog'));
    await userEvent.click(await drawer.findByRole('button', { name: ask }));
    const form = within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement);
    const amount = await form.findByLabelText(/^(退款金额|退款金額|Amount)/);
    await expect((amount as HTMLInputElement).value).toMatch(/^\d+\.\d\d$/);
    await userEvent.clear(amount);
    await userEvent.type(amount, '1.00');
    await expect(form.getByRole('table', { name: /^(按购买内容|按購買內容|By what)/ })).toBeVisible();
    await userEvent.type(form.getByLabelText(/^(退款原因|Reason)/), '买多了');
    await userEvent.type(form.getByLabelText(/^(联系方式|聯絡方式|Contact)/), '13800138000');
    await userEvent.click(form.getByRole('button', { name: /^(提交申请|提交申請|Send)$/ }));
    await expect((await screen.findAllByText(/^(审核中|正在審核|審核中|Under review)$/))[0]).toBeVisible();
    // asked once more, every reason against it comes before the form
    await userEvent.click(await drawer.findByRole('button', { name: ask }));
    await expect(
      await screen.findByText(/^(该订单有退款正在处理|此訂單有退款正在處理|A refund of this order is pending)$/),
    ).toBeVisible();
  },
};

export const Mine: Story = {
  name: 'Refunds of the own orders with their course [FIN-08]',
  args: { as: 'platform' },
  play: async ({ canvasElement }) => {
    const refunds = /^(我的退款|Refunds)$/;
    await userEvent.click(await within(canvasElement).findByRole('button', { name: refunds }));
    const drawer = within(await screen.findByRole('dialog', { name: refunds }));
    await userEvent.click((await drawer.findAllByText(/^(审核中|審核中|Under review)$/))[0] as HTMLElement);
    await expect(await screen.findByRole('list', { name: /^(退款进度|退款進度|Refund progress)$/ })).toBeVisible();
  },
};
