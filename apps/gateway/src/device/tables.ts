import type { AlarmLevel } from '@fireline/domain/alarm';
import type { DeviceStatus, DeviceType, LifeDeed, Readings } from '@fireline/domain/device';
import type { ColumnType, Generated } from 'kysely';
import type { Id, Instant, Json, WhereaboutsColumns } from '../lib/db/columnTypes.ts';
import type { PackedReadings } from './points.ts';
import type { PackedPositions } from './positions.ts';

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
  /** When it measured its readings, by its newest report; never later than the gateway received them. */
  lastSeenAt: Instant | null;
  /** When the gateway last received a report of it. */
  heardAt: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
  heartbeatS: number;
  /** `2027-03-31` */
  expiresOn: string | null;
  /** The worst level of its current alarms. */
  alarmLevel: AlarmLevel | null;
  activatedAt: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
  /** While it is suspended nothing that it reports is taken. */
  suspendedAt: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
  /** A removed device stays for what happened to it, hangs nowhere and is nowhere to be found. */
  removedAt: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
  revision: Generated<number>;
  changedBy: Generated<string>;
}
/** What was done to a device. */
export interface DeviceLifeTable {
  lifeId: Id;
  deviceId: number;
  at: Instant;
  event: LifeDeed;
  by: string;
  detail: Generated<string>;
}
/** Reports of today, and of past days until they are packed into pieces. */
export interface ReportTable {
  deviceId: number;
  /** When the device measured, never later than the report was received. */
  at: Instant;
  readings: Json<Readings>;
  lng: number | null;
  lat: number | null;
  accuracyM: number | null;
}
/** Readings of past days in pieces: one row holds what a device reported between two instants of a day. */
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
/** A time without a device: opened by the sweep, closed by the next report. */
export interface OfflineRecordTable {
  recordId: Id;
  deviceId: number;
  /** When the first report was missed. */
  fromAt: Instant;
  /** When its next report was received; null: it is still silent. */
  toAt: Instant | null;
  /** Why, by the raw fields of its last report: the status that it had when the record was opened. */
  status: DeviceStatus;
  signals: number | null;
  batteryRatio: number | null;
}
export interface DeviceKeyTable {
  /** SHA-256 of the key, hex. */
  keyHash: string;
  rentId: string;
  name: string;
  createdAt: Instant;
  disabled: Generated<boolean>;
}

/** Devices, what they measured and where they were, and the keys that they report with. */
export interface DeviceTables {
  device: DeviceTable;
  report: ReportTable;
  reading: ReadingTable;
  position: PositionTable;
  offlineRecord: OfflineRecordTable;
  deviceLife: DeviceLifeTable;
  deviceKey: DeviceKeyTable;
}

declare module '../lib/db/schema.ts' {
  interface Database extends DeviceTables {}
}
