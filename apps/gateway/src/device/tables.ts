import type { AlarmLevel } from '@fireline/domain/alarm';
import type { DeviceStatus, DeviceType, LifeRecordEvent, Readings } from '@fireline/domain/device';
import type { Problem } from '@fireline/domain/lib';
import type { LoggedService, StartStop, StartStopReason } from '@fireline/domain/renewal';
import type { ServiceMode } from '@fireline/domain/tariff';
import type { ColumnType, Generated } from 'kysely';
import type { Id, Instant, Json, JsonOrDefault, WhereaboutsColumns } from '../lib/db/columnTypes.ts';
import type { Ended } from './holder/ended.ts';
import type { PackedReadings } from '../lib/packedReadings.ts';
import type { PackedPositions } from './ingest/positions.ts';

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
  /** Rules that hold only while it is armed judge it. It is, unless it reports that it is not. */
  armed: Generated<boolean>;
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
  /** The day of the last reminder of that. */
  remindedOn: ColumnType<string | null, string | null | undefined, string | null>;
  /** The worst level of its current alarms. */
  alarmLevel: AlarmLevel | null;
  activatedAt: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
  /** While it is suspended nothing that it reports is taken. */
  suspendedAt: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
  /** A removed device stays for what happened to it, hangs nowhere and is nowhere to be found. */
  removedAt: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
  /** When sending SMS and voice for it was limited: the domain's `sendLimit` says until when. */
  sendLimitOnAt: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
  sendLimitBy: Generated<string>;
  /** The newest command that armed or disarmed it as a whole. */
  armCommandId: ColumnType<number | null, number | null | undefined, number | null>;
  /** When it came to its holder, as the domain's `isHolderChange` says; null: it has been there always. */
  heldSince: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
  /** The version of its software as it reports it, empty where it never did, and the domain's `versionKey` of it. */
  firmware: Generated<string>;
  firmwareKey: Generated<string>;
  /** Since when it reports that. */
  firmwareAt: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
  /** Where on its floor it hangs, and the number of its card. */
  spot: Generated<string>;
  iccid: Generated<string>;
  /** By what its service is priced. */
  serviceMode: Generated<ServiceMode>;
  /** The day of the month to which renewals come back; null: that of its last day. */
  anchorDay: ColumnType<number | null, number | null | undefined, number | null>;
  revision: Generated<number>;
  changedBy: Generated<string>;
}
/** What was done to a device. */
export interface DeviceLifeTable {
  lifeId: Id;
  deviceId: number;
  at: Instant;
  event: LifeRecordEvent;
  by: string;
  detail: Generated<string>;
  /** Of a move: which one, by whom, and where the device hung before. */
  moveId: ColumnType<string | null, string | null | undefined, string | null>;
  userId: ColumnType<number | null, number | null | undefined, number | null>;
  was: ColumnType<HungBefore | null, string | null | undefined, string | null>;
}
/** A start or a stop of the service of a device. */
export interface ServiceLogTable {
  logId: Id;
  rentId: string;
  deviceId: number;
  service: LoggedService;
  type: StartStop;
  /** What made it start or stop. */
  reason: StartStopReason;
  at: Instant;
  by: Generated<string>;
  /** The order that brought it. */
  orderId: ColumnType<number | null, number | null | undefined, number | null>;
}
/** Where a device hung before a move, and the revision that the move made. */
export interface HungBefore {
  readonly placeId: number | null;
  readonly buildingId: number | null;
  readonly floor: number | null;
  readonly revision: number;
  /** Since when it was held where it hung. Absent: the move changed nothing of it. */
  readonly heldSince?: Instant | null;
  /** What its holder had put down for it. Absent: it stayed with its holder. */
  readonly ended?: Ended;
  /** Of a removal: its last holder, also when its place has another one later. Its organisation stays on the device, and moves with it there. */
  readonly holder?: Pick<DeviceTable, 'partnerId' | 'unitId' | 'maintId'>;
}
/** A move that its maker takes back. */
export interface DeviceUndoTable {
  moveId: string;
  rentId: string;
  userId: number;
  by: string;
  at: Instant;
  done: Generated<number>;
  refused: JsonOrDefault<{ readonly deviceId: number; readonly name: string; readonly problem: Problem }[]>;
  /** Whether all that the move had ended is put back so far. */
  isPutBack: Generated<boolean>;
  endedAt: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
  /** Counts who took it in hand: a gateway that lost it does nothing more. */
  claim: Generated<number>;
  claimedUntil: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
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

/** How the devices of a place stood on a day. */
export interface DeviceDayTable extends WhereaboutsColumns {
  /** `2026-11-21` */
  day: string;
  /** In use at its end, and those of them that were not silent then. */
  devices: number;
  online: number;
  offlineS: number;
  silences: number;
}

/** Days of a device whose sums are to be made again: what was reported came after they were made. */
export interface ReadingDueTable {
  deviceId: number;
  day: string;
  tries: Generated<number>;
  failure: Generated<string>;
  /** Counts what became due: the order in which days are summed. */
  seq: Generated<number>;
}

/** Devices, what they measured and where they were. */
export interface DeviceTables {
  device: DeviceTable;
  report: ReportTable;
  reading: ReadingTable;
  position: PositionTable;
  offlineRecord: OfflineRecordTable;
  deviceLife: DeviceLifeTable;
  serviceLog: ServiceLogTable;
  deviceUndo: DeviceUndoTable;
  deviceDay: DeviceDayTable;
  readingDue: ReadingDueTable;
}

declare module '../lib/db/schema.ts' {
  interface Database extends DeviceTables {}
}
