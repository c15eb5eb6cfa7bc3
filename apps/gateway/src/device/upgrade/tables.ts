import type { DeviceType, RolloutDeviceState, RolloutState } from '@fireline/domain/device';
import type { Problem } from '@fireline/domain/lib';
import type { ColumnType, Generated } from 'kysely';
import type { Id, Instant, Json } from '../../lib/db/columnTypes.ts';

type OrNull<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** The versions that a device reported, each from when on. */
export interface DeviceFirmwareTable {
  deviceId: number;
  at: Instant;
  version: string;
}
export interface UpgradePackageTable {
  packageId: Id;
  rentId: string;
  name: string;
  version: string;
  /** The domain's `versionKey`: its order is that of versions. */
  versionKey: string;
  /** A day. */
  releasedOn: string;
  remarks: string;
  deviceTypes: Json<DeviceType[]>;
  fileKey: string;
  fileName: string;
  sizeBytes: number;
  sha256: string;
  uploadedBy: string;
  uploadedAt: Instant;
  revision: Generated<number>;
  changedBy: string;
  /** A deleted one stays for the roll-outs that it had; its file is gone. */
  deletedAt: OrNull<Instant>;
}
export interface UpgradeRolloutTable {
  rolloutId: Id;
  rentId: string;
  packageId: number;
  state: RolloutState;
  waveSize: number;
  pauseMin: number;
  stopPercent: number;
  allowsLower: boolean;
  startAt: Instant;
  /** When the next wave is due; null: the one before has not ended. */
  nextAt: OrNull<Instant>;
  wave: Generated<number>;
  /** Failures of earlier waves are no reason to stop any more. */
  judgedFrom: Generated<number>;
  createdBy: string;
  createdAt: Instant;
  userId: OrNull<number>;
  endedAt: OrNull<Instant>;
  revision: Generated<number>;
  changedBy: string;
}
export interface UpgradeRolloutDeviceTable {
  rolloutId: number;
  deviceId: number;
  /** What it reported when the roll-out was made. */
  was: Generated<string>;
  state: Generated<RolloutDeviceState>;
  /** Null: in none so far. */
  wave: OrNull<number>;
  commandId: OrNull<number>;
  tries: Generated<number>;
  sentAt: OrNull<Instant>;
  endedAt: OrNull<Instant>;
  problem: ColumnType<Problem | null, string | null | undefined, string | null>;
}

declare module '../../lib/db/schema.ts' {
  interface Database {
    deviceFirmware: DeviceFirmwareTable;
    upgradePackage: UpgradePackageTable;
    upgradeRollout: UpgradeRolloutTable;
    upgradeRolloutDevice: UpgradeRolloutDeviceTable;
  }
}
