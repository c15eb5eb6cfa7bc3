import { useCall, useSend, useTopic } from '@fireline/api/react';
import { type ChatTicketDetail, chatTopic, serviceCalls } from '@fireline/api/service';
import { type ChatList, chatLists, serviceChatWords, serviceWords } from '@fireline/domain/service';
import { pathTo, routeWords } from '@fireline/domain/shell';
import { Button } from '@fireline/ui/Button';
import { Card } from '@fireline/ui/Card';
import { EmptyState } from '@fireline/ui/EmptyState';
import { useShortcuts } from '@fireline/ui/KeyboardHelp';
import { Link } from '@fireline/ui/Link';
import { Pagination } from '@fireline/ui/Pagination';
import { Tabs } from '@fireline/ui/Tabs';
import { useFormat, useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { SearchField } from '../../lib/list/SearchField.tsx';
import { Loaded } from '../../lib/page/Loaded.tsx';
import { Page } from '../../lib/page/Page.styles.ts';
import { PageHeader } from '../../lib/page/PageHeader.tsx';
import { pageId } from '../../lib/page/pageId.ts';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { useUrlQuery } from '../../lib/page/useUrlQuery.ts';
import { useMay } from '../../lib/session/useMay.ts';
import { useSession } from '../../lib/session/useSession.ts';
import { AskerCard } from './AskerCard.tsx';
import { Acts, Line, Panes, Rows, Unchosen } from './Chat.styles.ts';
import { ChatRow } from './ChatRow.tsx';
import { RepliesDrawer } from './RepliesDrawer.tsx';
import { TalkOf } from './TalkOf.tsx';
import { type Outbox, useOutbox } from './useOutbox.ts';
import { useReplies } from './useReplies.ts';
import { useThread } from './useThread.ts';
import { chatPageWords } from './words.ts';

const lists = chatLists.filter((list) => list !== 'own');
type Shown = (typeof lists)[number];
const pageSize = 50;

/** Who waits longest stands on top; of the others what was written last. */
const orderOf = (list: ChatList): 'asc' | 'desc' => (list === 'waiting' ? 'asc' : 'desc');

/** The chats of a list, with the keys that lead from one to the next. */
function ListOf({ list, chosen }: { readonly list: Shown; readonly chosen: number | undefined }) {
  const t = useWords(chatPageWords);
  const url = useUrlQuery();
  const search = url.get('search');
  const [pageNo, setPageNo] = useState(1);
  const asked = { list, order: orderOf(list), pageNo, pageSize, ...(search !== '' && { search }) };
  const call = useCall(serviceCalls.tickets, asked, { isPolling: true, keepsPrevious: true });
  const { refetch } = call;
  useTopic(chatTopic, { events: () => void refetch(), reload: () => void refetch() });
  const rows = call.data?.rows ?? [];
  const openChat = (ticketId: number): void => url.set({ ticket: String(ticketId) });
  const stepBy = (by: 1 | -1): void => {
    const at = rows.findIndex(({ ticketId }) => ticketId === chosen);
    const next = rows[at === -1 ? 0 : at + by];
    if (next) openChat(next.ticketId);
  };
  const group = t('chat.keys');
  useShortcuts([
    { keys: 'J', label: t('chat.next'), group, onPress: () => stepBy(1) },
    { keys: 'K', label: t('chat.previous'), group, onPress: () => stepBy(-1) },
  ]);
  return (
    <Loaded call={call} action="query">
      {({ total }) =>
        total === 0 ? (
          <EmptyState title={t(list === 'waiting' ? 'chat.none.waiting' : 'chat.none.other')} />
        ) : (
          <>
            <Rows>
              {rows.map((ticket) => (
                <ChatRow
                  key={ticket.ticketId}
                  ticket={ticket}
                  isChosen={ticket.ticketId === chosen}
                  onOpen={() => openChat(ticket.ticketId)}
                />
              ))}
            </Rows>
            {total > pageSize && (
              <Pagination
                total={total}
                page={pageNo}
                pageSize={pageSize}
                pageSizes={[]}
                onPageChange={({ page }) => setPageNo(page)}
              />
            )}
          </>
        )
      }
    </Loaded>
  );
}

/** What an agent can do with a chat. */
function AgentActs({ ticket, onDone }: { readonly ticket: ChatTicketDetail; readonly onDone: () => void }) {
  const t = useWords(chatPageWords, serviceWords);
  const may = useMay();
  const tellFailure = useTellFailure();
  const userId = useSession()?.account.userId;
  const take = useSend(serviceCalls.takeTicket, { outdates: [serviceCalls.tickets] });
  const close = useSend(serviceCalls.closeTicket, { outdates: [serviceCalls.tickets] });
  const { ticketId, orderId, orderNumber, state, agentId } = ticket;
  // of two who press at once the second reads who was first, and sees the chat as it is now
  const url = useUrlQuery();
  const send = (call: typeof take, then?: () => void): void =>
    void call
      .mutateAsync({ ticketId })
      .then(then)
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
      {state === 'open' && agentId === userId && (
        <Button isPending={close.isPending} onClick={() => send(close)}>
          {t('chat.close')}
        </Button>
      )}
      {(state === 'waiting' || (state === 'open' && agentId !== userId && ticket.isAgentGone)) && (
        <Button
          variant="primary"
          isPending={take.isPending}
          onClick={() => send(take, () => url.set({ list: 'mine' }))}
        >
          {t('chat.take')}
        </Button>
      )}
    </Acts>
  );
}

