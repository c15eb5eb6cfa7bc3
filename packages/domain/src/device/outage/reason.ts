import { lowBatteryPercent, signalNone, signalOfflineMax } from '../limits.ts';

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

/** Whether the battery of a device was as good as empty at its last report. @spec ANA-02 DEV-05 */
export const isBatteryEmpty = (device: { readonly lowPower: boolean; readonly batteryRatio: number | null }): boolean =>
  device.lowPower || (device.batteryRatio !== null && device.batteryRatio < lowBatteryPercent);

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
