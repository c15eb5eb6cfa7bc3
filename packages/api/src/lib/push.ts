import { type EndingAction, pollIntervalMs, pushReconnectMs } from '@fireline/domain/shell';
import type { Topic } from './call.ts';
import { CallError } from './callError.ts';
import { KeptEvents } from './keptEvents.ts';
import { type Network, ownNetwork } from './network.ts';
import { type LinkState, LinkStore } from './linkState.ts';
import type { KeptEvent, PushClient, PushEvent, PushOptions, TopicHandler } from './pushTypes.ts';
import { spreadDelay } from './spread.ts';
import { StompConnection } from './stompConnection.ts';
import { type Cancel, type Clock, systemClock, systemTimers, type Timers } from './time.ts';
import { TopicHandlers } from './topicHandlers.ts';
import { alwaysVisible, pageVisibility, type Visibility } from './visibility.ts';

/** What travels in a message; `reload`: there may have been changes that nobody was told of. */
type Message = PushEvent & { readonly reload?: boolean };

const parseMessage = (body: string): Message | undefined => {
  try {
    return JSON.parse(body) as Message;
  } catch {
    // a broken kept event shows as a gap and is fetched; a volatile one is followed by newer ones
    return undefined;
  }
};

/**
 * The push client: one socket, every kept event once and in order whatever happens to the socket, and the truth about the
 * link. One client serves one session: another account gets another client.
 * @spec ALM-06 N04 N05 SHL-24
 */
export function createPushClient(options: PushOptions): PushClient {
  return new Push(options);
}

class Push implements PushClient {
  readonly #options: PushOptions;
  readonly #random: () => number;
  readonly #clock: Clock;
  readonly #timers: Timers;
  readonly #visibility: Visibility;
  readonly #network: Network;
  readonly #handlers = new TopicHandlers();
  readonly #kept: KeptEvents;
  readonly #link: LinkStore;
  #run: AbortController | null = null;
  #connection: StompConnection | null = null;
  /** Since when nothing was told at once, and how many events had been fetched by then. */
  #lost: { readonly atMs: number; readonly replayed: number } | null = null;
  #isJustRenewed = false;
  #hasToldThatNothingComes = false;
  #cancelReconnect: Cancel | undefined;
  #cancelPoll: Cancel | undefined;
  #cancelResync: Cancel | undefined;
  /** Topics that are fetched afresh soon. */
  readonly #reloads = new Map<string, Cancel>();
  #unwatch: (() => void) | undefined;
  #unwatchNetwork: (() => void) | undefined;

