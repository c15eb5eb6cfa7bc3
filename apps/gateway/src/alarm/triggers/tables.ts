import type { AlarmKind, AlarmLevel, TriggerCondition, TriggerMoment, TriggerRule } from '@fireline/domain/alarm';
import type { DeviceType } from '@fireline/domain/device';
import type { ColumnType, Generated } from 'kysely';
import type { Id, Instant, Json } from '../../lib/db/columnTypes.ts';

type OrNull<T> = ColumnType<T | null, T | null | undefined, T | null>;

export type StoredTrigger = Omit<TriggerRule, 'partnerId' | 'isEnabled' | 'moment'>;
/** It did what it says, it had nothing to do, or doing it failed. */
export const traceOutcomes = ['fired', 'missed', 'failed'] as const;
/** What of the alarm the conditions looked at. */
export interface SeenFact {
  readonly level: AlarmLevel;
  readonly kind: AlarmKind;
  readonly deviceType: DeviceType;
}

export interface TriggerRuleTable {
  triggerId: Id;
  rentId: string;
  /** Holds for the alarms of this partner's devices only; null: for all. */
  partnerId: OrNull<number>;
  moment: TriggerMoment;
  isEnabled: boolean;
  settings: Json<StoredTrigger>;
  revision: Generated<number>;
  changedBy: string;
  changedAt: Instant;
}
/** Something that happened to an alarm and is still to be looked at. */
export interface TriggerFactTable {
  factId: Id;
  rentId: string;
  alarmId: number;
  moment: TriggerMoment;
  at: Instant;
  claimedUntil: OrNull<Instant>;
  tries: Generated<number>;
}
/** A rule acts once on an alarm for each moment. */
export interface TriggerFiringTable {
  triggerId: number;
  alarmId: number;
  moment: TriggerMoment;
  at: Instant;
}
export interface TriggerTraceTable {
  traceId: Id;
  triggerId: number;
  alarmId: number;
  at: Instant;
  moment: TriggerMoment;
  outcome: (typeof traceOutcomes)[number];
  /** The conditions that did not hold. */
  missed: Json<readonly TriggerCondition[]>;
  seen: Json<SeenFact>;
}

declare module '../../lib/db/schema.ts' {
  interface Database {
    triggerRule: TriggerRuleTable;
    triggerFact: TriggerFactTable;
    triggerFiring: TriggerFiringTable;
    triggerTrace: TriggerTraceTable;
  }
}
