import type { ColumnType, Generated } from 'kysely';
import type { Id, Instant } from '../../lib/db/columnTypes.ts';

type OrNull<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** Where it takes place follows from its unit, wherever that hangs. */
export interface DrillTable {
  drillId: Id;
  rentId: string;
  unitId: number;
  buildingId: OrNull<number>;
  floor: OrNull<number>;
  name: string;
  startsAt: Instant;
  endsAt: Instant;
  /** Before it began. */
  cancelledAt: OrNull<Instant>;
  /** Who ended or cancelled it; empty: it ends by itself. */
  endedBy: Generated<string>;
  createdBy: string;
  createdAt: Instant;
  revision: Generated<number>;
}

declare module '../../lib/db/schema.ts' {
  interface Database {
    drill: DrillTable;
  }
}
