import { deviceTypeNames, deviceTypes, signalNone, signalOfflineMax } from '../device/index.ts';
import type { StatisticsRange } from './ranges.ts';
import { percentages, type Share, sharesOf } from './shares.ts';

/** What is known of an NB device that no longer reports. */
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
  readonly hasFault: boolean;
}

/**
 * Why an NB device is offline, the first that holds.
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

/** How many devices are offline for each reason, with percentages that add up to 100. @spec ANA-02 */
export const offlineShares = (facts: Iterable<OfflineFacts>): Share<OfflineReason>[] =>
  sharesOf(offlineReasons, [...facts].map(offlineReason));

/** What the time that devices were offline is counted by, a row each. @spec DEV-14 SHL-10 */
export const offlineBy = ['partner', 'unit', 'place', 'deviceType', 'status'] as const;
export type OfflineBy = (typeof offlineBy)[number];
/** Rows of one count. Decision. @spec DEV-14 */
export const offlineRowsMax = 200;

/**
 * The ranges of the count. Decision: those that are cut into days, since each row shows its days.
 * @spec DEV-14 TAR-10
 */
export const offlineRanges = ['last7Days', 'last10Days', 'last30Days'] as const satisfies readonly StatisticsRange[];

/**
 * The rows of the count with what each is of all the time lost, in percent with one decimal; they add up to 100.
 * @param rows seconds offline of each, of all rows that there are
 * @spec DEV-14 ANA-02
 */
export const withOfflineShares = <Row extends { readonly offlineS: number }>(
  rows: readonly Row[],
): (Row & { readonly percent: number })[] => {
  const percents = percentages(
    rows.map(({ offlineS }) => Math.round(offlineS)),
    1,
  );
  return rows.map((row, at) => ({ ...row, percent: percents[at] ?? 0 }));
};

/**
 * The types whose devices report over NB-IoT.
 * Decision: those that run on a battery for years and send a few bytes; mains devices have other ways, and what is worn roams.
 * @spec ANA-02
 */
export const nbDeviceTypes = /* @__PURE__ */ deviceTypeNames.filter(
  (type) => deviceTypes[type].power === 'battery' && deviceTypes[type].app === 'mirco',
);
