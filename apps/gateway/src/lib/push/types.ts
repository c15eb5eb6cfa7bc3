import type { Clock, PushPath, Timers } from '@fireline/api/lib';
import type { Scope, Whereabouts } from '@fireline/domain/role';

/** Who is behind a push connection. */
export interface Principal {
  readonly scope: Scope;
  readonly userId: number;
  readonly username: string;
  readonly sessionId: string;
  /** The topics that the role may listen to. */
  readonly topics: readonly string[];
  /** Differs when the role may do something else than before. */
  readonly rights: string;
  /** The token is asked about again at this instant; if it is no longer good the connection is closed. */
  readonly expiresAtMs: number;
}

/** Why a token is not good. */
export interface Refused {
  readonly code: string;
}

/** Something that happened, with where it happened, so that each subscriber gets what their scope may see. */
export interface PushMessage {
  readonly rentId: string;
  readonly topic: string;
  /** The only account that may receive it, while it sees where it happened. None: all who see that. */
  readonly userId?: number | null;
  /** The tenant's gapless number of a kept event; null for what is not kept. */
  readonly seq: number | null;
  /** ISO 8601, UTC. */
  readonly at: string;
  readonly parts: readonly { readonly where: Whereabouts; readonly data: unknown }[];
  /** True: `data` is the list of the parts in scope. False: `data` is the only part. */
  readonly list: boolean;
}

/** The far end of a connection: a `ws` socket, or a page's own. */
export interface Wire {
  send(text: string): void;
  close(code: number, reason: string): void;
  /** Bytes accepted and not yet sent. */
  readonly bufferedAmount: number;
}

export interface PushLimits {
  readonly frameBytes: number;
  readonly subscriptions: number;
  /** Connections of one session: the tabs of a browser. */
  readonly connectionsPerSession: number;
  /** A reader that lets more pile up is cut off, so that it cannot fill the server's memory. */
  readonly bufferedBytes: number;
  readonly connectTimeoutMs: number;
  readonly heartbeatMs: number;
}

export const defaultPushLimits: PushLimits = {
  frameBytes: 16 * 1024,
  subscriptions: 32,
  connectionsPerSession: 20,
  bufferedBytes: 1024 * 1024,
  connectTimeoutMs: 10_000,
  heartbeatMs: 10_000,
};

export interface HubOptions {
  /**
   * Who the token belongs to, or why it is not good; null: no reason is known. The hub itself refuses an answer whose tenant or user name is
   * not the address's.
   */
  readonly authenticate: (token: string, path: PushPath) => Promise<Principal | Refused | null>;
  /** Who the sessions belong to: those of them that are still good. */
  readonly principalsOf: (sessionIds: readonly string[]) => Promise<readonly Principal[]>;
  /** The topics there are, by name: `alarm` is the destination `/topic/alarm`. */
  readonly topics: readonly string[];
  /** Told to a reader whose role may do something else now: on which topic, and what. */
  readonly rightsChanged: { readonly topic: string; readonly data: unknown };
  readonly limits?: Partial<PushLimits>;
  readonly clock: Clock;
  readonly timers: Timers;
}

/** Why a connection was ended: the words key that goes into the ERROR frame, and the close code. */
export interface PushFault {
  readonly code: string;
  readonly closeCode: number;
}
