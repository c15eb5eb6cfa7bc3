import type { DutyCheckState, HandoverState } from '@fireline/domain/alarm';
import type { ColumnType, Generated } from 'kysely';
import type { Id, Instant } from '../../lib/db/columnTypes.ts';
import type { KeptSheet } from './sheet.ts';

type OrNull<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** How the station of a unit is checked; one at most. */
export interface DutyPlanTable {
  planId: Id;
  rentId: string;
  unitId: number;
  everyMinutes: number;
  answerMinutes: number;
  isOn: Generated<boolean>;
  /** When the next check is asked. */
  nextAt: Instant;
  changedBy: string;
  changedAt: Instant;
  revision: Generated<number>;
}
export interface DutyCheckTable {
  checkId: Id;
  rentId: string;
  unitId: number;
  askedAt: Instant;
  /** As the plan had it then. */
  answerMinutes: number;
  state: Generated<DutyCheckState>;
  answeredAt: OrNull<Instant>;
  answeredBy: Generated<string>;
}
/** A shift from its beginning to the signature of the next one; one of a unit at most is not accepted. */
export interface HandoverTable {
  handoverId: Id;
  rentId: string;
  unitId: number;
  state: Generated<HandoverState>;
  outgoingId: number;
  outgoingName: string;
  fromAt: Instant;
  /** When who leaves signed. */
  toAt: OrNull<Instant>;
  /** As it was signed. */
  sheet: ColumnType<KeptSheet | null, string | null | undefined, string | null>;
  remark: Generated<string>;
  incomingId: OrNull<number>;
  incomingName: Generated<string>;
  acceptedAt: OrNull<Instant>;
  /** Who sent it back last, and why. */
  returnedBy: Generated<string>;
  reason: Generated<string>;
  revision: Generated<number>;
}

declare module '../../lib/db/schema.ts' {
  interface Database {
    dutyPlan: DutyPlanTable;
    dutyCheck: DutyCheckTable;
    handover: HandoverTable;
  }
}
