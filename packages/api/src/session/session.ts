import type { EndingAction } from '@fireline/domain/shell';
import type { SessionPort } from '../lib/sessionPort.ts';
import type { SessionStore, StoredSession } from './store.ts';

/** Logs in again without asking the user. Null: refused. Rejects when it could not be tried. */
export type Relogin = () => Promise<StoredSession | null>;

export interface SessionOptions {
  readonly store: SessionStore;
  /** Kept from the start; see `keepLogin`. */
  readonly relogin?: Relogin | undefined;
  /** Told once per session that ran out, or that an action has ended; leads to /login?back=1. */
  readonly onExpired: (why?: EndingAction) => void;
}

export interface Session extends SessionPort {
  current(): StoredSession | null;
  signIn(session: StoredSession): void;
  signOut(): void;
  /**
   * Renews the session by this from now on, when autoLogin is set; undefined: no longer. It is forgotten when it is refused, at
   * a sign-out, and when another tab signs in or out: the password in it may be wrong by then, and a tab that went on trying it
   * would lock the account.
   * @spec SHL-16 SES-06
   */
  keepLogin(relogin: Relogin | undefined): void;
  /** Whether the session is renewed without asking the user. */
  keepsLogin(): boolean;
  /** Told after every sign-in, sign-out and renewal, those of other tabs included. */
  subscribe(listener: () => void): () => void;
}

/**
 * The session of this browser: kept in the store, renewed at most once at a time however many calls were refused.
 * @spec SHL-03 SHL-04 SHL-16
 */
export function createSession({ store, relogin, onExpired }: SessionOptions): Session {
  const listeners = new Set<() => void>();
  let kept = relogin;
  let current = store.read();
  let renewal: Promise<boolean> | undefined;

  const tell = () => {
    for (const listener of listeners) listener();
  };
  const set = (next: StoredSession | null) => {
    current = next;
    store.write(next);
    tell();
  };
  store.watch(() => {
    const next = store.read();
    // only the tab that wrote the session renews it: of many that each kept a password at most one tries it
    if (next?.token !== current?.token) kept = undefined;
    current = next;
    tell();
  });

  const renewOnce = async (refusedToken: string): Promise<boolean> => {
    const tried = kept;
    const next = tried ? await tried() : null;
    if (next === null && kept === tried) kept = undefined;
    // the user signed out, or in as somebody else, while it was tried: their word counts
    if (current?.token !== refusedToken) return current !== null;
    if (next) set(next);
    return next !== null;
  };

  return {
    token: () => current?.token ?? null,
    current: () => current,
    signIn: set,
    signOut: () => {
      kept = undefined;
      set(null);
    },
    keepLogin: (again) => {
      kept = again;
    },
    keepsLogin: () => kept !== undefined,
    renew: (refusedToken) => {
      // somebody has renewed it, or signed in anew, since the refused call was made
      if (current?.token !== refusedToken) return Promise.resolve(current !== null);
      renewal ??= renewOnce(refusedToken).finally(() => {
        renewal = undefined;
      });
      return renewal;
    },
    onExpired: (refusedToken, why) => {
      if (refusedToken !== (current?.token ?? null)) return;
      if (why) kept = undefined;
      if (current) set(null);
      onExpired(why);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
