import type { OrderEvent, OrderState, OrderTrackEvent } from '@fireline/domain/service';
import { orderMachine } from '@fireline/domain/service';

/** What a track says that an order is now. */
export interface Replayed {
  readonly state: OrderState;
  readonly agentName: string;
  readonly level: string;
  readonly isTransferPending: boolean;
}
export interface Entry {
  readonly event: OrderTrackEvent;
  readonly by: string;
  readonly toName: string;
  readonly toLevel: string | null;
}

const ends: ReadonlySet<OrderTrackEvent> = new Set([
  'confirmTransfer',
  'rejectTransfer',
  'withdrawTransfer',
  'expireTransfer',
  'reassign',
  'close',
]);

/** Goes through the track of an order, from its creation on. @throws Error where a step is none that the machine has in that state */
export function replay(track: readonly Entry[], madeLevel: string): Replayed {
  let now: Replayed = { state: 'pending', agentName: '', level: madeLevel, isTransferPending: false };
  for (const { event, by, toName, toLevel } of track) {
    const next = orderMachine.states[now.state][event as OrderEvent];
    const isBeside = event === 'create' || event === 'rate' || event.endsWith('Transfer');
    if (!next && !isBeside) throw new Error(`${event} in ${now.state}`);
    now = {
      state: next?.to ?? now.state,
      agentName:
        event === 'accept'
          ? by
          : event === 'decline'
            ? ''
            : event === 'dispatch' || event === 'reassign' || event === 'confirmTransfer'
              ? toName
              : now.agentName,
      level: toLevel ?? now.level,
      isTransferPending: event === 'transfer' || (now.isTransferPending && !ends.has(event)),
    };
  }
  return now;
}
