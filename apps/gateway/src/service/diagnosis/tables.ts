import type {
  Check,
  CheckResult,
  DiagnosisFacts,
  DiagnosisOutcome,
  DiagnosisRow,
  Question,
} from '@fireline/domain/service';
import type { Generated } from 'kysely';
import type { Id, Instant, Json, WhereaboutsColumns } from '../../lib/db/columnTypes.ts';

/** A diagnosis as it was: it stands where its device stands, or else where its asker does. */
export interface DiagnosisTable extends WhereaboutsColumns {
  diagnosisId: Id;
  askerId: number;
  askedBy: string;
  at: Instant;
  question: Question;
  /** What the question needed to know; empty: it did not. */
  imei: Generated<string>;
  userName: Generated<string>;
  phone: Generated<string>;
  /** Null: it was not found, or the question is about none. */
  deviceId: Generated<number | null>;
  facts: Json<DiagnosisFacts>;
  rows: Json<readonly DiagnosisRow[]>;
  leftOut: Json<readonly Check[]>;
  worst: CheckResult;
  outcome: Generated<DiagnosisOutcome>;
  /** Why it solved nothing. */
  reason: Generated<string>;
  orderId: Generated<number | null>;
  settledBy: Generated<string>;
  settledAt: Generated<Instant | null>;
}

declare module '../../lib/db/schema.ts' {
  interface Database {
    diagnosis: DiagnosisTable;
  }
}
