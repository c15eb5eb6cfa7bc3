import type { EmbedPiece } from '@fireline/domain/public';
import type { ColumnType, Generated } from 'kysely';
import type { Instant, Json } from '../../lib/db/columnTypes.ts';

/** A key with which a partner embeds pieces. */
export interface EmbedKeyTable {
  /** Public, `pk_…`. */
  keyId: string;
  rentId: string;
  /** Whose devices it shows; null: those of the tenant. */
  partnerId: number | null;
  name: string;
  origins: Json<readonly string[]>;
  pieces: Json<readonly EmbedPiece[]>;
  /** How long a token lives. */
  minutes: number;
  /** SHA-256 of the secret, hex: a copy of the table opens nothing. */
  secretHash: string;
  /** Counts the secrets, from 1: a token ends with the secret that it was made for. */
  rotation: Generated<number>;
  /** Counts the changes, from 1. */
  revision: Generated<number>;
  disabled: Generated<boolean>;
  createdBy: string;
  createdAt: Instant;
  changedBy: Generated<string>;
  changedAt: ColumnType<Instant | null, Instant | undefined, Instant>;
  lastUsedAt: ColumnType<Instant | null, Instant | null | undefined, Instant | null>;
  uses: Generated<number>;
}
export interface EmbedTables {
  embedKey: EmbedKeyTable;
}

declare module '../../lib/db/schema.ts' {
  interface Database extends EmbedTables {}
}
