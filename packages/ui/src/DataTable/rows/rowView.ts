import type { RowStore } from './rowStore.ts';
import type { Compare } from './sort.ts';
import type { RowId } from '../types.ts';

/** What the reader asked to see. */
export interface RowQuery<Row> {
  /** Names the order; rows in another one are another list. */
  readonly order?: string;
  readonly matches?: ((row: Row) => boolean) | undefined;
  readonly compare?: Compare<Row> | undefined;
  /** The same order as `compare`, for whole lists. */
  readonly sortAll?: ((rows: readonly Row[]) => Row[]) | undefined;
  /** Whether a changed row belongs into another group, though its place in the order may be the same. */
  readonly hasMoved?: ((row: Row, id: RowId) => boolean) | undefined;
}

export interface RowViewState {
  /** Rows that match, in order; the same array until that changes. */
  readonly ids: readonly RowId[];
  /** Rows in the store, matching or not. */
  readonly total: number;
  /** The order of the query that the ids are in. */
  readonly order?: string | undefined;
  /** Live values have changed what the order would be, and rows were not moved under the reader's hand. */
  readonly isPending: boolean;
}

export interface RowView<Row> {
  getState(): RowViewState;
  subscribe(listener: () => void): () => void;
  /** The reader asked for something else: applied at once. */
  setQuery(query: RowQuery<Row>): void;
  /** While held no row changes places because of a live value. Letting go applies what was pending. */
  hold(isHeld: boolean): void;
  /** Applies what is pending now. */
  settle(): void;
  /** Listens to the store until the answer is called. */
  connect(): () => void;
}

/** Runs `task` later, once; the answer cancels it. */
export type Later = (task: () => void) => () => void;

const positionsOf = (ids: readonly RowId[]): Map<RowId, number> => new Map(ids.map((id, index) => [id, index]));

/** Merges sorted newcomers into a sorted list; both keep their own order. */
function merge(kept: readonly RowId[], coming: readonly RowId[], compare: (a: RowId, b: RowId) => number): RowId[] {
  const result: RowId[] = [];
  let from = 0;
  for (const id of coming) {
    let low = from;
    let high = kept.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = kept[middle];
      if (other !== undefined && compare(other, id) <= 0) low = middle + 1;
      else high = middle;
    }
    for (let index = from; index < low; index++) result.push(kept[index] as RowId);
    result.push(id);
    from = low;
  }
  for (let index = from; index < kept.length; index++) result.push(kept[index] as RowId);
  return result;
}

