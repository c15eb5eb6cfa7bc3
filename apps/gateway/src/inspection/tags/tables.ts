import type { TagType } from '@fireline/domain/inspection';
import type { Generated } from 'kysely';
import type { Id, Instant, OrNull } from '../../lib/db/columnTypes.ts';
import type { ChangesColumns } from '../../record/tables.ts';

/** A tag of a unit; of a device tag the serial number is that of its device. */
export interface InspectionTagTable extends ChangesColumns {
  tagId: Id;
  rentId: string;
  unitId: number;
  type: TagType;
  serial: string;
  /** Null: bound to no point. */
  pointId: OrNull<number>;
  boundBy: Generated<string>;
  boundAt: OrNull<Instant>;
}

declare module '../../lib/db/schema.ts' {
  interface Database {
    inspectionTag: InspectionTagTable;
  }
}
