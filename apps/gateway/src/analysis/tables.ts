import type { DaySum, MinuteSpan, ReportKind, ReportScope, SummedMeasurement } from '@fireline/domain/analysis';
import type { ColumnType, Generated } from 'kysely';
import type { Id, Instant, Json, WhereaboutsColumns } from '../lib/db/columnTypes.ts';
import type { ReportContent } from './reports/content.ts';

/** What a device measured in a month, by its days, such as `21`. */
export interface ReadingMonthTable {
  deviceId: number;
  measurement: SummedMeasurement;
  /** Its first day. */
  month: string;
  days: Json<Readonly<Record<string, DaySum>>>;
  /** kWh of the month; zero for what is no meter. */
  used: number;
  max: number;
}
/** When a sensor saw people on a day. */
export interface PresenceDayTable {
  deviceId: number;
  day: string;
  spans: Json<readonly MinuteSpan[]>;
  minutes: number;
}
/** When any sensor of a place saw people on a day. */
export interface PlaceDayTable {
  placeId: number;
  day: string;
  spans: Json<readonly MinuteSpan[]>;
  minutes: number;
  sensors: number;
}
/** A report as it was made: it never changes. */
export interface SafetyReportTable extends WhereaboutsColumns {
  reportId: Id;
  scope: ReportScope;
  scopeName: string;
  kind: ReportKind;
  key: string;
  fromOn: string;
  toOn: string;
  version: Generated<number>;
  madeAt: Instant;
  /** Empty: by the job. */
  madeBy: Generated<string>;
  score: number | null;
  content: Json<ReportContent>;
  /** When something of its period came that it does not count; null: nothing did. */
  lateAt: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
}
/** How much is kept of a device. */
export interface DeviceStorageTable {
  deviceId: number;
  points: number;
  pieces: number;
  bytes: number;
  positions: number;
  alarms: number;
  firstAt: Instant | null;
  countedAt: Instant;
}
/** How much was kept of a tenant on a day. */
export interface StorageDayTable {
  rentId: string;
  day: string;
  points: number;
  bytes: number;
}

export interface AnalysisTables {
  readingMonth: ReadingMonthTable;
  presenceDay: PresenceDayTable;
  placeDay: PlaceDayTable;
  safetyReport: SafetyReportTable;
  deviceStorage: DeviceStorageTable;
  storageDay: StorageDayTable;
}

declare module '../lib/db/schema.ts' {
  interface Database extends AnalysisTables {}
}
