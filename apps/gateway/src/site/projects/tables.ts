import type { LabelColour, LabelShape } from '@fireline/domain/site';
import type { ColumnType, Generated } from 'kysely';
import type { Id, Instant, JsonOrDefault } from '../../lib/db/columnTypes.ts';

export interface ProjectTable {
  projectId: Id;
  rentId: string;
  partnerId: number;
  /** Null: for several units of the partner. */
  unitId: number | null;
  name: string;
  /** Days, both included. */
  startOn: string;
  endOn: string;
  contact: Generated<string>;
  phone: Generated<string>;
  address: Generated<string>;
  remarks: Generated<string>;
  photos: JsonOrDefault<readonly string[]>;
  /** Counts the changes, from 1. */
  revision: Generated<number>;
  /** Who changed it last, and when; empty: nobody since it was created. */
  changedBy: Generated<string>;
  changedAt: ColumnType<Instant | null, Instant | undefined, Instant>;
}
/** A name that groups devices of a project. */
export interface ProjectLabelTable {
  labelId: Id;
  projectId: number;
  name: string;
  colour: Generated<LabelColour>;
  shape: Generated<LabelShape>;
  /** When its stickers were printed last. */
  printedAt: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
  /** Counts the changes, from 1. */
  revision: Generated<number>;
  /** Who changed it last, and when; empty: nobody since it was created. */
  changedBy: Generated<string>;
  changedAt: ColumnType<Instant | null, Instant | undefined, Instant>;
}
export interface ProjectDeviceTable {
  projectId: number;
  deviceId: number;
  labelId: number | null;
  addedAt: Instant;
}
export interface ProjectTables {
  project: ProjectTable;
  projectLabel: ProjectLabelTable;
  projectDevice: ProjectDeviceTable;
}

declare module '../../lib/db/schema.ts' {
  interface Database extends ProjectTables {}
}
