import {
  notificationMethods,
  orderCategories,
  orderLevels,
  orderListNames,
  orderRequestChars,
  orderStates,
  orderTrackEvents,
  ratingNames,
  resolutions,
  transferEvents,
  transferStates,
} from '@fireline/domain/service';
import { deviceTypeNames } from '@fireline/domain/device';
import * as z from 'zod';
import { zDays } from '../../alarm/analysis/shapes.ts';
import { zBy } from '../../lib/personalShapes.ts';
import { page, paging, zId, zInstant, zList, zProblem, zRevision, zSearch, zUploadFile } from '../../lib/shapes.ts';

/** As the store of pictures names one; what else comes is not asked for in the database. */
const zImageId = z.string().regex(/^[\w-]{1,64}$/);
const zImages = z.array(zImageId).default([]);

/** A transfer that waits for its confirmation. */
const zWaiting = z.object({
  transferId: z.number(),
  operatorId: z.number(),
  operator: zBy,
  targetId: z.number(),
  target: zBy,
  expiresAt: z.string(),
});

/** From whom to whom an order was to go, and what became of it. @spec SRV-02 SRV-03 */
const zHandedOn = z.object({
  operator: zBy,
  target: zBy,
  state: z.enum(transferStates),
  askedAt: z.string(),
  /** By what it ended; null: it waits. */
  ended: z.enum(transferEvents).nullable(),
  /** Of who rejected it, otherwise of who asked. */
  reason: z.string(),
});

/** A work order. @spec SRV-01 SRV-03 */
export const zWorkOrder = z.object({
  orderId: z.number(),
  /** `W261121-0007` */
  number: z.string(),
  problem: z.string(),
  category: z.enum(orderCategories),
  level: z.enum(orderLevels),
  state: z.enum(orderStates),
  creatorId: z.number(),
  createdBy: zBy,
  createdAt: z.string(),
  /** Whose it is; null: nobody's. */
  agentId: z.number().nullable(),
  agentName: zBy,
  deviceId: z.number().nullable(),
  deviceName: z.string(),
  deviceType: z.enum(deviceTypeNames).nullable(),
  placeName: z.string(),
  unitName: z.string(),
  /** By when it has to be accepted. */
  dueAt: z.string(),
  acceptedAt: z.string().nullable(),
  closedAt: z.string().nullable(),
  closedBy: zBy,
  rating: z.enum(ratingNames),
  resolution: z.enum(resolutions).nullable(),
  /** The transfer that waits; null: none does. */
  transfer: zWaiting.nullable(),
  /** Sent by who gives it to somebody: nobody does so over another's head unseen. */
  revision: z.number().int(),
});

const zTrack = z.object({
  seq: z.number().int(),
  at: z.string(),
  event: z.enum(orderTrackEvents),
  /** Empty: the system, by itself. */
  by: zBy,
  /** From whom to whom the order went, or was to go; empty: it went nowhere. */
  from: zBy,
  to: zBy,
  /** From which level to which; null: it was not changed. */
  fromLevel: z.enum(orderLevels).nullable(),
  toLevel: z.enum(orderLevels).nullable(),
  reason: z.string(),
  images: z.array(z.string()),
});

const zRelated = z.object({ orderId: z.number(), number: z.string(), state: z.enum(orderStates) });

export const zWorkOrderDetail = zWorkOrder.extend({
  /** The moment by the gateway: the page counts from there. */
  now: z.string(),
  images: z.array(z.string()),
  methods: z.array(z.enum(notificationMethods)),
  /** How its agent is really told; empty: it has none. */
  ways: z.array(z.enum(['siteLetter', ...notificationMethods])),
  address: z.string(),
  /** Of its device, that stand now. */
  openAlarms: z.number().int(),
  alarmId: z.number().nullable(),
  hazardId: z.number().nullable(),
  diagnosisId: z.number().nullable(),
  follows: zRelated.nullable(),
  followUps: z.array(zRelated),
  /** Oldest first. */
  track: z.array(zTrack),
  transfers: z.array(
    zWaiting.extend({
      state: z.enum(transferStates),
      askedAt: z.string(),
      endedAt: z.string().nullable(),
      /** By what it ended; null: it waits. */
      ended: z.enum(transferEvents).nullable(),
    }),
  ),
});

const zOrderAgent = z.object({
  userId: z.number(),
  name: zBy,
  /** Empty: a maintenance account, which has none. */
  jobNumber: z.string(),
  /** Orders that it has in hand. */
  open: z.number().int(),
});

const ofOrder = { orderId: zId };
/** What is no agent is refused in the words for it. */
const zAgent = z.union([z.number(), z.string()]).optional();
const reply = zWorkOrderDetail;
const toAgent = { ...ofOrder, agentId: zAgent, reason: z.string().optional() };

/** What became of each order of a batch. */
const zBatch = z.object({
  rows: z.array(z.object({ orderId: z.number(), number: z.string(), problem: zProblem.nullable() })),
});

