import type { Problem } from '@fireline/domain/lib';
import type { ImportKind } from '@fireline/domain/site';
import type { SentLine } from './reading.ts';

/** What a thread that reads a file is started with. */
export interface SheetTask {
  readonly kind: ImportKind;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Sent by the thread; after rows it waits until it is asked for the next. */
export type FromSheetThread =
  | { readonly type: 'rows'; readonly rows: readonly SentLine[] }
  | { readonly type: 'done' }
  | { readonly type: 'refused'; readonly problems: readonly Problem[] };
