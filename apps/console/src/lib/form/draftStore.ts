import { draftKeptMs } from '@fireline/domain/shell';

/** What was typed or placed and not saved. */
export interface StoredDraft<Value> {
  readonly value: Value;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The reader left it on purpose: its page does not open it by itself. */
  readonly isParked: boolean;
  /** Of the record that it changes, as the reader saw it; absent: it changes none that others change. */
  readonly revision?: number;
}

const prefix = 'fireline.draft/';
const keyOf = (owner: string, name: string): string => `${prefix}${owner}/${name}`;

/** Pictures and all else that text cannot hold outlive a login, and not a reload. */
const inMemory = new Map<string, StoredDraft<unknown>>();

/** Who is signed in finds drafts in every tab; who is not leaves nothing behind for the next person at this browser. */
export type DraftPlace = 'browser' | 'tab';

/** Undefined where the browser refuses storage: then drafts last as long as the page. */
function storageOf(place: DraftPlace): Storage | undefined {
  try {
    return place === 'browser' ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}

const hasFile = (value: unknown): boolean => value instanceof Blob || (Array.isArray(value) && value.some(hasFile));
const withoutFiles = (_: string, value: unknown): unknown => (hasFile(value) ? undefined : value);

const isStored = (draft: unknown): draft is StoredDraft<unknown> =>
  typeof draft === 'object' && draft !== null && 'value' in draft && 'at' in draft && typeof draft.at === 'number';

function parse(text: string | null): StoredDraft<unknown> | undefined {
  try {
    const draft: unknown = JSON.parse(text ?? 'null');
    return isStored(draft) ? draft : undefined;
  } catch {
    // not ours, or half written: as good as no draft
    return undefined;
  }
}

const isOld = ({ at }: StoredDraft<unknown>, now: number): boolean => now - at > draftKeptMs;

/** Takes the old drafts of everybody away. */
function sweep(storage: Storage, now: number): void {
  for (const key of Object.keys(storage)) {
    if (!key.startsWith(prefix)) continue;
    const draft = parse(storage.getItem(key));
    if (!draft || isOld(draft, now)) storage.removeItem(key);
  }
}

/**
 * Drafts of one account in this browser; the caller vouches that what is read under a name has the shape of what is written under it.
 * @param owner the account, so that nobody reads what another typed
 * @param place a draft of a tab goes with it
 */
export function createDraftStore(owner: string, clock: () => number, place: DraftPlace = 'browser') {
  const storage = storageOf(place);
  if (storage) sweep(storage, clock());
  const read = <Value>(name: string): StoredDraft<Value> | undefined => {
    const key = keyOf(owner, name);
    const draft = inMemory.get(key) ?? parse(storage?.getItem(key) ?? null);
    return draft && !isOld(draft, clock()) ? (draft as StoredDraft<Value>) : undefined;
  };
  const put = (name: string, draft: StoredDraft<unknown>): void => {
    const key = keyOf(owner, name);
    inMemory.set(key, draft);
    try {
      storage?.setItem(key, JSON.stringify(draft, withoutFiles));
    } catch {
      // the storage is full: the draft lasts as long as the page
      storage?.removeItem(key);
    }
  };
  return {
    read,
    write: (name: string, value: unknown, revision?: number): void =>
      put(name, { value, at: clock(), isParked: false, ...(revision !== undefined && { revision }) }),
    park: (name: string): void => {
      const draft = read(name);
      if (draft) put(name, { ...draft, isParked: true });
    },
    remove: (name: string): void => {
      inMemory.delete(keyOf(owner, name));
      storage?.removeItem(keyOf(owner, name));
    },
    /** All of the account, as it logs out. */
    clear: (): void => {
      const own = keyOf(owner, '');
      for (const key of [...inMemory.keys(), ...Object.keys(storage ?? {})]) {
        if (!key.startsWith(own)) continue;
        inMemory.delete(key);
        storage?.removeItem(key);
      }
    },
  };
}

export type DraftStore = ReturnType<typeof createDraftStore>;
