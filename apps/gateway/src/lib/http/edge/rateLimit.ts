import type { Clock } from '@fireline/api/lib';

/**
 * Whom an address is counted as. One customer of an IPv6 provider has 2^64 addresses at least: they count as one caller.
 * @param ip as the connection tells it; an IPv4 address inside an IPv6 one is taken as what it is
 */
export function callerOf(ip: string): string {
  const inside = /^::ffff:([\d.]+)$/i.exec(ip)?.[1];
  if (inside !== undefined) return inside;
  if (!ip.includes(':')) return ip;
  const [before = '', after] = ip.split('%')[0]?.split('::') ?? [];
  const head = before === '' ? [] : before.split(':');
  const tail = after === undefined || after === '' ? [] : after.split(':');
  const zeros = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array.from({ length: zeros }, () => '0'), ...tail];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

/** The network that a caller belongs to: of IPv6 a /48, of IPv4 a /24. @param caller as `callerOf` returns it; another name is a network of its own */
export function networkOf(caller: string): string {
  if (caller.includes(':')) return caller.split(':').slice(0, 3).join(':');
  return /^\d+\.\d+\.\d+(?=\.\d+$)/.exec(caller)?.[0] ?? caller;
}

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
