import type { ScanWay } from '@fireline/domain/inspection';
import type { Generated } from 'kysely';
import type { Id, Instant, OrNull } from '../../lib/db/columnTypes.ts';

/** That somebody came to a point of a task. */
export interface InspectionScanTable {
  scanId: Id;
  rentId: string;
  taskId: number;
  key: string;
  pointId: number;
  way: ScanWay;
  /** What was scanned; null: nothing was. */
  code: OrNull<string>;
  reason: Generated<string>;
  /** By the gateway's clock. */
  at: Instant;
  receivedAt: Instant;
  isClockWrong: Generated<boolean>;
  userId: OrNull<number>;
  inspectorName: string;
}

declare module '../../lib/db/schema.ts' {
  interface Database {
    inspectionScan: InspectionScanTable;
  }
}
