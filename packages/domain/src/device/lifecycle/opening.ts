import {
  addMonths,
  type Day,
  daysBetween,
  daysInMonth,
  defineForm,
  type Form,
  integer,
  ok,
  oneOf,
  type Range,
  refuse,
  type Result,
  text,
} from '../../lib/index.ts';
import { textChars } from '../limits.ts';
import { imei } from '../sos/index.ts';
import { type DeviceType, deviceTypeNames } from '../types.ts';

export interface ServiceOpening {
  readonly imei: string;
  readonly deviceType: DeviceType;
  readonly name: string;
  readonly years: number;
}

/**
 * The form that opens the service of a device. Its price, and with it the years on sale, belong to the price list.
 * @param years how many may be bought at once
 * @spec DEV-23
 */
export const serviceOpeningForm = (years: Range): Form<ServiceOpening> =>
  defineForm({ imei, deviceType: oneOf(deviceTypeNames), name: text(textChars), years: integer(years) });

/** The end of a service, as it is kept. */
export interface ServiceEnd {
  /** The last day that is paid for; null: never opened. */
  readonly expiresOn: Day | null;
  /** The day of the month to which its renewals come back: 31 for a service that ended on 28 February. Null: that of the last day. */
  readonly anchorDay?: number | null | undefined;
}

export interface RenewedService {
  readonly expiresOn: Day;
  readonly anchorDay: number;
  /** Days bought, which a refund takes back in proportion. Those that had passed without a service are not among them. */
  readonly days: number;
}

const dateOf = (day: Day): number => Number(day.slice(8));
const lastDateOf = (day: Day): number => daysInMonth(Number(day.slice(0, 4)), Number(day.slice(5, 7)));
const inMonthOf = (day: Day, date: number): Day => `${day.slice(0, 8)}${String(date).padStart(2, '0')}`;

/** The anchor, where the last day is what its month makes of it. A day that a gift moved is an anchor of its own. */
const anchorOf = (expiresOn: Day, anchorDay: number | null | undefined): number => {
  const date = dateOf(expiresOn);
  const kept = anchorDay ?? date;
  return Math.min(kept, lastDateOf(expiresOn)) === date ? kept : date;
};

/**
 * The service after so many more months. Time still left is kept; what has run out counts again from today, so that days missed are never
 * charged. Decision: the last day is the anchor's day of its month, or the month's last: twelve times one month ends when one year does.
 * A service that begins again is served today as well, one day more than one that runs on: in favour of the buyer, and not among `days`.
 * @param months whole months, 1 or more
 * @spec DEV-23 REN-01 REN-06
 * @example renewService({ expiresOn: '2027-02-28', anchorDay: 31 }, '2026-11-21', 1) // until 2027-03-31
 */
export const renewService = ({ expiresOn, anchorDay }: ServiceEnd, today: Day, months: number): RenewedService => {
  const isRunning = expiresOn !== null && expiresOn > today;
  const from = isRunning ? expiresOn : today;
  const anchor = isRunning ? anchorOf(expiresOn, anchorDay) : dateOf(today);
  const month = addMonths(inMonthOf(from, 1), months);
  const until = inMonthOf(month, Math.min(anchor, lastDateOf(month)));
  return { expiresOn: until, anchorDay: anchor, days: daysBetween(from, until) };
};

/** The last day of the service after so many more months: see `renewService`. @spec DEV-23 REN-01 REN-06 */
export const renewedUntil = (service: ServiceEnd, today: Day, months: number): Day =>
  renewService(service, today, months).expiresOn;

/**
 * The last day with which a device is activated: what was bought, or else the free months that its tenant grants.
 * @returns `device.life.notPaidFor` where nothing was bought and nothing is granted
 * @spec DEV-23 TAR-02 TAR-04
 */
export const openedUntil = (expiresOn: Day | null, today: Day, freeMonths: number): Result<Day> => {
  if (expiresOn !== null) return ok(expiresOn);
  return freeMonths >= 1
    ? ok(renewedUntil({ expiresOn: null }, today, freeMonths))
    : refuse({ code: 'device.life.notPaidFor' });
};
