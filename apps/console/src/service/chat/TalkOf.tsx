import { useLink } from '@fireline/api/react';
import { Banner } from '@fireline/ui/Banner';
import type { ChatDraft, ChatReply } from '@fireline/ui/ChatThread';
import { Skeleton } from '@fireline/ui/Skeleton';
import { useFormat, useWords } from '@fireline/ui/lib';
import { type ReactNode, useState } from 'react';
import { useDraft } from '../../lib/form/useDraft.ts';
import { CallFailed } from '../../lib/page/CallFailed.tsx';
import { Talk } from './Chat.styles.ts';
import { useChatImages } from './useChatImages.ts';
import { useMessages } from './useMessages.ts';
import type { OnItsWay } from './useOutbox.ts';
import { type Thread, useReadUpTo } from './useThread.ts';
import { chatPageWords } from './words.ts';

/** Says since when nothing is pushed; nothing while it is, and before the first connection. */
function Interrupted() {
  const t = useWords(chatPageWords);
  const { time } = useFormat();
  const { state, sinceMs } = useLink();
  if (state !== 'stale' && state !== 'polling') return null;
  return (
    <Banner tone="attention" live="polite">
      {t('chat.interrupted', { time: time(sinceMs) })}
    </Banner>
  );
}

interface TalkOfProps {
  /** Undefined: none has begun. */
  readonly ticketId: number | undefined;
  readonly thread: Thread;
  readonly label: string;
  /** Of this chat, on their way. */
  readonly waiting: readonly OnItsWay[];
  readonly onSend: (draft: ChatDraft) => void;
  readonly onRetry: (message: { readonly id: string }) => void;
  /** Why nothing can be written; undefined: it can. */
  readonly closedNote?: ReactNode;
  readonly onRead: () => void;
  /** Saved replies for what is written; absent: the reader has none. */
  readonly getReplies?: (written: string) => readonly ChatReply[] | undefined;
  /** Under which what is being written is kept. */
  readonly draftName: string;
}

/** The thread of a chat. @spec SRV-06 */
export function TalkOf(props: TalkOfProps) {
  const { ticketId, thread, label, waiting, onSend, onRetry, closedNote, onRead, draftName, getReplies } = props;
  const { lines, readSeq, error, load } = thread;
  const messages = useMessages(lines, waiting, useChatImages(lines));
  useReadUpTo(ticketId, lines, onRead);
  // it waits for the reader's return, and no way out of the page asks
  const draft = useDraft<string>(draftName, { asks: false });
  const [left] = useState(() => draft.read()?.value);
  const unread = lines.find(({ seq, isOwn, note }) => seq > (readSeq ?? 0) && !isOwn && note === null);
  const isEmpty = ticketId !== undefined && messages.length === 0;
  if (isEmpty && error !== undefined) return <CallFailed error={error} onRetry={() => void load()} />;
  // the thread opens where the unread begin, and so waits until they are there
  if (isEmpty && readSeq === undefined) return <Skeleton shape="block" lines={12} />;
  return (
    <>
      <Interrupted />
      <Talk
        label={label}
        messages={messages}
        {...(unread && readSeq !== undefined && readSeq > 0 && { unreadFrom: String(unread.seq) })}
        {...(left !== undefined && { defaultText: left })}
        onWrite={({ text }) => draft.keep(text === '' ? undefined : text)}
        {...(getReplies && { getReplies })}
        {...(closedNote === undefined ? { onSend, onRetry } : { closedNote })}
      />
    </>
  );
}
