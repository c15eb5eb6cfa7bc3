import { checkLength, defineMachine, type Result, step } from '../lib/index.ts';
import { reasonChars } from './limits.ts';

export const transferStates = ['pendingConfirmation', 'confirmed', 'failed'] as const;
export type TransferState = (typeof transferStates)[number];
export const transferEvents = ['confirm', 'reject', 'withdraw'] as const;
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
}

/**
 * The transfer of a work order: the agent asked confirms or rejects it.
 * Decision: who asked may withdraw it while it waits, or the order of an agent on leave would be stuck.
 * @spec SRV-02
 */
export const transferMachine = defineMachine<
  TransferState,
  TransferEvent,
  'isTarget' | 'isOperator' | 'reasonFits',
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
