import { serviceCalls } from '@fireline/api/service';
import { pathTo } from '@fireline/domain/shell';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ConsoleStory, storyClient } from '../../lib/ConsoleStory.stories.support.tsx';
import { CreateOrderScreen } from '../orders/CreateOrderScreen.tsx';
import { HelpChatScreen } from './HelpChatScreen.tsx';

const meta = {
  title: 'Screens/Help chat',
  component: ConsoleStory,
  args: { mood: 'full', path: pathTo('helpChat'), children: <HelpChatScreen /> },
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConsoleStory>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One grey pixel. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==';
const send = /^(发送|傳送|Send)$/;

/** The chat of an account that waits for an agent, with something said in it. */
async function waitingChat(username: string, text: string): Promise<number> {
  const client = await storyClient(username);
  const key = `story-${username}-${Math.random()}`;
  const { ticketId } = await client.send(serviceCalls.openTicket, { key, text });
  return ticketId;
}

export const Customer: Story = {
  name: 'Who asks has one thread: what is sent stands in it, and the system answers first [SRV-06]',
  args: { as: 'maint' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = '离线的烟感怎么复位？';
    await userEvent.type(await canvas.findByRole('textbox'), text);
    await userEvent.click(canvas.getByRole('button', { name: send }));
    await waitFor(() => expect(canvasElement.querySelector('[data-own][data-state="sent"]')).toHaveTextContent(text));
    await expect(await canvas.findByText(/(等待客服接入|等待客戶服務員接入|waiting for somebody)/)).toBeVisible();
  },
};

export const Cut: Story = {
  name: 'What could not be sent stays with its picture, and can be sent again [SRV-06]',
  args: { as: 'agent', outOfReach: '/service/chats/images' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByRole('textbox'), '面板是这样的');
    const picker = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    const bytes = Uint8Array.from(atob(png), (char) => char.charCodeAt(0));
    if (picker) await userEvent.upload(picker, new File([bytes], 'panel.png', { type: 'image/png' }));
    await userEvent.click(canvas.getByRole('button', { name: send }));
    const again = await canvas.findByRole('button', { name: /^(重新发送|重新傳送|Resend)$/ });
    await expect(canvas.getByText('面板是这样的')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'panel.png' })).toBeVisible();
    await userEvent.click(again);
    await expect(await canvas.findByRole('button', { name: /^(重新发送|重新傳送|Resend)$/ })).toBeVisible();
  },
};

export const Agent: Story = {
  name: 'The inbox: who waits, the thread once it is taken, and who asks [SRV-06]',
  loaders: [async () => ({ ticketId: await waitingChat('unit', '夜里的短信收不到') })],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /夜里的短信收不到/ }));
    await userEvent.click(await canvas.findByRole('button', { name: /^(接入|Take)$/ }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /^(消息|訊息|Message)$/ }), '请检查余额');
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvasElement.querySelector('[data-own][data-state="sent"]')).toHaveTextContent('请检查余额'),
    );
    await expect(await canvas.findByRole('link', { name: /^(生成工单|建立工單|Create work order)$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^(结束咨询|結束查詢|Close the chat)$/ }));
    await expect(await canvas.findByText(/(再次提问时会重新打开|再次提問時會重新開啟|opens again)/)).toBeVisible();
  },
};

export const ToOrder: Story = {
  name: 'A work order takes over the words of who asked [SRV-06] [SRV-01]',
  args: { children: <CreateOrderScreen /> },
  loaders: [
    async () => {
      const ticketId = await waitingChat('org', '走廊的烟感挂歪了');
      return { ticketId };
    },
  ],
  render: (args, { loaded }) => (
    <ConsoleStory {...args} path={`${pathTo('workOrderCreate')}?chat=${(loaded as { ticketId: number }).ticketId}`} />
  ),
  play: async () => {
    await expect(await screen.findByDisplayValue(/走廊的烟感挂歪了/)).toBeVisible();
    await expect(await screen.findByText(/C\d{6}-\d{4}/)).toBeVisible();
  },
};

export const Failed: Story = {
  name: 'The server cannot be reached [SHL-15]',
  args: { mood: 'failed' },
};

export const Replies: Story = {
  name: 'A reply is kept, found by a slash, and written into the message [SRV-06]',
  loaders: [
    async () => {
      const ticketId = await waitingChat('maint', '电池该怎么换');
      await (await storyClient('platform')).send(serviceCalls.takeTicket, { ticketId });
      return { ticketId };
    },
  ],
  render: (args, { loaded }) => (
    <ConsoleStory {...args} path={`${pathTo('helpChat')}?ticket=${String(loaded.ticketId)}`}>
      <HelpChatScreen />
    </ConsoleStory>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /^(常用回复|常用回覆|Saved replies)$/ }));
    const add = { name: /^(添加常用回复|新增常用回覆|Add a reply)$/ };
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', add));
    const form = within(await screen.findByRole('dialog', add));
    await userEvent.type(form.getByRole('textbox', { name: /^(标题|標題|Title)/ }), '换电池');
    await userEvent.type(form.getByRole('textbox', { name: /^(内容|內容|Text)/ }), '请按住自检键三秒后更换电池');
    await userEvent.click(form.getByRole('button', add));
    const list = within(await screen.findByRole('dialog', { name: /^(常用回复|常用回覆|Saved replies)$/ }));
    await expect(await list.findByText('请按住自检键三秒后更换电池')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    const message = await canvas.findByRole('textbox', { name: /^(消息|訊息|Message)$/ });
    await userEvent.type(message, '/换电');
    await expect(await canvas.findByRole('option', { name: /换电池/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(message).toHaveValue('请按住自检键三秒后更换电池');
  },
};
