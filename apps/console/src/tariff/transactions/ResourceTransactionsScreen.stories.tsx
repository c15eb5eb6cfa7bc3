import { tariffCalls } from '@fireline/api/tariff';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, storyClient } from '../../lib/ConsoleStory.stories.support.tsx';
import { ResourceTransactionsScreen } from './ResourceTransactionsScreen.tsx';

const meta = {
  title: 'Screens/Resource transactions',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('resourceTransactions'), children: <ResourceTransactionsScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const give = /^(赠送|贈送|Give)$/;

/** What the first unit that may be given to is called. */
async function firstUnit(): Promise<string> {
  const { holders } = await (await storyClient('platform')).send(tariffCalls.unitHolders, { kind: 'unit' });
  return holders[0]?.name ?? '';
}

export const Full: Story = {
  name: 'Full: what moved balances with what it comes to; units are given to a unit, and taken back, never more than are left [TAR-07] [TAR-08]',
  loaders: [async () => ({ holder: await firstUnit() })],
  play: async ({ canvasElement, loaded }) => {
    const { holder } = loaded as { readonly holder: string };
    const canvas = within(canvasElement);
    await waitFor(async () => expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(5));
    await expect(canvas.getByText(/(短信：购买|短訊：購買|SMS: [\d,]+ purchased)/)).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: /^(赠送短信或语音|贈送短訊或語音|Give messages or calls)$/ }),
    );
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(form.getByRole('combobox', { name: /^(主体类型|持有者類型|Holder type)/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^(单位|單位|Unit)$/ }));
    await userEvent.click(form.getByRole('combobox', { name: /^(余额主体|結餘持有者|Holder)/ }));
    await userEvent.click(await screen.findByRole('option', { name: holder }));
    await userEvent.type(form.getByLabelText(/^(数量|數量|Quantity)/), '77{Tab}');
    await userEvent.type(form.getByLabelText(/^(原因|Reason)/), '开业赠送');
    await userEvent.click(form.getByRole('button', { name: give }));
    await waitFor(() => expect(screen.queryByRole('dialog')?.querySelector('form')?.innerText ?? '').toBe(''));
    await userEvent.click(await canvas.findByText('+77'));
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByText('开业赠送')).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: /^(收回|Take back)$/ }));
    const back = within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement);
    await userEvent.type(back.getByLabelText(/^(数量|數量|Quantity)/), '100000{Tab}');
    await userEvent.type(back.getByLabelText(/^(原因|Reason)/), '误操作');
    await userEvent.click(back.getByRole('button', { name: /^(收回|Take back)$/ }));
    await expect((await back.findAllByText(/(只剩|只餘|Only) [\d,]+/))[0]).toBeVisible();
  },
};
