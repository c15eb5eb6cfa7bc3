import { roleCalls } from '@fireline/api/role';
import { sessionCalls } from '@fireline/api/session';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ConsoleStory, storyClient } from '../lib/ConsoleStory.stories.support.tsx';
import { RoleListScreen } from './RoleListScreen.tsx';

const meta = {
  title: 'Screens/Roles',
  component: ConsoleStory,
  args: { mood: 'full', path: `${pathTo('systemRoles')}?size=50`, children: <RoleListScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const loaders = [
  async () => {
    const client = await storyClient('platform');
    const { rows } = await client.send(roleCalls.list, { search: '见习员' });
    if (rows.length === 0) await client.send(roleCalls.create, { roleName: '见习员', role: 'unit' });
    return {};
  },
];

/** A role is opened, copied under another name, and the copy deleted. */
export const Full: Story = {
  name: 'Full: roles with their rights and accounts; one is opened and asked to be deleted [ROL-01] [ROL-02] [ROL-04]',
  loaders,
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('grid');
    await expect((await within(grid).findAllByText(/^(内置|內建|Built in)$/)).length).toBe(6);
    await expect((await within(grid).findAllByText(/尚未授权|尚未授權|No rights yet/)).length).toBeGreaterThan(0);
    await userEvent.click(within(grid).getByText('见习员'));
    const drawer = within(await screen.findByRole('dialog', { name: '见习员' }));
    await drawer.findByText(/没有账号使用|沒有帳戶使用|No account has/);
    await userEvent.click(drawer.getByRole('button', { name: /^(删除|刪除|Delete)$/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: /取消|Cancel/ }));
    await expect(await screen.findByRole('dialog', { name: '见习员' })).toBeVisible();
  },
};

/** A tenant gives its console a name and a colour; a colour that looks like an alarm's gives way to one that does not, and what is no colour is refused. */
export const Branded: Story = {
  name: 'Branded: the tenant names its console and gives it a colour [N22]',
  args: { mood: 'full' },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('grid');
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^(品牌|Brand)$/ }));
    const drawer = within(await screen.findByRole('dialog', { name: /^(品牌|Brand)$/ }));
    const colour = await drawer.findByRole('textbox', { name: /^(主色|Colour)$/ });
    await userEvent.type(colour, '#d40000');
    await drawer.findByText(/(实际使用|實際使用|drawn as) #[\da-f]{6}/);
    await userEvent.clear(colour);
    await userEvent.type(colour, 'blue');
    await userEvent.click(drawer.getByRole('button', { name: /^(保存|儲存|Save)$/ }));
    await drawer.findAllByText(/六位十六进制数，如|六位十六進位數，如|six hexadecimal digits, such as/);
    await userEvent.clear(colour);
    await userEvent.type(colour, '#004a8f');
    await userEvent.click(drawer.getByRole('button', { name: /^(保存|儲存|Save)$/ }));
    await screen.findByText(/已保存品牌|已儲存品牌|Brand saved/);
    const { colour: stored } = await (await storyClient('platform')).send(sessionCalls.brand, { rentId: 'R001' });
    await expect(stored).toBe('#004a8f');
  },
};
