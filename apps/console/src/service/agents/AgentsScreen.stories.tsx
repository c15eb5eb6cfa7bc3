import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { AgentsScreen } from './AgentsScreen.tsx';

const meta = {
  title: 'Screens/Agents',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('serviceAgents'), children: <AgentsScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = {
  name: 'Full: agents with what they have in hand; WeChat that is not bound cannot be switched on [SRV-04]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(async () => expect((await canvas.findAllByRole('row')).length).toBeGreaterThan(5));
    await expect(canvas.getAllByText(/^(停用|Disabled)$/)[0]).toBeVisible();
    await userEvent.click(await canvas.findByText('KF005'));
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: /^(修改|更改|Change)$/ }),
    );
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(await form.findByRole('checkbox', { name: /^(微信|WeChat)$/ }));
    await userEvent.click(form.getByRole('button', { name: /^(修改|更改|Change)$/ }));
    await expect((await form.findAllByText(/尚未绑定微信|尚未綁定微信|WeChat is not bound/))[0]).toBeVisible();
  },
};

export const WithAccount: Story = {
  name: 'A new agent gets an account in the same form, whose password is shown once [SRV-04] [SES-08]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(添加客服|新增客戶服務員|Add agent)$/ }));
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(await form.findByRole('radio', { name: /^(新建账号|新增帳戶|A new account)$/ }));
    await userEvent.type(await form.findByRole('textbox', { name: /^(用户名|用戶名稱|User name)/ }), 'kefu_story');
    await userEvent.type(form.getByRole('textbox', { name: /^(真实姓名|真實姓名|姓名|Name|Real name)/ }), '陈晨');
    await userEvent.type(form.getByRole('textbox', { name: /^(工号|職員編號|Job number)/ }), 'KF777');
    await userEvent.click(form.getByRole('button', { name: /^(添加客服|新增客戶服務員|Add agent)$/ }));
    await expect((await screen.findAllByText(/kefu_story/))[0]).toBeVisible();
    const shown = within(await screen.findByRole('dialog', { name: /kefu_story/ }));
    await userEvent.click(shown.getAllByRole('button').at(-1) as HTMLElement);
    await expect((await canvas.findAllByText('KF777'))[0]).toBeVisible();
  },
};
