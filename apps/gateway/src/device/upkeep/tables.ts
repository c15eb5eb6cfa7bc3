import type { UpkeepKind } from '@fireline/domain/device';
import type { ColumnType, Generated } from 'kysely';
import type { Id, Instant, JsonOrDefault } from '../../lib/db/columnTypes.ts';

/** Something that was done to a device where it hangs. */
export interface DeviceUpkeepTable {
  upkeepId: Id;
  deviceId: number;
  kind: UpkeepKind;
  /** A day. */
  doneOn: string;
  by: string;
  /** The inspector of the unit who did it; null: who noted it. */
  inspectorId: ColumnType<number | null, number | null | undefined, number | null>;
  remark: Generated<string>;
  photos: JsonOrDefault<readonly string[]>;
  /** Who removed a photo last. */
  photosBy: Generated<string>;
  createdAt: Instant;
}
/** When the battery of a device is due, by the line through its readings. */
export interface BatteryForecastTable {
  deviceId: number;
  /** A day; null: the readings do not tell. */
  dueOn: string | null;
  judgedAt: Instant;
}

declare module '../../lib/db/schema.ts' {
  interface Database {
    deviceUpkeep: DeviceUpkeepTable;
    batteryForecast: BatteryForecastTable;
  }
}
