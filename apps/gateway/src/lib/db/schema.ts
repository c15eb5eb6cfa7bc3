import type { AlarmCategory, AlarmKind, AlarmLevel, AlarmState, ClearType, Closing } from '@fireline/domain/alarm';
import type { OwnResource, ResourceState } from '@fireline/domain/building';
import type { DeviceStatus, DeviceType, Measurement, Readings } from '@fireline/domain/device';
import type { Role } from '@fireline/domain/role';
import type { AccountType } from '@fireline/domain/session';
import type { PlaceType, SmallPlaceKind } from '@fireline/domain/site';
import type { ColumnType, Generated, Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { PackedReadings } from '../../device/points.ts';
import type { PackedPositions } from '../../device/positions.ts';
import type { PlanTables } from '../../plan/tables.ts';

/** jsonb: parsed when read, written as text by `JSON.stringify`, because the drivers disagree about anything else. */
export type Json<T> = ColumnType<T, string, string>;
/** The same, where the table has a default. */
type JsonOrDefault<T> = ColumnType<T, string | undefined, string>;
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
}
export interface PartnerTable {
  partnerId: Id;
  rentId: string;
  name: string;
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
  contact: string;
  phone: string;
  remarks: string;
}

/** An account. The node columns are its scope: those its role does not need stay null. */
export interface AppUserTable {
  userId: Id;
  rentId: string;
  username: string;
  realName: string;
  role: Role;
  accountType: AccountType;
  pwHash: string;
  wrongTries: Generated<number>;
  lockedAt: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
  disabled: Generated<boolean>;
  lastLoginAt: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
  orgPath: string | null;
  partnerId: number | null;
  unitId: number | null;
  maintId: number | null;
  placeId: number | null;
}
export interface SessionTable {
  /** SHA-256 of the token, hex: a copy of the table opens no session. */
  tokenHash: string;
  sessionId: string;
  userId: number;
  rentId: string;
  clientType: string;
  createdAt: Instant;
  expiresAt: Instant;
}
export interface LoginNonceTable {
  nonce: string;
  expiresAt: Instant;
}
export interface UserLogTable {
  logId: Id;
  rentId: string;
  at: Instant;
  username: string;
  action: string;
  result: 'success' | 'failure';
  ip: string;
  detail: string;
}
export interface UserConfigTable {
  userId: number;
  key: string;
  value: Json<unknown>;
}

export interface DeviceTable extends WhereaboutsColumns {
  deviceId: Id;
  imei: string;
  name: string;
  deviceType: DeviceType;
  buildingId: number | null;
  floor: number | null;
  lng: number | null;
  lat: number | null;
  online: boolean;
  dStatus: number;
  expired: boolean;
  open: boolean;
  lowPower: boolean;
  signals: number | null;
  /** The domain's `deviceStatus` of the six fields before, written together with them, so that lists filter and sort by it. */
  status: DeviceStatus;
  batteryRatio: number | null;
  readings: Json<Readings>;
  lastSeenAt: Instant | null;
  heartbeatS: number;
  /** `2027-03-31` */
  expiresOn: string | null;
  /** The worst level of its current alarms. */
  alarmLevel: AlarmLevel | null;
}
/**
 * Readings in pieces: one row holds what a device reported between two instants (at most a day). Ingest writes pieces of one
 * report; bulk writers pack a day into one with `packReadings`.
 */
export interface ReadingTable {
  deviceId: number;
  fromAt: Instant;
  toAt: Instant;
  points: Json<PackedReadings>;
}
/** Where a device that moves has been, in pieces as its readings are. */
export interface PositionTable {
  deviceId: number;
  fromAt: Instant;
  toAt: Instant;
  points: Json<PackedPositions>;
}
export interface DeviceKeyTable {
  /** SHA-256 of the key, hex. */
  keyHash: string;
  rentId: string;
  name: string;
  createdAt: Instant;
  disabled: Generated<boolean>;
}

export interface AlarmTable extends WhereaboutsColumns {
  alarmId: Id;
  revision: Generated<number>;
  deviceId: number;
  deviceType: DeviceType;
  level: AlarmLevel;
  category: AlarmCategory;
  kind: AlarmKind;
  state: AlarmState;
  /** Its rule closes it when the reading is normal again. */
  closesByItself: boolean;
  measurement: Measurement | null;
  value: number | null;
  count: Generated<number>;
  alarmTime: Instant;
  lastTime: Instant;
  recoveredAt: Instant | null;
  acknowledgedBy: string | null;
  acknowledgedAt: Instant | null;
  closing: Closing | null;
  clearType: ClearType | null;
  handledBy: string | null;
  handledAt: Instant | null;
  remark: Generated<string>;
}
export interface AlarmTrackTable {
  trackId: Id;
  rentId: string;
  alarmId: number;
  at: Instant;
  event: 'raised' | 'repeatedReport' | 'acknowledged' | 'recovered' | 'handled';
  by: string | null;
  closing: Closing | null;
  remark: Generated<string>;
  value: number | null;
}

/** What was pushed, kept for those who missed it. `seq` has no gaps within a tenant. */
export interface PushEventTable extends WhereaboutsColumns {
  seq: number;
  topic: string;
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

/** What the generated city was made from. One row at most. */
export interface CityPlanTable {
  seed: string;
  devices: number;
  now: Instant;
  onlyOne: Generated<boolean>;
}

export interface Database extends PlanTables {
  rent: RentTable;
  partner: PartnerTable;
  maint: MaintTable;
  org: OrgTable;
  unit: UnitTable;
  place: PlaceTable;
  building: BuildingTable;
  fireResource: FireResourceTable;
  appUser: AppUserTable;
  session: SessionTable;
  loginNonce: LoginNonceTable;
  userLog: UserLogTable;
  userConfig: UserConfigTable;
  device: DeviceTable;
  reading: ReadingTable;
  position: PositionTable;
  deviceKey: DeviceKeyTable;
  alarm: AlarmTable;
  alarmTrack: AlarmTrackTable;
  pushEvent: PushEventTable;
  pushSequence: PushSequenceTable;
  secret: SecretTable;
  cityPlan: CityPlanTable;
}

export type Db = Kysely<Database>;
/** Inside a transaction only this is used: on the embedded database the outer one would wait for ever. */
export type Tx = Transaction<Database>;
export type Row<T extends keyof Database> = Selectable<Database[T]>;
export type NewRow<T extends keyof Database> = Insertable<Database[T]>;
