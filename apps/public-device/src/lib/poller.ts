import type { Cancel, Clock, Timers, Visibility } from '@fireline/api/lib';
import { type Failure, isFinal } from './failure.ts';

export interface PollerOptions<Data> {
  readonly load: (signal: AbortSignal) => Promise<Data>;
  readonly failureOf: (error: unknown) => Failure;
  readonly intervalMs: number;
  readonly clock: Clock;
  readonly timers: Timers;
  readonly visibility: Visibility;
}

export interface Polled<Data> {
  /** The newest that came; stays through failures that may pass. */
  readonly data: Data | undefined;
  readonly loadedAtMs: number | null;
  /** Why the newest attempt came to nothing. */
  readonly failure: Failure | null;
  /** Since when an answer is awaited. */
  readonly askedAtMs: number | null;
}

/**
 * Asks again and again while the page is seen: the next time is counted from the answer, so a slow server is not asked twice
 * at once. A page that comes back into sight asks at once. A link that has become of no use is not asked for again, and what
 * it showed is dropped.
 * @spec SHL-24 PUB-05 N05
 */
export class Poller<Data> {
  readonly #options: PollerOptions<Data>;
  readonly #listeners = new Set<() => void>();
  #state: Polled<Data> = { data: undefined, loadedAtMs: null, failure: null, askedAtMs: null };
  #cancelNext: Cancel | undefined;
  #asking: AbortController | undefined;

  constructor(options: PollerOptions<Data>) {
    this.#options = options;
  }

  readonly state = (): Polled<Data> => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Asks now; an answer still awaited is given up. */
  readonly refresh = (): void => void this.#ask();

  /** Asks until the returned function is called. */
  start(): () => void {
    const { visibility } = this.#options;
    const unsubscribe = visibility.subscribe(() => {
      if (visibility.isHidden()) this.#cancelNext?.();
      else if (!this.#asking) this.refresh();
    });
    this.refresh();
    return () => {
      unsubscribe();
      this.#cancelNext?.();
      this.#asking?.abort();
      this.#asking = undefined;
    };
  }

  async #ask(): Promise<void> {
    const { load, clock, failureOf } = this.#options;
    if (this.#state.failure !== null && isFinal(this.#state.failure)) return;
    this.#cancelNext?.();
    this.#asking?.abort();
    const asking = new AbortController();
    this.#asking = asking;
    this.#set({ askedAtMs: clock() });
    try {
      const data = await load(asking.signal);
      if (this.#asking === asking) this.#settle({ data, loadedAtMs: clock(), failure: null });
    } catch (error) {
      if (this.#asking !== asking) return; // given up for a newer question
      const failure = failureOf(error);
      this.#settle(isFinal(failure) ? { failure, data: undefined } : { failure });
    }
  }

  #settle(change: Partial<Polled<Data>>): void {
    const { intervalMs, timers, visibility } = this.#options;
    this.#asking = undefined;
    this.#set({ ...change, askedAtMs: null });
    if (!visibility.isHidden()) this.#cancelNext = timers.after(intervalMs, this.refresh);
  }

  #set(change: Partial<Polled<Data>>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