interface ChosenProps {
  readonly ticket: ChatTicketDetail;
  readonly outbox: Outbox;
  readonly refetch: () => void;
}

/** The chosen chat: who asks, what can be done, and the thread. */
function Chosen({ ticket, outbox, refetch }: ChosenProps) {
  const t = useWords(chatPageWords, serviceChatWords);
  const url = useUrlQuery();
  const userId = useSession()?.account.userId;
  const { ticketId, lastSeq, customer, number, state, agentId, agentName } = ticket;
  const thread = useThread(ticketId, lastSeq);
  const getReplies = useReplies();
  const stored = async (): Promise<void> => {
    await thread.load();
    refetch();
  };
  const closedNote =
    state === 'open' && agentId === userId
      ? undefined
      : state === 'waiting'
        ? t('chat.takeFirst')
        : state === 'open'
          ? t('chat.others', { name: agentName })
          : t('chat.closed');
  return (
    <>
      <Line>
        <span>
          <Button variant="quiet" onClick={() => url.set({ ticket: '' })}>
            {t('chat.allChats')}
          </Button>{' '}
          {number} · {t(`service.chat.state.${state}`)}
        </span>
        <AgentActs ticket={ticket} onDone={() => void stored()} />
      </Line>
      <TalkOf
        ticketId={ticketId}
        thread={thread}
        label={t('chat.with', { name: customer })}
        waiting={outbox.waiting.filter((one) => one.ticketId === ticketId)}
        onSend={(draft) => outbox.send(ticketId, draft, stored)}
        onRetry={(message) => outbox.retry(message, stored)}
        draftName={`chat.${ticketId}`}
        getReplies={getReplies}
        onRead={refetch}
        closedNote={closedNote}
      />
    </>
  );
}

/** What stands in the middle and on the right, once a chat is chosen. */
function ChosenPanes({ ticketId, outbox }: { readonly ticketId: number; readonly outbox: Outbox }) {
  const call = useCall(serviceCalls.ticket, { ticketId }, { isPolling: true });
  const { refetch } = call;
  useTopic(chatTopic, {
    events: (events) => {
      if (events.some(({ data }) => data.ticketId === ticketId)) void refetch();
    },
    reload: () => void refetch(),
  });
  const { data } = call;
  return (
    <>
      <div>
        <Loaded call={call} action="query">
          {(ticket) => <Chosen ticket={ticket} outbox={outbox} refetch={() => void refetch()} />}
        </Loaded>
      </div>
      <div>{data?.asker && <AskerCard customer={data.customer} unitName={data.unitName} asker={data.asker} />}</div>
    </>
  );
}

/** Chats as those who answer them see them: who waits, the thread, and who asks. @spec SRV-06 */
export function Inbox() {
  const t = useWords(chatPageWords, serviceChatWords, routeWords);
  const { number } = useFormat();
  const url = useUrlQuery();
  const tellFailure = useTellFailure();
  const outbox = useOutbox((error) => tellFailure('submit', error));
  const [isShowingReplies, setShowingReplies] = useState(false);
  const list = lists.find((one) => one === url.get('list')) ?? 'waiting';
  const asked = url.get('ticket');
  const ticketId = asked === '' ? undefined : pageId(asked);
  const one = { pageSize: 1 } as const;
  const waiting = useCall(serviceCalls.tickets, { list: 'waiting', ...one }, { isPolling: true });
  const mine = useCall(serviceCalls.tickets, { list: 'mine', ...one }, { isPolling: true });
  const { refetch: countWaiting } = waiting;
  const { refetch: countMine } = mine;
  const count = (): void => void Promise.all([countWaiting(), countMine()]);
  useTopic(chatTopic, { events: count, reload: count });
  const counts: Partial<Record<Shown, number | undefined>> = { waiting: waiting.data?.total, mine: mine.data?.total };
  return (
    <Page>
      <PageHeader
        title={t('shell.route.helpChat')}
        count={waiting.data?.total}
        actions={<Button onClick={() => setShowingReplies(true)}>{t('chat.replies')}</Button>}
      />
      {isShowingReplies && <RepliesDrawer onClose={() => setShowingReplies(false)} />}
      <Panes data-chosen={ticketId !== undefined || undefined}>
        <Card title={t('chat.lists')} headingLevel={2}>
          <SearchField
            isWide
            label={t('chat.search')}
            value={url.get('search')}
            onSearch={(search) => url.set({ search })}
          />
          <Tabs<Shown>
            label={t('chat.lists')}
            isWrapped
            value={list}
            onChange={({ value }) => url.set({ list: value === 'waiting' ? '' : value })}
            items={lists.map((value) => ({
              value,
              label: t(`service.chat.list.${value}`),
              ...(counts[value] !== undefined && { count: number(counts[value]) }),
              content: <ListOf key={value} list={value} chosen={ticketId} />,
            }))}
          />
        </Card>
        {ticketId === undefined ? (
          <Unchosen>
            <EmptyState title={t('chat.choose')}>{t('chat.chooseHint')}</EmptyState>
          </Unchosen>
        ) : (
          <ChosenPanes key={ticketId} ticketId={ticketId} outbox={outbox} />
        )}
      </Panes>
    </Page>
  );
}
