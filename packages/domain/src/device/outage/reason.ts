import { lowBatteryPercent, signalNone, signalOfflineMax } from '../limits.ts';
import { signalBand } from '../statistics.ts';
import type { DeviceStatus } from '../status.ts';

/** What is known of a device that no longer reports. */
export interface OfflineFacts {
  readonly isServiceExpired: boolean;
  /** The data card is stopped, used up or expired. */
  readonly isCardStopped: boolean;
  /** Taken off its base. */
  readonly isRemoved: boolean;
  /** At its last report. */
  readonly isBatteryLow: boolean;
  /** At its last report; null: never told, 99: none. */
  readonly signals: number | null;
  /** An open fault of its own: none of {@link outageFaults}. */
  readonly hasFault: boolean;
}

/** Faults that silence itself brings, or that have a reason of their own: they explain nothing. @spec ANA-02 */
export const outageFaults = ['offline', 'signalLost', 'lowBattery', 'removed'] as const;

/** Whether the battery of a device was as good as empty at its last report: it is due. @spec ANA-02 DEV-05 DEV-14 */
export const isBatteryEmpty = (device: { readonly lowPower: boolean; readonly batteryRatio: number | null }): boolean =>
  device.lowPower || (device.batteryRatio !== null && device.batteryRatio <= lowBatteryPercent);

/**
 * Why a device is offline, the first that holds.
 * Decision: the source names no reasons; what stops a device for certain (paying, its card, its removal) comes before what may have.
 * @spec ANA-02
 */
const rules = {
  serviceExpired: (facts) => facts.isServiceExpired,
  cardStopped: (facts) => facts.isCardStopped,
  removed: (facts) => facts.isRemoved,
  batteryLow: (facts) => facts.isBatteryLow,
  deviceFault: (facts) => facts.hasFault,
  signalWeak: ({ signals }) => signals !== null && (signals <= signalOfflineMax || signals === signalNone),
  unknown: () => true,
} as const satisfies Readonly<Record<string, (facts: OfflineFacts) => boolean>>;

export type OfflineReason = keyof typeof rules;
export const offlineReasons = /* @__PURE__ */ Object.keys(rules) as readonly OfflineReason[];

export const offlineReason = (facts: OfflineFacts): OfflineReason =>
  // the last one always holds
  offlineReasons.find((reason) => rules[reason](facts)) as OfflineReason;

/** What a device last said before it fell silent, as its record keeps it. */
export interface LastWords {
  readonly status: DeviceStatus;
  readonly signals: number | null;
  readonly batteryRatio: number | null;
}

/**
 * Why a device fell silent, by what it last said: the reasons of {@link offlineReason}, and where none of them holds, whether its signal was weak or
 * as it should be.
 * Decision: faults of that time are not kept with it.
 * @spec DEV-14 ANA-02
 */
export function recordedReason({ status, signals, batteryRatio }: LastWords): OfflineReason | 'signalPoor' | 'wasWell' {
  const reason = offlineReason({
    isServiceExpired: status === 'freePeriodOffline',
    isCardStopped: false,
    isRemoved: status === 'removed',
    isBatteryLow: isBatteryEmpty({ lowPower: status === 'lowBattery', batteryRatio }),
    hasFault: false,
    signals,
  });
  if (reason !== 'unknown') return reason;
  const band = signalBand(signals);
  return band === 'weak' ? 'signalPoor' : band === 'good' ? 'wasWell' : 'unknown';
}
