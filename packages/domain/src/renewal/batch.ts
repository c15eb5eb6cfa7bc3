import type { DeviceType } from '../device/index.ts';
import {
  type Cents,
  defineForm,
  distinct,
  type Field,
  integer,
  listOf,
  type Problem,
  refuse,
  type Result,
  sumCents,
  text,
  isBlank,
} from '../lib/index.ts';
import { orderTotal } from '../finance/index.ts';
import { nameChars, servicePrice, serviceYears } from '../tariff/index.ts';
import type { ServiceDays } from './expiry.ts';
import { renewalDevices } from './limits.ts';

/** What decides whether a device can be renewed. */
export interface RenewalFacts {
  readonly isRemoved: boolean;
  readonly isActivated: boolean;
  /** Its service mode has a price. */
  readonly hasPrice: boolean;
  /** An order to renew it waits for payment. */
  readonly hasOpenOrder: boolean;
}

/**
 * Why a device cannot be renewed, the strongest reason first. Decision: the four that make paying for it pointless or double.
 * @spec REN-02
 */
const reasons = {
  removed: ({ isRemoved }) => isRemoved,
  notActivated: ({ isActivated }) => !isActivated,
  noPrice: ({ hasPrice }) => !hasPrice,
  openOrder: ({ hasOpenOrder }) => hasOpenOrder,
} as const satisfies Record<string, (facts: RenewalFacts) => boolean>;
export type RenewalReason = keyof typeof reasons;
export const renewalReasons = Object.keys(reasons) as readonly RenewalReason[];

/** The reason on the row, or nothing when the device can be renewed. @spec REN-02 */
export const renewalReason = (facts: RenewalFacts): RenewalReason | undefined =>
  renewalReasons.find((reason) => reasons[reason](facts));

/** A device chosen for renewal, with its service time and expiry. @spec REN-02 */
export interface RenewalRow extends RenewalFacts, ServiceDays {
  readonly deviceId: string;
  readonly deviceType: DeviceType;
  readonly partnerId: string;
}

/** The renewal duration in years; not choosing one has a message of its own. @spec REN-01 */
export const renewalYears: Field<number> = (raw, field) =>
  isBlank(raw)
    ? refuse({ code: 'renewal.years.required', field, args: { 0: serviceYears.min, 1: serviceYears.max } })
    : integer(serviceYears)(raw, field);

/** At least one must be ticked. */
export const noneSelected = (field: string): Problem => ({
  code: 'renewal.batch.none',
  field,
  args: { 0: renewalDevices.max },
});

const devices = distinct(listOf(text(nameChars), renewalDevices));

/** At least one must be ticked, 'please select devices first', and each once: the second of two alike is reported at `deviceIds.4`. */
export const selectedDevices: Field<readonly string[]> = (raw, field) =>
  isBlank(raw) || (Array.isArray(raw) && raw.length === 0)
    ? refuse(noneSelected(field))
    : Array.isArray(raw) && raw.length > renewalDevices.max
      ? refuse(tooMany(field, raw.length))
      : devices(raw, field);

/** Both numbers: how many may be renewed at once, and how many were chosen. */
const tooMany = (field: string, count: number): Problem => ({
  code: 'renewal.batch.tooMany',
  field,
  args: { 0: renewalDevices.max, 1: count },
});

/** What is sent to renew devices; what the devices are is checked by `checkRenewalBatch`. @spec REN-01 */
export const renewalForm = defineForm({ deviceIds: selectedDevices, years: renewalYears });

/**
 * Everything that keeps devices from being renewed together, each problem at its row: `deviceIds.3`. The first device that can be renewed
 * says which type and which partner the batch is of; one that has to be left out needs no other reason.
 * @spec REN-01 REN-02
 */
export function checkRenewalBatch(rows: readonly RenewalRow[]): Problem[] {
  if (rows.length === 0) return [noneSelected('deviceIds')];
  if (rows.length > renewalDevices.max) return [tooMany('deviceIds', rows.length)];
  const first = rows.find((row) => renewalReason(row) === undefined);
  const seen = new Set<string>();
  return rows.flatMap((row, at) => {
    const reason = renewalReason(row);
    const isOther = (name: 'deviceType' | 'partnerId'): boolean => !reason && row[name] !== first?.[name];
    const codes = [
      reason && `renewal.reason.${reason}`,
      isOther('deviceType') && 'renewal.batch.deviceType',
      isOther('partnerId') && 'renewal.batch.partner',
      seen.has(row.deviceId) && 'form.duplicate',
    ];
    seen.add(row.deviceId);
    return codes.filter((code) => typeof code === 'string').map((code) => ({ code, field: `deviceIds.${at}` }));
  });
}

/** The batch without what cannot be renewed, and what was taken out with its reason. @spec REN-01 */
export const withoutNonRenewable = (
  rows: readonly RenewalRow[],
): {
  readonly kept: readonly RenewalRow[];
  readonly removed: readonly { readonly row: RenewalRow; readonly reason: RenewalReason }[];
} => ({
  kept: rows.filter((row) => !renewalReason(row)),
  removed: rows.flatMap((row) => {
    const reason = renewalReason(row);
    return reason ? [{ row, reason }] : [];
  }),
});

/** What renewing so many devices for so many years costs. @param devices how many rows were read, each once @spec REN-01 TAR-09 */
export const renewalCents = (prices: readonly Cents[], years: unknown, devices: number): Result<Cents> => {
  const price = servicePrice(prices, years);
  if (!price.ok) return price;
  const count = integer(renewalDevices)(devices, 'deviceIds');
  return count.ok ? sumCents([price.value * count.value]) : count;
};

/** What so many years of service cost for one device. */
export interface YearPrice {
  readonly years: number;
  readonly cents: Cents;
}

/** What renewing all devices for so many years comes to. */
export interface RenewalTotal {
  readonly years: number;
  /** Together; absent: not on sale for one of them, or more than an order may come to. */
  readonly cents: Cents | undefined;
  /** Of the cheapest and of the dearest device; absent with the sum. */
  readonly each: readonly [from: Cents, to: Cents] | undefined;
}

/**
 * The sum for each renewal duration, counted from the devices: each has the price of its own service mode.
 * @param devices the prices of each device
 * @spec REN-01 TAR-09
 */
export const renewalTotals = (devices: readonly (readonly YearPrice[])[]): RenewalTotal[] =>
  Array.from({ length: serviceYears.max - serviceYears.min + 1 }, (_, at) => {
    const years = serviceYears.min + at;
    const prices = devices.flatMap((of) => of.find((one) => one.years === years)?.cents ?? []);
    const total = prices.length === devices.length && prices.length > 0 ? orderTotal(prices) : undefined;
    if (!total?.ok) return { years, cents: undefined, each: undefined };
    return { years, cents: total.value, each: [Math.min(...prices), Math.max(...prices)] };
  });

/**
 * What a year of service for all devices comes to, in as many orders as it takes.
 * @param prices of each device for a year; null: not on sale for it
 * @returns nothing where one is not on sale
 * @spec REN-01 TAR-09
 */
export function yearTotal(prices: readonly (Cents | null)[]): Cents | undefined {
  const known = prices.filter((cents) => cents !== null);
  const total = sumCents(known);
  return known.length > 0 && known.length === prices.length && total.ok ? total.value : undefined;
}
