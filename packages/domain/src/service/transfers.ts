import { checkLength, defineMachine, hourMs, type Result, step } from '../lib/index.ts';
import { reasonChars, transferHours } from './limits.ts';

export const transferStates = ['pendingConfirmation', 'confirmed', 'failed'] as const;
export type TransferState = (typeof transferStates)[number];
export const transferEvents = ['confirm', 'reject', 'withdraw', 'expire', 'end'] as const;
export type TransferEvent = (typeof transferEvents)[number];

/** An order on its way from one agent to another. @spec SRV-02 */
export interface Transfer {
  readonly operatorId: number;
  readonly targetAgentId: number;
}

export interface TransferContext extends Transfer {
  /** Who asks. */
  readonly userId: number;
  readonly reason?: string | undefined;
  /** Milliseconds since 1970; for what ends by itself. */
  readonly nowMs?: number | undefined;
  readonly expiresAtMs?: number | undefined;
  /** One of the two agents is disabled or gone. */
  readonly isSideGone?: boolean | undefined;
}

/** When a transfer that nobody answers ends. @spec SRV-02 */
export const transferExpiresAtMs = (askedAtMs: number): number => askedAtMs + transferHours * hourMs;

/**
 * The transfer of a work order: the agent asked confirms or rejects it.
 * Decision: who asked may withdraw it while it waits; it ends by itself after a day, when either agent is gone, and when its order is given
 * to another agent or closed, or the order of an agent on leave would be stuck.
 * @spec SRV-02
 */
export const transferMachine = defineMachine<
  TransferState,
  TransferEvent,
  'isTarget' | 'isOperator' | 'reasonFits' | 'isOver',
  TransferContext
>({
  name: 'transfer',
  words: { state: 'service.transfer.state', event: 'service.transfer.event', guard: 'service.guard' },
  initial: 'pendingConfirmation',
  finals: ['confirmed', 'failed'],
  states: {
    pendingConfirmation: {
      confirm: { to: 'confirmed', guards: ['isTarget'], spec: 'SRV-02' },
      reject: { to: 'failed', guards: ['isTarget', 'reasonFits'], spec: 'SRV-02' },
      withdraw: { to: 'failed', guards: ['isOperator'], spec: 'SRV-02' },
      expire: { to: 'failed', guards: ['isOver'], spec: 'SRV-02' },
      end: { to: 'failed', spec: 'SRV-02' },
    },
    confirmed: {},
    failed: {},
  },
  guards: {
    isTarget: ({ userId, targetAgentId }) =>
      userId === targetAgentId ? undefined : { code: 'service.transfer.targetOnly' },
    isOperator: ({ userId, operatorId }) =>
      userId === operatorId ? undefined : { code: 'service.transfer.operatorOnly' },
    reasonFits: ({ reason = '' }) => checkLength('reason', reason, reasonChars),
    isOver: ({ nowMs = NaN, expiresAtMs = NaN, isSideGone = false }) =>
      isSideGone || nowMs >= expiresAtMs ? undefined : { code: 'service.transfer.stillWaits' },
  },
  refusal: (state) => ({ code: `service.transfer.refusal.${state}` }),
});

export const transferStep = (
  state: TransferState,
  event: TransferEvent,
  context: TransferContext,
): Result<TransferState> => step(transferMachine, state, event, context);

/** Whose order it is: the new agent's once confirmed, until then and after a failure still the old one's. @spec SRV-02 */
export const holderOf = (state: TransferState, { operatorId, targetAgentId }: Transfer): number =>
  state === 'confirmed' ? targetAgentId : operatorId;
