import { readWebAddress } from '@fireline/domain/lib';

/** A message as the thread shows it. */
export interface ChatMessage {
  readonly id: string;
  readonly senderName: string;
  /** Written by the reader. */
  readonly isOwn: boolean;
  /** Milliseconds since 1970. */
  readonly atMs: number;
  readonly text?: string;
  readonly images?: readonly ChatImage[];
  /** Pages of the app that it leads to, by name. */
  readonly links?: readonly ChatLink[];
  /** Default `sent`. */
  readonly state?: 'sent' | 'sending' | 'failed';
}

export interface ChatImage {
  readonly src: string;
  /** What can be seen on it, or its file's name. */
  readonly alt: string;
}

export interface ChatLink {
  readonly href: string;
  readonly label: string;
}

export interface TextPart {
  /** Where it begins in the text. */
  readonly from: number;
  readonly text: string;
  /** Where it leads; absent: plain text. */
  readonly href?: string;
}

const address = /https?:\/\/[^\s<>"'，。；、！？）】》」]+/gi;
const closing = /[.,;:!?)\]}]+$/;

const hrefOf = (text: string): string | undefined =>
  readWebAddress(text) && URL.canParse(text) ? new URL(text).href : undefined;

/**
 * The text with its web addresses apart. Only http and https become links: nothing else that somebody writes to us may be opened by
 * a press.
 * @example textParts('见 https://a.cn/1。')[1] // { from: 2, text: 'https://a.cn/1', href: 'https://a.cn/1' }
 */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const written = found.replace(closing, '');
    const href = hrefOf(written);
    if (href === undefined) continue;
    if (index > from) parts.push({ from, text: text.slice(from, index) });
    parts.push({ from: index, text: written, href });
    from = index + written.length;
  }
  return from < text.length ? [...parts, { from, text: text.slice(from) }] : parts;
}

export interface ChatDay {
  readonly day: string;
  readonly messages: readonly ChatMessage[];
}

/** The messages day by day, as the reader's zone has days. */
export function daysOf(messages: readonly ChatMessage[], dayOf: (atMs: number) => string): ChatDay[] {
  const days: { day: string; messages: ChatMessage[] }[] = [];
  for (const message of messages) {
    const day = Number.isFinite(message.atMs) ? dayOf(message.atMs) : '';
    const last = days.at(-1);
    if (last?.day === day) last.messages.push(message);
    else days.push({ day, messages: [message] });
  }
  return days;
}

/** The messages behind the one that was last there before; all of them when it is gone, none when there was none. */
export function newerThan(messages: readonly ChatMessage[], lastId: string | undefined): readonly ChatMessage[] {
  if (lastId === undefined) return [];
  return messages.slice(messages.findIndex(({ id }) => id === lastId) + 1);
}
