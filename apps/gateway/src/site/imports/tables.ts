import type { ImportState } from '@fireline/domain/device';
import type { Problem } from '@fireline/domain/lib';
import type { ImportKind, ImportRowState } from '@fireline/domain/site';
import type { ColumnType, Generated } from 'kysely';
import type { Id, Instant, Json, JsonOrDefault } from '../../lib/db/columnTypes.ts';

type Later = ColumnType<Instant | null, Instant | null | undefined, Instant | null>;

export interface ImportJobTable {
  importId: Id;
  rentId: string;
  userId: number;
  /** Whose imports it counts among, as `importShare` returns it. */
  share: Generated<string>;
  kind: ImportKind;
  fileName: string;
  state: ImportState;
  by: string;
  at: Instant;
  endedAt: Later;
  rows: number;
  successRows: Generated<number>;
  failureRows: Generated<number>;
  /** Who ended it before its time. */
  cancelledBy: ColumnType<string | null, string | null | undefined, string | null>;
  /** Until then the gateway that runs it is believed to be alive. */
  claimedUntil: Later;
  /** How often it was begun: a gateway that lost it writes nothing more. */
  starts: Generated<number>;
}
export interface ImportRowTable {
  importId: number;
  /** As a spreadsheet shows it beside the row. */
  rowNo: number;
  state: ColumnType<ImportRowState, ImportRowState | undefined, ImportRowState>;
  sent: Json<Readonly<Record<string, string>>>;
  problems: JsonOrDefault<readonly Problem[]>;
  /** The record that it became. */
  madeId: ColumnType<number | null, number | null | undefined, number | null>;
}
/** What a header means in files, as somebody chose it: somebody of the platform for the whole tenant, others for those of their own share. */
export interface ImportHeaderTable {
  rentId: string;
  share: string;
  kind: ImportKind;
  /** As `plainHeader` makes it. */
  header: string;
  /** Null: no column. */
  columnId: string | null;
  changedBy: string;
  at: Instant;
}
export interface ImportTables {
  importJob: ImportJobTable;
  importRow: ImportRowTable;
  importHeader: ImportHeaderTable;
}

declare module '../../lib/db/schema.ts' {
  interface Database extends ImportTables {}
}
