import type { BuildingRecord, OwnResource, ResourceState } from '@fireline/domain/building';
import type { ColumnType, Generated } from 'kysely';
import type { Id, Instant, WhereaboutsColumns } from '../lib/db/columnTypes.ts';

/** How often a record was changed, who changed it last, and when; null: nobody since changes are counted. */
interface Revised {
  revision: Generated<number>;
  changedBy: Generated<string>;
  changedAt: ColumnType<Instant | null, Instant | undefined, Instant>;
}

export interface BuildingTable extends Revised {
  buildingId: Id;
  rentId: string;
  placeId: number;
  name: string;
  floorsAbove: number;
  floorsBelow: number;
  /** null: where its place is. */
  lng: ColumnType<number | null, number | null | undefined, number | null>;
  lat: ColumnType<number | null, number | null | undefined, number | null>;
  /** null: nothing was ever put on record beyond its name and floors. */
  record: ColumnType<BuildingRecord | null, string | undefined, string>;
}
/** What stands in the streets or in places for fire fighters. Its whereabouts name nobody where it is a public one. */
export interface FireResourceTable extends WhereaboutsColumns, Revised {
  resourceId: Id;
  kind: OwnResource;
  name: string;
  state: ResourceState;
  address: string;
  lng: number;
  lat: number;
  amount: number | null;
  /** What the map picker knew of its point. */
  code: Generated<string>;
  adminPath: Generated<string>;
  adminName: Generated<string>;
  contact: string;
  phone: string;
  remarks: string;
}

export interface BuildingTables {
  building: BuildingTable;
  fireResource: FireResourceTable;
}

declare module '../lib/db/schema.ts' {
  interface Database extends BuildingTables {}
}
