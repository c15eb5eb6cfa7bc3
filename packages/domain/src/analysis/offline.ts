import {
  deviceTypeNames,
  deviceTypes,
  type OfflineFacts,
  offlineReason,
  type OfflineReason,
  offlineReasons,
} from '../device/index.ts';
import { type Day, dayAt } from '../lib/index.ts';
import type { StatisticsRange } from './ranges.ts';
import { percentages, type Share, sharesOf } from './shares.ts';

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
 * Whether a day of the count still goes on: what it comes to is a part, and does not compare with the days that are over.
 * @param atMs the instant up to which is counted
 * @spec DEV-14
 */
export const isDayRunning = (day: Day, atMs: number): boolean => day >= dayAt(atMs);

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
