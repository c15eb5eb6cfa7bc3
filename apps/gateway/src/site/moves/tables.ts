import type { Ended } from '../../device/holder/ended.ts';
import type { Instant, Json } from '../../lib/db/columnTypes.ts';

/** What hung on a unit and stood already where the unit went, by table: it stays there when the unit comes back. */
export type Kept = Readonly<Record<string, readonly number[]>>;

/** A unit as it was moved. An absent node did not change. */
export interface MovedUnit {
  readonly unitId: number;
  /** What it has since the move. */
  readonly revision: number;
  readonly orgId?: string;
  readonly partnerId?: number | null;
  readonly keptOfOrg: Kept;
  readonly keptOfPartner: Kept;
}

/** A place as it was given to another partner, with since when its holder had the devices in it. */
export interface MovedPlace {
  readonly placeId: number;
  readonly revision: number;
  readonly partnerId: number | null;
  readonly heldSince: readonly (readonly [deviceId: number, since: string | null])[];
  /** What was not closed and went along; it comes back, also where it was closed meanwhile. */
  readonly alarmIds: readonly number[];
  /** What its holder had put down for the devices in it; absent: it stayed with its holder. */
  readonly ended?: Ended;
}

/** A place as it was given to another maintenance company. */
export interface MovedKeeping {
  readonly placeId: number;
  readonly revision: number;
  readonly maintId: number | null;
}

export interface SiteMoves {
  readonly units: readonly MovedUnit[];
  readonly places: readonly MovedPlace[];
  readonly maints: readonly MovedKeeping[];
}

/** A move that the account which made it can take back. */
export interface SiteMoveTable {
  moveId: string;
  rentId: string;
  userId: number;
  kind: keyof SiteMoves;
  at: Instant;
  was: Json<unknown>;
}

declare module '../../lib/db/schema.ts' {
  interface Database {
    siteMove: SiteMoveTable;
  }
}
