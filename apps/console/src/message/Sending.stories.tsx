import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ConsoleStory } from '../lib/ConsoleStory.stories.support.tsx';
import { SmsAccessScreen, VoiceAccessScreen } from './centre/AccessScreen.tsx';
import { ReceivingScreen } from './centre/ReceivingScreen.tsx';
import { RulesScreen } from './centre/RulesScreen.tsx';
import { TriggersScreen } from './centre/TriggersScreen.tsx';
import { NoticesScreen } from './sending/NoticesScreen.tsx';
import { TemplateScreen } from './templates/TemplateScreen.tsx';

const meta = {
  title: 'Screens/Sending',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('messageNotices'), children: <NoticesScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Again: Story = {
  name: 'What was not sent says why; ticked messages are sent again, and one that has not failed says so on its row [MSG-04] [ALM-09]',
  args: { path: `${pathTo('messageNotices')}?state=notSent` },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = within(await canvas.findByRole('grid'));
    const why = /^(未发送|未發送|Not sent) · .+/;
    await expect((await grid.findAllByRole('gridcell', { name: why }))[0]).toBeVisible();
    const [, first] = await grid.findAllByRole('row');
    await userEvent.click(within(first as HTMLElement).getByRole('checkbox'));
    const again = /^(重新发送|重新發送|Resend)$/;
    const ofPage = /^(重新发送本页 1 条|重新發送本頁 1 則|Send 1 of this page again)$/;
    await userEvent.click(await canvas.findByRole('button', { name: ofPage }));
    const drawer = within(await within(document.body).findByRole('dialog'));
    await userEvent.click(drawer.getByRole('button', { name: again }));
    await expect(
      await drawer.findByText(/(没有失败，不能重新发送|沒有失敗，不能重新發送|has not failed, and)/),
    ).toBeVisible();
  },
};

export const Statistics: Story = {
  name: 'Sends and failures by day; a count leads to its rows [MSG-05]',
  args: { path: `${pathTo('messageNotices')}?view=statistics&level=tenant` },
  play: async ({ canvasElement }) => {
    const failed = await within(canvasElement).findByRole('group', { name: /^(失败|失敗|Failed)$/ });
    await expect(within(failed).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/counted=failed$/));
  },
};

export const MailAccess: Story = {
  name: 'Accesses say how each works; a new one asks for what its carrier needs [MSG-06]',
  args: { path: pathTo('smsAccess'), children: <SmsAccessScreen /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect((await canvas.findAllByRole('gridcell', { name: /^(正常|Normal)$/ }))[0]).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: /^(新建通道|New access)$/ }));
    const body = within(document.body);
    await userEvent.click(await body.findByRole('combobox', { name: /^(接入方式|Carrier)/ }));
    await userEvent.click(await body.findByRole('option', { name: /^(阿里云短信|阿里雲短訊|Alibaba Cloud SMS)$/ }));
    await expect(
      await body.findByRole('textbox', { name: /^(测试短信的模板编号|測試短訊的範本編號|Test template code)/ }),
    ).toBeVisible();
    await expect(body.getByLabelText(/^(访问密钥密码|存取金鑰密碼|AccessKey Secret)/)).toHaveAttribute(
      'type',
      'password',
    );
  },
};

export const VoiceAccesses: Story = {
  name: 'Accesses for calls have a page of their own; a new one is for calls and shows a number [MSG-06]',
  args: { path: pathTo('voiceAccess'), children: <VoiceAccessScreen /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = within(await canvas.findByRole('grid', { name: /^(语音接入|語音接入|Voice access)$/ }));
    const calls = await grid.findAllByRole('gridcell', { name: /^(语音电话|語音電話|Voice call)$/ });
    await expect(grid.getAllByRole('row')).toHaveLength(calls.length + 1);
    await userEvent.click(canvas.getByRole('button', { name: /^(新建通道|New access)$/ }));
    const form = within(await within(document.body).findByRole('dialog'));
    await expect(form.getByRole('textbox', { name: /^(外显号码|顯示號碼|Caller number)/ })).toBeVisible();
    await expect(form.queryByRole('textbox', { name: /^(短信签名|短訊簽署|Signature)/ })).toBeNull();
  },
};

export const Rules: Story = {
  name: 'Limits, what they held back, and the blacklists [MSG-06] [ALM-09] [DEV-27] [ROL-05]',
  args: { path: pathTo('serviceRules'), children: <RulesScreen /> },
  play: async ({ canvasElement }) => {
    const grid = await within(canvasElement).findByRole('grid', { name: /^(号码黑名单|號碼黑名單|Blocked numbers)$/ });
    await expect((await within(grid).findAllByRole('row')).length).toBeGreaterThan(1);
  },
};

export const Triggers: Story = {
  name: 'What sends, which way and to whom [MSG-06]',
  args: { path: pathTo('serviceTriggers'), children: <TriggersScreen /> },
  play: async ({ canvasElement }) => {
    const raised = await within(canvasElement).findByRole('gridcell', { name: /^(发生报警|發生警報|Alarm raised)$/ });
    await expect(raised).toBeVisible();
  },
};

export const Templates: Story = {
  name: 'Templates name what is filled in; one is written, with what an SMS of it costs [MSG-03]',
  args: { path: pathTo('messageTemplates'), children: <TemplateScreen /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const grid = within(await canvas.findByRole('grid'));
    await expect((await grid.findAllByText(/^(设备名称|裝置名稱|Device)$/))[0]).toBeVisible();
    await expect(grid.queryByText(/\{\w+\}/)).toBeNull();
    await userEvent.click(await canvas.findByRole('button', { name: /^(新建模板|新增範本|New template)$/ }));
    const body = within(document.body);
    await userEvent.type(await body.findByRole('textbox', { name: /^(内容|內容|Content)/ }), 'OK');
    await expect(await body.findByText(/^(2 个字符|2 個字元|2 characters)/)).toBeVisible();
    await userEvent.type(body.getByRole('textbox', { name: /^(内容|內容|Content)/ }), '{{device}');
    const preview = within(await body.findByRole('region', { name: /^(预览|預覽|Preview)$/ }));
    await expect(preview.getByText(/^(设备名称|裝置名稱|Device)$/)).toBeVisible();
  },
};

export const Receiving: Story = {
  name: 'What a unit receives, and what its tenant forces [MSG-04] [ROL-05]',
  args: { as: 'unit', path: pathTo('messageReceiving'), children: <ReceivingScreen /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByText(/(级报警由租户强制|級警報由租戶強制|Level 1 alarms are always sent by)/),
    ).toBeVisible();
    const forced = canvas.getByRole('checkbox', { name: /^(1 级报警 · 短信|1 級警報 · 短訊|Level 1 alarms · SMS)$/ });
    await expect(forced).toBeChecked();
    await expect(forced).toBeDisabled();
  },
};
