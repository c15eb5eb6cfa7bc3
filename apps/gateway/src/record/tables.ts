import type { RecordDefinition, RecordRow } from '@fireline/domain/record';
import type { Generated } from 'kysely';
import type { Id, Instant } from '../lib/db/columnTypes.ts';

/** Who created a row and changed it last. */
export interface ChangesColumns {
  /** Counts the changes, from 1. */
  revision: Generated<number>;
  createdBy: string;
  createdAt: Instant;
  changedBy: string;
  changedAt: Instant;
}

/** The table of a record: its number, whose it is, its fields, and who changed it. */
export type RecordTable<R extends RecordDefinition> = { [Column in R['id']]: Id } & { rentId: string } & {
  -readonly [Name in keyof R['fields'] & keyof RecordRow<R>]: RecordRow<R>[Name];
} & ChangesColumns;
