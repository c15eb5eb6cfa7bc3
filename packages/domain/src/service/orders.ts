import { also, defineForm, listOf, oneOf, optional, text, id, saying, someOf } from '../lib/index.ts';
import { imei } from '../device/index.ts';
import { batchOrderCount, imageAddressChars, imageCount, problemChars, reasonChars } from './limits.ts';

/** What a work order is about. Decision: the source names the field alone. @spec SRV-01 */
export const orderCategories = [
  'device',
  'falseAlarm',
  'messaging',
  'payment',
  'account',
  'inspection',
  'other',
] as const;
export type OrderCategory = (typeof orderCategories)[number];
/** How soon somebody must act. Decision: the source names the field alone. @spec SRV-01 */
export const orderLevels = ['urgent', 'high', 'normal'] as const;
export type OrderLevel = (typeof orderLevels)[number];
/** How the agent is told: what an agent can switch. @spec SRV-01 SRV-04 */
export const notificationMethods = ['sms', 'voice', 'wechat'] as const;
export type NotificationMethod = (typeof notificationMethods)[number];

/** What is said on closing, with its score; nothing was said where there is none. @spec SRV-02 */
export const ratings = {
  notRated: null,
  veryDissatisfied: 1,
  notSatisfied: 2,
  general: 3,
  satisfied: 4,
  verySatisfied: 5,
} as const;
export type Rating = keyof typeof ratings;
export const ratingNames = Object.keys(ratings) as readonly Rating[];
/** @spec SRV-01 SRV-02 */
export const resolutions = ['resolved', 'unresolved'] as const;
export type Resolution = (typeof resolutions)[number];

/**
 * A work order that a diagnosis or a failed inspection suggests: level and notification method are still to be chosen.
 * The same source key means the same order: made twice, it is one.
 * @spec SRV-05 N24
 */
export interface WorkOrderDraft {
  readonly problem: string;
  readonly category: OrderCategory;
  readonly sourceKey: string;
  readonly images: readonly string[];
  readonly deviceImei?: string | undefined;
}

/** Whether a step would say and show nothing. @spec SRV-01 */
export const saysNothing = ({
  reason,
  images,
}: {
  readonly reason?: string | undefined;
  readonly images?: readonly string[] | undefined;
}): boolean => (reason ?? '').trim() === '' && (images ?? []).length === 0;

const imageList = listOf(text(imageAddressChars), imageCount);
const agentId = saying('service.agentFirst', id);

/** A new work order: its level and the way the agent is told must be chosen. @spec SRV-01 */
export const workOrderForm = defineForm({
  problem: text(problemChars),
  category: oneOf(orderCategories),
  level: saying('service.order.levelRequired', oneOf(orderLevels)),
  notificationMethods: saying('service.order.methodRequired', someOf(notificationMethods)),
  deviceImei: optional(imei),
  images: imageList,
});

const reason = text(reasonChars);
/** A reason that has to be given. @spec SRV-02 */
export const givenReason = saying('service.order.reasonRequired', text({ ...reasonChars, min: 1 }));

/** Giving an order to an agent, or handing one's own to another. @spec SRV-02 */
export const assignmentForm = defineForm({ agentId, reason });

/** Taking an order from its agent and giving it to another, or giving back one that one cannot take: both say why. @spec SRV-02 */
export const reassignForm = defineForm({ agentId, reason: givenReason });
export const declineForm = defineForm({ reason: givenReason });

/** Changing how soon an order is to be handled, and why. @spec SRV-01 */
export const levelForm = defineForm({
  level: saying('service.order.levelRequired', oneOf(orderLevels)),
  reason: givenReason,
});

/** One more step in handling: it says something, or shows it. @spec SRV-01 */
export const handlingForm = defineForm({ reason, images: imageList }, (said) => [
  saysNothing(said) ? { code: 'service.order.nothingSaid', field: 'reason' } : undefined,
]);

/** Closing: resolved or not must be said, and why not; a rating that was not given is not rated. @spec SRV-02 */
export const closingForm = defineForm(
  {
    reason,
    rating: optional(oneOf(ratingNames)),
    resolution: saying('service.order.resolutionRequired', oneOf(resolutions)),
  },
  ({ resolution, reason }) => [
    asksClosingReason(resolution) && reason === ''
      ? { code: 'service.order.reasonRequired', field: 'reason' }
      : undefined,
  ],
);

/** What its creator thinks of a closed order. @spec SRV-02 */
export const ratingForm = defineForm({
  rating: also(saying('service.order.ratingRequired', oneOf(ratingNames)), (rating, field) =>
    rating === 'notRated' ? { code: 'service.order.ratingRequired', field } : undefined,
  ),
});

/** Whether closing asks what is left: only where the problem is not solved. What was written before goes with the question. @spec SRV-02 */
export const asksClosingReason = (resolution: Resolution | null | undefined): boolean => resolution === 'unresolved';

/** The orders to handle in one go. @spec SRV-02 */
export const batchForm = defineForm({ orderIds: saying('service.order.selectFirst', listOf(id, batchOrderCount)) });
