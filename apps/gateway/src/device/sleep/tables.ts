import type { SleepSegment } from '@fireline/domain/device';
import type { Json } from '../../lib/db/columnTypes.ts';

/** The stages of a night as a watch told them. */
export interface SleepNightTable {
  deviceId: number;
  /** The day on which one wakes. */
  night: string;
  segments: Json<SleepSegment[]>;
}

declare module '../../lib/db/schema.ts' {
  interface Database {
    sleepNight: SleepNightTable;
  }
}
