import type { RowId } from '../types.ts';

type Listener = () => void;
type Unsubscribe = () => void;

/** Rows that a table reads one by one, so that a change of one row redraws that row only. */
export interface RowStore<Row> {
  /** The same array until a row comes or goes. */
  getIds(): readonly RowId[];
  getRow(id: RowId): Row | undefined;
  /** The store's own order of two rows, where it can tell without an index of all: below zero when the first stands before. */
  compareIds?(a: RowId, b: RowId): number;
  /** Told once per batch in which rows came, went or changed places. */
  subscribeIds(listener: Listener): Unsubscribe;
  /** Told when that row was replaced. */
  subscribeRow(id: RowId, listener: Listener): Unsubscribe;
  /** Told once per batch which rows were replaced. */
  subscribeRows(listener: (ids: readonly RowId[]) => void): Unsubscribe;
}

export interface RowChange<Row> {
  readonly id: RowId;
  readonly change: Partial<Row>;
}

export interface WritableRowStore<Row> extends RowStore<Row> {
  /** Replaces rows by id; new ones go to the end. */
  set(rows: readonly Row[]): void;
  /** Merges fields into rows that exist; unknown ids are ignored and rows that stay equal are not told. */
  patch(changes: readonly RowChange<Row>[]): void;
  remove(ids: readonly RowId[]): void;
  /** The new content in its order; rows that are the same object are not told. */
  replaceAll(rows: readonly Row[]): void;
}

interface Listeners {
  readonly ids: Set<Listener>;
  readonly rows: Set<(ids: readonly RowId[]) => void>;
  readonly byRow: Map<RowId, Set<Listener>>;
}

const listen = <T>(set: Set<T>, listener: T): Unsubscribe => {
  set.add(listener);
  return () => set.delete(listener);
};

function listenToRow({ byRow }: Listeners, id: RowId, listener: Listener): Unsubscribe {
  const set = byRow.get(id) ?? new Set();
  byRow.set(id, set);
  set.add(listener);
  return () => {
    set.delete(listener);
    if (set.size === 0 && byRow.get(id) === set) byRow.delete(id);
  };
}

function tell(listeners: Listeners, changed: readonly RowId[], areIdsNew: boolean): void {
  if (areIdsNew) for (const listener of listeners.ids) listener();
  if (changed.length === 0) return;
  for (const listener of listeners.rows) listener(changed);
  if (listeners.byRow.size === 0) return;
  for (const id of changed) for (const listener of listeners.byRow.get(id) ?? []) listener();
}

const isSameList = (a: readonly RowId[], b: readonly RowId[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);

const merged = <Row extends object>(row: Row, change: Partial<Row>): Row =>
  (Object.keys(change) as (keyof Row)[]).some((key) => !Object.is(row[key], change[key])) ? { ...row, ...change } : row;

/** Rows at the head of a list are found by looking: what a table shows first must not wait for the index of all. */
const headRows = 64;
const indexAfterMs = 500;

/**
 * Rows by id. The index is made when first needed beyond the head of the list, or when the page is idle: for 100 000 rows that is after the
 * table stands.
 * @throws RangeError then, when two rows share an id: the table could not tell them apart
 */
function createIndex<Row>(rows: readonly Row[], given: readonly RowId[]) {
  let ids = given;
  let index: Map<RowId, Row> | undefined;
  const all = (): Map<RowId, Row> => {
    if (index) return index;
    index = new Map();
    for (const [place, id] of ids.entries()) index.set(id, rows[place] as Row);
    if (index.size !== rows.length) throw new RangeError('two rows share an id');
    return index;
  };
  // not in the first idle moment: that one comes between drawing the table and showing it
  if (given.length > headRows && globalThis.requestIdleCallback)
    setTimeout(() => globalThis.requestIdleCallback(all), indexAfterMs);
  return {
    all,
    ids: () => ids,
    get(id: RowId): Row | undefined {
      if (index) return index.get(id);
      for (let place = 0; place < Math.min(headRows, ids.length); place++) if (ids[place] === id) return rows[place];
      return all().get(id);
    },
    /** Takes over what was written into `all()`; answers whether rows came or went. */
    settle(): boolean {
      if (all().size === ids.length) return false;
      ids = [...all().keys()];
      return true;
    },
  };
}

/**
 * A store over the given rows. Every call is one batch: all rows are in place before anyone is told, and everyone is told once.
 * @throws RangeError when two rows share an id, on the first write or look-up beyond the head of the list
 * @example const store = createRowStore(devices, (device) => device.deviceId)
 */
export function createRowStore<Row extends object>(
  rows: readonly Row[],
  getId: (row: Row) => RowId,
): WritableRowStore<Row> {
  const listeners: Listeners = { ids: new Set(), rows: new Set(), byRow: new Map() };
  // a copy: the caller may go on changing the array
  let index = createIndex([...rows], rows.map(getId));

  return {
    getIds: () => index.ids(),
    getRow: (id) => index.get(id),
    subscribeIds: (listener) => listen(listeners.ids, listener),
    subscribeRow: (id, listener) => listenToRow(listeners, id, listener),
    subscribeRows: (listener) => listen(listeners.rows, listener),
    set(incoming) {
      const all = index.all();
      const changed: RowId[] = [];
      for (const row of incoming) {
        const id = getId(row);
        const old = all.get(id);
        if (old !== undefined && old !== row) changed.push(id);
        all.set(id, row);
      }
      tell(listeners, changed, index.settle());
    },
    patch(changes) {
      const all = index.all();
      const changed = new Set<RowId>();
      for (const { id, change } of changes) {
        const row = all.get(id);
        const next = row && merged(row, change);
        if (next === undefined || next === row) continue;
        all.set(id, next);
        changed.add(id);
      }
      tell(listeners, [...changed], false);
    },
    remove(gone) {
      const all = index.all();
      for (const id of gone) all.delete(id);
      tell(listeners, [], index.settle());
    },
    replaceAll(incoming) {
      const before = index;
      const ids = incoming.map(getId);
      const areIdsNew = !isSameList(before.ids(), ids);
      index = createIndex([...incoming], areIdsNew ? ids : before.ids());
      const old = before.all();
      const changed = ids.filter((id, place) => old.has(id) && old.get(id) !== incoming[place]);
      tell(listeners, changed, areIdsNew);
    },
  };
}
