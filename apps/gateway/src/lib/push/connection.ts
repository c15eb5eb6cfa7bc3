import type { Cancel, PushPath } from '@fireline/api/lib';
import { pushFaults } from './faults.ts';
import { encodeFrame, type Frame, FrameError, FrameReader } from './frames.ts';
import { Heartbeats } from './heartbeats.ts';
import type { HubOptions, Principal, PushFault, PushLimits, Refused, Wire } from './types.ts';

/** What a connection asks of the hub that holds it. */
export interface ConnectionHost {
  readonly options: HubOptions;
  readonly limits: PushLimits;
  subscribed(connection: Connection, id: string, topic: string): void;
  unsubscribed(connection: Connection, id: string): void;
  /** Connections of the session that are admitted. */
  countOf(sessionId: string): number;
  /** The reader's role may do something else now. */
  rightsChanged(connection: Connection): void;
  ended(connection: Connection): void;
}

const topicOf = (destination: string): string | undefined =>
  destination.startsWith('/topic/') ? destination.slice('/topic/'.length) : undefined;

/** Whose sessions have ended, and why. */
interface Revocation {
  readonly match: (principal: Principal) => boolean;
  readonly code: string;
}

/** One reader's conversation: CONNECT, then subscriptions, then nothing but heart-beats. Readers send nothing. */
export class Connection {
  readonly wire: Wire;
  readonly path: PushPath;
  /** Subscription id → topic. */
  readonly subscriptions = new Map<string, string>();
  /** The newest kept event this reader is known to have, or need not have. Null: none was looked at yet. */
  passedSeq: number | null = null;
  readonly #host: ConnectionHost;
  readonly #reader: FrameReader;
  readonly #heartbeats: Heartbeats;
  #principal: Principal | null = null;
  #token = '';
  /** Frames that arrived while the token was being looked up. */
  #waiting: Frame[] | null = null;
  /** Revocations that were told while the token was being looked up: its answer may be older than they are. */
  #revocations: Revocation[] = [];
  #closed = false;
  #cancelDeadline: Cancel;

