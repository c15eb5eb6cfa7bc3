import { clocksDifferMs, dayMs, hourMs, minuteMs } from '@fireline/domain/lib';
import type { Log } from './log.ts';

/** Clocks that differ by less say nothing: of two gateways, of a device that sends at once. */
const toleranceMs = 25_000;

type Cause =
  | 'deviceAhead'
  | 'deviceMisdated'
  | 'steppedBack'
  | 'heardLater'
  | 'doubted'
  | 'gatewaysDiffer'
  | 'liesAhead';
const messages: Readonly<Record<Cause, string>> = {
  deviceAhead: 'a device clock is ahead; its reports are taken as of their receipt',
  deviceMisdated: 'a report says a time that cannot be used; it is taken as of its receipt, and ends no alarm',
  steppedBack: 'the clock of this gateway was put back; reports that are dated ahead of it are taken as of now',
  heardLater:
    'devices were last heard at a time that has not come yet; the clock of this or another gateway is or was wrong',
  gatewaysDiffer: 'the clock of another gateway on this database is ahead of the clock of this one; set the wrong one',
  liesAhead:
    'times on record lie ahead of the clock of this gateway; they are mended once devices with clocks of their own confirm it, or `npm run clock -- right` says that it is right; if it is wrong, set it',
  doubted:
    'the clock of this gateway is more than a day from what this installation knows: until devices confirm it nobody is written to because of a day, nothing that is planned begins, and nothing more is deleted; if it is wrong, set it, and if it is right, `npm run clock -- right` says so',
};

/** How often the clock is looked at. */
export const lookMs = minuteMs / 2;
/** A pause between two looks that is longer is a step of the clock, or the process was halted: nothing was received meanwhile. */
const pauseMaxMs = 5 * lookMs;
/** How long a device that agrees with the clock confirms it. */
const confirmedForMs = hourMs;

/** One key may be in wrong hands, or its devices set their clocks by this gateway: so many keys confirm a clock, where so many are in use. */
const keysNeededMost = 2;

/** Finds clocks that disagree, and warns once an hour for each cause. */
export class ClockWatch {
  readonly #log: Pick<Log, 'warn'>;
  #lastMs: number | undefined;
  #behindMs = 0;
  #steadySinceMs = 0;
  #isDoubted = false;
  #confirmedMs: number | undefined;
  #dayMs: number | undefined;
  #keysNeeded = keysNeededMost;
  readonly #agreedMs = new Map<number | string, number>();
  #latestMs = -Infinity;
  #farthestMs = -Infinity;
  #seenMs: number | undefined;
  readonly #warned = new Map<Cause, { atMs: number; more: number }>();

  constructor(log: Pick<Log, 'warn'>) {
    this.#log = log;
  }

  /** How far the gateway's clock was put back since its start: devices may be right to be as far ahead of it. */
  get behindMs(): number {
    return this.#behindMs;
  }

  /** Since when the gateway's clock has run without a step, by that clock. */
  get steadySinceMs(): number {
    return this.#steadySinceMs;
  }

  /** Whether the clock is more than a day from what this installation knows, and no device has confirmed it. @spec DEV-13 */
  get isDoubted(): boolean {
    return this.#isDoubted;
  }

  /** Whether devices with clocks of their own have lately agreed with this one, and it has not been set since. */
  isConfirmed(nowMs: number): boolean {
    return this.#confirmedMs !== undefined && Math.abs(nowMs - this.#confirmedMs) <= confirmedForMs;
  }

  /**
   * Whether what lies ahead of the clock was written by a wrong one. Not where the clock itself may be behind: where it is before the day of the
   * installation, only devices tell which of the two is right.
   * @spec DEV-13
   */
  isTrusted(nowMs: number): boolean {
    const isBehind = this.#dayMs === undefined || nowMs < this.#dayMs - clocksDifferMs;
    return !this.#isDoubted && (this.isConfirmed(nowMs) || !isBehind);
  }

