import type { Clock } from '@fireline/api/lib';
import { minuteMs } from '@fireline/domain/lib';

/** Messages without a key of one name that are answered in a minute. */
const perNameMax = 60;
/** Names that are answered in a minute. */
const namesMax = 1000;

/** Each name's share of the answers to messages without a key: a flood under one name leaves room for the others. */
export class Refusals {
  readonly #clock: Clock;
  readonly #counts = new Map<string, number>();
  #sinceMs = -Infinity;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether there is room for one more; it counts then. */
  takes(name: string): boolean {
    const nowMs = this.#clock();
    if (Math.abs(nowMs - this.#sinceMs) >= minuteMs) {
      this.#counts.clear();
      this.#sinceMs = nowMs;
    }
    const count = this.#counts.get(name) ?? 0;
    if (count >= perNameMax || (count === 0 && this.#counts.size >= namesMax)) return false;
    this.#counts.set(name, count + 1);
    return true;
  }
}
