import { keptAccountsMax } from '@fireline/domain/session';
import { beforeEach, expect, it, vi } from 'vitest';
import { dropSession, forgetSession, keepSession, keptSessions } from './keptSessions.ts';
import type { StoredSession } from './store.ts';

const nowMs = Date.UTC(2026, 10, 24);
const sessionOf = (userId: number, expiresAt = '2026-11-25T00:00:00Z') =>
  ({
    token: `t${userId}`,
    expiresAt,
    account: { rentId: 'R001', userId, username: `u${userId}`, realName: '甲', role: 'unit' },
    rights: { revision: 0 },
  }) as StoredSession;
const shown = () => keptSessions(nowMs).map(({ userId, session }) => [userId, session?.token ?? null]);

beforeEach(() => {
  const values = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, text: string) => values.set(key, text),
  });
});

it('accounts are kept with their sessions, the last one in front, at most five [SES-04]', () => {
  for (let userId = 1; userId <= keptAccountsMax + 1; userId += 1) keepSession(sessionOf(userId));
  keepSession(sessionOf(3));
  expect(shown()).toEqual([
    [3, 't3'],
    [6, 't6'],
    [5, 't5'],
    [4, 't4'],
    [2, 't2'],
  ]);
});

it('a session that ran out or was ended needs the password; a forgotten account is gone, the others stay [SES-04]', () => {
  keepSession(sessionOf(1, '2026-11-23T00:00:00Z'));
  keepSession(sessionOf(2));
  keepSession(sessionOf(3));
  dropSession({ rentId: 'R001', userId: 3 });
  expect(shown()).toEqual([
    [3, null],
    [2, 't2'],
    [1, null],
  ]);
  forgetSession({ rentId: 'R001', userId: 2 });
  expect(shown()).toEqual([
    [3, null],
    [1, null],
  ]);
});

it('what is not ours in the storage is no account [SES-04]', () => {
  localStorage.setItem('fireline.accounts', '{');
  expect(shown()).toEqual([]);
});

it('says when the browser last used an account, whatever others did since [SES-04]', () => {
  keepSession(sessionOf(1), nowMs - 60_000);
  keepSession(sessionOf(2), nowMs);
  dropSession({ rentId: 'R001', userId: 1 });
  expect(keptSessions(nowMs).map(({ userId, usedAt }) => [userId, usedAt])).toEqual([
    [2, '2026-11-24T00:00:00.000Z'],
    [1, '2026-11-23T23:59:00.000Z'],
  ]);
});
