import type { FeedbackType } from '@fireline/domain/service';
import type { ColumnType, Generated } from 'kysely';
import type { Id, Instant, JsonOrDefault } from '../lib/db/columnTypes.ts';

export interface FeedbackTable {
  feedbackId: Id;
  rentId: string;
  /** The author. */
  userId: number;
  /** The partner that the author belonged to; null: none, the tenant itself looks after it. */
  partnerId: ColumnType<number | null, number | null | undefined, number | null>;
  type: FeedbackType;
  content: string;
  phone: Generated<string>;
  email: Generated<string>;
  images: JsonOrDefault<string[]>;
  at: Instant;
  reply: ColumnType<string | null, string | null | undefined, string>;
  repliedBy: Generated<string>;
  repliedAt: ColumnType<Instant | null, Instant | null | undefined, Instant>;
}

declare module '../lib/db/schema.ts' {
  interface Database {
    feedback: FeedbackTable;
  }
}
