import type {
  NotificationMethod,
  OrderCategory,
  OrderLevel,
  OrderReminder,
  OrderState,
  OrderTrackEvent,
  Rating,
  Resolution,
  TransferEvent,
  TransferState,
} from '@fireline/domain/service';
import type { Generated } from 'kysely';
import type { Id, Instant, Json, JsonOrDefault, WhereaboutsColumns } from '../../lib/db/columnTypes.ts';

type Late<T> = Generated<T | null>;

/** A customer-service agent: what its account has besides. Whether it is enabled, the account says. */
export interface ServiceAgentTable {
  userId: number;
  rentId: string;
  jobNumber: string;
  /** Empty: not bound. */
  wechatId: Generated<string>;
  isSmsOn: Generated<boolean>;
  isVoiceOn: Generated<boolean>;
  isWechatOn: Generated<boolean>;
  createdBy: string;
  createdAt: Instant;
  revision: Generated<number>;
  changedBy: Generated<string>;
  changedAt: Late<Instant>;
}

/** The last number of a tenant's orders on its last day with one. */
export interface WorkOrderCounterTable {
  rentId: string;
  day: string;
  last: number;
}

export interface WorkOrderTable extends WhereaboutsColumns {
  orderId: Id;
  number: string;
  problem: string;
  category: OrderCategory;
  level: OrderLevel;
  methods: Json<NotificationMethod[]>;
  images: JsonOrDefault<string[]>;
  deviceId: Late<number>;
  /** What it was made from. */
  alarmId: Late<number>;
  hazardId: Late<number>;
  diagnosisId: Late<number>;
  /** Of what makes orders by itself: made twice, it is one. */
  sourceKey: Late<string>;
  /** Of the press: the same press makes one order. */
  requestId: string;
  /** The closed order that it follows. */
  followsId: Late<number>;
  creatorId: number;
  createdBy: string;
  createdAt: Instant;
  agentId: Late<number>;
  /** As it was called when it was given the order. */
  agentName: Generated<string>;
  state: Generated<OrderState>;
  rating: Generated<Rating>;
  ratedAt: Late<Instant>;
  resolution: Late<Resolution>;
  acceptedAt: Late<Instant>;
  firstResponseAt: Late<Instant>;
  closedAt: Late<Instant>;
  closedBy: Generated<string>;
  dueAt: Instant;
  /** What was reminded of last. */
  reminded: Late<OrderReminder>;
  revision: Generated<number>;
  changedBy: Generated<string>;
  changedAt: Instant;
}

export interface WorkOrderPartTable {
  userId: number;
  orderId: number;
}

export interface WorkOrderTrackTable {
  orderId: number;
  /** Counted from 1 in its order. */
  seq: number;
  at: Instant;
  event: OrderTrackEvent;
  byId: Late<number>;
  /** Empty: the system, by itself. */
  by: string;
  fromName: Generated<string>;
  toName: Generated<string>;
  fromLevel: Late<OrderLevel>;
  toLevel: Late<OrderLevel>;
  reason: Generated<string>;
  images: JsonOrDefault<string[]>;
}

export interface WorkOrderTransferTable {
  transferId: Id;
  rentId: string;
  orderId: number;
  operatorId: number;
  operator: string;
  targetId: number;
  target: string;
  state: Generated<TransferState>;
  askedAt: Instant;
  expiresAt: Instant;
  endedAt: Late<Instant>;
  /** By what it ended. */
  ended: Late<TransferEvent>;
}

declare module '../../lib/db/schema.ts' {
  interface Database {
    serviceAgent: ServiceAgentTable;
    workOrderCounter: WorkOrderCounterTable;
    workOrder: WorkOrderTable;
    workOrderPart: WorkOrderPartTable;
    workOrderTrack: WorkOrderTrackTable;
    workOrderTransfer: WorkOrderTransferTable;
  }
}
