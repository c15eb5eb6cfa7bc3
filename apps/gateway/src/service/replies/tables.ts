import type { Id } from '../../lib/db/columnTypes.ts';
import type { ChangesColumns } from '../../record/tables.ts';

/** A reply that is kept for chats. */
export interface SavedReplyTable extends ChangesColumns {
  replyId: Id;
  rentId: string;
  ownerId: number;
  /** Of the press: sent twice, it is one. */
  clientKey: string;
  isShared: boolean;
  title: string;
  text: string;
}

declare module '../../lib/db/schema.ts' {
  interface Database {
    savedReply: SavedReplyTable;
  }
}
