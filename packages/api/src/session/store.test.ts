import { describe, expect, it } from 'vitest';
import { createSession } from './session.ts';
import type { StoredSession } from './store.ts';
import { localSessionStore, memorySessionStore } from './store.ts';

const session = { token: 't', expiresAt: '', account: { userId: 1 }, rights: { revision: 0 } } as StoredSession;

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

  it('a password that was changed elsewhere is tried once, by one of the tabs that kept it, and then by none [SHL-16] [SES-06]', async () => {
    const { tab } = tabs();
    let tries = 0;
    const open = (token: string) => {
      const opened = createSession({ store: localSessionStore(tab()), onExpired: () => {} });
      opened.signIn({ ...session, token });
      opened.keepLogin(async () => {
        tries += 1;
        return null;
      });
      return opened;
    };
    const pages = ['a', 'b', 'c', 'd', 'e', 'f'].map(open);
    expect(pages.map((page) => page.keepsLogin())).toEqual([false, false, false, false, false, true]);
    // what a call does whose token was refused
    const refuse = async (page: (typeof pages)[number]) => {
      const token = page.token();
      if (token !== null && !(await page.renew(token))) page.onExpired(token);
    };
    await Promise.all(pages.map(refuse));
    expect([tries, pages.map((page) => page.token())]).toEqual([1, pages.map(() => null)]);
    // nor when somebody signs in with the new one and that session runs out in its turn
    pages[0]?.signIn({ ...session, token: 'new' });
    for (const page of pages) await refuse(page);
    expect(tries).toBe(1);
  });

  it('a login that is kept goes on renewing, also after it could not be tried for a while [SHL-16]', async () => {
    const opened = createSession({ store: memorySessionStore(session), onExpired: () => {} });
    const answers = [Promise.reject(new Error('no network')), Promise.resolve({ ...session, token: 'u' })];
    answers[0]?.catch(() => {});
    opened.keepLogin(() => answers.shift() ?? Promise.resolve({ ...session, token: 'v' }));
    await expect(opened.renew('t')).rejects.toThrow('no network');
    expect([await opened.renew('t'), opened.token()]).toEqual([true, 'u']);
    expect([await opened.renew('u'), opened.token(), opened.keepsLogin()]).toEqual([true, 'v', true]);
    opened.signOut();
    expect(opened.keepsLogin()).toBe(false);
  });

  it('takes what it cannot read for no session', () => {
    const { tab, values } = tabs();
    for (const text of ['{', 'null', '1', '{"token":1}', '{"token":"t"}', '{"token":"t","account":null}']) {
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
