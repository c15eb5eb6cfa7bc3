import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { TenantSettingsScreen } from '../tenant/TenantSettingsScreen.tsx';

const meta = {
  title: 'Screens/Embed keys',
  component: ConsoleStory,
  args: { mood: 'full', path: `${pathTo('tenantSettings')}?part=embeds`, children: <TenantSettingsScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const create = /^(新建嵌入密钥|新增嵌入密鑰|New embed key)$/;
const save = /^(保存|儲存|Save)$/;

export const Full: Story = {
  name: 'Full: a key is made for listed origins, its secret shown once, and disabled [PUB-07]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click((await canvas.findAllByRole('button', { name: create }))[0] as HTMLElement);
    const form = within(await screen.findByRole('dialog', { name: create }));
    await userEvent.type(form.getByRole('textbox', { name: /^(名称|名稱|Name)/ }), '物业大屏');
    const origins = form.getByRole('textbox', { name: /^(允许的网址|允許的網址|Origins)/ });
    await userEvent.type(origins, 'http://partner.example');
    await userEvent.click(form.getByRole('combobox', { name: /^(可嵌入的内容|可嵌入的內容|Pieces)/ }));
    await userEvent.click(await screen.findByRole('option', { name: /^(当前报警|現時警報|Current alarms)$/ }));
    await userEvent.keyboard('{Escape}');
    await userEvent.click(form.getByRole('button', { name: save }));
    await form.findAllByText(/https:\/\/partner\.example/);
    await userEvent.clear(origins);
    await userEvent.type(origins, 'https://partner.example');
    await userEvent.click(form.getByRole('button', { name: save }));
    const once = await screen.findByRole('dialog', { name: /^(物业大屏 的密码|物业大屏 的密碼|Secret of 物业大屏)$/ });
    const [secret] = /[\w-]{43}/.exec(once.textContent ?? '') ?? [];
    await expect(secret).toBeDefined();
    await userEvent.click(within(once).getByRole('button', { name: /^(关闭|關閉|Close)$/ }));
    await userEvent.click(await canvas.findByRole('gridcell', { name: '物业大屏' }));
    const drawer = within(await screen.findByRole('dialog', { name: '物业大屏' }));
    await expect(document.body.textContent).not.toContain(secret);
    const disable = { name: /^(停用|Disable)$/ };
    await userEvent.click(drawer.getByRole('button', disable));
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', disable));
    await waitFor(async () => {
      const left = within(await screen.findByRole('dialog', { name: '物业大屏' }));
      await expect(left.getByRole('button', { name: /^(启用|啟用|Enable)$/ })).toBeVisible();
    });
  },
};
