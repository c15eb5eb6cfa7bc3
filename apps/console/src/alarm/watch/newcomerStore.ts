/** How long pages about alarms may take to follow one another before the strip comes back: it would flash between any two. */
const betweenMs = 1000;

/** What pages about alarms show of those that come while they are open. */
interface NewcomerState {
  /** Those that came since the reader came to such a page, and were not looked at. */
  readonly ids: ReadonlySet<number>;
  /** Whether a line on the page shows them: without it, the strip does. */
  readonly hasLine: boolean;
}

let newcomers: NewcomerState = { ids: new Set(), hasLine: false };
const listeners = new Set<() => void>();
let lines = 0;
let between: ReturnType<typeof setTimeout> | undefined;

function change(to: Partial<NewcomerState>): void {
  newcomers = { ...newcomers, ...to };
  for (const listener of listeners) listener();
}

export const currentNewcomers = (): NewcomerState => newcomers;
export function subscribeNewcomers(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const addNewcomers = (ids: readonly number[]): void => change({ ids: new Set([...newcomers.ids, ...ids]) });
export function dropNewcomer(id: number): void {
  change({ ids: new Set([...newcomers.ids].filter((one) => one !== id)) });
}
export const dropNewcomers = (): void => change({ ids: new Set() });

/** A line on the page shows newcomers, until the returned function is called: the strip is left out meanwhile. @spec ALM-04 */
export function standForStrip(): () => void {
  lines += 1;
  clearTimeout(between);
  if (!newcomers.hasLine) change({ hasLine: true });
  return () => {
    lines -= 1;
    if (lines === 0) between = setTimeout(() => change({ hasLine: false }), betweenMs);
  };
}
