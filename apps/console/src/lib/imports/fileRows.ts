import type { Problem } from '@fireline/domain/lib';
import type { SheetRow } from '@fireline/domain/site/sheets';

/** Which part of a file is read, or how: a sheet among those that are visible, an encoding among those that fit. */
export interface Reading {
  readonly by: 'sheet' | 'encoding';
  /** Undefined: nobody but the reader can see which is right. */
  readonly value: string | undefined;
  /** Each with its name, or with how the file reads in it. */
  readonly options: readonly { readonly value: string; readonly text: string }[];
}
/** Everything of a file that an import can use: rows without any text are left out. */
export interface FileRows {
  readonly rows: readonly SheetRow[];
  /** Rows among them that the file hides. */
  readonly hidden: number;
  /** Absent: there is one way to read the file. */
  readonly reading?: Reading;
  /** Why what is chosen cannot be read, where something else of the file can. */
  readonly problem?: Problem;
}
