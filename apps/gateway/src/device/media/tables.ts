import type { AlarmKind } from '@fireline/domain/alarm';
import type { MediaKind, MediaState, WatermarkChoice } from '@fireline/domain/device';
import type { Problem } from '@fireline/domain/lib';
import type { ColumnType, Generated } from 'kysely';
import type { Id, Instant, Json, JsonOrDefault } from '../../lib/db/columnTypes.ts';

type OrNull<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** The camera that watches a device. */
export interface CameraBindingTable {
  deviceId: number;
  cameraId: number;
  snapshotKinds: Json<AlarmKind[]>;
  recordingKinds: Json<AlarmKind[]>;
  captureWatermark: WatermarkChoice;
  recordingWatermark: WatermarkChoice;
  recordingMin: number;
  /** Alarms from before it trigger nothing. */
  changedAt: Instant;
  revision: Generated<number>;
  changedBy: string;
}
/** The last day of what is bought for a camera, that day included. */
export interface MediaServiceTable {
  deviceId: number;
  cloudUntil: OrNull<string>;
  watermarkUntil: OrNull<string>;
  /** The day of the month to which renewals of each come back. */
  cloudAnchor: Generated<number | null>;
  watermarkAnchor: Generated<number | null>;
  /** Whether the last entry of each in the log of starts and stops is a start. */
  cloudRuns: Generated<boolean>;
  watermarkRuns: Generated<boolean>;
}
export interface MediaTable {
  mediaId: Id;
  cameraId: number;
  /** The device whose alarm it was taken for. */
  deviceId: OrNull<number>;
  alarmId: OrNull<number>;
  kind: MediaKind;
  state: MediaState;
  /** Who asked for it; empty: an alarm. */
  by: Generated<string>;
  askedAt: Instant;
  /** Minutes of a recording. */
  askMin: Generated<number>;
  /** Set once. */
  startedAt: OrNull<Instant>;
  endsAt: OrNull<Instant>;
  endedAt: OrNull<Instant>;
  hasWatermark: boolean;
  problems: JsonOrDefault<Problem[]>;
  fileKey: OrNull<string>;
  mediaType: OrNull<string>;
  bytes: OrNull<number>;
  /** Counts who took it in hand: what an earlier one still writes is ignored. */
  claim: Generated<number>;
  claimedUntil: OrNull<Instant>;
  tries: Generated<number>;
}

declare module '../../lib/db/schema.ts' {
  interface Database {
    cameraBinding: CameraBindingTable;
    mediaService: MediaServiceTable;
    media: MediaTable;
  }
}
