import type { AlarmCategory, AlarmKind, AlarmLevel, AlarmState, ClearType, Closing } from '@fireline/domain/alarm';
import type { DeviceType, Measurement } from '@fireline/domain/device';
import type { ColumnType, Generated } from 'kysely';
import type { Id, Instant, WhereaboutsColumns } from '../lib/db/columnTypes.ts';

export interface AlarmTable extends WhereaboutsColumns {
  alarmId: Id;
  revision: Generated<number>;
  deviceId: number;
  deviceType: DeviceType;
  level: AlarmLevel;
  category: AlarmCategory;
  kind: AlarmKind;
  state: AlarmState;
  /** Its rule closes it when the reading is normal again. */
  closesByItself: boolean;
  measurement: Measurement | null;
  value: number | null;
  count: Generated<number>;
  /** When the device measured what raised it. */
  alarmTime: Instant;
  /** When the gateway received the report that raised it. */
  receivedAt: Instant;
  lastTime: Instant;
  recoveredAt: Instant | null;
  acknowledgedBy: string | null;
  acknowledgedAt: Instant | null;
  closing: Closing | null;
  clearType: ClearType | null;
  handledBy: string | null;
  handledAt: Instant | null;
  remark: Generated<string>;
  /** The drill that the report which raised it lies in; null: it is real. */
  drillId: ColumnType<number | null, number | null | undefined, number | null>;
  /** What keeps it quiet, or did; null: nothing ever has. */
  silenceId: ColumnType<number | null, number | null | undefined, number | null>;
  /** Before it neither pops up nor sounds, and nothing of it is sent. */
  silencedUntil: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
  /** The version of the rule that raised it; null: the device itself named it. */
  ruleVersionId: ColumnType<number | null, number | null | undefined, number | null>;
  /** How long its reading must stay normal until it closes by itself. */
  settleMinutes: Generated<number>;
  /** When it closes by itself unless it is reported again; null: its reading is not normal, or a person closes it. */
  settleAt: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
}
export interface AlarmTrackTable {
  trackId: Id;
  rentId: string;
  alarmId: number;
  at: Instant;
  event: 'raised' | 'repeatedReport' | 'acknowledged' | 'recovered' | 'handled' | 'reopened';
  by: string | null;
  closing: Closing | null;
  remark: Generated<string>;
  value: number | null;
  /** Of a handling of several at once that can still be taken back: which one, by whom. */
  handlingId: ColumnType<string | null, string | null | undefined, string | null>;
  userId: ColumnType<number | null, number | null | undefined, number | null>;
}

/** Dated reports that raised or repeated an alarm: one that is sent again is known by them, also once the alarm is closed. */
export interface AlarmReportTable {
  deviceId: number;
  kind: AlarmKind;
  /** As the device dated it. */
  at: Instant;
}

/** Alarms and their tracks. */
export interface AlarmTables {
  alarm: AlarmTable;
  alarmReport: AlarmReportTable;
  alarmTrack: AlarmTrackTable;
}

declare module '../lib/db/schema.ts' {
  interface Database extends AlarmTables {}
}
