import { roleCalls } from '@fireline/api/role';
import { sessionCalls } from '@fireline/api/session';
import { builtInRights } from '@fireline/domain/shell';
import { expect, it } from 'vitest';
import { codeOf, made, opened, roleOf } from '../../fixtures/accounts.ts';
import { bringAdmin } from '../../../apps/gateway/src/session/bringAdmin.ts';
import { onEveryDatabase } from '../../fixtures/everyDatabase.ts';
import type { FixtureGateway } from '../../fixtures/gateway.ts';

await onEveryDatabase('a tenant keeps an administrator', ({ open }) => {
  /** Two administrators with the built-in role, and a role without rights. */
  const pair = async (w: FixtureGateway) => {
    const first = await w.as('platform');
    const roleId = await roleOf(first, 'platform', '无权', []);
    const second = await made(w, first, { username: 'second', realName: '第二', role: 'platform' });
    return { first, second: second.client, secondId: second.userId, roleId };
  };
  const administrators = async ({ database }: FixtureGateway) =>
    database.db
      .selectFrom('appUser')
      .select('userId')
      .where('rentId', '=', 'R001')
      .where('role', '=', 'platform')
      .where('roleId', 'is', null)
      .where('disabled', '=', false)
      .execute();
  type Pair = Awaited<ReturnType<typeof pair>>;
  const races: Readonly<Record<string, (all: Pair) => Promise<unknown>[]>> = {
    'give each other a role without rights': ({ first, second, secondId, roleId }) => [
      first.send(roleCalls.assign, { userId: secondId, roleId, revision: 1 }),
      second.send(roleCalls.assign, { userId: 1, roleId, revision: 1 }),
    ],
    'give a role and disable': ({ first, second, secondId, roleId }) => [
      first.send(roleCalls.assign, { userId: secondId, roleId, revision: 1 }),
      second.send(sessionCalls.disableUser, { userId: 1 }),
    ],
    'delete and give a role': ({ first, second, secondId, roleId }) => [
      first.send(sessionCalls.deleteUser, { userId: secondId }),
      second.send(roleCalls.assign, { userId: 1, roleId, revision: 1 }),
    ],
    'reset each other': ({ first, second, secondId }) => [
      first.send(sessionCalls.resetPassword, { userId: secondId }),
      second.send(sessionCalls.resetPassword, { userId: 1 }),
    ],
  };
  it.each(Object.entries(races))(
    'when two %s at once: one of them alone does [SES-08] [ROL-01]',
    async (name, race) => {
      const w = await open();
      const ends = await Promise.allSettled(race(await pair(w)));
      expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await administrators(w)).toHaveLength(name.startsWith('reset') ? 2 : 1);
    },
  );

  it('when two roles take the right to authorise from each other at once: one keeps it [ROL-01] [ROL-07]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const rights = ['systemEmpower:view', 'systemEmpower:authorize'];
    const roles = [await roleOf(platform, 'platform', '甲', rights), await roleOf(platform, 'platform', '乙', rights)];
    const [one, other] = await Promise.all(
      roles.map(async (roleId, at) => {
        const sent = { username: `holder${at}`, realName: '授权员', role: 'platform', roleId: `${roleId}` } as const;
        return (await made(w, platform, sent)).client;
      }),
    );
    if (!one || !other) throw new Error('both are made');
    const take = (by: typeof one, roleId = 0) =>
      by.send(roleCalls.authorize, { roleId, revision: 2, permissions: ['systemEmpower:view'] });
    const ends = await Promise.allSettled([take(one, roles[1]), take(other, roles[0])]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const kept = await Promise.all(roles.map((roleId) => platform.send(roleCalls.detail, { roleId })));
    expect(new Set(kept.map(({ granted }) => granted))).toEqual(new Set([1, 2]));
  });

  it('of the built-in role, although another role holds all rights; accounts that are no administrators go, however few there are [SES-08] [ROL-01]', async () => {
    const w = await open();
    const platform = await w.as('platform');
    const all = [...builtInRights('platform')];
    const roleId = await roleOf(platform, 'platform', '全权', all);
    const sent = { username: 'custom', realName: '全权', role: 'platform', roleId: `${roleId}` } as const;
    const { client } = await made(w, platform, sent);
    expect(await codeOf(client.send(sessionCalls.deleteUser, { userId: 1 }))).toBe('session.lastAdministrator');
    expect(await codeOf(client.send(sessionCalls.disableUser, { userId: 1 }))).toBe('session.lastAdministrator');
    const given = { userId: 1, roleId, revision: 1 };
    expect(await codeOf(client.send(roleCalls.assign, given))).toBe('session.lastAdministrator');
    await client.send(sessionCalls.deleteUser, { userId: 3 });
    // a tenant of before that has none of the built-in role keeps its last one that may authorise
    await w.database.db.updateTable('appUser').set({ roleId }).where('userId', '=', 1).execute();
    await client.send(sessionCalls.disableUser, { userId: 2 });
    await client.send(sessionCalls.disableUser, { userId: 1 });
    const less = all.filter((permission) => permission !== 'systemEmpower:authorize');
    const taken = client.send(roleCalls.authorize, { roleId, revision: 2, permissions: less });
    expect(await codeOf(taken)).toBe('role.ownAuthorize');
  });

  it('that the terminal brings back: enabled, with the built-in role and a password that the first login changes; or creates [SES-08] [SES-05] [SHL-31]', async () => {
    const w = await open();
    const { first, secondId, roleId } = await pair(w);
    await first.send(roleCalls.assign, { userId: secondId, roleId, revision: 1 });
    await first.send(sessionCalls.disableUser, { userId: secondId });
    const bring = (account: string) => bringAdmin(w.database, account, w.time.clock);
    const shownIn = (told: string) => /Password\s+(\S+)/.exec(told)?.[1] ?? '';
    for (const username of ['second', 'third', 'platform']) {
      const sent = { username, password: shownIn(await bring(`R001/${username}`)), rentId: 'R001' };
      expect((await w.client().send(sessionCalls.login, sent)).rights).toMatchObject({ mustChangePassword: true });
      const client = await opened(w, sent);
      expect((await client.send(sessionCalls.me, {})).rights).toMatchObject({ roleId: null, granted: null });
    }
    // the sessions of before have ended
    expect(await codeOf(first.send(sessionCalls.me, {}))).toBe('session.tokenInvalid');
    const log = await w.database.db
      .selectFrom('userLog')
      .select(['action', 'detail'])
      .where('username', '=', '(terminal)')
      .execute();
    expect(log.map(({ action, detail }) => `${action} ${detail}`)).toEqual([
      'resetPassword second',
      'create third',
      'resetPassword platform',
    ]);
    await expect(bring('R001/unit')).rejects.toThrow('no account of the platform');
    await expect(bring('R404/ada')).rejects.toThrow('no tenant R404');
    await expect(bring('R001')).rejects.toThrow('TENANT/USER');
    await w.database.db
      .updateTable('appUser')
      .set({ deletedAt: '2026-11-01T00:00:00Z' })
      .where('userId', '=', secondId)
      .execute();
    await expect(bring('R001/second')).rejects.toThrow('was deleted');
  });
});
