import { describe, expect, it } from 'vitest';
import { createSession, type StoredSession } from './session.ts';
import { localSessionStore } from './store.ts';

const session = { token: 't', expiresAt: '', account: { userId: 1 } } as StoredSession;

/** Two tabs of a browser: what one writes the other is told of. */
function tabs() {
  const values = new Map<string, string>();
  const listeners: ((event: { key: string | null }) => void)[] = [];
  const tab = () => {
    const own: typeof listeners = [];
    const tellOthers = (key: string) => {
      for (const listener of listeners) if (!own.includes(listener)) listener({ key });
    };
    const localStorage = {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, text: string) => {
        values.set(key, text);
        tellOthers(key);
      },
      removeItem: (key: string) => {
        values.delete(key);
        tellOthers(key);
      },
    } as Storage;
    return {
      localStorage,
      addEventListener: (_: 'storage', listener: (event: { key: string | null }) => void) => {
        own.push(listener);
        listeners.push(listener);
      },
    };
  };
  return { tab, values };
}

describe('the stored session', () => {
  it('outlives a reload and is shared by the tabs [SHL-03] [SHL-22]', () => {
    const { tab } = tabs();
    const first = createSession({ store: localSessionStore(tab()), onExpired: () => {} });
    const second = createSession({ store: localSessionStore(tab()), onExpired: () => {} });
    let told = 0;
    second.subscribe(() => (told += 1));
    first.signIn(session);
    expect([second.token(), told]).toEqual(['t', 1]);
    const reloaded = createSession({ store: localSessionStore(tab()), onExpired: () => {} });
    expect(reloaded.current()).toEqual(session);
    second.signOut();
    expect(first.token()).toBeNull();
  });

  it('takes what it cannot read for no session', () => {
    const { tab, values } = tabs();
    for (const text of ['{', 'null', '1', '{"token":1}', '{"token":"t"}']) {
      values.set('fireline.session', text);
      expect(localSessionStore(tab()).read()).toBeNull();
    }
  });

  it('lasts as long as the page where the browser refuses storage', () => {
    const store = localSessionStore({
      get localStorage(): Storage {
        throw new DOMException('denied', 'SecurityError');
      },
      addEventListener: () => {},
    });
    store.write(session);
    expect(store.read()).toEqual(session);
  });
});
