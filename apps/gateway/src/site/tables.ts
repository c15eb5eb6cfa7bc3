import type { PartnerPower } from '@fireline/domain/org';
import type { MemberRight, PlaceType, SmallPlaceKind } from '@fireline/domain/site';
import type { ColumnType, Generated } from 'kysely';
import type { Id, Instant, JsonOrDefault, WhereaboutsColumns } from '../lib/db/columnTypes.ts';

export interface PartnerTable {
  partnerId: Id;
  rentId: string;
  /** The partner above it; null: the tenant itself. */
  parentId: ColumnType<number | null, number | null | undefined, number | null>;
  name: string;
  contact: Generated<string>;
  phone: Generated<string>;
  address: Generated<string>;
  /** What it may do of what is handed down to it; null: all. */
  powers: ColumnType<readonly PartnerPower[] | null, string | null | undefined, string | null>;
  /** Since when its people are shut out. */
  disabledAt: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
  /** Counts the changes, from 1. */
  revision: Generated<number>;
  /** Who changed it last, and when; empty: nobody since it was created. */
  changedBy: Generated<string>;
  changedAt: ColumnType<Instant | null, Instant | undefined, Instant>;
  /** A deleted one stays for its name in the log. */
  deletedAt: ColumnType<Instant | null, Instant | undefined, Instant>;
}
export interface MaintTable {
  maintId: Id;
  rentId: string;
  name: string;
  partnerId: ColumnType<number | null, number | null | undefined, number | null>;
  contact: Generated<string>;
  address: Generated<string>;
  phone: Generated<string>;
  /** What its people see in place of the product's name. */
  systemTitle: Generated<string>;
  /** Counts the changes, from 1. */
  revision: Generated<number>;
  /** Who changed it last, and when; empty: nobody since it was created. */
  changedBy: Generated<string>;
  changedAt: ColumnType<Instant | null, Instant | undefined, Instant>;
  /** A deleted one stays for its name in the log. */
  deletedAt: ColumnType<Instant | null, Instant | undefined, Instant>;
}
export interface OrgTable {
  rentId: string;
  orgId: string;
  parentId: string | null;
  name: string;
  level: 'country' | 'province' | 'city' | 'district' | 'street' | 'community';
  /** Ids from the top down to its own: `/44/4403/440305/`. */
  path: string;
  /** Where its seat is, and what it covers. */
  adminCenter: Generated<string>;
  orgRange: Generated<string>;
  /** Counts the changes, from 1. */
  revision: Generated<number>;
  /** Who changed it last, and when; empty: nobody since it was created. */
  changedBy: Generated<string>;
  changedAt: ColumnType<Instant | null, Instant | undefined, Instant>;
}
export interface UnitTable {
  unitId: Id;
  rentId: string;
  name: string;
  partnerId: number | null;
  orgPath: string;
  contact: Generated<string>;
  address: Generated<string>;
  mobiles: JsonOrDefault<string[]>;
  landlines: JsonOrDefault<string[]>;
  lng: ColumnType<number | null, number | null | undefined, number | null>;
  lat: ColumnType<number | null, number | null | undefined, number | null>;
  /** Counts the changes, from 1. */
  revision: Generated<number>;
  /** Who changed it last, and when; empty: nobody since it was created. */
  changedBy: Generated<string>;
  changedAt: ColumnType<Instant | null, Instant | undefined, Instant>;
  /** A deleted one stays for the names of past alarms. */
  deletedAt: ColumnType<Instant | null, Instant | undefined, Instant>;
}
/** Somebody of a unit who looks after its devices. */
export interface InspectorTable {
  inspectorId: Id;
  unitId: number;
  realName: string;
  mobile: string;
  /** The account that opens the tasks on the phone; null: none. */
  userId: ColumnType<number | null, number | null | undefined, number | null>;
  /** Counts the changes, from 1. */
  revision: Generated<number>;
  /** Who changed it last, and when; empty: nobody since it was created. */
  changedBy: Generated<string>;
  changedAt: ColumnType<Instant | null, Instant | undefined, Instant>;
  /** Until it is deleted it can be restored. */
  removedAt: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
}
export interface PlaceTable extends Omit<WhereaboutsColumns, 'placeId'> {
  placeId: Id;
  name: string;
  /** How the name sounds, and its initials; written with it. */
  nameSounds: ColumnType<string, string | undefined, string>;
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
  /** Counts the changes, from 1. */
  revision: Generated<number>;
  /** Who changed it last, and when; empty: nobody since it was created. */
  changedBy: Generated<string>;
  changedAt: ColumnType<Instant | null, Instant | undefined, Instant>;
  /** A deleted one stays for the names of past alarms. */
  deletedAt: ColumnType<Instant | null, Instant | undefined, Instant>;
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
  /** Counts the changes, from 1. */
  revision: Generated<number>;
  /** Who changed it last, and when; empty: nobody since it was created. */
  changedBy: Generated<string>;
  changedAt: ColumnType<Instant | null, Instant | undefined, Instant>;
}

/** Who shares the tenant's places, and the places. */
export interface SiteTables {
  partner: PartnerTable;
  maint: MaintTable;
  org: OrgTable;
  unit: UnitTable;
  inspector: InspectorTable;
  place: PlaceTable;
  placeMember: PlaceMemberTable;
}

declare module '../lib/db/schema.ts' {
  interface Database extends SiteTables {}
}
