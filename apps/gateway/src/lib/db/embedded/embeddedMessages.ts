export type ToWorker =
  | { readonly id: number; readonly sql: string; readonly params: readonly unknown[] }
  | { readonly close: true };

export interface QueryFailure {
  readonly message: string;
  /** PostgreSQL's SQLSTATE. */
  readonly code?: string | undefined;
  readonly constraint?: string | undefined;
}

export type FromWorker =
  | { readonly ready: true }
  | { readonly closed: true }
  /** The database's last words: it does nothing any more, and does not end by itself. */
  | { readonly panic: string }
  /** Rows as lists: the names of their fields travel once, not with every row. */
  | {
      readonly id: number;
      readonly fields: readonly string[];
      readonly rows: readonly (readonly unknown[])[];
      readonly affectedRows?: number | undefined;
    }
  | { readonly id: number; readonly error: QueryFailure };
