import type { BuildingRecord, OwnResource, ResourceState } from '@fireline/domain/building';
import type { ImageKind } from '@fireline/domain/shell';
import type { MemberRight, PlaceType, SmallPlaceKind } from '@fireline/domain/site';
import type { ColumnType, Generated, Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { PlanTables } from '../../plan/tables.ts';
import type { SessionTables } from '../../session/tables.ts';
import type { DeviceTables } from '../../device/tables.ts';
import type { AlarmTables } from '../../alarm/tables.ts';
import type { PublicTables } from '../../public/tables.ts';
import type { JobTables } from '../jobs/tables.ts';
import type { RoleTables, StoredForcePush } from '../../role/tables.ts';

/** jsonb: parsed when read, written as text by `JSON.stringify`, because the drivers disagree about anything else. */
export type Json<T> = ColumnType<T, string, string>;
/** The same, where the table has a default. */
export type JsonOrDefault<T> = ColumnType<T, string | undefined, string>;
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

export interface RentTable {
  rentId: string;
  name: string;
  /** Null: the tenant never said. */
  forcePush: ColumnType<StoredForcePush | null, string | null | undefined, string | null>;
}
export interface PartnerTable {
  partnerId: Id;
  rentId: string;
  /** The partner above it; null: the tenant itself. */
  parentId: ColumnType<number | null, number | null | undefined, number | null>;
  name: string;
}
/** Somebody of a place, with an account or without. */
export interface PlaceMemberTable {
  memberId: Id;
  rentId: string;
  placeId: number;
  userId: number | null;
  name: string;
  right: MemberRight;
  phone: Generated<string>;
  email: Generated<string>;
  /** Null: has not proven yet who it is, and sees nothing. */
  verifiedAt: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
}
export interface MaintTable {
  maintId: Id;
  rentId: string;
  name: string;
}
export interface OrgTable {
  rentId: string;
  orgId: string;
  parentId: string | null;
  name: string;
  level: 'country' | 'province' | 'city' | 'district' | 'street' | 'community';
  /** Ids from the top down to its own: `/44/4403/440305/`. */
  path: string;
}
export interface UnitTable {
  unitId: Id;
  rentId: string;
  name: string;
  partnerId: number | null;
  orgPath: string;
}
export interface PlaceTable extends Omit<WhereaboutsColumns, 'placeId'> {
  placeId: Id;
  name: string;
  placeType: PlaceType;
  manager: string;
  phone: string;
  address: string;
  lng: number | null;
  lat: number | null;
  number: Generated<string>;
  houseCode: Generated<string>;
  smallKind: ColumnType<SmallPlaceKind | null, SmallPlaceKind | null | undefined, SmallPlaceKind | null>;
  isRepair: Generated<boolean>;
  mobiles: JsonOrDefault<string[]>;
  landlines: JsonOrDefault<string[]>;
  /** What the map picker knew of its point: the smallest district's code, all codes, their names. */
  code: Generated<string>;
  adminPath: Generated<string>;
  adminName: Generated<string>;
}
export interface BuildingTable {
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
/** A picture of a building; of none while its form is being filled. */
export interface BuildingImageTable {
  imageId: string;
  rentId: string;
  buildingId: number | null;
  mediaType: ImageKind;
  sizeBytes: number;
  /** Who sent it. */
  userId: number;
  at: Instant;
}
/** What stands in the streets or in places for fire fighters. Its whereabouts name nobody where it is a public one. */
export interface FireResourceTable extends WhereaboutsColumns {
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

/** The time by which old rows are deleted. One row at most. */
export interface DeletionClockTable {
  at: Instant;
  onlyOne: Generated<boolean>;
}

/** What the generated city was made from. One row at most. */
export interface CityPlanTable {
  seed: string;
  devices: number;
  now: Instant;
  onlyOne: Generated<boolean>;
}

export interface Database
  extends SessionTables, DeviceTables, AlarmTables, PlanTables, PublicTables, RoleTables, JobTables {
  rent: RentTable;
  partner: PartnerTable;
  maint: MaintTable;
  org: OrgTable;
  unit: UnitTable;
  place: PlaceTable;
  placeMember: PlaceMemberTable;
  building: BuildingTable;
  buildingImage: BuildingImageTable;
  fireResource: FireResourceTable;
  pushEvent: PushEventTable;
  pushSequence: PushSequenceTable;
  secret: SecretTable;
  cityPlan: CityPlanTable;
  deletionClock: DeletionClockTable;
}

export type Db = Kysely<Database>;
/** Inside a transaction only this is used: on the embedded database the outer one would wait for ever. */
export type Tx = Transaction<Database>;
export type Row<T extends keyof Database> = Selectable<Database[T]>;
export type NewRow<T extends keyof Database> = Insertable<Database[T]>;
