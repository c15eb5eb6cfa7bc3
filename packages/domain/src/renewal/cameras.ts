import { type Cents, type Day, defineForm } from '../lib/index.ts';
import { orderTotal } from '../finance/index.ts';
import { selectedDevices } from './batch.ts';
import { expiryFilters } from './expiry.ts';

/** By what cameras are looked for: their cloud storage was never bought, is over, ends within 30 days, or runs. @spec REN-06 DEV-20 */
export const mediaTerms = ['none', 'expired', 'within30', 'running'] as const;
export type MediaTerm = (typeof mediaTerms)[number];

/**
 * The one term that a camera's cloud storage is in. Its last day itself, and the 30th day from today, end within 30 days.
 * @param cloudUntil the last day; null: never bought
 * @spec REN-06 REN-02
 * @example mediaTermOf('2026-12-22', '2026-11-21') // 'running'
 */
export const mediaTermOf = (cloudUntil: Day | null, today: Day): MediaTerm => {
  if (cloudUntil === null) return 'none';
  const row = { startsOn: null, expiresOn: cloudUntil };
  if (expiryFilters.expired(row, today)) return 'expired';
  return expiryFilters.within30(row, today) ? 'within30' : 'running';
};

/** The cameras for which months are asked, at most as many as devices are renewed at once. @spec REN-06 REN-01 */
export const selectedForMonths = /* @__PURE__ */ defineForm({ deviceIds: selectedDevices });

/** What decides whether months of storage can be bought for a device. */
export interface CameraFacts {
  readonly isCamera: boolean;
  readonly isActivated: boolean;
  readonly hasPrice: boolean;
  /** An order for the same waits for payment. */
  readonly hasOpenOrder: boolean;
}
const reasons = {
  notCamera: ({ isCamera }) => !isCamera,
  notActivated: ({ isActivated }) => !isActivated,
  noPrice: ({ hasPrice }) => !hasPrice,
  openOrder: ({ hasOpenOrder }) => hasOpenOrder,
} as const satisfies Record<string, (facts: CameraFacts) => boolean>;
/** Why months of storage cannot be bought for a device, see {@link CameraFacts}. @spec REN-06 */
export type CameraReason = keyof typeof reasons;
/** All reasons, the strongest first. @spec REN-06 */
export const cameraReasons = Object.keys(reasons) as readonly CameraReason[];

/** Why months cannot be bought for a device, the strongest reason first; nothing when they can. @spec REN-06 */
export const cameraReason = (facts: CameraFacts): CameraReason | undefined =>
  cameraReasons.find((reason) => reasons[reason](facts));

interface MonthPrice {
  readonly months: number;
  readonly cents: Cents;
}
/** What a duration comes to for all cameras and products together. @spec REN-06 TAR-09 */
export interface MonthsTotal {
  readonly months: number;
  /** Of all products and cameras together; absent: not on sale for one of them, or more than an order may come to. */
  readonly cents: Cents | undefined;
  /** `cents` divided by the months, to the nearest cent. */
  readonly perMonthCents: Cents | undefined;
}

/**
 * The sum for each duration that is on sale for one of the cameras, counted from the cameras and products: the shortest first.
 * @param lists the prices of each product of each camera
 * @spec REN-06 TAR-09
 * @example monthsTotals([[{ months: 12, cents: 3600 }], [{ months: 12, cents: 1200 }]]) // [{ months: 12, cents: 4800, perMonthCents: 400 }]
 */
export const monthsTotals = (lists: readonly (readonly MonthPrice[])[]): MonthsTotal[] => {
  const durations = new Set(lists.flatMap((prices) => prices.map(({ months }) => months)));
  return [...durations]
    .toSorted((a, b) => a - b)
    .map((months) => {
      const found = lists.flatMap((prices) => prices.find((one) => one.months === months)?.cents ?? []);
      const total = found.length === lists.length ? orderTotal(found) : undefined;
      const cents = total?.ok ? total.value : undefined;
      return { months, cents, perMonthCents: cents === undefined ? undefined : Math.round(cents / months) };
    });
};
