import type { AlarmLevel } from '@fireline/domain/alarm';
import type { DeviceStatus, DeviceType, Readings } from '@fireline/domain/device';
import type { Generated } from 'kysely';
import type { Id, Instant, Json, WhereaboutsColumns } from '../lib/db/schema.ts';
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

/** Devices, what they measured and where they were, and the keys that they report with. */
export interface DeviceTables {
  device: DeviceTable;
  reading: ReadingTable;
  position: PositionTable;
  deviceKey: DeviceKeyTable;
}
