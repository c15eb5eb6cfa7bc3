import { sessionCalls } from '@fireline/api/session';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, storyClient } from '../../lib/ConsoleStory.stories.support.tsx';
import { UserListScreen } from './UserListScreen.tsx';

const meta = {
  title: 'Screens/Users',
  component: ConsoleStory,
  args: { mood: 'full', path: `${pathTo('systemUser')}?size=50`, children: <UserListScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** An account is created with a password that is shown once, and disabled with what follows from it. */
export const Full: Story = {
  name: 'Full: an account is created, its password shown once, and disabled [SES-03] [SES-05] [SES-08]',
  loaders: [
    async () => {
      const client = await storyClient('platform');
      const { rows } = await client.send(sessionCalls.users, { search: 'watch_one' });
      for (const { userId } of rows) await client.send(sessionCalls.deleteUser, { userId });
      return { username: `watch_one${Date.now() % 100_000}` };
    },
  ],
  play: async ({ canvasElement, loaded }) => {
    const username = (loaded as { username: string }).username;
    const canvas = within(canvasElement);
    await canvas.findByRole('grid');
    await userEvent.click(canvas.getByRole('button', { name: /新建账号|新增帳戶|New account/ }));
    const form = within(await screen.findByRole('dialog', { name: /新建账号|新增帳戶|New account/ }));
    await userEvent.type(form.getByRole('textbox', { name: /用户名|用戶名稱|User name/ }), username);
    await userEvent.type(form.getByRole('textbox', { name: /^(姓名|Name)/ }), '值守');
    await userEvent.click(form.getByRole('combobox', { name: /账号类型|帳戶類型|Kind/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^(平台|Platform)$/ }));
    await userEvent.click(form.getByRole('button', { name: /^(保存|儲存|Save)$/ }));
    const shown = within(await screen.findByRole('dialog', { name: new RegExp(username) }));
    await expect(shown.getByText(/^[A-Z][a-z][2-9][-+=@%]/)).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: /已交给本人|已交給本人|Handed over/ }));
    await userEvent.type(canvas.getByRole('searchbox'), username);
    await userEvent.click(await canvas.findByText(username));
    const drawer = within(await screen.findByRole('dialog', { name: username }));
    await expect(await drawer.findByText(/创建账号|新增帳戶|Account created/)).toBeVisible();
    await userEvent.click(drawer.getByRole('button', { name: /^(停用|Disable)$/ }));
    const question = within(await screen.findByRole('alertdialog'));
    await expect(await question.findByText(/(现在有 0 处登录|現時有 0 處登入|logged in at 0 places)/)).toBeVisible();
    await userEvent.click(question.getByRole('button', { name: /^(停用|Disable)$/ }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(await screen.findByRole('button', { name: /^(启用|啟用|Enable)$/ })).toBeVisible();
  },
};
