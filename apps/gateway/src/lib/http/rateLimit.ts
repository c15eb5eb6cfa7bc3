import type { Clock } from '@fireline/api/lib';

/** Lets each caller through so many times a minute (a bucket that refills evenly). */
export class RateLimit {
  readonly #perMinute: number;
  readonly #clock: Clock;
  readonly #buckets = new Map<string, { left: number; at: number }>();

  constructor(perMinute: number, clock: Clock) {
    this.#perMinute = perMinute;
    this.#clock = clock;
  }

  allows(caller: string): boolean {
    const now = this.#clock();
    if (this.#buckets.size > 10_000) this.#forgetFull(now);
    const bucket = this.#buckets.get(caller) ?? { left: this.#perMinute, at: now };
    const left = this.#refilled(bucket, now);
    this.#buckets.set(caller, { left: left >= 1 ? left - 1 : left, at: now });
    return left >= 1;
  }

  #refilled({ left, at }: { left: number; at: number }, now: number): number {
    return Math.min(this.#perMinute, left + (Math.max(0, now - at) / 60_000) * this.#perMinute);
  }

  #forgetFull(now: number): void {
    for (const [caller, bucket] of this.#buckets)
      if (this.#refilled(bucket, now) >= this.#perMinute) this.#buckets.delete(caller);
  }
}
