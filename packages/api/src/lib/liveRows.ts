import type { Schedule } from './frame.ts';

/** Rows that can be watched one by one: what a table over live data needs. */
export interface RowSource<Row> {
  /** The same array until a row comes or goes. */
  getIds(): readonly number[];
  getRow(id: number): Row | undefined;
  /** Their own order, where there is one: below zero when the first stands before. */
  compareIds?(a: number, b: number): number;
  /** Told when a row has come or gone. */
  subscribeIds(listener: () => void): () => void;
  subscribeRow(id: number, listener: () => void): () => void;
  /** Told once per frame which rows changed, came or went. */
  subscribeRows(listener: (ids: readonly number[]) => void): () => void;
}

interface LiveRowsOptions<Row> {
  readonly schedule: Schedule;
  /** Their order; the order of their coming when absent. It must not change while a row stands. */
  readonly compare?: (a: Row, b: Row) => number;
  /** Told once per frame after something changed, after the watchers of rows. */
  readonly afterFrame?: () => void;
}

const tellAll = (listeners: Iterable<() => void> | undefined) => {
  for (const listener of listeners ?? []) listener();
};

/**
 * A set of rows by id. A change costs the same however many rows there are; watchers are told at most once per frame, and
 * each only about its own row.
 */
export class LiveRows<Row> implements RowSource<Row> {
  readonly #options: LiveRowsOptions<Row>;
  readonly compareIds?: (a: number, b: number) => number;
  readonly #rows = new Map<number, Row>();
  readonly #idListeners = new Set<() => void>();
  readonly #rowListeners = new Map<number, Set<() => void>>();
  readonly #anyRowListeners = new Set<(ids: readonly number[]) => void>();
  /** Only rows somebody watches. */
  #changed = new Set<number>();
  #haveIdsChanged = false;
  #isDue = false;
  #ids: readonly number[] = [];
  /** What has come since the ids were last put in order, and whether something went. */
  #added = new Set<number>();
  #hasRemoved = false;

  constructor(options: LiveRowsOptions<Row>) {
    this.#options = options;
    const { compare } = options;
    if (compare) this.compareIds = (a, b) => compare(this.#rows.get(a) as Row, this.#rows.get(b) as Row);
  }

  get size(): number {
    return this.#rows.size;
  }

  readonly getRow = (id: number): Row | undefined => this.#rows.get(id);

  readonly getIds = (): readonly number[] => {
    if (this.#added.size > 0 || this.#hasRemoved) this.#ids = this.#ordered();
    return this.#ids;
  };

  readonly subscribeIds = (listener: () => void): (() => void) => {
    this.#idListeners.add(listener);
    return () => {
      this.#idListeners.delete(listener);
    };
  };

  readonly subscribeRow = (id: number, listener: () => void): (() => void) => {
    const listeners = this.#rowListeners.get(id) ?? new Set();
    listeners.add(listener);
    this.#rowListeners.set(id, listeners);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#rowListeners.get(id) === listeners) this.#rowListeners.delete(id);
    };
  };

  readonly subscribeRows = (listener: (ids: readonly number[]) => void): (() => void) => {
    this.#anyRowListeners.add(listener);
    return () => {
      this.#anyRowListeners.delete(listener);
    };
  };

  set(id: number, row: Row): void {
    if (!this.#rows.has(id)) {
      this.#added.add(id);
      this.#haveIdsChanged = true;
    }
    this.#rows.set(id, row);
    this.#touch(id);
  }

  delete(id: number): void {
    if (!this.#rows.delete(id)) return;
    // one that came and went between two looks leaves no trace
    if (!this.#added.delete(id)) this.#hasRemoved = true;
    this.#haveIdsChanged = true;
    this.#touch(id);
  }

  /** These rows and no others, in this order until one comes or goes. Only for rows without `compare`. */
  replace(rows: ReadonlyMap<number, Row>): void {
    for (const id of this.#rows.keys()) if (!rows.has(id)) this.delete(id);
    for (const [id, row] of rows) this.set(id, row);
    const ids = [...rows.keys()];
    this.#added = new Set();
    this.#hasRemoved = false;
    if (ids.length === this.#ids.length && ids.every((id, at) => id === this.#ids[at])) return;
    this.#ids = ids;
    this.#haveIdsChanged = true;
    this.touch();
  }

  keys(): IterableIterator<number> {
    return this.#rows.keys();
  }

  /** Has the watchers told with the next frame although no row changed. */
  touch(): void {
    if (this.#isDue) return;
    this.#isDue = true;
    this.#options.schedule(() => this.#tell());
  }

  #touch(id: number): void {
    if (this.#anyRowListeners.size > 0 || this.#rowListeners.has(id)) this.#changed.add(id);
    this.touch();
  }

  #tell(): void {
    this.#isDue = false;
    const changed = this.#changed;
    this.#changed = new Set();
    for (const id of changed) tellAll(this.#rowListeners.get(id));
    if (this.#haveIdsChanged) {
      this.#haveIdsChanged = false;
      tellAll(this.#idListeners);
    }
    if (changed.size > 0) for (const listener of this.#anyRowListeners) listener([...changed]);
    this.#options.afterFrame?.();
  }

  /** The standing ids merged with the few that came: no full sort. */
  #ordered(): readonly number[] {
    const standing = this.#hasRemoved
      ? this.#ids.filter((id) => this.#rows.has(id) && !this.#added.has(id))
      : this.#ids;
    const added = [...this.#added];
    this.#added = new Set();
    this.#hasRemoved = false;
    const order = this.compareIds;
    if (!order) return [...standing, ...added];
    added.sort(order);
    const merged: number[] = [];
    let next = 0;
    for (const id of standing) {
      for (let come = added[next]; come !== undefined && order(come, id) < 0; come = added[++next]) merged.push(come);
      merged.push(id);
    }
    for (; next < added.length; next += 1) merged.push(added[next] as number);
    return merged;
  }
}
