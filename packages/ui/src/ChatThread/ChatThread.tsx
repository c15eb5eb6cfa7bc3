import { ArrowDown } from 'lucide-react';
import { type ComponentPropsWithRef, Fragment, type ReactNode, useRef, useState } from 'react';
import { Button } from '../Button/index.ts';
import { EmptyState } from '../EmptyState/index.ts';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Closed, Divider, Foot, List, Log, Older, Root, Stage, ToEnd } from './ChatThread.styles.ts';
import { Composer } from './Composer.tsx';
import { Message } from './Message.tsx';
import { type ChatMessage, daysOf, newerThan } from './thread.ts';
import type { ChatReply } from './useReplies.ts';
import type { ChatDraft } from './useComposer.ts';
import { useReadingPlace } from './useReadingPlace.ts';
import { chatThreadWords } from './words.ts';

export interface ChatThreadProps extends Omit<ComponentPropsWithRef<'section'>, 'children'> {
  /** With whom, or about what. */
  readonly label: string;
  /** The oldest first. Those being sent and those that failed are among them, with their `state`. */
  readonly messages: readonly ChatMessage[];
  /** The first message that the reader had not seen when the thread was opened. */
  readonly unreadFrom?: string;
  /** There are older messages. Default false. */
  readonly hasOlder?: boolean;
  readonly isLoadingOlder?: boolean;
  readonly onLoadOlder?: () => void;
  /** What was written, within the domain's limits. The owner adds it to the messages with the state `sending`. Absent: read only. */
  readonly onSend?: (draft: ChatDraft) => void;
  /** What the composer begins with: what was written and not sent when the thread was left. Default: nothing. */
  readonly defaultText?: string;
  /** Reports what is being written, so that its owner keeps it; empty once it is sent. */
  readonly onWrite?: (written: { readonly text: string }) => void;
  readonly onRetry?: (message: { readonly id: string }) => void;
  /** The saved replies that what is written asks for, best first; undefined: it is a message. Absent: there are none. */
  readonly getReplies?: (written: string) => readonly ChatReply[] | undefined;
  /** Why nothing can be written now, in place of the composer: a chat that is closed, support that is off. */
  readonly closedNote?: ReactNode;
}

/**
 * A talk with support: who wrote what and when, what is still on its way and what failed, and the place to write. Older messages
 * come before without moving what is read; new ones are counted while the reader is further up.
 * @spec SRV-06
 * @example <ChatThread label="在线客服" messages={messages} onSend={send} onRetry={retry} hasOlder={hasMore} onLoadOlder={more} />
 */
export function ChatThread(props: ChatThreadProps) {
  const { label, messages, unreadFrom, hasOlder = false, isLoadingOlder = false, onLoadOlder, ...others } = props;
  const { onSend, onRetry, getReplies, closedNote, defaultText, onWrite, ...rest } = others;
  const t = useWords(chatThreadWords);
  const { number } = useFormat();
  const log = useRef<HTMLDivElement>(null);
  const place = useReadingPlace(log, messages);
  return (
    <Root aria-label={label} {...rest}>
      <Stage>
        {/* what scrolls is reached by keyboard */}
        <Log ref={log} tabIndex={0} role="group" aria-label={label} onScroll={place.onScroll}>
          <div>
            {hasOlder && (
              <Older>
                <Button isPending={isLoadingOlder} onClick={() => onLoadOlder?.()}>
                  {t('ChatThread.older')}
                </Button>
              </Older>
            )}
            {messages.length === 0 && (
              <EmptyState title={t('ChatThread.none')}>{onSend && t('ChatThread.noneHint')}</EmptyState>
            )}
            <Days {...{ messages, unreadFrom, onRetry }} />
          </div>
        </Log>
        {!place.isAtEnd && (
          <ToEnd>
            <Button icon={<ArrowDown aria-hidden />} onClick={place.goToEnd}>
              {place.unseen > 0 ? t('ChatThread.new', { count: number(place.unseen) }) : t('ChatThread.latest')}
            </Button>
          </ToEnd>
        )}
      </Stage>
      <Received messages={messages} />
      {closedNote ? (
        <Foot>
          <Closed>{closedNote}</Closed>
        </Foot>
      ) : (
        onSend && <Composer {...{ onSend, defaultText, onWrite, getReplies }} />
      )}
    </Root>
  );
}

type DaysProps = Pick<ChatThreadProps, 'messages'> & {
  readonly unreadFrom: string | undefined;
  readonly onRetry: ChatThreadProps['onRetry'];
};

function Days({ messages, unreadFrom, onRetry }: DaysProps) {
  const t = useWords(chatThreadWords);
  const { date } = useFormat();
  return daysOf(messages, date).map(({ day, messages: ofDay }) => (
    <Fragment key={`${day} ${ofDay[0]?.id}`}>
      {day !== '' && <Divider>{day}</Divider>}
      <List>
        {ofDay.map((message) => (
          <Fragment key={message.id}>
            {message.id === unreadFrom && (
              <li>
                <Divider data-unread="">{t('ChatThread.unread')}</Divider>
              </li>
            )}
            <Message {...{ message, onRetry }} />
          </Fragment>
        ))}
      </List>
    </Fragment>
  ));
}

/** Says what others write while the thread is open. The list itself is not live: older messages would be read out as new. */
function Received({ messages }: Pick<ChatThreadProps, 'messages'>) {
  const t = useWords(chatThreadWords);
  const lastId = messages.at(-1)?.id;
  const [heard, setHeard] = useState({ lastId, told: '' });
  if (heard.lastId !== lastId) {
    const fresh = newerThan(messages, heard.lastId).filter(({ isOwn }) => !isOwn);
    const told = fresh.map(({ senderName, text }) =>
      t('ChatThread.received', { name: senderName, text: text ?? t('ChatThread.image') }),
    );
    setHeard({ lastId, told: told.join(' ') });
  }
  return <VisuallyHidden role="status">{heard.told}</VisuallyHidden>;
}
