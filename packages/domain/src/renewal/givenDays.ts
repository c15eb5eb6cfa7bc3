import { addDays, type Day, defineForm, type Problem, text } from '../lib/index.ts';
import { giftedDays, giftRefusal, giftRemarkChars, type ServiceMode } from '../tariff/index.ts';
import { checkRenewalBatch, type RenewalRow, renewalReason, selectedDevices } from './batch.ts';

/** Days given to devices, with the reason that the logs keep. A gift of nothing is refused, as one of messages is. @spec TAR-08 REN-01 */
export const dayGiftForm = /* @__PURE__ */ defineForm(
  { deviceIds: selectedDevices, days: giftedDays, remark: text(giftRemarkChars) },
  ({ days }) => [days > 0 ? undefined : { code: 'tariff.gift.nothing', field: 'days' }],
);

type GiftRow = Pick<RenewalRow, 'deviceId' | 'deviceType' | 'partnerId' | 'isRemoved' | 'isActivated'> & {
  readonly mode: ServiceMode;
};
/** Prices and orders are no matter of a gift. */
const asRenewal = ({ mode: _mode, ...row }: GiftRow): RenewalRow => ({
  ...row,
  startsOn: null,
  expiresOn: null,
  hasPrice: true,
  hasOpenOrder: false,
});

/** What keeps devices from being given to together, as for renewals: at most 50, of one type and one partner. @spec TAR-08 REN-01 */
export const checkGiftBatch = (rows: readonly GiftRow[]): Problem[] =>
  checkRenewalBatch(rows.map(asRenewal)).filter(({ code }) => !code.startsWith('renewal.reason.'));

/** Why one device of them gets nothing; the others do. @spec TAR-08 */
export const dayGiftProblem = (row: GiftRow): Problem | undefined => {
  const reason = renewalReason(asRenewal(row));
  return reason ? { code: `renewal.gift.${reason}` } : giftRefusal(row.mode);
};

/**
 * The last day of a service after so many days more: time still left is kept, and what is over serves from today on.
 * @param days 1 or more
 * @spec TAR-08
 * @example givenUntil('2026-10-01', '2026-11-21', 7) // '2026-11-27': seven days, today the first
 */
export const givenUntil = (expiresOn: Day | null, today: Day, days: number): Day =>
  expiresOn !== null && expiresOn >= today ? addDays(expiresOn, days) : addDays(today, days - 1);
