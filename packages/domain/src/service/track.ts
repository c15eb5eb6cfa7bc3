import { orderEvents } from './handling.ts';
import type { OrderLevel } from './orders.ts';

/** What the track of an order notes: the steps of its machine, and what happens beside them. @spec SRV-01 SRV-02 */
export const orderTrackEvents = [
  'create',
  ...orderEvents,
  'confirmTransfer',
  'rejectTransfer',
  'withdrawTransfer',
  'expireTransfer',
  'rate',
] as const;
export type OrderTrackEvent = (typeof orderTrackEvents)[number];

/** What people are written about an order, besides that it was assigned to them. @spec SRV-02 MSG-04 */
export const orderLetters = [
  'accepted',
  'closed',
  'closedByCreator',
  'transferAsked',
  'transferConfirmed',
  'transferRejected',
  'transferExpired',
  'takenAway',
  'levelUrgent',
  'levelHigh',
  'levelNormal',
  'dueNear',
  'dueOver',
] as const;
export type OrderLetter = (typeof orderLetters)[number];

/** What the agent of an order is written whose level has changed. @spec SRV-01 MSG-04 */
export const letterOfLevel = {
  urgent: 'levelUrgent',
  high: 'levelHigh',
  normal: 'levelNormal',
} as const satisfies Record<OrderLevel, OrderLetter>;

/** The number of an order: the day and how many the tenant had by then. @example orderNumber('2026-11-21', 7) // 'W261121-0007' @spec SRV-01 */
export const orderNumber = (day: string, count: number): string =>
  `W${day.slice(2).replaceAll('-', '')}-${String(count).padStart(4, '0')}`;
