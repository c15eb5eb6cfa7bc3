import { smsPartGsmUnits, smsPartUcsUnits, smsSingleGsmUnits, smsSingleUcsUnits } from '../limits.ts';

const gsmBasic = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** These cost two: an escape comes before them. */
const gsmExtended = new Set('\f^{}\\[~]|€');

export interface SmsSize {
  readonly encoding: 'gsm7' | 'ucs2';
  /** Septets in the GSM alphabet, 16-bit units otherwise. */
  readonly units: number;
  /** What is paid for. */
  readonly segments: number;
}

/**
 * How many parts an SMS is sent and paid in: 160 units in one part or 153 in each of several with the GSM alphabet, 70 or 67
 * with any other. No character is cut in two. Nothing to send is no part.
 * @spec MSG-05
 * @example smsSize('你好').segments // 1
 */
export function smsSize(text: string): SmsSize {
  const chars = Array.from(text);
  const isGsm = chars.every((char) => gsmBasic.has(char) || gsmExtended.has(char));
  const sizes = chars.map((char) => (isGsm ? (gsmExtended.has(char) ? 2 : 1) : char.length));
  const units = sizes.reduce((sum, size) => sum + size, 0);
  const encoding = isGsm ? 'gsm7' : 'ucs2';
  if (units <= (isGsm ? smsSingleGsmUnits : smsSingleUcsUnits)) return { encoding, units, segments: units > 0 ? 1 : 0 };
  const room = isGsm ? smsPartGsmUnits : smsPartUcsUnits;
  let segments = 1;
  let used = 0;
  for (const size of sizes) {
    if (used + size > room) {
      segments += 1;
      used = 0;
    }
    used += size;
  }
  return { encoding, units, segments };
}
