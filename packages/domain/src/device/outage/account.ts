import { dayMs, hourMs, minuteMs } from '../../lib/index.ts';
import type { DeviceStatusFields } from '../status.ts';
import { isBatteryEmpty, type OfflineReason, offlineReason } from './reason.ts';

/** What the account of a status is made from: the fields of the device, and what is around it where that is known. */
export interface StatusFacts extends DeviceStatusFields {
  readonly batteryRatio: number | null;
  /** null: it never reported. */
  readonly lastSeenAtMs: number | null;
  readonly heartbeatS: number;
  /** Its service was stopped by a person. */
  readonly isSuspended?: boolean | undefined;
  readonly hasFault?: boolean | undefined;
  /** Other devices in use beside it that are offline as well. */
  readonly offlineBeside?: number | undefined;
}

/**
 * A status as a person asks for it. `silent`: how long, why it may be and what to do, which {@link OfflineReason} names both;
 * `silentMs` null: it never reported.
 */
export type StatusAccount =
  | { readonly kind: 'reporting' | 'notActivated' | 'suspended' }
  | {
      readonly kind: 'silent';
      readonly silentMs: number | null;
      readonly reason: OfflineReason;
      readonly offlineBeside: number;
    };

/**
 * Why a device has its status, as one sentence says it. Total: every device has exactly one account, and a device that is offline and in
 * use has a reason.
 * Decision: data cards are not kept, so that none counts as stopped.
 * @spec DEV-01 DEV-02 DEV-07 N13
 */
export function statusAccount(facts: StatusFacts, nowMs: number): StatusAccount {
  if (facts.online) return { kind: 'reporting' };
  if (facts.dStatus === 0) return { kind: 'notActivated' };
  if (facts.isSuspended) return { kind: 'suspended' };
  return {
    kind: 'silent',
    // a clock that runs ahead makes no silence negative
    silentMs: facts.lastSeenAtMs === null ? null : Math.max(0, nowMs - facts.lastSeenAtMs),
    reason: offlineReason({
      isServiceExpired: facts.expired,
      isCardStopped: false,
      isRemoved: facts.open,
      isBatteryLow: isBatteryEmpty(facts),
      hasFault: facts.hasFault ?? false,
      signals: facts.signals,
    }),
    offlineBeside: facts.offlineBeside ?? 0,
  };
}

/** From how long on it is counted in which unit. */
const units = [
  ['days', dayMs, 2 * dayMs],
  ['hours', hourMs, hourMs],
  ['minutes', minuteMs, 0],
] as const;
export type SpanUnit = (typeof units)[number][0];

/**
 * A length of time in whole units, as people say it; a day is 24 hours.
 * @example roundSpan(86_400_000) // { unit: 'hours', count: 24 }
 */
export function roundSpan(ms: number): { readonly unit: SpanUnit; readonly count: number } {
  const whole = Math.max(0, ms);
  const [unit, length] = units.find(([, , from]) => whole >= from) ?? units[2];
  return { unit, count: Math.floor(whole / length) };
}
