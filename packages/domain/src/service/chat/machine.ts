import { dayMs, defineMachine, hourMs, type Problem, type Result, step } from '../../lib/index.ts';
import { chatIdleHours, chatReopenDays } from '../limits.ts';

export const chatStates = ['waiting', 'open', 'closed'] as const;
export type ChatState = (typeof chatStates)[number];
export const chatEvents = ['ask', 'take', 'answer', 'close', 'idle'] as const;
export type ChatEvent = (typeof chatEvents)[number];

export interface ChatContext {
  /** Who acts; nobody: the system. */
  readonly userId: number | null;
  readonly customerId: number;
  /** Whose chat it is; null while nobody's. */
  readonly agentId: number | null;
  readonly agentName?: string | undefined;
  /** The account of its agent is disabled or deleted. */
  readonly isAgentGone?: boolean | undefined;
  /** Who acts answers chats. */
  readonly handles?: boolean | undefined;
  readonly closedBy?: string | undefined;
  /** Milliseconds since 1970. */
  readonly nowMs: number;
  readonly closedAtMs?: number | null | undefined;
  /** When an agent wrote what its customer has said nothing to; null: its customer wrote last. */
  readonly answeredAtMs?: number | null | undefined;
}

type GuardName = 'isCustomer' | 'stillFresh' | 'handles' | 'notOwn' | 'free' | 'mine' | 'mineOrMyOwn' | 'isSilent';

const isCustomer = ({ userId, customerId }: ChatContext) => userId === customerId;
const isMine = ({ userId, agentId }: ChatContext) => userId !== null && userId === agentId;
const others = ({ agentId, agentName = '' }: ChatContext): Problem =>
  agentId === null ? { code: 'service.chat.takeFirst' } : { code: 'service.chat.taken', args: { name: agentName } };

/**
 * A chat with support: it waits until an agent takes it, goes on between the two, and is closed by either, or by itself when the customer has
 * been silent for days after an answer. Decision: what the customer writes within days of closing opens it again, for any agent; later it
 * begins another. The chat of an agent who is gone may be taken by another.
 * @spec SRV-06
 */
export const chatMachine = defineMachine<ChatState, ChatEvent, GuardName, ChatContext>({
  name: 'chat',
  words: { state: 'service.chat.state', event: 'service.chat.event', guard: 'service.chat.guard' },
  initial: 'waiting',
  finals: [],
  states: {
    waiting: {
      ask: { to: 'waiting', guards: ['isCustomer'], spec: 'SRV-06' },
      take: { to: 'open', guards: ['handles', 'notOwn'], spec: 'SRV-06' },
      close: { to: 'closed', guards: ['mineOrMyOwn'], spec: 'SRV-06' },
    },
    open: {
      ask: { to: 'open', guards: ['isCustomer'], spec: 'SRV-06' },
      take: { to: 'open', guards: ['handles', 'notOwn', 'free'], spec: 'SRV-06' },
      answer: { to: 'open', guards: ['mine'], spec: 'SRV-06' },
      close: { to: 'closed', guards: ['mineOrMyOwn'], spec: 'SRV-06' },
      idle: { to: 'closed', guards: ['isSilent'], spec: 'SRV-06' },
    },
    closed: {
      ask: { to: 'waiting', guards: ['isCustomer', 'stillFresh'], spec: 'SRV-06' },
    },
  },
  guards: {
    isCustomer: (chat) => (isCustomer(chat) ? undefined : others(chat)),
    stillFresh: ({ nowMs, closedAtMs }) =>
      // asked this way round, a moment that is no number is refused
      closedAtMs !== null && closedAtMs !== undefined && nowMs - closedAtMs <= chatReopenDays * dayMs
        ? undefined
        : { code: 'service.chat.over', args: { days: chatReopenDays } },
    handles: ({ handles = false }) => (handles ? undefined : { code: 'service.chat.agentsOnly' }),
    notOwn: (chat) => (isCustomer(chat) ? { code: 'service.chat.ownChat' } : undefined),
    free: (chat) =>
      chat.agentId === null || isMine(chat) || chat.isAgentGone
        ? undefined
        : { code: 'service.chat.taken', args: { name: chat.agentName ?? '' } },
    mine: (chat) => (isMine(chat) ? undefined : others(chat)),
    mineOrMyOwn: (chat) => (isMine(chat) || isCustomer(chat) ? undefined : others(chat)),
    isSilent: ({ nowMs, answeredAtMs }) =>
      answeredAtMs !== null && answeredAtMs !== undefined && nowMs - answeredAtMs >= chatIdleHours * hourMs
        ? undefined
        : { code: 'service.chat.stillGoesOn' },
  },
  refusal: (state, _event, { agentName = '', closedBy = '' }) => ({
    code: `service.chat.refusal.${state}`,
    args: { name: (state === 'closed' ? closedBy : agentName) || '-' },
  }),
});

/**
 * The state after the event, or why it is refused.
 * @spec SRV-06
 * @example chatStep('waiting', 'take', { userId: 2, customerId: 1, agentId: null, handles: true, nowMs }) // { ok: true, value: 'open' }
 */
export const chatStep = (state: ChatState, event: ChatEvent, context: ChatContext): Result<ChatState> =>
  step(chatMachine, state, event, context);