const zCount = z.number().int();
/** The domain's figures of orders. @spec SRV-03 */
const zFigures = z.object({
  total: zCount,
  byState: z.object({ pending: zCount, processing: zCount, closed: zCount }),
  byRating: z.record(z.enum(ratingNames), zCount),
  resolved: zCount,
  resolvedRatio: z.number().nullable(),
  averageScore: z.number().nullable(),
  medianResponseMs: z.number().nullable(),
  medianHandlingMs: z.number().nullable(),
});
const zGroups = z.array(z.object({ key: z.string(), figures: zFigures }));

export const orderShapes = {
  orders: {
    send: z.object({
      list: z.enum(orderListNames).default('all'),
      /** Number, problem, creator, agent, device or place, any part. */
      search: zSearch.optional(),
      state: zList(z.enum(orderStates)).optional(),
      level: zList(z.enum(orderLevels)).optional(),
      category: zList(z.enum(orderCategories)).optional(),
      /** Over its due time, accepted by nobody. */
      due: z.literal('over').optional(),
      /** The caller has it in hand. */
      held: z.literal('yes').optional(),
      /** Of transfers: the caller is asked, or asked somebody. */
      asked: z.enum(['me', 'byMe']).optional(),
      rating: zList(z.enum(ratingNames)).optional(),
      resolution: z.enum(resolutions).optional(),
      agentId: zId.optional(),
      deviceId: zId.optional(),
      alarmId: zId.optional(),
      hazardId: zId.optional(),
      /** Created. */
      from: zInstant.optional(),
      to: zInstant.optional(),
      sort: z.enum(['level', 'dueAt', 'createdAt', 'closedAt', 'number']).default('level'),
      order: z.enum(['asc', 'desc']).default('asc'),
      ...paging,
    }),
    /** Each with its last transfer; null: there was none. */
    reply: page(zWorkOrder.extend({ lastTransfer: zHandedOn.nullable() })),
  },
  orderFigures: {
    /** Days of creation, both counted. */
    send: z.object(zDays),
    reply: z.object({
      figures: zFigures,
      days: zGroups,
      categories: zGroups,
      levels: zGroups,
      /** By the account of the agent who has the order, or had it. */
      agents: z.array(z.object({ userId: z.number(), name: zBy, figures: zFigures })),
    }),
  },
  similarOrders: {
    send: z.object({ imei: zSearch }),
    reply: z.object({ orders: z.array(zWorkOrder) }),
  },
  orderAgents: {
    send: z.object({ orderId: zId.optional() }),
    reply: z.object({ agents: z.array(zOrderAgent) }),
  },
  /** The picture belongs to nobody until an order or a step names it; after a day it is gone then. */
  uploadOrderImage: { send: z.object({ file: zUploadFile }), reply: z.object({ imageId: z.string() }) },
  orderImage: { send: z.object({ imageId: zImageId }), reply: z.string() },
  order: { send: z.object(ofOrder), reply },
  /** What the domain's `workOrderForm` reads, and what the order comes from. */
  createOrder: {
    send: z.object({
      /** Of the press: pressed again, or sent again after a time-out, it is the same order. */
      requestId: z.string().min(orderRequestChars.min).max(orderRequestChars.max),
      problem: z.string(),
      category: z.string(),
      level: z.string(),
      notificationMethods: z.array(z.string()).default([]),
      deviceImei: z.string().optional(),
      images: zImages,
      alarmId: zId.optional(),
      hazardId: zId.optional(),
      /** The closed order that it follows. */
      followsId: zId.optional(),
      /** The chat with support that it is made of. */
      ticketId: zId.optional(),
    }),
    reply,
  },
  acceptOrder: { send: z.object(ofOrder), reply },
  declineOrder: { send: z.object({ ...ofOrder, reason: z.string() }), reply },
  dispatchOrder: { send: z.object({ ...toAgent, revision: zRevision }), reply },
  reassignOrder: { send: z.object({ ...toAgent, revision: zRevision }), reply },
  /** What the domain's `levelForm` reads. */
  setOrderLevel: {
    send: z.object({ ...ofOrder, level: z.string(), reason: z.string().optional(), revision: zRevision }),
    reply,
  },
  transferOrder: { send: z.object(toAgent), reply },
  answerTransfer: {
    send: z.object({
      ...ofOrder,
      transferId: zId,
      answer: z.enum(['confirm', 'reject']),
      reason: z.string().optional(),
    }),
    reply,
  },
  withdrawTransfer: { send: z.object({ ...ofOrder, transferId: zId }), reply },
  handleOrder: { send: z.object({ ...ofOrder, reason: z.string().optional(), images: zImages }), reply },
  /** What the domain's `closingForm` reads. */
  closeOrder: {
    send: z.object({
      ...ofOrder,
      resolution: z.string(),
      rating: z.string().optional(),
      reason: z.string().optional(),
    }),
    reply,
  },
  rateOrder: { send: z.object({ ...ofOrder, rating: z.string() }), reply },
  acceptOrders: { send: z.object({ orderIds: zList(zId) }), reply: zBatch },
  dispatchOrders: {
    send: z.object({ orderIds: zList(zId), agentId: zAgent, reason: z.string().optional() }),
    reply: zBatch,
  },
};
