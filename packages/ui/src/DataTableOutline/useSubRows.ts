import { useEffect, useMemo, useRef, useState } from 'react';
import type { RowId } from '../DataTable/index.ts';

export interface SubRowsOptions<Row> {
  readonly getRowId: (row: Row) => RowId;
  /** Rows below a row that are there already. */
  readonly getSubRows?: (row: Row) => readonly Row[] | undefined;
  /** Fetches the rows below a row when it is first opened. */
  readonly loadSubRows?: (row: Row, call: { readonly signal: AbortSignal }) => Promise<readonly Row[]>;
  /** Whether there is something to fetch. Default: yes, until a fetch answered that there is nothing. */
  readonly hasSubRows?: (row: Row) => boolean;
}

/** How the fetch of the rows below one row goes; `ready` holds them. */
type Load<Row> =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly reason: string }
  | { readonly state: 'ready'; readonly rows: readonly Row[] };

export interface SubRows<Row> {
  readonly subRowsOf: (row: Row) => readonly Row[] | undefined;
  readonly canOpen: (row: Row) => boolean;
  readonly statusOf: (id: RowId) => Exclude<Load<Row>, { readonly state: 'ready' }> | undefined;
  /** Fetches what is below the row unless it is there or on its way; after a failure it tries again. */
  readonly load: (row: Row) => void;
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The rows below each row: those given, and those fetched when asked for. */
export function useSubRows<Row>(options: SubRowsOptions<Row>): SubRows<Row> {
  const { getRowId, getSubRows } = options;
  const [loads, setLoads] = useState<ReadonlyMap<RowId, Load<Row>>>(new Map());
  const latest = useRef({ options, loads });
  latest.current = { options, loads };
  const stop = useRef<AbortController | undefined>(undefined);
  useEffect(
    () => () => {
      stop.current?.abort();
      stop.current = undefined;
    },
    [],
  );

  return useMemo(() => {
    const set = (id: RowId, load: Load<Row>): void => setLoads((all) => new Map(all).set(id, load));
    const statusOf = (id: RowId) => {
      const load = loads.get(id);
      return load?.state === 'ready' ? undefined : load;
    };
    const subRowsOf = (row: Row): readonly Row[] | undefined => {
      const given = getSubRows?.(row);
      const load = given ? undefined : loads.get(getRowId(row));
      return given ?? (load?.state === 'ready' ? load.rows : undefined);
    };
    return {
      subRowsOf,
      statusOf,
      canOpen(row) {
        const { loadSubRows, hasSubRows } = latest.current.options;
        const rows = subRowsOf(row);
        return rows ? rows.length > 0 : loadSubRows !== undefined && (hasSubRows?.(row) ?? true);
      },
      load(row) {
        const { loadSubRows } = latest.current.options;
        const id = getRowId(row);
        const now = latest.current.loads.get(id)?.state;
        if (!loadSubRows || getSubRows?.(row) || now === 'loading' || now === 'ready') return;
        const { signal } = (stop.current ??= new AbortController());
        set(id, { state: 'loading' });
        loadSubRows(row, { signal }).then(
          (rows) => signal.aborted || set(id, { state: 'ready', rows }),
          (error: unknown) => signal.aborted || set(id, { state: 'failed', reason: messageOf(error) }),
        );
      },
    };
  }, [getRowId, getSubRows, loads]);
}
