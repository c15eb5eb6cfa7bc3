import type { Cycle, FailureRule, Pause, PlanState } from '@fireline/domain/inspection';
import type { Generated } from 'kysely';
import type { Id, Instant, Json, JsonOrDefault, OrNull } from '../../lib/db/columnTypes.ts';
import type { ChangesColumns } from '../../record/tables.ts';

/** A plan belongs to a unit: who sees the unit sees it. */
export interface InspectionPlanTable extends ChangesColumns {
  planId: Id;
  rentId: string;
  unitId: number;
  name: string;
  /** Null: the line was deleted; the plan makes no more tasks. */
  lineId: number | null;
  lineName: string;
  /** Null: the inspector left the unit. */
  inspectorId: number | null;
  inspectorName: string;
  cycle: Cycle;
  /** Of a cycle of its own. */
  cycleDays: number | null;
  /** Days. */
  validFrom: string;
  validTo: string;
  route: string;
  failure: Json<FailureRule>;
  state: PlanState;
  pauses: JsonOrDefault<readonly Pause[]>;
  /** The last day for which tasks were made; null: none yet. */
  lastMadeTo: OrNull<string>;
  deletedBy: Generated<string>;
  deletedAt: OrNull<Instant>;
}

declare module '../../lib/db/schema.ts' {
  interface Database {
    inspectionPlan: InspectionPlanTable;
  }
}
