import type { Account } from '@fireline/domain/session';
import type { Rights } from './rights.ts';

export interface StoredSession {
  readonly token: string;
  /** ISO 8601. */
  readonly expiresAt: string;
  readonly account: Account;
  /** What the account was last known to be allowed. @spec ROL-07 */
  readonly rights: Rights;
}

/** Where a session outlives a reload. */
export interface SessionStore {
  read(): StoredSession | null;
  write(session: StoredSession | null): void;
  /** Calls when somebody else, such as another tab, wrote. */
  watch(changed: () => void): void;
}

/** Gone with the page: for tests, stories, and browsers that refuse storage. */
export function memorySessionStore(initial: StoredSession | null = null): SessionStore {
  let held = initial;
  return {
    read: () => held,
    write: (session) => {
      held = session;
    },
    watch: () => {},
  };
}

function parse(text: string | null): StoredSession | null {
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as Partial<StoredSession> | null;
    // one kept before rights were known is none: logging in asks for them
    const isWhole = typeof value?.token === 'string' && Boolean(value.account) && Boolean(value.rights);
    return isWhole ? (value as StoredSession) : null;
  } catch {
    // not ours, or half written: as good as no session
    return null;
  }
}

/** What of `window` the store needs. */
interface StorageWindow {
  readonly localStorage: Storage;
  addEventListener(type: 'storage', listener: (event: { readonly key: string | null }) => void): void;
}

/**
 * Kept in localStorage, shared by the tabs of the browser. Where the browser refuses storage, the session lasts as long as the page.
 * @spec SHL-03 SHL-22
 */
export function localSessionStore(window: StorageWindow, key = 'fireline.session'): SessionStore {
  let storage: Storage;
  try {
    storage = window.localStorage;
    storage.getItem(key);
  } catch {
    return memorySessionStore();
  }
  return {
    read: () => parse(storage.getItem(key)),
    write: (session) => {
      if (session === null) storage.removeItem(key);
      else storage.setItem(key, JSON.stringify(session));
    },
    watch: (changed) => {
      // a null key: everything was cleared
      window.addEventListener('storage', (event) => (event.key === key || event.key === null) && changed());
    },
  };
}
