import type { Topic } from './call.ts';
import type { LinkState } from './linkState.ts';
import type { SessionPort } from './sessionPort.ts';
import type { PushSocket } from './stompConnection.ts';
import type { Clock, Timers } from './time.ts';
import type { Network } from './network.ts';
import type { Visibility } from './visibility.ts';

/** One message of a topic. */
export interface PushEvent<Payload = unknown> {
  /** The tenant's number of a kept event; null for a volatile one. */
  readonly seq: number | null;
  readonly topic: string;
  /** ISO 8601. */
  readonly at: string;
  readonly data: Payload;
}
export type KeptEvent<Payload = unknown> = PushEvent<Payload> & { readonly seq: number };

/** What `shell.events` answers. */
export interface EventsPage {
  /** Oldest first; only kept ones, only those the reader may see. */
  readonly events: readonly KeptEvent[];
  /** The tenant's newest number, read no later than the events. */
  readonly latest: number;
  /** There are more events after the last of these. */
  readonly more: boolean;
  /** Some events after the number asked for are kept no longer. */
  readonly expired: boolean;
}
export type FetchEvents = (
  args: { readonly after: number; readonly limit: number },
  options: { readonly signal: AbortSignal },
) => Promise<EventsPage>;

export interface TopicHandler<Payload = unknown> {
  /** New events, in order, each once. */
  events(events: readonly PushEvent<Payload>[]): void;
  /**
   * Fetch afresh what you hold: told once at the beginning, and whenever events were lost for good.
   * Whatever happens after this moment comes as events.
   */
  reload?(): void;
}

export interface PushOptions {
  /** The whole address, `wss://host/websock/pushCenter/R001-platform`; see `pushPath`. */
  readonly url: string;
  readonly session: SessionPort;
  /** `(args, options) => client.send(shellCalls.events, args, options)` */
  readonly fetchEvents: FetchEvents;
  /** The kept topics, subscribed to from the beginning: they share one sequence. Volatile ones only while listened to. */
  readonly keptTopics: readonly Topic[];
  /** Whether the reader may listen to a kept topic, asked at each new connection; to all of them unless given. @spec ROL-07 */
  readonly mayListen?: (topic: Topic) => boolean;
  readonly webSocketFactory?: (url: string) => PushSocket;
  readonly random?: () => number;
  readonly clock?: Clock;
  readonly timers?: Timers;
  readonly visibility?: Visibility;
  readonly network?: Network;
}

export interface PushClient {
  /** Connects and stays connected until `stop`, or until the session ends. Does nothing when it already runs. */
  start(): void;
  stop(): void;
  /** @returns ends the listening */
  listen<Payload>(topic: Topic<Payload>, handler: TopicHandler<Payload>): () => void;
  /** The truth about the link; the same object until something changes. */
  link(): LinkState;
  subscribeLink(listener: () => void): () => void;
}
