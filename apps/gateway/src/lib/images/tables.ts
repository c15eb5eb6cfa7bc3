import type { ImageKind } from '@fireline/domain/shell';
import type { ColumnType } from 'kysely';
import type { Instant } from '../db/columnTypes.ts';

/** A picture that somebody sent. Nothing owns it until the record that it was sent for is saved. */
export interface ImageTable {
  imageId: string;
  rentId: string;
  /** Who sent it. */
  userId: number;
  at: Instant;
  /** What records it is for, such as `building`. */
  ownerKind: string;
  ownerId: number | null;
  mediaType: ImageKind;
  sizeBytes: number;
  /** Given by a sender that may send it again; null: by none. */
  clientKey: ColumnType<string | null, string | null | undefined, string | null>;
}
export interface ImageTables {
  image: ImageTable;
}

declare module '../db/schema.ts' {
  interface Database extends ImageTables {}
}
