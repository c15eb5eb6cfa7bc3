import { useCallback, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useTag } from '../../lib/context.ts';
import { both, searcher } from './filter.ts';
import { beforeNextFrame } from '../body/frames.ts';
import type { DataTableProps } from '../props.ts';
import { type RowStore, createRowStore } from './rowStore.ts';
import { type Later, type RowQuery, type RowView, type RowViewState, createRowView } from './rowView.ts';
import { comparerOf, sortRows } from './sort.ts';
import type { RowId, Sort } from '../types.ts';

/** Live values may move rows once in this time: a list that dances cannot be read. */
const resortEveryMs = 1000;

const later: Later = (task) => {
  const timer = setTimeout(task, resortEveryMs);
  return () => clearTimeout(timer);
};

/** The caller's store, or one of our own that follows the caller's rows. */
export function useRowSource<Row extends object>({ store, rows, getRowId }: DataTableProps<Row>): RowStore<Row> {
  const [own] = useState(() => (store ? undefined : createRowStore(rows, getRowId)));
  const source = store ?? own;
  if (!source) throw new TypeError('a table that began with a store cannot go on with rows');
  useLayoutEffect(() => {
    if (rows) own?.replaceAll(rows);
  }, [own, rows]);
  return source;
}

/** The row as it stands, drawn at most once a frame however often it changes. */
export function useRow<Row>(store: RowStore<Row>, id: RowId): Row | undefined {
  const subscribe = useCallback(
    (listener: () => void) => {
      let cancel: (() => void) | undefined;
      const stop = store.subscribeRow(id, () => {
        cancel = beforeNextFrame(listener);
      });
      return () => {
        stop();
        cancel?.();
      };
    },
    [store, id],
  );
  const read = (): Row | undefined => store.getRow(id);
  return useSyncExternalStore(subscribe, read, read);
}

/** Whether the reader narrowed what is shown. */
export const isNarrowed = <Row extends object>({ filter, quickSearch = '' }: DataTableProps<Row>): boolean =>
  filter !== undefined || quickSearch.trim() !== '';

function useQuery<Row extends object>(props: DataTableProps<Row>, sort: Sort): RowQuery<Row> {
  const { columns, filter, quickSearch = '', paging, sortMode = paging ? 'server' : 'client', outline } = props;
  const sortFor = outline?.sortFor;
  const tag = useTag();
  const matches = useMemo(() => both(filter, searcher(columns, quickSearch)), [columns, filter, quickSearch]);
  return useMemo(() => {
    const full = sortFor?.(sort) ?? sort;
    const compare = sortMode === 'client' ? comparerOf(columns, full, tag) : undefined;
    return {
      order: sort.map(({ columnId, direction }) => `${columnId} ${direction}`).join(),
      matches,
      compare,
      hasMoved: outline?.hasMoved,
      sortAll: compare ? (rows: readonly Row[]) => sortRows(rows, columns, full, tag) : undefined,
    };
  }, [columns, matches, sort, sortMode, tag, sortFor, outline?.hasMoved]);
}

/** Ids to show, kept true while the store lives. */
export function useRowView<Row extends object>(
  store: RowStore<Row>,
  props: DataTableProps<Row>,
  sort: Sort,
): { readonly view: RowView<Row>; readonly state: RowViewState; readonly query: RowQuery<Row> } {
  const view = useMemo(() => createRowView(store, later), [store]);
  const query = useQuery(props, sort);
  useLayoutEffect(() => view.connect(), [view]);
  useLayoutEffect(() => view.setQuery(query), [view, query]);
  const state = useSyncExternalStore(view.subscribe, view.getState, view.getState);
  return { view, state, query };
}
