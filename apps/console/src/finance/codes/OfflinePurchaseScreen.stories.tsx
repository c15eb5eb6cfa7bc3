import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { OfflinePurchaseScreen } from './OfflinePurchaseScreen.tsx';

const meta = {
  title: 'Screens/Offline purchase',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('offlinePurchase'), as: 'unit', children: <OfflinePurchaseScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ordered: Story = {
  name: 'What is ordered here waits for a code, and a wrong one is said at its field [TAR-05] [SHL-25]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [buy] = await canvas.findAllByRole('button', { name: /^(线下购买|離線購買|Offline purchase)$/ });
    await userEvent.click(buy as HTMLElement);
    await userEvent.click(await screen.findByRole('button', { name: /^(下单|落單|Order for) / }));
    await userEvent.click(await screen.findByRole('button', { name: /^(输入支付码|輸入付款碼|Enter payment code)$/ }));
    const [form] = (await screen.findAllByRole('dialog')).slice(-1);
    const entry = within(form as HTMLElement);
    await userEvent.type(await entry.findByRole('textbox'), 'ab23 cd45-ef67-gh89');
    await userEvent.click(entry.getByRole('button', { name: /^(支付|付款|Pay)$/ }));
    await expect(
      await entry.findByText(/^(请输入正确的线下支付码|請輸入正確的離線付款碼|Please enter the correct)/),
    ).toBeVisible();
  },
};
