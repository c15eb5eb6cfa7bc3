import { endedBy, type EndingAction, pushResubscribeMs } from '@fireline/domain/shell';
import { Client, type IMessage, type IStompSocket, Versions } from '@stomp/stompjs';
import { spreadDelay } from './spread.ts';
import type { Cancel, Timers } from './time.ts';

const heartbeatMs = 10_000;
const connectTimeoutMs = 10_000;
/** How often an unconfirmed subscription is asked for again before the connection counts as broken. */
const subscribeTriesMax = 3;
/** The server's close code for a token that is not, or no longer, good. */
const tokenInvalidClose = 4401;
const tokenInvalidCode = 'session.tokenInvalid';

export type PushSocket = IStompSocket;

interface StompConnectionOptions {
  readonly socket: () => PushSocket;
  readonly token: string;
  readonly timers: Timers;
  readonly random: () => number;
  readonly onConnected: () => void;
  readonly onMessage: (body: string, previous: number | null) => void;
  /** The server lives. */
  readonly onHeartbeat: () => void;
  /** Once, and nothing after it. */
  readonly onClosed: (reason: 'tokenInvalid' | 'lost', why?: EndingAction) => void;
}

/** One connection from CONNECT to its end. It does not come back by itself: that is the push client's to decide. */
export class StompConnection {
  readonly #options: StompConnectionOptions;
  readonly #stomp: Client;
  /** Topics not confirmed yet: the number of the subscription, and what calls its next try off. */
  readonly #unconfirmed = new Map<string, { readonly number: number; readonly cancel: Cancel }>();
  #subscriptions = 0;
  #whenConfirmed: (() => void)[] = [];
  #cancelTimeout: Cancel;
  #isTokenInvalid = false;
  #endedBy: EndingAction | undefined;
  #isOver = false;

  constructor(options: StompConnectionOptions) {
    this.#options = options;
    this.#stomp = new Client({
      webSocketFactory: options.socket,
      connectHeaders: { token: options.token },
      stompVersions: new Versions([Versions.V1_2]),
      reconnectDelay: 0,
      heartbeatIncoming: heartbeatMs,
      heartbeatOutgoing: heartbeatMs,
      discardWebsocketOnCommFailure: true,
      onConnect: () => {
        this.#cancelTimeout();
        if (!this.#isOver) options.onConnected();
      },
      onStompError: ({ headers }) => {
        this.#endedBy = endedBy(headers.message);
        this.#isTokenInvalid ||= headers.message === tokenInvalidCode || this.#endedBy !== undefined;
      },
      onWebSocketClose: (event: { readonly code?: number }) => {
        this.#over(this.#isTokenInvalid || event.code === tokenInvalidClose ? 'tokenInvalid' : 'lost');
      },
      // browsers slow the timers of hidden tabs down to one a minute, but not the arrival of the server's beats
      onHeartbeatReceived: () => {
        if (!this.#isOver) options.onHeartbeat();
        const socket = this.#stomp.webSocket;
        if (socket?.readyState === 1) socket.send('\n');
      },
    });
    this.#cancelTimeout = options.timers.after(connectTimeoutMs, () => this.#break());
    this.#stomp.activate();
  }

  /** Resolves when the server has confirmed all of them; not at all when the connection ends before. */
  async subscribe(topics: readonly string[]): Promise<void> {
    for (const topic of topics) this.#ask(topic, ++this.#subscriptions, 1);
    if (this.#unconfirmed.size > 0) await new Promise<void>((resolve) => this.#whenConfirmed.push(resolve));
  }

  unsubscribe(topic: string): void {
    if (this.#stomp.connected) this.#stomp.unsubscribe(topic);
    this.#settled(topic);
  }

  /** Ends it without telling `onClosed`. */
  close(): void {
    this.#isOver = true;
    this.#cancelAll();
    // resolves when the socket is gone, which nobody waits for
    void this.#stomp.deactivate({ force: true });
  }

  #ask(topic: string, number: number, attempt: number): void {
    if (this.#isOver || !this.#stomp.connected) return;
    // no two are alike: one of a subscription that was given up says nothing about the next
    const receipt = `subscribed-${topic}-${number}-${attempt}`;
    const { timers, random, onMessage } = this.#options;
    const cancel = timers.after(spreadDelay(pushResubscribeMs, attempt, random()), () => {
      if (attempt === subscribeTriesMax) this.#break();
      else this.#ask(topic, number, attempt + 1);
    });
    this.#unconfirmed.set(topic, { number, cancel });
    this.#stomp.watchForReceipt(receipt, () => {
      if (this.#unconfirmed.get(topic)?.number === number) this.#settled(topic);
    });
    const take = ({ body, headers }: IMessage) =>
      onMessage(body, headers.previous === undefined ? null : Number(headers.previous));
    this.#stomp.subscribe(`/topic/${topic}`, take, { id: topic, receipt });
  }

  /** Nothing more is waited for: the topic is confirmed, or no longer wanted. */
  #settled(topic: string): void {
    this.#unconfirmed.get(topic)?.cancel();
    this.#unconfirmed.delete(topic);
    if (this.#unconfirmed.size > 0) return;
    for (const resolve of this.#whenConfirmed.splice(0)) resolve();
  }

  /** Gives the connection up from this side. */
  #break(): void {
    if (this.#isOver) return;
    this.close();
    this.#options.onClosed('lost');
  }

  #over(reason: 'tokenInvalid' | 'lost'): void {
    if (this.#isOver) return;
    this.#isOver = true;
    this.#cancelAll();
    void this.#stomp.deactivate({ force: true });
    this.#options.onClosed(reason, this.#endedBy);
  }

  #cancelAll(): void {
    this.#cancelTimeout();
    for (const { cancel } of this.#unconfirmed.values()) cancel();
    this.#unconfirmed.clear();
    this.#whenConfirmed = [];
  }
}
