import {
  also,
  day,
  defineForm,
  type Field,
  integer,
  number,
  oneOf,
  type Problem,
  type Range,
  text,
} from '../lib/index.ts';
import { freeMonths, giftDays, giftRemarkChars, giftUnits, nameChars } from './limits.ts';
import { giftModes, type ServiceMode, serviceModes } from './modes.ts';

/** What can be given away. @spec TAR-08 */
export const giftKinds = ['days', 'sms', 'voice'] as const;
export type GiftKind = (typeof giftKinds)[number];

const isGift = (mode: ServiceMode): boolean => (giftModes as readonly ServiceMode[]).includes(mode);

/**
 * Why nothing can be given to what is in that mode: a mode that does not count units has no use for them, and its days are sold with all else.
 * @spec TAR-08
 */
export const giftRefusal = (mode: ServiceMode): Problem | undefined =>
  isGift(mode) ? undefined : { code: 'tariff.gift.mode', field: 'mode' };

/** A whole number that is not negative: nothing given counts as none. Problem: `tariff.gift.negative`. */
const giftCount = (range: Range): Field<number> => {
  const signed = also(number({ min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER }), (count, field) =>
    count < 0 ? { code: 'tariff.gift.negative', field } : undefined,
  );
  const whole = integer(range);
  return (raw, field) => {
    const read = signed(raw ?? 0, field);
    return read.ok ? whole(read.value, field) : read;
  };
};

/** Days of service that are given away. @spec TAR-08 */
export const giftedDays = /* @__PURE__ */ giftCount(giftDays);

const nothing = { code: 'tariff.gift.nothing' } as const;

/**
 * Days, messages and calls given to a device. Decision: a gift of nothing is refused, so that the records hold no empty rows.
 * Problems: `tariff.gift.negative`, `tariff.gift.mode`, `tariff.gift.nothing`.
 * @spec TAR-08
 */
export const giftForm = defineForm(
  {
    deviceId: text(nameChars),
    mode: oneOf(serviceModes),
    days: giftCount(giftDays),
    sms: giftCount(giftUnits),
    voice: giftCount(giftUnits),
  },
  ({ mode, days, sms, voice }) => [giftRefusal(mode), days + sms + voice > 0 ? undefined : nothing],
);

/** Messages and calls given to one device, with the reason that the log keeps. @spec TAR-08 DEV-16 */
export const unitGiftForm = defineForm(
  { sms: giftCount(giftUnits), voice: giftCount(giftUnits), remark: text(giftRemarkChars) },
  ({ sms, voice }) => [sms + voice > 0 ? undefined : nothing],
);

const granted = { freeMonths: giftCount(freeMonths), sms: giftCount(giftUnits), voice: giftCount(giftUnits) };

/** What every device gets when it is registered; all zero switches the grant off. @spec TAR-04 TAR-02 */
export const registrationGrantForm = defineForm(granted);

/** The same from a day on. @spec TAR-04 TAR-08 */
export const grantChangeForm = defineForm({ ...granted, from: day });
