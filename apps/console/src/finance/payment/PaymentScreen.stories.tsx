import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { PaymentScreen } from './PaymentScreen.tsx';

const meta = {
  title: 'Screens/Payment',
  component: ConsoleStory,
  args: { mood: 'full', as: 'unit', path: pathTo('payment'), children: <PaymentScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: packages are ordered, the code is shown and given up, and the order is cancelled [FIN-01] [FIN-12] [TAR-05]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const press = async (name: RegExp): Promise<void> => userEvent.click(await canvas.findByRole('button', { name }));
    await userEvent.click((await canvas.findAllByRole('radio', { name: /1,000/ }))[0] as HTMLElement);
    await press(/^(下单|落單|Order for) .*45\.00/);
    await press(/^(显示二维码|顯示二維碼|Show the code)$/);
    await expect(await canvas.findByRole('img', { name: /二维码|二維碼|Code to pay/ })).toBeVisible();
    await press(/^(已完成支付|已完成付款|Yes, it is paid)$/);
    await expect(await canvas.findByText(/尚未收到|has not received/)).toBeVisible();
    await press(/^(未支付|未付款|No, choose again)/);
    await press(/^(取消订单|取消訂單|Cancel the order)$/);
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: /^(取消订单|取消訂單|Cancel the order)$/ }));
    await expect(await canvas.findByText(/^(订单已取消|訂單已取消|Order cancelled)$/)).toBeVisible();
  },
};

export const TopUp: Story = {
  name: 'A balance is topped up: the amount is read digit by digit, and its order is paid as any other [FIN-11]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(充值|增值|Top up)$/ }));
    const form = within(await screen.findByRole('dialog'));
    const amount = form.getByLabelText(/^(金额|金額|Amount)/);
    const go = form.getByRole('button', { name: /^(去支付|前往付款|Go to payment)$/ });
    await userEvent.type(amount, '12.345');
    await userEvent.click(go);
    await expect(amount).toBeInvalid();
    await userEvent.clear(amount);
    await userEvent.type(amount, '100.5');
    await userEvent.click(go);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect((await canvas.findAllByText(/100\.50/))[0]).toBeVisible();
    const balance = await canvas.findByRole('radio', { name: /^(账户余额|帳戶結餘|Account balance)/ });
    await expect(balance).toBeDisabled();
  },
};