  /** How far the clock has been since that was noted. */
  get latestMs(): number {
    return this.#latestMs;
  }

  /** So far it is on record. */
  latestNoted(latestMs: number): void {
    if (this.#latestMs === latestMs) this.#latestMs = this.#lastMs ?? latestMs;
  }

  /** To be called with the gateway's clock, before anything is compared with it. */
  observe(nowMs: number): void {
    const stepMs = (this.#lastMs ?? nowMs) - nowMs;
    if (this.#lastMs === undefined || stepMs > 0 || stepMs < -pauseMaxMs) this.#steadySinceMs = nowMs;
    // what agreed with the clock as it was says nothing about it as it is
    if (stepMs > toleranceMs || stepMs < -pauseMaxMs) this.#disagree();
    if (Math.abs(stepMs) > dayMs) this.#doubt(nowMs);
    this.#lastMs = nowMs;
    this.#behindMs += Math.max(0, stepMs);
    this.#latestMs = Math.max(this.#latestMs, nowMs);
    this.#farthestMs = Math.max(this.#farthestMs, nowMs);
    if (stepMs > toleranceMs) this.#warn('steppedBack', { seconds: stepMs / 1000 });
  }

  /** Compares the clock with what this installation takes for the present. @param keys with how many keys devices have reported; undefined: as before */
  compare(dayAt: string | null | undefined, nowMs: number, keys?: number): void {
    if (keys !== undefined) this.#keysNeeded = Math.min(Math.max(keys, 1), keysNeededMost);
    this.#dayMs = dayAt == null ? undefined : Date.parse(dayAt);
    const isFar = dayAt != null && Math.abs(nowMs - Date.parse(dayAt)) > dayMs;
    if (isFar && !this.isConfirmed(nowMs)) this.#doubt(nowMs, { day: dayAt });
    else this.#isDoubted = false;
  }

  /** Looks for a gateway whose clock is ahead of this one: it has noted a time that this one has not seen, since this one looked last. */
  seenByOthers(seenAt: string | null | undefined, nowMs: number): void {
    if (seenAt == null) return;
    const seenMs = Date.parse(seenAt);
    const isNew = this.#seenMs !== undefined && seenMs > this.#seenMs;
    this.#seenMs = seenMs;
    const aheadMs = seenMs - Math.max(nowMs, this.#farthestMs);
    if (isNew && aheadMs > toleranceMs) this.#warn('gatewaysDiffer', { seconds: aheadMs / 1000 });
  }

  /** Times lie ahead, and the clock cannot be trusted to mend them. */
  liesAhead(seenAt: string | null): void {
    this.#warn('liesAhead', { seenAt });
  }

  /**
   * A device that knows the time has sent it, and it is the gateway's. Devices of two keys confirm the clock, where two are in use; one keeps it so.
   * @param key with which it reports
   */
  deviceAgrees(nowMs: number, key: number | string): void {
    this.#agreedMs.set(key, nowMs);
    const lately = [...this.#agreedMs.values()].filter((atMs) => Math.abs(nowMs - atMs) <= confirmedForMs);
    if (!this.isConfirmed(nowMs) && lately.length < this.#keysNeeded) return;
    this.#confirmedMs = nowMs;
    this.#isDoubted = false;
  }

  #disagree(): void {
    this.#confirmedMs = undefined;
    this.#agreedMs.clear();
  }

  #doubt(nowMs: number, fields: Readonly<Record<string, unknown>> = {}): void {
    this.#isDoubted = true;
    this.#confirmedMs = undefined;
    this.#warn('doubted', { clock: new Date(nowMs).toISOString(), ...fields });
  }

  deviceAhead(imei: string, aheadMs: number): void {
    if (aheadMs > toleranceMs) this.#warn('deviceAhead', { imei, seconds: aheadMs / 1000 });
  }

  deviceMisdated(imei: string, at: string): void {
    this.#warn('deviceMisdated', { imei, at });
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
