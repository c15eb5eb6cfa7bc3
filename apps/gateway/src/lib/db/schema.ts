import type { ColumnType, Generated, Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { Instant, Json, WhereaboutsColumns } from './columnTypes.ts';

/** What was pushed, kept for those who missed it. `seq` has no gaps within a tenant. */
export interface PushEventTable extends WhereaboutsColumns {
  seq: number;
  topic: string;
  /** The only account that it is for; null: all who see where it happened. */
  userId: ColumnType<number | null, number | null | undefined, number | null>;
  at: Instant;
  data: Json<unknown>;
}
export interface PushSequenceTable {
  rentId: string;
  seq: number;
}
/** Keys of this installation: for signed links and enciphered logins. */
export interface SecretTable {
  name: string;
  value: string;
  createdAt: Instant;
}

/** What bounds the clocks of gateways. One row at most. */
export interface DeletionClockTable {
  /** By which old rows are deleted; null: no device has reported yet. */
  at: Instant | null;
  /** What this installation takes for the present: a clock that is far from it is doubted. */
  dayAt: Instant | null;
  /** The latest time that a gateway has gone by since what lay ahead was mended; null: nothing was looked for yet. */
  seenAt: Instant | null;
  onlyOne: Generated<boolean>;
}

/** The tables of this folder; each `tables.ts` of an area adds its own. */
export interface Database {
  pushEvent: PushEventTable;
  pushSequence: PushSequenceTable;
  secret: SecretTable;
  deletionClock: DeletionClockTable;
}

export type Db = Kysely<Database>;
/** Inside a transaction only this is used: on the embedded database the outer one would wait for ever. */
export type Tx = Transaction<Database>;
export type Row<T extends keyof Database> = Selectable<Database[T]>;
export type NewRow<T extends keyof Database> = Insertable<Database[T]>;