  constructor(options: PushOptions) {
    this.#options = options;
    this.#random = options.random ?? Math.random;
    this.#clock = options.clock ?? systemClock;
    this.#timers = options.timers ?? systemTimers;
    this.#visibility =
      options.visibility ?? (typeof document === 'undefined' ? alwaysVisible : pageVisibility(document));
    this.#network = options.network ?? ownNetwork();
    this.#link = new LinkStore(this.#clock, this.#timers);
    this.#kept = new KeptEvents({
      fetchEvents: options.fetchEvents,
      deliver: (events) => this.#handlers.deliver(events),
      reload: () => this.#handlers.reload('kept'),
      onGap: () => {
        if (this.#connection) void this.#settle(this.#connection);
      },
    });
  }

  readonly link = (): LinkState => this.#link.get();
  readonly subscribeLink = (listener: () => void): (() => void) => this.#link.subscribe(listener);

  listen<Payload>(topic: Topic<Payload>, handler: TopicHandler<Payload>): () => void {
    const added = handler as TopicHandler;
    const isKept = topic.kind === 'kept';
    if (isKept && !this.#options.keptTopics.some(({ name }) => name === topic.name))
      throw new Error(`${topic.name} is not among the kept topics of this client`);
    const isFirst = this.#handlers.add(topic, added);
    if (isKept) this.#begin(topic, added, Promise.resolve(), this.#kept.position !== null);
    else this.#begin(topic, added, isFirst ? this.#connection?.subscribe([topic.name]) : undefined, this.#isFlowing());
    return () => {
      if (this.#handlers.remove(topic, added) && !isKept) this.#connection?.unsubscribe(topic.name);
    };
  }

  start(): void {
    if (this.#run) return;
    this.#run = new AbortController();
    this.#hasToldThatNothingComes = false;
    this.#unwatch = this.#visibility.subscribe(() => this.#seen());
    this.#unwatchNetwork = this.#network.subscribe(({ isOnline }) => (isOnline ? this.#online() : this.#offline()));
    this.#link.become('connecting');
    this.#connect();
  }

  stop(): void {
    if (!this.#run) return;
    this.#run.abort();
    this.#run = null;
    this.#unwatch?.();
    this.#unwatchNetwork?.();
    this.#cancelReconnect?.();
    this.#cancelReconnect = undefined;
    this.#cancelPoll?.();
    this.#cancelPoll = undefined;
    this.#cancelResync?.();
    for (const cancel of this.#reloads.values()) cancel();
    this.#reloads.clear();
    this.#connection?.close();
    this.#connection = null;
    this.#markLost();
    this.#link.flush();
    this.#link.become('closed');
  }

  #connect(): void {
    const token = this.#options.session.token();
    if (token === null) return this.stop();
    const { url, webSocketFactory = (address: string) => new WebSocket(address, ['v12.stomp']) } = this.#options;
    const connection = new StompConnection({
      socket: () => webSocketFactory(url),
      token,
      timers: this.#timers,
      random: this.#random,
      onConnected: () => void this.#connected(connection),
      onMessage: (body, previous) => this.#message(body, previous),
      onHeartbeat: () => this.#heard(),
      onClosed: (reason, why) => {
        this.#connection = null;
        if (reason === 'tokenInvalid') void this.#renew(token, why);
        else this.#lostIt();
      },
    });
    this.#connection = connection;
  }

  async #connected(connection: StompConnection): Promise<void> {
    this.#isJustRenewed = false;
    this.#kept.suspect();
    const { keptTopics, mayListen = () => true } = this.#options;
    const kept = keptTopics.filter(mayListen).map(({ name }) => name);
    await connection.subscribe([...new Set([...kept, ...this.#handlers.names()])]);
    await this.#settle(connection);
  }

  /** Fetches what is missing; the link is live only then. Tried again for as long as the connection holds. */
  async #settle(connection: StompConnection): Promise<void> {
    const gap = { atMs: this.#clock(), replayed: this.#kept.replayed };
    const isComplete = await this.#sync();
    if (this.#connection !== connection) return;
    if (!isComplete) {
      this.#link.become('stale');
      this.#tellThatNothingComes();
      this.#cancelResync?.();
      const delayMs = spreadDelay(pushReconnectMs, 1, this.#random());
      this.#cancelResync = this.#timers.after(delayMs, () => void this.#settle(connection));
      return;
    }
    this.#cancelPoll?.();
    this.#cancelPoll = undefined;
    const { atMs, replayed } = this.#lost ?? gap;
    const count = this.#kept.replayed - replayed;
    if (this.#lost || count > 0) this.#link.replayed(count, this.#clock() - atMs);
    this.#lost = null;
    const wasLive = this.#link.get().state === 'live';
    this.#link.live();
    // what is not kept was not told meanwhile
    if (!wasLive) this.#handlers.reload('volatile');
  }

  /** False: not possible now. */
  async #sync(): Promise<boolean> {
    const run = this.#run;
    if (!run) return false;
    try {
      await this.#kept.sync(run.signal);
      this.#link.heard();
      return true;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // the client has already led to the login page
      if (error.kind === 'tokenInvalid' && this.#run === run) this.stop();
      return false;
    }
  }

  /** Who waits for the first word since the start asks for itself now, and can say that it failed. */
  #tellThatNothingComes(): void {
    if (this.#hasToldThatNothingComes || this.#kept.position !== null) return;
    this.#hasToldThatNothingComes = true;
    this.#handlers.reload('kept');
    this.#handlers.reload('volatile');
  }

  #message(body: string, previous: number | null): void {
    this.#heard();
    const event = parseMessage(body);
    if (!event) return;
    if (event.reload) return this.#reloadSoon(event.topic);
    if (event.seq === null) this.#handlers.deliver([event]);
    else this.#kept.offer(event as KeptEvent, previous ?? event.seq - 1);
  }

  /** All readers are told in the same moment, and come one after the other. */
  #reloadSoon(topic: string): void {
    if (this.#reloads.has(topic)) return;
    const cancel = this.#timers.after(Math.round(pushReconnectMs * this.#random()), () => {
      this.#reloads.delete(topic);
      this.#handlers.reloadTopic(topic);
    });
    this.#reloads.set(topic, cancel);
  }

  /** Before the link is live something may be missing: what comes then does not confirm what is shown. */
  #heard(): void {
    if (this.#link.get().state === 'live') this.#link.heard();
  }

  /** The browser says that it has no network: nothing counts as live until an answer proves otherwise. */
  #offline(): void {
    this.#link.become('stale');
    const connection = this.#connection;
    if (!connection) return;
    this.#cancelResync?.();
    const delayMs = spreadDelay(pushReconnectMs, 1, this.#random());
    this.#cancelResync = this.#timers.after(delayMs, () => void this.#settle(connection));
  }

  /** The network is back: asks at once, over a new connection, because the old one may be dead without having been told. */
  #online(): void {
    this.#cancelResync?.();
    this.#connection?.close();
    this.#connection = null;
    this.#markLost();
    this.#cancelReconnect?.();
    this.#cancelReconnect = undefined;
    this.#cancelPoll?.();
    this.#poll();
    this.#connect();
  }

  #lostIt(): void {
    const wasLive = this.#lost === null && this.#kept.position !== null;
    this.#markLost();
    this.#cancelResync?.();
    this.#link.failed();
    // an attempt that failed, not a connection that was cut: the next one may take long
    if (!wasLive && !this.#cancelPoll) this.#poll();
    // what was marked as old stays marked until an answer
    else if (wasLive && this.#link.get().state === 'live') this.#link.become('connecting');
    this.#reconnect();
  }

  #markLost(): void {
    if (this.#kept.position !== null) this.#lost ??= { atMs: this.#clock(), replayed: this.#kept.replayed };
  }

  #reconnect(): void {
    this.#cancelReconnect?.();
    const delayMs = spreadDelay(pushReconnectMs, this.#link.get().attempts, this.#random());
    this.#cancelReconnect = this.#timers.after(delayMs, () => {
      this.#cancelReconnect = undefined;
      this.#connect();
    });
  }

  /** Asks now, unless nobody is looking, and every 15 s from then on until the link is live. */
  #poll(): void {
    this.#cancelPoll = this.#timers.after(pollIntervalMs, () => this.#poll());
    if (this.#visibility.isHidden()) return;
    void this.#sync().then((isAnswered) => {
      if (!this.#run || !this.#cancelPoll) return;
      this.#link.become(isAnswered ? 'polling' : 'stale');
      if (isAnswered) this.#handlers.reload('volatile');
      else this.#tellThatNothingComes();
    });
  }

  /** The tab came to the front: what its slowed-down timers put off is done now. */
  #seen(): void {
    if (this.#visibility.isHidden()) return;
    if (this.#cancelPoll) {
      this.#cancelPoll();
      this.#poll();
    }
    if (this.#cancelReconnect) {
      this.#cancelReconnect();
      this.#cancelReconnect = undefined;
      this.#connect();
    }
  }

  async #renew(refusedToken: string, why: EndingAction | undefined): Promise<void> {
    const { session } = this.#options;
    const run = this.#run;
    let isRenewed: boolean;
    try {
      // a fresh token refused at once will not be bettered by another
      isRenewed = !why && !this.#isJustRenewed && (await session.renew(refusedToken));
      this.#isJustRenewed = isRenewed;
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      // it could not be tried; the next attempt to connect brings us back here
      isRenewed = true;
    }
    if (this.#run !== run) return;
    if (isRenewed) return this.#lostIt();
    this.stop();
    session.onExpired(refusedToken, why);
  }

  #isFlowing(): boolean {
    const { state } = this.#link.get();
    return state === 'live' || state === 'polling' || state === 'stale';
  }

  /** Has a new handler fetch what it is to hold; while nothing flows yet that is told to all, later. */
  #begin(topic: Topic, handler: TopicHandler, subscribed: Promise<void> | undefined, isFlowing: boolean): void {
    if (!isFlowing) return;
    void (subscribed ?? Promise.resolve()).then(() => {
      if (this.#handlers.has(topic, handler)) handler.reload?.();
    });
  }
}
