import type { AlarmLevel, HazardMeasureName, HazardSource, RectificationState } from '@fireline/domain/alarm';
import type { ColumnType, Generated } from 'kysely';
import type { Id, Instant, JsonOrDefault, WhereaboutsColumns } from '../../lib/db/columnTypes.ts';

type OrNull<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface HazardTable extends WhereaboutsColumns {
  hazardId: Id;
  alarmId: OrNull<number>;
  source: HazardSource;
  title: string;
  description: Generated<string>;
  level: AlarmLevel;
  /** Days. */
  foundOn: string;
  dueOn: string;
  responsible: string;
  measures: JsonOrDefault<readonly HazardMeasureName[]>;
  photos: JsonOrDefault<readonly string[]>;
  donePhotos: JsonOrDefault<readonly string[]>;
  state: Generated<RectificationState>;
  receiver: Generated<string>;
  /** The day on which it was rectified or handed over. */
  endedOn: OrNull<string>;
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
  event: 'found' | 'changed' | 'complete' | 'handOver';
  by: string;
  receiver: Generated<string>;
  /** The due day as it was set then. */
  dueOn: OrNull<string>;
  remark: Generated<string>;
}

declare module '../../lib/db/schema.ts' {
  interface Database {
    hazard: HazardTable;
    hazardTrack: HazardTrackTable;
  }
}
