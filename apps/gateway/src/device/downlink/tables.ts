import type {
  ArmStatus,
  CommandArgs,
  CommandState,
  DeviceCommand,
  PointDirection,
  SwitchKind,
  SwitchState,
} from '@fireline/domain/device';
import type { ColumnType, Generated } from 'kysely';
import type { Id, Instant, JsonOrDefault } from '../../lib/db/columnTypes.ts';

type OrNull<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface DeviceCommandTable {
  commandId: Id;
  deviceId: number;
  command: DeviceCommand;
  args: JsonOrDefault<CommandArgs>;
  /** The number of the zone or point it works on; 0: the device. */
  target: Generated<number>;
  state: Generated<CommandState>;
  waitMin: number;
  createdAt: Instant;
  createdBy: string;
  userId: OrNull<number>;
  reason: Generated<string>;
  /** When the device fetched it. */
  sentAt: OrNull<Instant>;
  endedAt: OrNull<Instant>;
  /** What the device said of its failure, or a code of the domain. */
  failure: Generated<string>;
  runId: OrNull<number>;
}

export interface DefenceZoneTable {
  zoneId: Id;
  deviceId: number;
  number: number;
  name: string;
  location: Generated<string>;
  voltage: OrNull<number>;
  armStatus: ArmStatus;
  /** The newest command that armed or disarmed it: an older one that is answered later changes nothing. */
  armCommandId: OrNull<number>;
  isInAlarm: Generated<boolean>;
  /** When the device measured what is known. */
  heardAt: OrNull<Instant>;
  revision: Generated<number>;
  changedBy: string;
}

export interface DevicePointTable {
  pointId: Id;
  deviceId: number;
  number: number;
  direction: PointDirection;
  kind: SwitchKind;
  name: string;
  /** Null: never reported. */
  state: OrNull<SwitchState>;
  since: OrNull<Instant>;
  heardAt: OrNull<Instant>;
  /** The newest command that switched it. */
  commandId: OrNull<number>;
  revision: Generated<number>;
  changedBy: string;
}

declare module '../../lib/db/schema.ts' {
  interface Database {
    deviceCommand: DeviceCommandTable;
    defenceZone: DefenceZoneTable;
    devicePoint: DevicePointTable;
  }
}
