import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { ConsoleStory } from '../lib/ConsoleStory.stories.support.tsx';
import { SmsAccessScreen } from './centre/AccessScreen.tsx';
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

export const NotSent: Story = {
  name: 'What was not sent says why [MSG-04] [ALM-09]',
  args: { path: `${pathTo('messageNotices')}?state=notSent` },
  play: async ({ canvasElement }) => {
    const why = /^(未发送|未發送|Not sent) · .+/;
    await expect((await within(canvasElement).findAllByRole('gridcell', { name: why }))[0]).toBeVisible();
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

export const Accesses: Story = {
  name: 'Accesses with how each works [MSG-06]',
  args: { path: pathTo('smsAccess'), children: <SmsAccessScreen /> },
  play: async ({ canvasElement }) => {
    await expect((await within(canvasElement).findAllByRole('gridcell', { name: /^(正常|Works)$/ }))[0]).toBeVisible();
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
  name: 'A template is written, with what an SMS of it costs [MSG-03]',
  args: { path: pathTo('messageTemplates'), children: <TemplateScreen /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(新建模板|新增範本|New template)$/ }));
    const body = within(document.body);
    await userEvent.type(await body.findByRole('textbox', { name: /^(内容|內容|Content)/ }), 'OK');
    await expect(await body.findByText(/^(2 个字符|2 個字元|2 characters)/)).toBeVisible();
  },
};

export const Receiving: Story = {
  name: 'What a unit receives, and what its tenant forces [MSG-04] [ROL-05]',
  args: { as: 'unit', path: pathTo('messageReceiving'), children: <ReceivingScreen /> },
  play: async ({ canvasElement }) => {
    await expect(
      await within(canvasElement).findByText(
        /(级及更严重的报警由租户强制|級及更嚴重的警報由租戶強制|and worse are forced by)/,
      ),
    ).toBeVisible();
  },
};
