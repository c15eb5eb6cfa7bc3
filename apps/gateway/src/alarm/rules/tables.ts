import type { AlarmRuleSettings, Rehearsal, RehearsalState } from '@fireline/domain/alarm';
import type { ColumnType, Generated } from 'kysely';
import type { Id, Instant, Json } from '../../lib/db/columnTypes.ts';

type OrNull<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** What a version says; whose devices it is about stands with its rule. */
export type StoredSettings = Omit<AlarmRuleSettings, 'partnerId'>;

/** One row for each tenant: whoever changes its rules takes it, and its revision says whether they have changed. */
export interface AlarmRuleSetTable {
  rentId: string;
  revision: Generated<number>;
}
export interface AlarmRuleTable {
  ruleId: Id;
  rentId: string;
  /** Holds for the devices of this partner only; null: for all. */
  partnerId: OrNull<number>;
  /** Counts the versions and what was withdrawn. */
  revision: Generated<number>;
  createdBy: string;
  createdAt: Instant;
}
export interface AlarmRuleVersionTable {
  versionId: Id;
  ruleId: number;
  rentId: string;
  /** From 1 within its rule. */
  no: number;
  isEnabled: boolean;
  settings: Json<StoredSettings>;
  savedBy: string;
  savedAt: Instant;
  inEffectFrom: Instant;
  withdrawnBy: OrNull<string>;
  withdrawnAt: OrNull<Instant>;
}

/** What is asked of a rehearsal. */
export interface AskedRehearsal {
  readonly settings: StoredSettings;
  readonly partnerId: number | null;
  readonly days: number;
  readonly smsReceivers: number;
  readonly voiceReceivers: number;
  readonly smsCents: number;
  readonly voiceCents: number;
}
export interface RehearsalTable {
  rehearsalId: Id;
  rentId: string;
  ruleId: OrNull<number>;
  /** Whose scope it looks at. */
  userId: number;
  askedBy: string;
  askedAt: Instant;
  asked: Json<AskedRehearsal>;
  state: Generated<RehearsalState>;
  devicesDone: Generated<number>;
  devices: Generated<number>;
  /** Where it goes on after a restart. */
  lastDeviceId: Generated<number>;
  draft: ColumnType<Rehearsal | null, string | null | undefined, string | null>;
  current: ColumnType<Rehearsal | null, string | null | undefined, string | null>;
  claimedUntil: OrNull<Instant>;
  /** Counts the claims: what a gateway that lost its claim still writes is ignored. */
  claims: Generated<number>;
  /** Claims in a row without a device that was done. */
  tries: Generated<number>;
  endedAt: OrNull<Instant>;
}

declare module '../../lib/db/schema.ts' {
  interface Database {
    alarmRuleSet: AlarmRuleSetTable;
    alarmRule: AlarmRuleTable;
    alarmRuleVersion: AlarmRuleVersionTable;
    rehearsal: RehearsalTable;
  }
}
