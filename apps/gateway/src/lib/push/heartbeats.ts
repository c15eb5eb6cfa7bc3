import type { Cancel, Clock, Timers } from '@fireline/api/lib';

interface HeartbeatOptions {
  readonly clock: Clock;
  readonly timers: Timers;
  /** How often this side can send, and wants to hear. */
  readonly ownMs: number;
  readonly beat: () => void;
  readonly lost: () => void;
}

/** A reader may be this much later than agreed: browsers slow the timers of hidden tabs down. */
const tolerance = 2.5;

/** Both directions of a connection's heart-beats, as STOMP 1.2 agrees on them. */
export class Heartbeats {
  readonly #options: HeartbeatOptions;
  #heardAtMs: number;
  #cancels: Cancel[] = [];

  constructor(options: HeartbeatOptions) {
    this.#options = options;
    this.#heardAtMs = options.clock();
  }

  heard(): void {
    this.#heardAtMs = this.#options.clock();
  }

  /**
   * Agrees with what the other side offers (`sends,wants` in milliseconds, 0 = not at all) and starts.
   * @returns the answer for CONNECTED, or nothing when the offer cannot be read
   */
  agree(offer: string): string | undefined {
    const match = /^(\d{1,9}),(\d{1,9})$/.exec(offer);
    if (!match) return undefined;
    const [sendsMs, wantsMs] = [Number(match[1]), Number(match[2])];
    const { ownMs, beat } = this.#options;
    if (wantsMs > 0) this.#repeat(Math.max(ownMs, wantsMs), beat);
    if (sendsMs > 0) this.#watch(Math.max(ownMs, sendsMs) * tolerance);
    return `${ownMs},${ownMs}`;
  }

  stop(): void {
    for (const cancel of this.#cancels) cancel();
    this.#cancels = [];
  }

  #repeat(everyMs: number, run: () => void): void {
    const slot = this.#cancels.length;
    const next = () => {
      this.#cancels[slot] = this.#options.timers.after(everyMs, () => {
        next();
        run();
      });
    };
    next();
  }

  #watch(withinMs: number): void {
    const slot = this.#cancels.length;
    const { clock, timers, lost } = this.#options;
    const next = (waitMs: number) => {
      this.#cancels[slot] = timers.after(waitMs, () => {
        const silentMs = clock() - this.#heardAtMs;
        if (silentMs >= withinMs) lost();
        else next(withinMs - silentMs);
      });
    };
    next(withinMs);
  }
}
