import type { Result } from '@fireline/domain/lib';
import type { ImportKind } from '@fireline/domain/site';
import type { SentRow } from './importSheets.ts';

/** A row of a file by column, with the number that a spreadsheet shows beside it. */
export interface SentLine {
  readonly line: number;
  readonly sent: SentRow;
}

/** Reads files of rows; in Node beside the thread that takes alarms, in a page in it. */
export interface SheetReader {
  /** @param bytes handed over: the caller uses them no more */
  read(kind: ImportKind, bytes: Uint8Array<ArrayBuffer>): Promise<Result<readonly SentLine[]>>;
}

declare module '../../../lib/context.ts' {
  interface Deps {
    readonly sheets: SheetReader;
  }
}
