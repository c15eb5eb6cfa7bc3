import type { ColumnType, Generated } from 'kysely';

/** jsonb: parsed when read, written as text by `JSON.stringify`, because the drivers disagree about anything else. */
export type Json<T> = ColumnType<T, string, string>;
/** The same, where the table has a default. */
export type JsonOrDefault<T> = ColumnType<T, string | undefined, string>;
/** Null where nothing is written. */
export type OrNull<T> = ColumnType<T | null, T | null | undefined, T | null>;
/** timestamptz: ISO 8601 UTC text both ways. */
export type Instant = string;
/** An id the database gives unless the writer brings one (then call `advanceIds` afterwards). */
export type Id = Generated<number>;

/** Where a row stands, copied onto everything that is filtered by scope. The node ids match the domain's `Whereabouts`. */
export interface WhereaboutsColumns {
  rentId: string;
  /** `/44/4403/440305/` */
  orgPath: string;
  partnerId: number | null;
  unitId: number | null;
  maintId: number | null;
  placeId: number | null;
}
