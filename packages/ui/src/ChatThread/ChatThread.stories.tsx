import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import { StateGrid } from '../lib/StateGrid.stories.support.tsx';
import { ChatThread, type ChatThreadProps } from './ChatThread.tsx';
import type { ChatMessage } from './thread.ts';

const panel = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="320" height="240" fill="#3b4248"/><rect x="110" y="50" width="100" height="140" rx="8" fill="#cbd0d5"/><circle cx="160" cy="90" r="14" fill="#c8142a"/></svg>',
)}`;
const at = (time: string): number => Date.parse(`2026-11-${time}+08:00`);
const messages: readonly ChatMessage[] = [
  { id: '1', senderName: '客服 03', isOwn: false, atMs: at('20T17:40:00'), text: '您好，请问遇到什么问题？' },
  {
    id: '2',
    senderName: '我',
    isOwn: true,
    atMs: at('20T17:42:10'),
    text: '星河国际 A 座 3 楼的烟感一直离线，昨天换过电池。',
  },
  {
    id: '3',
    senderName: '客服 03',
    isOwn: false,
    atMs: at('21T09:03:30'),
    text: '收到。请按住自检键 3 秒，说明见 https://help.example.com/self-test。',
  },
  {
    id: '4',
    senderName: '我',
    isOwn: true,
    atMs: at('21T09:05:00'),
    text: '指示灯是红色：',
    images: [{ src: panel, alt: '烟感面板' }],
  },
];
const sending: ChatMessage = {
  id: '5',
  senderName: '我',
  isOwn: true,
  atMs: at('21T09:06:00'),
  text: '自检没有反应。',
  state: 'sending',
};
const failed: ChatMessage = { ...sending, id: '6', text: '要重新配网吗？', state: 'failed' };

/**
 * Use it for the chat with support. For the history of one thing, such as an alarm, take AlarmTimeline.
 *
 * Do add what is sent to the messages at once, with its state. Don't take a failed message away: its text is somebody's work.
 *
 * What others write is announced politely. The list scrolls by keyboard, and older messages never move what is read.
 */
const meta = {
  component: ChatThread,
  args: { label: '在线客服', messages, onSend: fn(), onRetry: fn(), onLoadOlder: fn() },
} satisfies Meta<typeof ChatThread>;
export default meta;
type Story = StoryObj<typeof meta>;

function Talk(props: ChatThreadProps) {
  const [sent, setSent] = useState<readonly ChatMessage[]>([]);
  const add = (text: string): void =>
    setSent([...sent, { ...sending, id: `sent ${sent.length}`, atMs: at('21T09:10:00'), text }]);
  return (
    <ChatThread
      {...props}
      messages={[...props.messages, ...sent]}
      onSend={(draft) => {
        props.onSend?.(draft);
        add(draft.text);
      }}
    />
  );
}

export const Playground: Story = {
  render: (args) => <Talk {...args} />,
};

export const Empty: Story = { args: { messages: [] } };
export const Unread: Story = { args: { unreadFrom: '3' } };
export const Older: Story = { args: { hasOlder: true, isLoadingOlder: true } };
export const Sending: Story = { args: { messages: [...messages, sending, failed] } };
export const Closed: Story = { args: { closedNote: '客服已下班，09:00 恢复服务' } };

const long = '控制器显示“回路 2 短路”，已检查接线盒和探测器底座，'.repeat(40);
export const LongText: Story = {
  args: { messages: [{ ...sending, state: 'sent', text: long }] },
};

export const ManyMessages: Story = {
  args: {
    messages: Array.from({ length: 500 }, (_, index) => ({
      id: String(index),
      senderName: '客服 03',
      isOwn: index % 3 === 0,
      atMs: at('01T09:00:00') + index * 3_600_000,
      text: `第 ${index + 1} 条`,
    })),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('第 500 条')).toBeVisible();
  },
};

export const ImpossibleProps: Story = {
  args: {
    label: 'محادثة 🔥',
    messages: [
      { id: 'a', senderName: '九'.repeat(10_000), isOwn: false, atMs: Number.NaN, text: 'x'.repeat(10_000) },
      {
        id: 'b',
        senderName: '',
        isOwn: true,
        atMs: Number.POSITIVE_INFINITY,
        text: 'مرحبا https://bank.cn@evil.cn 🔥',
      },
      { id: 'c', senderName: 'c', isOwn: false, atMs: -1, images: [{ src: panel, alt: '' }] },
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

const small = { flex: 1, height: 420 } as const;
export const States: Story = {
  tags: ['grid'],
  render: () => (
    <StateGrid
      states={{
        talk: (
          <ChatThread
            style={{ flex: 1, height: 900 }}
            label="a"
            messages={[...messages, sending, failed]}
            unreadFrom="3"
            hasOlder
            onSend={fn()}
            onRetry={fn()}
          />
        ),
        empty: <ChatThread style={small} label="b" messages={[]} onSend={fn()} />,
        'long text': <ChatThread style={small} label="c" messages={[{ ...sending, state: 'sent', text: long }]} />,
        closed: (
          <ChatThread style={small} label="d" messages={messages.slice(0, 2)} closedNote="客服已下班，09:00 恢复服务" />
        ),
        narrow: (
          <div style={{ width: 288 }}>
            <ChatThread label="e" messages={messages.slice(2)} onSend={fn()} />
          </div>
        ),
      }}
    />
  ),
};
