import type {
  AlarmKind,
  AlarmLevel,
  HazardMeasure,
  HazardMeasureName,
  HazardSource,
  MeasureName,
  RectificationState,
} from '@fireline/domain/alarm';
import type { ColumnType, Generated } from 'kysely';
import type { Id, Instant, Json, JsonOrDefault, WhereaboutsColumns } from '../../lib/db/columnTypes.ts';

type OrNull<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** A measure that a hazard was given, called as it was then. */
export interface GivenMeasure extends MeasureName {
  readonly measureId: number;
}

export interface HazardTable extends WhereaboutsColumns {
  hazardId: Id;
  alarmId: OrNull<number>;
  source: HazardSource;
  /** Of what it was made from by itself: one source makes one hazard. */
  sourceKey: OrNull<string>;
  /** The task of a patrol in which it was found. */
  taskId: OrNull<number>;
  title: string;
  description: Generated<string>;
  level: AlarmLevel;
  /** Days. */
  foundOn: string;
  dueOn: string;
  responsible: string;
  measures: JsonOrDefault<readonly GivenMeasure[]>;
  photos: JsonOrDefault<readonly string[]>;
  donePhotos: JsonOrDefault<readonly string[]>;
  state: Generated<RectificationState>;
  receiver: Generated<string>;
  /** The day on which it was rectified or handed over. */
  endedOn: OrNull<string>;
  /** The day of the last reminder. */
  remindedOn: OrNull<string>;
  createdBy: string;
  createdAt: Instant;
  /** Counts the changes, from 1. */
  revision: Generated<number>;
  /** Who did the last step. */
  changedBy: Generated<string>;
}
export interface HazardTrackTable {
  trackId: Id;
  hazardId: number;
  at: Instant;
  event: 'found' | 'changed' | 'complete' | 'handOver' | 'reminded';
  /** Empty: nobody, it was a job. */
  by: string;
  receiver: Generated<string>;
  /** The due day as it was set then. */
  dueOn: OrNull<string>;
  remark: Generated<string>;
}
/** The catalogue of measures of a tenant. */
export interface HazardMeasureTable {
  measureId: Id;
  rentId: string;
  /** Which of the words it is called by; null: by its name. */
  code: OrNull<HazardMeasureName>;
  name: Generated<string>;
  kinds: Json<readonly AlarmKind[]>;
  basisCode: OrNull<HazardMeasure['basis']>;
  basis: Generated<string>;
  /** Days that it usually takes. */
  days: number;
  /** Its rank in the catalogue, from 1; removed measures keep theirs. */
  rank: number;
  isEnabled: Generated<boolean>;
  /** Counts the changes, from 1. */
  revision: Generated<number>;
  changedBy: Generated<string>;
  changedAt: Instant;
  removedAt: OrNull<Instant>;
}

declare module '../../lib/db/schema.ts' {
  interface Database {
    hazard: HazardTable;
    hazardMeasure: HazardMeasureTable;
    hazardTrack: HazardTrackTable;
  }
}
