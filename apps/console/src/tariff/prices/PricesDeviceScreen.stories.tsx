import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { PricesDeviceScreen } from './ResoldScreen.tsx';

const meta = {
  title: 'Screens/Prices of device service',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('pricesDevice'), children: <PricesDeviceScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const newest = async (): Promise<HTMLElement> => (await screen.findAllByRole('dialog')).at(-1) as HTMLElement;

export const Full: Story = {
  name: 'Full: a price is changed from tomorrow, its impact is seen before it is saved, and it is withdrawn [TAR-02] [TAR-03] [N19]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const cell = await canvas.findByRole('textbox', {
      name: /^(标准模式，1 年的价格|標準模式，1 年的價格|Standard, price for 1 yr)$/,
    });
    await userEvent.clear(cell);
    await userEvent.type(cell, '12.34');
    await userEvent.click(canvas.getByRole('button', { name: /^(试算影响|試算影響|Preview impact)$/ }));
    const impact = within(await newest());
    await expect(await impact.findByText(/(1 项低于进价|1 項低於進價|1 below cost)/)).toBeVisible();
    await expect(await impact.findByText(/(直属客户|直屬客戶|Own customers)/)).toBeVisible();
    await userEvent.click(impact.getByRole('button', { name: /^(保存价格|儲存價格|Save prices)$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')?.textContent ?? '').toBe(''));
    const withdraw = await canvas.findByRole('button', { name: /^(撤回|Withdraw) .*1/ });
    await expect(await canvas.findByText(/12\.34/)).toBeVisible();
    await userEvent.click(withdraw);
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: /^(撤回|Withdraw)$/ }));
    await waitFor(() => expect(canvas.queryByText(/12\.34/)).toBeNull());
  },
};

export const Chain: Story = {
  name: 'Chain: who earns what of a price, from what the tenant pays to its customers [N19] [TAR-04]',
  args: { path: `${pathTo('pricesDevice')}?part=chain` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('table', { name: /(标准|標準|Standard)/ })).toBeVisible();
    await expect(canvas.getByText(/(最终客户支付|最終客戶支付|The customer pays)/)).toBeVisible();
  },
};

export const Margin: Story = {
  name: 'Margin: what is paid and charged for each duration, with what is left [TAR-04] [DEV-23]',
  args: { path: `${pathTo('pricesDevice')}?part=margins` },
  play: async ({ canvasElement }) => {
    const rows = await within(canvasElement).findAllByRole('row');
    await expect(rows.length).toBeGreaterThan(5);
  },
};
