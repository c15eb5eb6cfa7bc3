import type { PushPath } from '@fireline/api/lib';
import { isInScope, partnersOf, placesOf, type Scope } from '@fireline/domain/role';
import { Connection, type ConnectionHost } from './connection.ts';
import { pushFaults } from './faults.ts';
import { escapeHeader } from './frames.ts';
import { TenantSequence } from './sequence.ts';
import {
  defaultPushLimits,
  type HubOptions,
  type Principal,
  type PushLimits,
  type PushMessage,
  type Wire,
} from './types.ts';

/** The readers of one topic who may see the same: a body is filtered and written out once for all of them. */
interface Audience {
  readonly scope: Scope;
  /** `SUBSCRIBE` ids by connection. */
  readonly readers: Map<Connection, Set<string>>;
}

const scopeKey = (s: Scope): string =>
  JSON.stringify([s.role, s.orgPath, partnersOf(s), s.unitId, s.maintId, s.withinPartnerIds, placesOf(s)]);

/**
 * The push centre of one node: holds the readers, and hands every message to those who may see it.
 * @spec ALM-06 ROL-06
 */
export class Hub {
  readonly #host: ConnectionHost;
  readonly #limits: PushLimits;
  readonly #connections = new Set<Connection>();
  /** `{rentId}\n{topic}` → scope key → audience. */
  readonly #topics = new Map<string, Map<string, Audience>>();
  readonly #sequences = new Map<string, TenantSequence>();
  #messages = 0;
  #isClosed = false;

  constructor(options: HubOptions) {
    this.#limits = { ...defaultPushLimits, ...options.limits };
    this.#host = {
      options,
      limits: this.#limits,
      subscribed: (connection, id, topic) => this.#add(connection, id, topic),
      unsubscribed: (connection, id) => this.#remove(connection, id),
      countOf: (sessionId) => [...this.#connections].filter((one) => one.principal?.sessionId === sessionId).length,
      rightsChanged: (connection) => this.#tellOf(connection, options.rightsChanged),
      ended: (connection) => {
        for (const id of connection.subscriptions.keys()) this.#remove(connection, id);
        this.#connections.delete(connection);
      },
    };
  }

  /** How many connections are open, those not yet admitted included. */
  get size(): number {
    return this.#connections.size;
  }

