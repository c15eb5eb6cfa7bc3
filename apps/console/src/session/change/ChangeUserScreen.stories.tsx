import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { ChangeUserScreen } from './ChangeUserScreen.tsx';

const kept = (userId: number, realName: string) => ({
  rentId: 'R001',
  userId,
  username: `user${userId}`,
  realName,
  role: 'unit',
  session: null,
});

const meta = {
  title: 'Screens/Change user',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('changeUser'), children: <ChangeUserScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
  beforeEach: () => {
    localStorage.setItem(
      'fireline.accounts',
      JSON.stringify(['甲', '乙', '丙', '丁', '戊'].map((name, at) => kept(901 + at, name))),
    );
    return () => localStorage.removeItem('fireline.accounts');
  },
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: an account without a session needs its password; one is found, one is forgotten, all are asked about [SES-04] [SHL-01]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByText(/^(需要密码|需要密碼|Password needed)$/)).length).toBeGreaterThan(1);
    await userEvent.type(canvas.getByRole('searchbox'), 'USER903');
    await waitFor(() => expect(canvas.queryByRole('heading', { name: '甲' })).toBeNull());
    await expect(canvas.getByRole('heading', { name: '丙' })).toBeVisible();
    await userEvent.clear(canvas.getByRole('searchbox'));
    await waitFor(() => expect(canvas.getByRole('heading', { name: '乙' })).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: /(移除 乙|Remove 乙)/ }));
    await expect(canvas.queryByRole('heading', { name: '乙' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^(退出全部账号|登出所有帳戶|Log out all accounts)$/ }));
    await expect(await screen.findByRole('alertdialog')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^(取消|Cancel)$/ }));
  },
};
