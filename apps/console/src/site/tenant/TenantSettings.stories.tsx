import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { ConsoleStory } from '../../lib/ConsoleStory.stories.support.tsx';
import { TenantSettingsScreen } from './TenantSettingsScreen.tsx';

const meta = {
  title: 'Screens/Tenant settings',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('tenantSettings'), children: <TenantSettingsScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

const title = /^(租户|租戶|Tenant)$/;

export const Full: Story = {
  name: 'Full: a phone that nobody can call and a log kept too short have their problems at the field; what is right is saved [SES-04] [SES-10] [SHL-25]',
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText(/(已用|used)/)).toBeVisible();
    for (const tab of [
      /^(品牌|Brand)$/,
      /^(强制推送|強制推送|Forced alarms)$/,
      /^(合作商权限|合作夥伴權限|Partner permissions)$/,
    ]) {
      await userEvent.click(canvas.getByRole('link', { name: tab }));
      await expect(await canvas.findByRole('heading', { level: 2, name: tab })).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('link', { name: title }));
    await userEvent.click(await canvas.findByRole('button', { name: /^(修改|更改|Change)$/ }));
    // the drawer waits for its facts, and is another one then
    const phone = await screen.findByRole('textbox', { name: /^(电话|電話|Phone)/ });
    const form = within(screen.getByRole('dialog', { name: title }));
    await expect(form.getByText(/(已用|used)/)).toBeVisible();
    await userEvent.clear(phone);
    await userEvent.type(phone, '12');
    const save = form.getByRole('button', { name: /^(保存|儲存|Save)$/ });
    await userEvent.click(save);
    await expect(phone).toBeInvalid();
    await userEvent.clear(phone);
    await userEvent.type(phone, '0755-88886666');
    const days = form.getByRole('textbox', { name: /^(操作日志保留|操作日誌保留|The user log is kept for)/ });
    await userEvent.clear(days);
    await userEvent.type(days, '29');
    await userEvent.click(save);
    await expect(days).toBeInvalid();
    await userEvent.clear(days);
    await userEvent.type(days, '730');
    const terms = form.getByRole('textbox', { name: /^(注册条款|註冊條款|Terms of registration)/ });
    await expect((terms as HTMLTextAreaElement).value).toContain('火情');
    await expect(form.getByRole('combobox', { name: /^(默认合作商|預設合作夥伴|Default partner)/ })).not.toHaveValue(
      '',
    );
    await userEvent.click(save);
    await expect(await screen.findByText(/^(已保存租户资料|已儲存租戶資料|Tenant saved)$/)).toBeVisible();
    await expect(await canvas.findByText(/^730/)).toBeVisible();
  },
};
