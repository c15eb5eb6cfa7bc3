import type { Role } from '@fireline/domain/role';
import { accountTypeOf } from '@fireline/domain/session';
import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { createDice } from '../../lib/dice.ts';
import type { City } from '../model.ts';
import { dutyName, phone } from '../names.ts';
import { morningOf, rolesOf } from './roleSeeds.ts';

/** Who has which role; without one, the built-in role of the kind. */
const people: readonly (readonly [username: string, kind: Role, role?: string])[] = [
  ['platform_day', 'platform'],
  ['platform_audit', 'platform', '审计员'],
  ['agent_service', 'agent', '客服'],
  ['agent_east', 'agent'],
  ['unit_night', 'unit', '夜班值守'],
  ['unit_night2', 'unit', '夜班值守'],
  ['unit_floor3', 'unit', '楼层长'],
  ['org_street', 'org'],
  ['maint_patrol', 'maint', '巡检员'],
  ['maint_patrol2', 'maint', '巡检员'],
  ['agent_head', 'agent'],
];
/** One that has left, and one that has not logged in yet. */
const leftName = 'agent_east';
const newName = 'unit_floor3';
/** One at the partner above that of the partner's account: it sees what hangs below both. */
const headName = 'agent_head';

const iso = (ms: number): string => new Date(ms).toISOString();

/**
 * The roles that each tenant has made, the colleagues of its six accounts, and what the user log says of both. They are created in office
 * hours of the last months, and bound to what the account of their kind is bound to.
 * @spec ROL-01 ROL-04 SES-08 SES-10 N25
 */
export async function writeColleagues(tx: Tx, city: City, pwHash: string): Promise<void> {
  const roles: (BulkRow<'role'> & { readonly roleId: number })[] = [];
  const users: BulkRow<'appUser'>[] = [];
  const log: (Omit<BulkRow<'userLog'>, 'logId'> & { readonly at: string })[] = [];
  for (const [tenant, { rentId }] of city.tenants.entries()) {
    const dice = createDice(city.seed, 'colleagues', rentId);
    const morning = (daysAgo: number): string => iso(morningOf(city, dice, daysAgo));
    const by = { rentId, username: 'platform', userId: tenant * 100 + 1, result: 'success', ip: '192.0.2.8' } as const;
    for (const { madeAt, ...role } of rolesOf(city, tenant, dice)) {
      const at = iso(madeAt);
      const { roleId, roleName: detail, permissions } = role;
      roles.push({ ...role, revision: 2, changedBy: '平台值班长', changedAt: at });
      const entry = { ...by, targetKind: 'role', targetId: String(roleId), at, detail };
      log.push({ ...entry, action: 'role.create', changes: {} });
      if (permissions.length > 0)
        log.push({ ...entry, action: 'authorize', changes: { permissions: { before: [], after: permissions } } });
    }
    for (const [index, [username, kind, role]] of people.entries()) {
      const chief = city.accounts.find((account) => account.rentId === rentId && account.role === kind);
      const above = city.partners.find(({ partnerId }) => partnerId === chief?.partnerId)?.parentId ?? null;
      if (!chief || (username === headName && above === null)) continue;
      const userId = tenant * 100 + 50 + index;
      const createdAt = morning(80 - index * 6);
      const isNew = username === newName;
      users.push({
        ...chief,
        ...(username === headName && { partnerId: above }),
        userId,
        username,
        realName: dutyName(dice, ['班长', '值班员', '主管', '工程师']),
        accountType: accountTypeOf[kind],
        roleId: roles.find((one) => one.rentId === rentId && one.roleName === role)?.roleId ?? null,
        mobile: phone(dice),
        pwHash,
        disabled: username === leftName,
        createdAt,
        lastLoginAt: isNew ? null : iso(city.now - dice.int(1, 20 * 24 * 60) * 60_000),
        mustChangePassword: isNew,
      });
      const target = { targetKind: 'user', targetId: String(userId) };
      log.push({ ...by, ...target, at: createdAt, action: 'create', detail: username, changes: {} });
      if (username === leftName)
        log.push({
          ...by,
          ...target,
          at: morning(9),
          action: 'disable',
          detail: username,
          changes: {},
        });
    }
  }
  await insertMany(tx, 'role', roles);
  await insertMany(tx, 'appUser', users);
  await insertMany(
    tx,
    'userLog',
    log.toSorted((one, other) => (one.at < other.at ? -1 : 1)),
  );
}
