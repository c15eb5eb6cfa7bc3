import type { Generated } from 'kysely';
import type { Instant } from '../lib/db/columnTypes.ts';

/** What the generated city was made from. One row at most. */
export interface CityPlanTable {
  seed: string;
  devices: number;
  now: Instant;
  onlyOne: Generated<boolean>;
}

export interface CityTables {
  cityPlan: CityPlanTable;
}

declare module '../lib/db/schema.ts' {
  interface Database extends CityTables {}
}
