import { roleCalls } from '@fireline/api/role';
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

export const Failed: Story = {
  name: 'Failed: the reason and a retry stand in the place of the list [SHL-18]',
  args: { mood: 'failed' },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: /重试|重試|Retry/ })).toBeVisible();
  },
};
