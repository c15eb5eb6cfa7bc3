import type { Scope } from '@fireline/domain/role';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMemory } from '../../../../../tests/fixtures/databases.ts';
import type { OpenedDatabase } from '../../lib/db/opened.ts';
import { sessionMs } from '@fireline/domain/session';
import { type UserFilter, usersPage } from '../../session/users/store.ts';
import { createCity } from '../city.ts';
import { writeWorld } from '../seed.ts';

const now = Date.parse('2026-11-25T08:00:00Z');
const at = new Date(now).toISOString();
const city = createCity({ seed: 'fireline', devices: 10_000, now });

describe('the people of a large city in the database', { timeout: 60_000 }, () => {
  let opened: OpenedDatabase;
  beforeAll(async () => {
    opened = await openMemory();
    await opened.db.transaction().execute((tx) => writeWorld(tx, city, 'a hash'));
  });
  afterAll(() => opened.close());

  const countIn = async (rentId: string, filter: Partial<UserFilter>) => {
    const scope: Scope = { rentId, role: 'platform' };
    const query = { sort: 'username', order: 'asc', pageNo: 1, pageSize: 1, ...filter } as const;
    return (await usersPage(opened.db, scope, at, query)).total;
  };

  it('are found by their state, as the page of accounts asks for it [N25] [SES-08]', async () => {
    const inFirst = (filter: Partial<UserFilter>) => countIn('R001', filter);
    expect([
      await inFirst({ state: 'locked' }),
      await inFirst({ state: 'disabled' }),
      await inFirst({ use: 'never' }),
      await inFirst({ use: 'idle' }),
      await inFirst({ isBound: false }),
    ]).toEqual([3, 6, 4, 9, 6]);
    expect(await inFirst({})).toBeGreaterThan(430);
    expect(await countIn('R002', {})).toBeLessThan(80);
  });

  it('have roles of their tenant, open sessions only where they may, and nobody from before the tenant [N25] [ROL-04] [SES-11]', async () => {
    const { db } = opened;
    const roles = new Map((await db.selectFrom('role').selectAll().execute()).map((one) => [one.roleId, one]));
    const users = await db.selectFrom('appUser').selectAll().execute();
    for (const { roleId, role, rentId } of users.filter((one) => one.roleId !== null))
      expect(roles.get(roleId ?? 0)).toMatchObject({ kind: role, rentId });
    const sessions = await db.selectFrom('session').selectAll().execute();
    expect(sessions.length).toBeGreaterThan(20);
    for (const { userId, createdAt, expiresAt, rentId } of sessions) {
      expect(users.find((one) => one.userId === userId)).toMatchObject({
        disabled: false,
        rentId,
        lastLoginAt: createdAt,
      });
      expect(Date.parse(expiresAt)).toBe(Date.parse(createdAt) + sessionMs);
      expect(Date.parse(expiresAt)).toBeGreaterThan(now);
    }
  });

  it('are in the user log with what they did, and in no other tenant than their own [N25] [SES-10]', async () => {
    const { db } = opened;
    const tenants = new Map(
      (await db.selectFrom('appUser').select(['userId', 'rentId']).execute()).map((one) => [one.userId, one.rentId]),
    );
    const log = await db.selectFrom('userLog').selectAll().orderBy('logId').execute();
    for (const { userId, rentId, ip } of log) {
      expect(tenants.get(userId ?? 0)).toBe(rentId);
      expect(ip).toMatch(/^(192\.0\.2|198\.51\.100|203\.0\.113)\.\d+$/);
    }
    expect(log.length).toBeGreaterThan(6000);
  });
});
