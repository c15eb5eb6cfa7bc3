import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn, mount } from '../lib/mount.test.support.tsx';
import { ChatThread, type ChatThreadProps } from './ChatThread.tsx';
import type { ChatMessage } from './thread.ts';

const settings = { language: 'en', timeZone: 'Asia/Shanghai' } as const;
const start = Date.parse('2026-11-20T01:00:00Z');
const message = (at: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `m${at}`,
  senderName: 'Support',
  isOwn: false,
  atMs: start + at * 600_000,
  text: `Line ${at}`,
  ...more,
});
const many = (from: number, to: number) => Array.from({ length: to - from }, (_, at) => message(from + at));
const thread = (props: Partial<ChatThreadProps> = {}) =>
  mount(<ChatThread label="Support chat" messages={many(0, 40)} {...props} />, settings);
const box = () => page.getByRole('textbox', { name: 'Message' });
const log = (root: HTMLElement) => root.querySelector<HTMLElement>('[role=group]') as HTMLElement;
const top = (root: HTMLElement, id: string) =>
  root.querySelector(`[data-message="${id}"]`)?.getBoundingClientRect().top ?? Number.NaN;

describe('ChatThread', () => {
  it('tells who wrote what, and parts days [SRV-06]', async () => {
    const { root } = await thread({ messages: [message(0), message(200, { isOwn: true })] });
    expect(root.textContent).toContain('20 Nov 2026');
    expect(root.textContent).toContain('21 Nov 2026');
    expect(root.querySelector('[data-own]')?.textContent).toContain('You');
  });

  it('older messages come before without moving what is read [SRV-06]', async () => {
    const older = vi.fn<() => void>();
    const { root, rerender } = await thread({ hasOlder: true, onLoadOlder: older, messages: many(20, 60) });
    await drawn(() => void (log(root).scrollTop = 0));
    await userEvent.click(page.getByRole('button', { name: 'Load earlier messages' }));
    expect(older).toHaveBeenCalledOnce();
    const before = top(root, 'm20');
    await rerender(<ChatThread label="Support chat" hasOlder messages={many(0, 60)} />);
    expect(Math.abs(top(root, 'm20') - before)).toBeLessThan(2);
  });

  it('follows new messages at the end; further up it stays, counts them and leads there [SRV-06]', async () => {
    const { root, rerender } = await thread();
    const isAtEnd = () => log(root).scrollHeight - log(root).scrollTop - log(root).clientHeight < 3;
    expect(isAtEnd()).toBe(true);
    await rerender(<ChatThread label="Support chat" messages={many(0, 42)} />);
    expect(isAtEnd()).toBe(true);
    log(root).scrollTop = 100;
    await expect.element(page.getByRole('button', { name: 'To the latest' })).toBeVisible();
    await rerender(<ChatThread label="Support chat" messages={many(0, 45)} />);
    expect(log(root).scrollTop).toBe(100);
    await userEvent.click(page.getByRole('button', { name: 'New messages: 3' }));
    expect(isAtEnd()).toBe(true);
    await expect.element(page.getByRole('button', { name: 'New messages: 3' })).not.toBeInTheDocument();
  });

  it('leads to pages by their names [SRV-06]', async () => {
    await thread({ messages: [message(0, { links: [{ href: '/faq?question=offline', label: 'Why offline?' }] })] });
    await expect
      .element(page.getByRole('link', { name: 'Why offline?' }))
      .toHaveAttribute('href', '/faq?question=offline');
  });

  it('reports what is being written, and begins with what was left [SRV-06]', async () => {
    const written: string[] = [];
    const onWrite = ({ text }: { readonly text: string }): void => void written.push(text);
    await thread({ onSend: vi.fn<() => void>(), onWrite, defaultText: 'Half a' });
    await expect.element(box()).toHaveValue('Half a');
    await userEvent.fill(box(), 'Half a word');
    await userEvent.keyboard('{Enter}');
    expect(written).toEqual(['Half a word', '']);
  });

  it('opens where the unread begin [SRV-06]', async () => {
    const { root } = await thread({ unreadFrom: 'm10' });
    const [divider] = root.querySelectorAll('[data-unread]');
    const { top: from, bottom: to } = log(root).getBoundingClientRect();
    const at = divider?.getBoundingClientRect().top ?? 0;
    expect(at > from && at < to).toBe(true);
  });

  it('says what others write, not what is older or one’s own [LIB-01]', async () => {
    const { root, rerender } = await thread({ messages: many(5, 7) });
    const told = () => [...root.querySelectorAll('[role=status]')].map(({ textContent }) => textContent).join('');
    expect(told()).toBe('');
    await rerender(<ChatThread label="Support chat" messages={many(0, 7)} />);
    expect(told()).toBe('');
    await rerender(<ChatThread label="Support chat" messages={[...many(0, 8), message(9, { isOwn: true })]} />);
    expect(told()).toBe('Support: Line 7');
  });

  it('a message on its way says so; one that failed can be sent again [SRV-06]', async () => {
    const retry = vi.fn<NonNullable<ChatThreadProps['onRetry']>>();
    const { root } = await thread({
      messages: [message(1, { isOwn: true, state: 'sending' }), message(2, { isOwn: true, state: 'failed' })],
      onRetry: retry,
    });
    expect(root.textContent).toContain('Sending…');
    await userEvent.click(page.getByRole('button', { name: 'Send again' }));
    expect(retry).toHaveBeenCalledExactlyOnceWith({ id: 'm2' });
  });

  it('links lead apart and tell nobody where from [SRV-06]', async () => {
    await thread({ messages: [message(1, { text: 'see https://fire.example.cn/a, javascript:alert(1)' })] });
    const link = page.getByRole('link');
    await expect.element(link).toHaveAttribute('href', 'https://fire.example.cn/a');
    await expect.element(link).toHaveAttribute('rel', 'noreferrer');
    await expect.element(link).toHaveAttribute('target', '_blank');
  });

  it('a long text is folded and opens whole', async () => {
    const { root } = await thread({ messages: [message(1, { text: 'long '.repeat(400) })] });
    await userEvent.click(page.getByRole('button', { name: 'Show all' }));
    expect(root.querySelector('[data-folded]')).toBeNull();
    await expect.element(page.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('writing in a ChatThread', () => {
  it('Enter sends, Shift+Enter breaks the line, and Enter of an input method does neither [SRV-06]', async () => {
    const send = vi.fn<NonNullable<ChatThreadProps['onSend']>>();
    await thread({ onSend: send });
    await userEvent.click(box());
    await userEvent.keyboard('One{Shift>}{Enter}{/Shift}two');
    const composing = new KeyboardEvent('keydown', {
      key: 'Enter',
      isComposing: true,
      bubbles: true,
      cancelable: true,
    });
    await drawn(() => void box().element().dispatchEvent(composing));
    expect(composing.defaultPrevented).toBe(false);
    expect(send).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    expect(send).toHaveBeenCalledExactlyOnceWith({ text: 'One\ntwo', files: [] });
    await expect.element(box()).toHaveValue('');
    await expect.element(box()).toHaveFocus();
  });

  it('empty or too long text is not sent, stays and is told [SRV-06] [SHL-25]', async () => {
    const send = vi.fn<NonNullable<ChatThreadProps['onSend']>>();
    await thread({ onSend: send });
    await userEvent.click(page.getByRole('button', { name: 'Send', exact: true }));
    await expect.element(page.getByText('Write something or add an image')).toBeVisible();
    await userEvent.fill(box(), 'x'.repeat(1001));
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('At most 1,000 characters')).toBeVisible();
    await expect.element(box()).toHaveValue('x'.repeat(1001));
    expect(send).not.toHaveBeenCalled();
  });

  it('takes images up to their size and number, and tells the others by name [SRV-06] [SHL-26]', async () => {
    const send = vi.fn<NonNullable<ChatThreadProps['onSend']>>();
    const { root } = await thread({ onSend: send });
    const file = (name: string, bytes = 10, type = 'image/png') => new File([new Uint8Array(bytes)], name, { type });
    const five = [1, 2, 3, 4, 5].map((at) => file(`panel-${at}.png`));
    await userEvent.upload(page.elementLocator(root.querySelector('input[type=file]') as HTMLElement), [
      file('big.png', 2 * 1024 * 1024 + 1),
      ...five,
    ]);
    await expect.element(page.getByText('big.png: Images of at most 2 MB')).toBeVisible();
    await expect.element(page.getByText('panel-5.png: At most 4 entries')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Remove panel-1.png' }));
    await userEvent.click(page.getByRole('button', { name: 'Send', exact: true }));
    expect(send.mock.lastCall?.[0].files.map(({ name }) => name)).toEqual([
      'panel-2.png',
      'panel-3.png',
      'panel-4.png',
    ]);
  });

  it('what one sends is shown even when one was reading further up [SRV-06]', async () => {
    function Talk() {
      const [messages, setMessages] = useState(many(0, 40));
      const send = ({ text }: { readonly text: string }): void =>
        setMessages([...messages, message(50, { text, isOwn: true, state: 'sending' })]);
      return <ChatThread label="Support chat" messages={messages} onSend={send} />;
    }
    const { root } = await mount(<Talk />, settings);
    log(root).scrollTop = 0;
    await userEvent.fill(box(), 'Still offline');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Still offline')).toBeInViewport();
  });

  it('closed it says why, and nothing can be written [SRV-06]', async () => {
    await thread({ onSend: () => {}, closedNote: 'Closed; opens at 09:00' });
    await expect.element(page.getByText('Closed; opens at 09:00')).toBeVisible();
    expect(page.getByRole('textbox').elements()).toEqual([]);
  });

  it('lists saved replies for a slash: arrows and Enter write one, Escape leaves a message, and nothing is sent by choosing [SRV-06]', async () => {
    const send = vi.fn<(draft: { text: string }) => void>();
    const all = [
      { id: '1', title: 'Hello', text: 'Hello, how can I help?' },
      { id: '2', title: 'Battery', text: 'Please change the battery.' },
    ];
    const getReplies = (written: string) =>
      written.startsWith('/') ? all.filter(({ title }) => title.toLowerCase().includes(written.slice(1))) : undefined;
    await thread({ onSend: send, getReplies });
    const option = (name: RegExp) => page.getByRole('option', { name });
    await userEvent.fill(box(), '/');
    await expect.element(page.getByRole('status').getByText('Saved replies: 2')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(option(/Battery/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Enter}');
    await expect.element(box()).toHaveValue('Please change the battery.');
    expect(send).not.toHaveBeenCalled();
    await userEvent.fill(box(), '/hel');
    await userEvent.click(option(/Hello/));
    await expect.element(box()).toHaveValue('Hello, how can I help?');
    await userEvent.keyboard('{Enter}');
    expect(send).toHaveBeenCalledWith({ text: 'Hello, how can I help?', files: [] });
    await userEvent.fill(box(), '/zzz');
    await expect.element(page.getByText('No saved reply fits')).toBeVisible();
    await userEvent.fill(box(), '/hel');
    await userEvent.keyboard('{Escape}');
    await expect.element(option(/Hello/)).not.toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    expect(send).toHaveBeenLastCalledWith({ text: '/hel', files: [] });
  });
});