  constructor(host: ConnectionHost, wire: Wire, path: PushPath) {
    this.#host = host;
    this.wire = wire;
    this.path = path;
    this.#reader = new FrameReader(host.limits.frameBytes);
    this.#heartbeats = new Heartbeats({
      clock: host.options.clock,
      timers: host.options.timers,
      ownMs: host.limits.heartbeatMs,
      beat: () => wire.send('\n'),
      lost: () => this.fail(pushFaults.heartbeatLost),
    });
    this.#cancelDeadline = host.options.timers.after(host.limits.connectTimeoutMs, () =>
      this.fail(pushFaults.connectTimeout),
    );
  }

  /** Null until the token was found good. */
  get principal(): Principal | null {
    return this.#principal;
  }

  receive(chunk: Uint8Array | string): void {
    if (this.#closed) return;
    this.#heartbeats.heard();
    try {
      for (const frame of this.#reader.read(chunk)) this.#take(frame);
    } catch (error) {
      if (!(error instanceof FrameError)) throw error;
      this.fail(pushFaults[error.reason]);
    }
  }

  /** Ends the connection when it is, or turns out to be, one of those meant. */
  revoke(match: Revocation['match'], code: string = pushFaults.tokenInvalid.code): boolean {
    if (this.#waiting) this.#revocations.push({ match, code });
    if (!this.#principal || !match(this.#principal)) return false;
    this.fail({ ...pushFaults.tokenInvalid, code });
    return true;
  }

  /** Takes in what the session was found to be now; null when it is no longer good. */
  recheck(found: Principal | null): void {
    const known = this.#principal;
    if (!known || this.#closed) return;
    if (!found || !this.#isMeant(found)) return this.fail(pushFaults.tokenInvalid);
    // subscriptions are held by scope: with another one the reader has to come again
    if (JSON.stringify(found.scope) !== JSON.stringify(known.scope)) return this.fail(pushFaults.goingAway);
    if (found.rights !== known.rights) this.#takeRights(found);
  }

  /** What the role may listen to no longer falls silent; the reader is told, and comes for what it may do now. */
  #takeRights(found: Principal): void {
    for (const [id, topic] of this.subscriptions) {
      if (found.topics.includes(topic)) continue;
      this.#host.unsubscribed(this, id);
      this.subscriptions.delete(id);
    }
    this.#principal = found;
    this.#host.rightsChanged(this);
  }

  fail({ code, closeCode }: PushFault): void {
    if (this.#closed) return;
    this.wire.send(encodeFrame('ERROR', { message: code }));
    this.end(closeCode, code);
  }

  end(closeCode: number, reason = ''): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#cancelDeadline();
    this.#heartbeats.stop();
    this.#host.ended(this);
    this.wire.close(closeCode, reason);
  }

  #take(frame: Frame): void {
    if (this.#closed) return;
    if (!this.#waiting) return this.#act(frame);
    // an honest reader waits for CONNECTED; a few early subscriptions are no harm
    if (this.#waiting.length >= this.#host.limits.subscriptions) return this.fail(pushFaults.tooManySubscriptions);
    this.#waiting.push(frame);
  }

  #act(frame: Frame): void {
    const { command } = frame;
    if (command === 'CONNECT' || command === 'STOMP') return this.#connect(frame);
    if (!this.#principal) return this.fail(pushFaults.notConnected);
    switch (command) {
      case 'SUBSCRIBE':
        return this.#subscribe(frame);
      case 'UNSUBSCRIBE':
        return this.#unsubscribe(frame);
      case 'DISCONNECT':
        this.#confirm(frame);
        return this.end(1000);
      default:
        return this.fail(pushFaults.unsupported);
    }
  }

  #connect({ headers }: Frame): void {
    if (this.#principal) return this.fail(pushFaults.unsupported);
    if (!headers.get('accept-version')?.split(',').includes('1.2')) return this.fail(pushFaults.unsupported);
    const beats = this.#heartbeats.agree(headers.get('heart-beat') ?? '0,0');
    if (!beats) return this.fail(pushFaults.malformed);
    this.#token = headers.get('token') ?? '';
    this.#waiting = [];
    void this.#identify().then((principal) => {
      if (!principal || this.#closed) return;
      if (this.#host.countOf(principal.sessionId) >= this.#host.limits.connectionsPerSession)
        return this.fail(pushFaults.tooManyConnections);
      this.#cancelDeadline();
      this.#admit(principal);
      this.wire.send(encodeFrame('CONNECTED', { version: '1.2', 'heart-beat': beats }));
      const early = this.#waiting ?? [];
      this.#waiting = null;
      for (const frame of early) this.#take(frame);
    });
  }

  /** The principal behind the token; null after having ended the connection because there is none. */
  async #identify(): Promise<Principal | null> {
    let found: Principal | Refused | null;
    try {
      found = this.#token === '' ? null : await this.#host.options.authenticate(this.#token, this.path);
    } catch {
      // the store is out of reach: the reader is told to come again, not that its token is bad
      this.fail(pushFaults.unavailable);
      return null;
    }
    const principal = found && 'scope' in found ? found : null;
    const revoked = principal && this.#revocations.find(({ match }) => match(principal));
    this.#revocations = [];
    if (principal && this.#isMeant(principal) && !revoked) return principal;
    const { code } = revoked ?? (found && 'code' in found ? found : pushFaults.tokenInvalid);
    this.fail({ ...pushFaults.tokenInvalid, code });
    return null;
  }

  #isMeant({ scope, username, expiresAtMs }: Principal): boolean {
    const { rentId, user } = this.path;
    return scope.rentId === rentId && username === user && expiresAtMs > this.#host.options.clock();
  }

  /** Lets the reader in until the token runs out; then it is asked about again, for sessions that were prolonged. */
  #admit(principal: Principal): void {
    this.#principal = principal;
    const { clock, timers } = this.#host.options;
    this.#cancelDeadline = timers.after(principal.expiresAtMs - clock(), () => {
      void this.#identify().then((renewed) => {
        if (renewed) this.recheck(renewed);
        if (renewed && !this.#closed) this.#admit(renewed);
      });
    });
  }

  #subscribe(frame: Frame): void {
    const id = frame.headers.get('id');
    const destination = frame.headers.get('destination');
    if (!id || !destination) return this.fail(pushFaults.malformed);
    const topic = topicOf(destination);
    if (topic === undefined || !this.#host.options.topics.includes(topic)) return this.fail(pushFaults.unknownTopic);
    if (!this.#principal?.topics.includes(topic)) return this.fail(pushFaults.noPermission);
    const known = this.subscriptions.get(id);
    // the same asked again, because the confirmation was slow, is confirmed again
    if (known !== undefined && known !== topic) return this.fail(pushFaults.malformed);
    if (known === undefined) {
      if (this.subscriptions.size >= this.#host.limits.subscriptions) return this.fail(pushFaults.tooManySubscriptions);
      this.subscriptions.set(id, topic);
      this.#host.subscribed(this, id, topic);
    }
    this.#confirm(frame);
  }

  #unsubscribe(frame: Frame): void {
    const id = frame.headers.get('id');
    if (!id) return this.fail(pushFaults.malformed);
    if (this.subscriptions.has(id)) this.#host.unsubscribed(this, id);
    this.subscriptions.delete(id);
    this.#confirm(frame);
  }

  #confirm({ headers }: Frame): void {
    const receipt = headers.get('receipt');
    if (receipt !== undefined) this.wire.send(encodeFrame('RECEIPT', { 'receipt-id': receipt }));
  }
}
