import type { FailureState, ItemOutcome, TaskReminder } from '@fireline/domain/inspection';
import type { ColumnType, Generated } from 'kysely';
import type { Id, Instant, JsonOrDefault, OrNull } from '../../lib/db/columnTypes.ts';

/** A point as it stood when its task began. */
export interface SnapshotPoint {
  readonly pointId: number;
  readonly name: string;
  readonly location: string;
  /** Empty: outdoors. */
  readonly buildingName: string;
  readonly floor: number | null;
  readonly categoryName: string;
  readonly items: readonly SnapshotItem[];
}
export interface SnapshotItem {
  readonly itemId: number;
  readonly content: string;
  readonly requirement: string;
  readonly guideUrl: string | null;
}

export interface InspectionTaskTable {
  taskId: Id;
  rentId: string;
  unitId: number;
  planId: number;
  lineId: number | null;
  lineName: string;
  inspectorId: number | null;
  inspectorName: string;
  /** Days, both of the task. */
  fromDay: string;
  toDay: string;
  madeAt: Instant;
  /** It was over before it was made. */
  isMadeLate: Generated<boolean>;
  /** Null: the task has not begun, and asks for what its line has now. */
  snapshot: ColumnType<readonly SnapshotPoint[] | null, string | null | undefined, string | null>;
  pointCount: Generated<number>;
  itemCount: Generated<number>;
  donePoints: Generated<number>;
  passed: Generated<number>;
  failed: Generated<number>;
  resultCount: Generated<number>;
  completedAt: OrNull<Instant>;
  withdrawnBy: Generated<string>;
  withdrawnAt: OrNull<Instant>;
  /** The last of which was reminded; null: of nothing yet. */
  reminded: OrNull<TaskReminder>;
  revision: Generated<number>;
  changedBy: Generated<string>;
  changedAt: OrNull<Instant>;
}

/** What somebody found at an item; all that was found of one stays. */
export interface InspectionResultTable {
  resultId: Id;
  rentId: string;
  taskId: number;
  key: string;
  pointId: number;
  itemId: number;
  outcome: ItemOutcome;
  description: Generated<string>;
  images: JsonOrDefault<readonly string[]>;
  /** By the gateway's clock. */
  at: Instant;
  receivedAt: Instant;
  skewMs: Generated<number>;
  isClockWrong: Generated<boolean>;
  /** The key of the result that it corrects. */
  corrects: OrNull<string>;
  userId: OrNull<number>;
  /** The account that sent it. */
  recordedBy: Generated<string>;
  inspectorName: string;
}

/** A failed item and what became of it. */
export interface InspectionFailureTable {
  failureId: Id;
  rentId: string;
  unitId: number;
  taskId: number;
  pointId: number;
  itemId: number;
  pointName: string;
  itemContent: string;
  description: string;
  foundAt: Instant;
  foundBy: string;
  sourceKey: string;
  state: FailureState;
  hazardId: OrNull<number>;
  orderId: OrNull<number>;
  decidedBy: Generated<string>;
  decidedAt: OrNull<Instant>;
  reason: Generated<string>;
  revision: Generated<number>;
}

declare module '../../lib/db/schema.ts' {
  interface Database {
    inspectionTask: InspectionTaskTable;
    inspectionResult: InspectionResultTable;
    inspectionFailure: InspectionFailureTable;
  }
}
