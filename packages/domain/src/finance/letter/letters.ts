/**
 * What the creator of an order is written about it. `suspense`, `returned`, `returnedOtherwise` and `cameBack` are of money that did not pay.
 * @spec FIN-01 FIN-12
 */
export const orderLetters = [
  'delivered',
  'toppedUp',
  'expired',
  'suspense',
  'returned',
  'returnedOtherwise',
  'cameBack',
  'refunded',
  'refundRefused',
  'refundFailed',
  'refundBounced',
  'refundUndone',
  'refundOtherwise',
] as const;
export type OrderLetter = (typeof orderLetters)[number];