  /** How many connections belong to somebody who has signed in. */
  get readers(): number {
    return [...this.#connections].filter(({ principal }) => principal !== null).length;
  }

  /** How many messages had somebody to read them, since the start. */
  get messages(): number {
    return this.#messages;
  }

  /** Takes up a new connection. The owner of the wire feeds `receive` and tells `end` when the wire is gone. */
  open(wire: Wire, path: PushPath): Connection {
    const connection = new Connection(this.#host, wire, path);
    this.#connections.add(connection);
    if (this.#isClosed) connection.fail(pushFaults.goingAway);
    return connection;
  }

  /**
   * Hands the message to every subscriber who may see at least one of its parts, or to the one account that it is addressed to. Kept events go in the order of their
   * numbers: one that comes late or twice is left out, and whoever misses it sees the gap and fetches it.
   * @returns how many frames were sent
   */
  deliver(message: PushMessage): number {
    const { rentId, topic, userId, seq } = message;
    const sequence = seq === null ? undefined : this.#sequenceOf(rentId);
    if (sequence && seq !== null && !sequence.pass(seq)) return 0;
    const audiences = this.#topics.get(`${rentId}\n${topic}`);
    if (!audiences) return 0;
    const messageId = ++this.#messages;
    let count = 0;
    for (const audience of audiences.values()) {
      const data = visibleData(message, audience.scope);
      if (data === undefined) continue;
      const rest = messageText(topic, messageId, { seq, topic, at: message.at, data });
      count += this.#send(meantOf(audience, userId), rest, seq, sequence);
    }
    return count;
  }

  /** Whether anybody would get what is delivered. */
  hasReaders(rentId: string, topic: string): boolean {
    return this.#topics.has(`${rentId}\n${topic}`);
  }

  /** Closes every connection meant, with 4401 and why: after a logout, a lock, a changed role. */
  revoke(match: (principal: Principal) => boolean, code?: string): number {
    return [...this.#connections].filter((connection) => connection.revoke(match, code)).length;
  }

  /**
   * Looks up the session behind every connection, or every one of a tenant: closes those whose session has ended or sees something else
   * now, and tells those whose role may do something else.
   * @spec SES-11 ROL-07
   */
  async checkSessions(rentId?: string): Promise<void> {
    const meant = [...this.#connections].flatMap(({ principal }) => principal ?? []);
    const asked = new Set(
      meant.flatMap(({ scope, sessionId }) => (rentId === undefined || scope.rentId === rentId ? sessionId : [])),
    );
    if (asked.size === 0) return;
    const found = new Map((await this.#host.options.principalsOf([...asked])).map((one) => [one.sessionId, one]));
    for (const connection of this.#connections) {
      const sessionId = connection.principal?.sessionId;
      if (sessionId !== undefined && asked.has(sessionId)) connection.recheck(found.get(sessionId) ?? null);
    }
  }

  /** Notifies the accounts that are meant, wherever they are connected, and nobody else. @spec SES-11 SHL-29 ROL-05 */
  tell(isMeant: (principal: Principal) => boolean, message: HubOptions['rightsChanged']): void {
    for (const connection of this.#connections)
      if (connection.principal && isMeant(connection.principal)) this.#tellOf(connection, message);
  }

  /** Tells the readers of a topic, or those of them whose sight has changed, to fetch afresh what they hold. */
  reload(topic: string, isMeant: (scope: Scope) => boolean = () => true): void {
    const at = new Date(this.#host.options.clock()).toISOString();
    const rest = messageText(topic, ++this.#messages, { seq: null, topic, at, data: [], reload: true });
    for (const [key, audiences] of this.#topics)
      if (key.endsWith(`\n${topic}`))
        for (const audience of audiences.values())
          if (isMeant(audience.scope)) this.#send(audience, rest, null, undefined);
  }

  /** Tells everyone to come back elsewhere or later, and takes nobody in any more. */
  close(): void {
    this.#isClosed = true;
    for (const connection of this.#connections) connection.fail(pushFaults.goingAway);
  }

  #send({ readers }: Audience, rest: string, seq: number | null, sequence: TenantSequence | undefined): number {
    let count = 0;
    // readers who are equally far get the very same text: it is put together once, and the wire can encode it once
    const frames = new Map<string, string>();
    for (const [connection, ids] of readers) {
      if (connection.wire.bufferedAmount > this.#limits.bufferedBytes) {
        connection.fail(pushFaults.tooSlow);
        continue;
      }
      const previous = sequence ? `previous:${sequence.previousFor(connection.passedSeq)}\n` : '';
      for (const id of ids) {
        const key = `${id}\n${previous}`;
        let frame = frames.get(key);
        if (frame === undefined) {
          frame = `MESSAGE\nsubscription:${escapeHeader(id)}\n${previous}${rest}`;
          frames.set(key, frame);
        }
        connection.wire.send(frame);
      }
      if (seq !== null) connection.passedSeq = seq;
      count += ids.size;
    }
    return count;
  }

  #tellOf(connection: Connection, { topic, data }: HubOptions['rightsChanged']): void {
    const at = new Date(this.#host.options.clock()).toISOString();
    const rest = messageText(topic, ++this.#messages, { seq: null, topic, at, data });
    for (const [id, subscribed] of connection.subscriptions)
      if (subscribed === topic) connection.wire.send(`MESSAGE\nsubscription:${escapeHeader(id)}\n${rest}`);
  }

  #sequenceOf(rentId: string): TenantSequence {
    let sequence = this.#sequences.get(rentId);
    if (!sequence) this.#sequences.set(rentId, (sequence = new TenantSequence()));
    return sequence;
  }

  #add(connection: Connection, id: string, topic: string): void {
    const { principal } = connection;
    if (!principal) return;
    const key = `${principal.scope.rentId}\n${topic}`;
    let audiences = this.#topics.get(key);
    if (!audiences) this.#topics.set(key, (audiences = new Map()));
    let audience = audiences.get(scopeKey(principal.scope));
    if (!audience) {
      audience = { scope: principal.scope, readers: new Map() };
      audiences.set(scopeKey(principal.scope), audience);
    }
    const ids = audience.readers.get(connection);
    if (ids) ids.add(id);
    else audience.readers.set(connection, new Set([id]));
    // what passed before this moment did not reach the reader: the next event has to name it
    connection.passedSeq = this.#sequences.get(principal.scope.rentId)?.last ?? null;
  }

  #remove(connection: Connection, id: string): void {
    const topic = connection.subscriptions.get(id);
    const scope = connection.principal?.scope;
    if (topic === undefined || !scope) return;
    const key = `${scope.rentId}\n${topic}`;
    const audiences = this.#topics.get(key);
    const audience = audiences?.get(scopeKey(scope));
    const ids = audience?.readers.get(connection);
    ids?.delete(id);
    if (ids?.size === 0) audience?.readers.delete(connection);
    if (audience?.readers.size === 0) audiences?.delete(scopeKey(scope));
    if (audiences?.size === 0) this.#topics.delete(key);
  }
}

/** Of an audience the account that a message is addressed to; all of it when there is none. */
const meantOf = (audience: Audience, userId: number | null | undefined): Audience => {
  if (userId == null) return audience;
  const readers = [...audience.readers].filter(([{ principal }]) => principal?.userId === userId);
  return { ...audience, readers: new Map(readers) };
};

/** A MESSAGE frame without what differs from reader to reader. */
const messageText = (topic: string, messageId: number, body: object): string =>
  `destination:/topic/${escapeHeader(topic)}\nmessage-id:${messageId}\ncontent-type:application/json\n\n${JSON.stringify(body)}\0`;

/** What of the message the scope may see; nothing when it may see none of it. */
function visibleData({ parts, list }: PushMessage, scope: Scope): unknown {
  const visible = parts.filter((part) => isInScope(scope, part.where)).map((part) => part.data);
  if (visible.length === 0) return undefined;
  return list ? visible : visible[0];
}