const isSame = (a: readonly RowId[], b: readonly RowId[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/** Order and membership of the rows of one store under one query; the part of the view that knows no state. */
function orderOf<Row>(store: RowStore<Row>) {
  let positions: { ids: readonly RowId[]; of: Map<RowId, number> } = { ids: [], of: new Map() };
  const positionOf = (id: RowId): number => {
    const ids = store.getIds();
    if (positions.ids !== ids) positions = { ids, of: positionsOf(ids) };
    return positions.of.get(id) ?? -1;
  };
  const compareIds =
    ({ compare }: RowQuery<Row>) =>
    (a: RowId, b: RowId): number => {
      const [x, y] = compare ? [store.getRow(a), store.getRow(b)] : [];
      return (x && y && compare?.(x, y)) || (store.compareIds?.(a, b) ?? positionOf(a) - positionOf(b));
    };
  const isIn = (id: RowId, { matches }: RowQuery<Row>): boolean => {
    const row = store.getRow(id);
    return row !== undefined && (!matches || matches(row));
  };
  return {
    /** From scratch. */
    all(query: RowQuery<Row>): readonly RowId[] {
      const ids = store.getIds();
      if (!query.matches && !query.sortAll) return ids;
      const shown = query.matches ? ids.filter((id) => isIn(id, query)) : ids;
      if (!query.sortAll) return shown;
      const idOf = new Map<Row, RowId>();
      const rows = shown.flatMap((id) => {
        const row = store.getRow(id);
        if (row === undefined) return [];
        idOf.set(row, id);
        return [row];
      });
      return query.sortAll(rows).map((row) => idOf.get(row) as RowId);
    },
    /** The present order with `dirty` rows taken out and put where they belong: the same answer as from scratch, for less. */
    repaired(present: readonly RowId[], dirty: ReadonlySet<RowId>, query: RowQuery<Row>): readonly RowId[] {
      const compare = compareIds(query);
      const isLeaving = (id: RowId): boolean => dirty.has(id) || store.getRow(id) === undefined;
      const kept = present.some(isLeaving) ? present.filter((id) => !isLeaving(id)) : present;
      const coming = [...dirty].filter((id) => isIn(id, query)).toSorted(compare);
      const next = merge(kept, coming, compare);
      return isSame(present, next) ? present : next;
    },
  };
}

/** The ids that came; undefined when those that stayed changed places, so that equal rows no longer stand in the store's order. */
function newcomers(before: readonly RowId[], now: readonly RowId[]): Set<RowId> | undefined {
  // in a storm rows only come: one walk over both lists tells, without an index of either
  const came = new Set<RowId>();
  let met = 0;
  for (const id of now) {
    if (id === before[met]) met += 1;
    else came.add(id);
  }
  if (met === before.length) return came;
  const [old, fresh] = [new Set(before), new Set(now)];
  const stayed = now.filter((id) => old.has(id));
  const kept = before.filter((id) => fresh.has(id));
  return isSame(stayed, kept) ? new Set(now.filter((id) => !old.has(id))) : undefined;
}

/** Past this share of changed rows a fresh sort costs less than repairing. */
const repairShare = 0.25;

/**
 * Which rows of a store are shown and in what order, kept true while the store changes.
 * Decision: a live value that changes the order (or whether a row matches) waits while the view is held, and is told as pending; rows that
 * come or go do so at once, since the caller asked for them. Unheld, the order is mended when `later` says so.
 * @spec DEV-12
 */
export function createRowView<Row>(store: RowStore<Row>, later: Later): RowView<Row> {
  const order = orderOf(store);
  const listeners = new Set<() => void>();
  let query: RowQuery<Row> = {};
  let source = store.getIds();
  let dirty = new Set<RowId>();
  let isHeld = false;
  let cancel: (() => void) | undefined;
  let state: RowViewState = { ids: source, total: source.length, isPending: false };

  const publish = (ids: readonly RowId[], isPending: boolean): void => {
    const total = store.getIds().length;
    const { order: by } = query;
    if (ids === state.ids && total === state.total && isPending === state.isPending && by === state.order) return;
    state = { ids, total, isPending, order: by };
    for (const listener of listeners) listener();
  };
  const isPlain = (): boolean => !query.matches && !query.compare && !query.hasMoved;
  const isRegrouped = (id: RowId): boolean => {
    const row = store.getRow(id);
    return row !== undefined && query.hasMoved?.(row, id) === true;
  };
  /** The order as it should be; another array also when only groups have changed. */
  const mended = (): readonly RowId[] => {
    const ids = order.repaired(state.ids, dirty, query);
    return ids === state.ids && [...dirty].some(isRegrouped) ? [...ids] : ids;
  };
  const settle = (): void => {
    cancel?.();
    cancel = undefined;
    if (isPlain()) publish(store.getIds(), false);
    else if (dirty.size > state.ids.length * repairShare) publish(order.all(query), false);
    else publish(mended(), false);
    dirty = new Set();
  };
  const check = (): void => {
    cancel = undefined;
    if (!isHeld) return settle();
    const isOff = mended() !== state.ids;
    if (!isOff) dirty = new Set();
    publish(state.ids, isOff);
  };
  const rowsChanged = (ids: readonly RowId[]): void => {
    if (isPlain()) return;
    for (const id of ids) dirty.add(id);
    if (!state.isPending) cancel ??= later(check);
  };
  const idsChanged = (): void => {
    const before = source;
    source = store.getIds();
    if (isPlain()) return publish(source, false);
    const came = newcomers(before, source);
    if (!query.compare || !came || came.size > source.length * repairShare) {
      dirty = new Set();
      return publish(order.all(query), false);
    }
    const isStale = dirty.size > 0;
    if (isStale || !isHeld) for (const id of came) dirty.add(id);
    if (!isHeld) return settle();
    publish(order.repaired(state.ids, came, query), state.isPending);
  };
  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setQuery(next) {
      query = next;
      dirty = new Set();
      cancel?.();
      cancel = undefined;
      publish(order.all(query), false);
    },
    hold(next) {
      isHeld = next;
      if (!isHeld && state.isPending) settle();
    },
    settle,
    connect() {
      if (store.getIds() !== source) idsChanged();
      const stops = [store.subscribeIds(idsChanged), store.subscribeRows(rowsChanged)];
      return () => {
        for (const stop of stops) stop();
        cancel?.();
        cancel = undefined;
      };
    },
  };
}
