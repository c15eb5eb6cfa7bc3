import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { PricesFreeScreen } from './PricesFreeScreen.tsx';

const meta = {
  title: 'Screens/Granted on registration',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('pricesFree'), children: <PricesFreeScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const set = /^(设置赠送|設定贈送|Set grant)$/;

export const Full: Story = {
  name: 'Full: what new devices get, and which got it; a grant is set from a day on, stands in the history, and is withdrawn [TAR-04] [TAR-08]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/(12 个月|12 個月|12 months) · /, { selector: 'strong' })).toBeVisible();
    await waitFor(async () => expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(3));
    await userEvent.click(canvas.getByRole('button', { name: set }));
    const form = within(await screen.findByRole('dialog'));
    const sms = form.getByLabelText(/^(短信条数|短訊數目|SMS messages)/);
    await userEvent.clear(sms);
    await userEvent.type(sms, '777{Tab}');
    await userEvent.click(form.getByRole('button', { name: /^(保存|儲存|Save)$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')?.textContent ?? '').toBe(''));
    const line = (await canvas.findByText(/777/, { selector: 'li span' })).closest('li') as HTMLElement;
    await userEvent.click(canvas.getByRole('button', { name: /^(设置记录|設定記錄|History)$/ }));
    const history = within(await screen.findByRole('dialog'));
    await expect(await history.findByText(/777/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')?.textContent ?? '').toBe(''));
    await userEvent.click(within(line).getByRole('button', { name: /(撤回|Withdraw)/ }));
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: /^(撤回|Withdraw)$/ }));
    await waitFor(() => expect(canvas.queryByText(/777/, { selector: 'li span' })).toBeNull());
  },
};

export const Given: Story = {
  name: 'A device that got something leads to itself and to what moved its balance [TAR-04] [TAR-07]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(3));
    // the newest may be devices that other stories have registered and removed
    const row = (await canvas.findAllByRole('row')).findLast(({ textContent }) => /869/.test(textContent ?? ''));
    await userEvent.click(row?.querySelectorAll('td, [role="gridcell"]')[1] as HTMLElement);
    const drawer = within(await screen.findByRole('dialog'));
    await expect(await drawer.findByRole('link', { name: /^(查看设备|檢視裝置|View device)$/ })).toBeVisible();
  },
};

export const Partner: Story = {
  name: 'A partner looks, and sets nothing [TAR-04] [ROL-07]',
  args: { as: 'agent' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { name: /^(新注册设备获赠|新登記裝置獲贈|Grant for new devices)$/ }),
    ).toBeVisible();
    await expect(canvas.queryByRole('button', { name: set })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /(撤回|Withdraw)/ })).toBeNull();
  },
};

export const Empty: Story = {
  name: 'Nothing was given yet: what will stand here [TAR-04] [SHL-24]',
  args: { mood: 'empty' },
};

export const Failed: Story = {
  name: 'Failed: the reason and a retry [SHL-18]',
  args: { mood: 'failed' },
};
