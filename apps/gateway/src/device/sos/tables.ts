import type { Problem } from '@fireline/domain/lib';
import type { ColumnType } from 'kysely';
import type { Id, Instant, Json } from '../../lib/db/columnTypes.ts';

type OrNull<T> = ColumnType<T | null, T | null | undefined, T | null>;

/** SOS numbers of many devices, as they were sent together. */
export interface SosBatchTable {
  batchId: Id;
  rentId: string;
  userId: number;
  createdBy: string;
  createdAt: Instant;
  rows: number;
}
export interface SosBatchRowTable {
  batchId: number;
  rowNo: number;
  imei: string;
  numbers: Json<readonly string[]>;
  deviceId: OrNull<number>;
  /** `sent`: its command says what became of it. */
  outcome: 'waiting' | 'sent' | 'refused';
  problem: ColumnType<Problem | null, string | null | undefined, string | null>;
  commandId: OrNull<number>;
}

declare module '../../lib/db/schema.ts' {
  interface Database {
    sosBatch: SosBatchTable;
    sosBatchRow: SosBatchRowTable;
  }
}
