import type { Generated } from 'kysely';
import type { Instant } from '../db/columnTypes.ts';

/** A job that time drives, one row for all gateways on the database. */
export interface JobTable {
  name: string;
  /** When it is to begin next. */
  dueAt: Instant;
  /** Until when the gateway that runs it is believed to live; null: nobody runs it. */
  leaseUntil: Instant | null;
  /** Counts the starts: a run belongs to the gateway that started it last. */
  starts: Generated<number>;
  startedAt: Instant | null;
  endedAt: Instant | null;
  /** Why the last run that ended failed; null: it did not. */
  failure: string | null;
}

export interface JobTables {
  job: JobTable;
}

declare module '../db/schema.ts' {
  interface Database extends JobTables {}
}
