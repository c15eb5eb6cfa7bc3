import { useCall, useSend, useTopic } from '@fireline/api/react';
import { type ChatTicket, chatTopic, serviceCalls } from '@fireline/api/service';
import {
  chatRatingStep,
  chatStep,
  isSupportOpen,
  type Rating,
  serviceChatWords,
  serviceHelpWords,
  supportHours,
} from '@fireline/domain/service';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { Link } from '@fireline/ui/Link';
import { RatingInput } from '@fireline/ui/RatingInput';
import { useToast } from '@fireline/ui/Toast';
import { useFormat, useNow, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Page, Stack } from '../../lib/page/Page.styles.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { pageId } from '../../lib/page/pageId.ts';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { Acts, Beside, Line, Links } from './Chat.styles.ts';
import { TalkOf } from './TalkOf.tsx';
import { type Outbox, useOutbox } from './useOutbox.ts';
import { useThread } from './useThread.ts';
import { chatPageWords } from './words.ts';

const shownChats = 20;

/** Until when somebody answers, or from when on, and who does. */
function Answering({ ticket }: { readonly ticket: ChatTicket | undefined }) {
  const t = useWords(chatPageWords, serviceHelpWords);
  const isOpen = isSupportOpen(useNow(10_000));
  const hours = isOpen
    ? t('service.support.open', { time: `${supportHours.to}:00` })
    : t('service.support.closed', { time: `${supportHours.from}:00` });
  const who =
    ticket?.state === 'open'
      ? t('chat.agent', { name: ticket.agentName })
      : ticket?.state === 'waiting'
        ? t('chat.waits')
        : '';
  return <span role="status">{[who, hours].filter(Boolean).join(' · ')}</span>;
}

/** Five stars for a closed chat, once; nothing where it cannot be rated. */
function ChatRating({ ticket, onSaved }: { readonly ticket: ChatTicket; readonly onSaved: () => void }) {
  const t = useWords(chatPageWords);
  const toasts = useToast();
  const tellFailure = useTellFailure();
  const userId = useSession()?.account.userId ?? 0;
  const nowMs = useNow(60_000);
  const [rating, setRating] = useState<Rating>('notRated');
  const send = useSend(serviceCalls.rateTicket, { outdates: [serviceCalls.tickets] });
  const { ticketId, closedAt } = ticket;
  const closedAtMs = closedAt === null ? null : Date.parse(closedAt);
  if (!chatRatingStep({ ...ticket, customerId: userId, closedAtMs }, 'satisfied', { userId, nowMs }).ok) return null;
  const rate = async (): Promise<void> => {
    try {
      await send.mutateAsync({ ticketId, rating });
      toasts.show({ tone: 'success', title: t('chat.rate.done') });
    } catch (error) {
      tellFailure('submit', error);
    }
    onSaved();
  };
  return (
    <Card title={t('chat.rate')} headingLevel={2}>
      <Stack>
        <RatingInput
          label={t('chat.rate')}
          isLabelHidden
          value={{ rating, resolution: null, reason: '' }}
          onChange={({ value }) => setRating(value.rating)}
        />
        <div>
          <Button
            variant="primary"
            disabled={rating === 'notRated'}
            isPending={send.isPending}
            onClick={() => void rate()}
          >
            {t('chat.rate.send')}
          </Button>
        </div>
      </Stack>
    </Card>
  );
}

/** What can be done with the own chat. */
function OwnActs({ ticket, onDone }: { readonly ticket: ChatTicket; readonly onDone: () => void }) {
  const t = useWords(chatPageWords);
  const may = useMay();
  const tellFailure = useTellFailure();
  const close = useSend(serviceCalls.closeTicket, { outdates: [serviceCalls.tickets] });
  const { ticketId, orderId, orderNumber, state } = ticket;
  const end = (): void =>
    void close
      .mutateAsync({ ticketId })
      .catch((error: unknown) => tellFailure('submit', error))
      .finally(onDone);
  return (
    <Acts>
      {orderId !== null && may(serviceCalls.order) && (
        <Link href={pathTo('workOrderDetail', { orderId })}>{t('chat.orderMade', { number: orderNumber })}</Link>
      )}
      {orderId === null && may(serviceCalls.createOrder) && (
        <Link href={`${pathTo('workOrderCreate')}?chat=${ticketId}`}>{t('chat.order')}</Link>
      )}
      {state !== 'closed' && (
        <Button variant="quiet" isPending={close.isPending} onClick={end}>
          {t('chat.close')}
        </Button>
      )}
    </Acts>
  );
}

interface OwnProps {
  /** The newest; undefined: none has begun. */
  readonly ticket: ChatTicket | undefined;
  readonly outbox: Outbox;
  readonly onChanged: () => void;
}

