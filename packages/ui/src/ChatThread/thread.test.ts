import { expect, it } from 'vitest';
import { type ChatMessage, daysOf, newerThan, textParts } from './thread.ts';

const message = (id: string, atMs = 0): ChatMessage => ({ id, atMs, senderName: '客服', isOwn: false });

it('web addresses become links, the mark behind them does not belong to them [SRV-06]', () => {
  expect(textParts('说明见 https://fire.example.cn/a?b=1。也可看（http://b.cn/c）, https://d.cn/x).')).toMatchObject([
    { text: '说明见 ' },
    { text: 'https://fire.example.cn/a?b=1', href: 'https://fire.example.cn/a?b=1' },
    { text: '。也可看（' },
    { text: 'http://b.cn/c', href: 'http://b.cn/c' },
    { text: '）, ' },
    { text: 'https://d.cn/x', href: 'https://d.cn/x' },
    { text: ').' },
  ]);
});

it.each(['javascript:alert(1)', 'data:text/html,x', 'file:///etc/passwd', 'https://bank.cn@evil.cn/', 'https://'])(
  'nothing else does: %s [SRV-06]',
  (text) => {
    expect(textParts(text).filter(({ href }) => href)).toEqual([]);
    expect(
      textParts(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  },
);

it('messages stand under their day, also when a time is none [SRV-06]', () => {
  const days = daysOf([message('a', 1), message('b', 2), message('c', 9), message('d', Number.NaN)], (atMs) =>
    atMs < 5 ? 'mon' : 'tue',
  );
  expect(days.map(({ day, messages }) => [day, messages.map(({ id }) => id)])).toEqual([
    ['mon', ['a', 'b']],
    ['tue', ['c']],
    ['', ['d']],
  ]);
});

it('what came since is what stands behind the last one known [SRV-06]', () => {
  const all = [message('a'), message('b'), message('c')];
  expect(newerThan(all, 'a').map(({ id }) => id)).toEqual(['b', 'c']);
  expect(newerThan(all, undefined)).toEqual([]);
  expect(newerThan(all, 'gone')).toHaveLength(3);
});
