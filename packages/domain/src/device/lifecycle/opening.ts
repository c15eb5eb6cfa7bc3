import { addMonths, type Day, defineForm, type Form, integer, oneOf, type Range, text } from '../../lib/index.ts';
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

/**
 * The last day of service after so many more months, that day included. Time still left is kept: an early renewal loses nothing.
 * Decision: the same day of the month, or the month's last; what has run out counts again from today.
 * @param serviceUntil the last day so far; null: never opened
 * @spec DEV-23
 */
export const extendService = (serviceUntil: Day | null, months: number, today: Day): Day =>
  addMonths(serviceUntil !== null && serviceUntil > today ? serviceUntil : today, months);