/** The thread that goes on: the newest chat, or one that begins with the first message. */
function OwnTalk({ ticket, outbox, onChanged }: OwnProps) {
  const t = useWords(chatPageWords);
  const thread = useThread(ticket?.ticketId, ticket?.lastSeq ?? 0);
  const stored = async (ticketId: number): Promise<void> => {
    // one that was over is shown no more: another has begun
    if (ticket === undefined || ticket.ticketId === ticketId) await thread.load(ticketId);
    onChanged();
  };
  return (
    <TalkOf
      ticketId={ticket?.ticketId}
      thread={thread}
      label={t('chat.withSupport')}
      waiting={outbox.waiting}
      onSend={(draft) => outbox.send(null, draft, stored)}
      onRetry={(message) => outbox.retry(message, stored)}
      draftName="chat.own"
      onRead={onChanged}
    />
  );
}

/** A chat that is over, to be read. */
function EarlierTalk({ ticket }: { readonly ticket: ChatTicket }) {
  const t = useWords(chatPageWords);
  const thread = useThread(ticket.ticketId, ticket.lastSeq);
  const nothing = (): void => {};
  return (
    <TalkOf
      ticketId={ticket.ticketId}
      thread={thread}
      label={`${t('chat.withSupport')} ${ticket.number}`}
      waiting={[]}
      onSend={nothing}
      onRetry={nothing}
      draftName={`chat.${ticket.ticketId}`}
      onRead={nothing}
      closedNote={t('chat.overHint')}
    />
  );
}

/** Counts how often the newest chat was followed by another: a thread that begins keeps its place, one that follows gets a new one. */
function useGeneration(ticketId: number | undefined): number {
  const [of, setOf] = useState({ ticketId, generation: 0 });
  if (of.ticketId === ticketId) return of.generation;
  const next = { ticketId, generation: of.generation + (of.ticketId === undefined ? 0 : 1) };
  setOf(next);
  return next.generation;
}

/** What its customer writes goes on in it. */
const isFresh = ({ state, agentId, closedAt }: ChatTicket, nowMs: number): boolean =>
  chatStep(state, 'ask', {
    userId: 0,
    customerId: 0,
    agentId,
    nowMs,
    closedAtMs: closedAt === null ? null : Date.parse(closedAt),
  }).ok;

function OwnChats({ chats, refetch }: { readonly chats: readonly ChatTicket[]; readonly refetch: () => void }) {
  const t = useWords(chatPageWords, serviceChatWords);
  const { dateTime } = useFormat();
  const url = useUrlQuery();
  const tellFailure = useTellFailure();
  const outbox = useOutbox((error) => tellFailure('submit', error));
  const nowMs = useNow(60_000);
  // one that was over for long goes on no more: what is written begins another
  const goesOn = chats[0] !== undefined && isFresh(chats[0], nowMs);
  const newest = goesOn ? chats[0] : undefined;
  const earlier = goesOn ? chats.slice(1) : chats;
  const generation = useGeneration(newest?.ticketId);
  const chosen = earlier.find(({ ticketId }) => ticketId === pageId(url.get('ticket')));
  return (
    <Beside>
      <div>
        <Line>
          {chosen ? (
            <Button variant="quiet" onClick={() => url.set({ ticket: '' })}>
              {t('chat.back')}
            </Button>
          ) : (
            <Answering ticket={newest} />
          )}
          {newest && !chosen && <OwnActs ticket={newest} onDone={refetch} />}
        </Line>
        {chosen && <EarlierTalk key={chosen.ticketId} ticket={chosen} />}
        {/* kept while another is read: what is being written stays */}
        <div hidden={chosen !== undefined}>
          <OwnTalk key={generation} ticket={newest} outbox={outbox} onChanged={refetch} />
        </div>
      </div>
      <div>
        {newest && <ChatRating key={newest.ticketId} ticket={newest} onSaved={refetch} />}
        <Link href={pathTo('helpQuestions')}>{t('chat.faqs')}</Link>
        {earlier.length > 0 && (
          <Card title={t('chat.earlier')} headingLevel={2}>
            <Links>
              {earlier.map(({ ticketId, subject, createdAt }) => (
                <li key={ticketId}>
                  <Link href={`${pathTo('helpChat')}?ticket=${ticketId}`}>{subject || t('chat.picture')}</Link>{' '}
                  <small>{dateTime(createdAt)}</small>
                </li>
              ))}
            </Links>
          </Card>
        )}
      </div>
    </Beside>
  );
}

/** The one thread of somebody who asks. @spec SRV-06 */
export function CustomerChat() {
  const t = useWords(routeWords);
  const call = useCall(serviceCalls.tickets, { list: 'own', pageSize: shownChats }, { isPolling: true });
  const { refetch } = call;
  useTopic(chatTopic, { events: () => void refetch(), reload: () => void refetch() });
  return (
    <Page>
      <PageHeader
        title={t('shell.route.helpChat')}
        staleSinceMs={call.error && call.data ? call.dataUpdatedAt : null}
      />
      <Loaded call={call} action="query">
        {({ rows }) => (
          <OwnChats
            chats={rows.toSorted((one, other) => other.ticketId - one.ticketId)}
            refetch={() => void refetch()}
          />
        )}
      </Loaded>
    </Page>
  );
}
