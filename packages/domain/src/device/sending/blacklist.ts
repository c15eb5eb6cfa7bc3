import { defineForm, flag, oneOf } from '../../lib/index.ts';
import { callNumber, imei } from '../sos/index.ts';

/** The ways a device reaches people that can be blocked. @spec DEV-27 */
export const sendTypes = ['sms', 'voice'] as const;
export type SendType = (typeof sendTypes)[number];

/** A number that is not to be disturbed. Decision: an entry that blocks neither is refused. @spec DEV-27 */
export const phoneBlacklistForm = /* @__PURE__ */ defineForm(
  { number: callNumber, smsFlag: flag, voiceFlag: flag },
  ({ smsFlag, voiceFlag }) => [
    smsFlag || voiceFlag ? undefined : { code: 'device.blacklist.nothing', field: 'smsFlag' },
  ],
);

/** A device that is not to send. @spec DEV-27 */
export const sendBlacklistForm = /* @__PURE__ */ defineForm({ imei, type: /* @__PURE__ */ oneOf(sendTypes) });

export interface Blacklists {
  readonly phones: readonly { readonly number: string; readonly smsFlag: boolean; readonly voiceFlag: boolean }[];
  readonly devices: readonly { readonly imei: string; readonly type: SendType }[];
}

/** Digits alone, without the mainland's code before a mobile: `0755-8888 6666` is `075588886666`, `+86 138…` is `138…`. */
const digits = (number: string): string => number.replace(/\D/g, '').replace(/^(?:00)?86(?=1\d{10}$)/, '');

/** Whether a message of the device to the number is held back, by either list. @spec DEV-27 */
export const isSendBlocked = (
  { phones, devices }: Blacklists,
  send: { readonly imei: string; readonly number: string; readonly type: SendType },
): boolean =>
  devices.some((row) => row.imei === send.imei && row.type === send.type) ||
  phones.some((row) => row[`${send.type}Flag`] && digits(row.number) === digits(send.number));
