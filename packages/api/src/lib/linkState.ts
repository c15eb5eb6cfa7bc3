import type { Cancel, Clock, Timers } from './time.ts';

/**
 * `connecting`: trying, nothing is known to be missing yet. `live`: what happens is told at once. `polling`: no socket, asked
 * for every 15 s. `stale`: no socket, and the last question was not answered. `closed`: stopped, or the session ended.
 * @spec N05
 */
export type LinkName = 'connecting' | 'live' | 'polling' | 'stale' | 'closed';

export interface LinkState {
  readonly state: LinkName;
  /** When it became so. All instants in milliseconds since 1970. */
  readonly sinceMs: number;
  /** When something was last heard; null: never. Told at most once a second. */
  readonly lastEventAtMs: number | null;
  /** The last gap that was closed. @spec N04 */
  readonly lastReplay: { readonly count: number; readonly gapMs: number; readonly atMs: number } | null;
  /** Failed attempts to connect since it was last live. */
  readonly attempts: number;
}

const heardEveryMs = 1_000;

/** The truth about the link, as a store that screens can read and watch. */
export class LinkStore {
  readonly #clock: Clock;
  readonly #timers: Timers;
  readonly #listeners = new Set<() => void>();
  #state: LinkState;
  #heardAtMs: number | null = null;
  #cancelHeard: Cancel | undefined;

  constructor(clock: Clock, timers: Timers) {
    this.#clock = clock;
    this.#timers = timers;
    this.#state = { state: 'closed', sinceMs: clock(), lastEventAtMs: null, lastReplay: null, attempts: 0 };
  }

  readonly get = (): LinkState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  };

  become(state: LinkName): void {
    if (state === this.#state.state) return;
    this.#set({ state, sinceMs: this.#clock() });
  }

  failed(): void {
    this.#set({ attempts: this.#state.attempts + 1 });
  }

  live(): void {
    if (this.#state.attempts > 0) this.#set({ attempts: 0 });
    this.become('live');
  }

  replayed(count: number, gapMs: number): void {
    this.#set({ lastReplay: { count, gapMs, atMs: this.#clock() } });
  }

  /** Something was heard. Watchers are told once a second at most: a storm must not redraw the status bar a thousand times. */
  heard(): void {
    this.#heardAtMs = this.#clock();
    this.#cancelHeard ??= this.#timers.after(heardEveryMs, () => this.flush());
  }

  flush(): void {
    this.#cancelHeard?.();
    this.#cancelHeard = undefined;
    if (this.#heardAtMs !== this.#state.lastEventAtMs) this.#set({ lastEventAtMs: this.#heardAtMs });
  }

  #set(change: Partial<LinkState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
