import type { Clock, Timers } from '@fireline/api/lib';
import { minuteMs } from '@fireline/domain/lib';
import type { Log } from './log.ts';

const hourMs = 3_600_000;
/** Clocks that differ by less say nothing: of two gateways, of a device that sends at once. */
const toleranceMs = 25_000;

type Cause = 'deviceAhead' | 'deviceRefused' | 'steppedBack' | 'heardLater';
const messages: Readonly<Record<Cause, string>> = {
  deviceAhead: 'a device clock is ahead; its reports are taken as of their receipt',
  deviceRefused: 'a report was refused because of its date; the device clock is wrong',
  steppedBack: 'the clock of this gateway was put back; reports that are dated ahead of it are taken as of now',
  heardLater:
    'devices were last heard at a time that has not come yet; the clock of this or another gateway is or was wrong',
};

/** Finds clocks that disagree, and warns once an hour for each cause. */
export class ClockWatch {
  readonly #log: Pick<Log, 'warn'>;
  #lastMs: number | undefined;
  #behindMs = 0;
  #steadySinceMs = 0;
  readonly #warned = new Map<Cause, { atMs: number; more: number }>();

  constructor(log: Pick<Log, 'warn'>) {
    this.#log = log;
  }

  /** How far the gateway's clock was put back since its start: devices may be right to be as far ahead of it. */
  get behindMs(): number {
    return this.#behindMs;
  }

  /** Since when the gateway's clock has run without being put back, by that clock. */
  get steadySinceMs(): number {
    return this.#steadySinceMs;
  }

  /** To be called with the gateway's clock, before anything is compared with it. */
  observe(nowMs: number): void {
    const stepMs = (this.#lastMs ?? nowMs) - nowMs;
    if (this.#lastMs === undefined || stepMs > 0) this.#steadySinceMs = nowMs;
    this.#lastMs = nowMs;
    this.#behindMs += Math.max(0, stepMs);
    if (stepMs > toleranceMs) this.#warn('steppedBack', { seconds: stepMs / 1000 });
  }

  deviceAhead(imei: string, aheadMs: number): void {
    if (aheadMs > toleranceMs) this.#warn('deviceAhead', { imei, seconds: aheadMs / 1000 });
  }

  deviceRefused(imei: string, at: string): void {
    this.#warn('deviceRefused', { imei, at });
  }

  /** Looks for devices that were heard later than now. */
  heardLater(devices: readonly { readonly device: { imei: string; heardAt: string | null } }[], nowMs: number): void {
    const found = devices.find(({ device }) => Date.parse(device.heardAt ?? '') > nowMs + toleranceMs);
    if (found) this.#warn('heardLater', { imei: found.device.imei, heardAt: found.device.heardAt });
  }

  #warn(cause: Cause, fields: Readonly<Record<string, unknown>>): void {
    const nowMs = this.#lastMs ?? 0;
    const before = this.#warned.get(cause);
    if (before && Math.abs(nowMs - before.atMs) < hourMs) {
      before.more += 1;
      return;
    }
    this.#warned.set(cause, { atMs: nowMs, more: 0 });
    this.#log.warn(messages[cause], { ...fields, ...(before ? { sinceTheLastWarning: before.more } : {}) });
  }
}

interface WatchDeps {
  readonly clock: Clock;
  readonly clocks: ClockWatch;
  readonly timers: Timers;
}

const lookMs = minuteMs / 2;

/** Looks at the clock of this machine every half minute, on each gateway. @returns stops it */
export function watchClock({ clock, clocks, timers }: WatchDeps): () => void {
  const look = (): void => {
    clocks.observe(clock());
    cancel = timers.after(lookMs, look);
  };
  let cancel = timers.after(lookMs, look);
  return () => cancel();
}
