import type { LinkSubject } from '@fireline/domain/public';
import type { ColumnType, Generated } from 'kysely';
import type { Instant } from '../lib/db/columnTypes.ts';

type Later = ColumnType<Instant | null, Instant | null | undefined, Instant | null>;

/** A link that is out in the world, without its token. */
export interface PublicLinkTable {
  /** SHA-256 of the token, hex: a copy of the table opens nothing. */
  linkId: string;
  rentId: string;
  subject: LinkSubject;
  subjectId: number;
  /** Who made it. */
  userId: number;
  createdAt: Instant;
  expiresAt: Instant;
  revokedAt: Later;
  opened: Generated<number>;
  lastOpenedAt: Later;
}
export interface PublicTables {
  publicLink: PublicLinkTable;
}

declare module '../lib/db/schema.ts' {
  interface Database extends PublicTables {}
}
