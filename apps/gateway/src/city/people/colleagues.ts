import type { Role } from '@fireline/domain/role';
import { accountTypeOf } from '@fireline/domain/session';
import { builtInRights } from '@fireline/domain/shell';
import { type BulkRow, insertMany } from '../../lib/db/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { createDice } from '../dice.ts';
import type { City } from '../model.ts';
import { dutyName, phone } from '../names.ts';

/** A role that a tenant has made. */
interface RoleSeed {
  readonly kind: Role;
  readonly name: string;
  readonly description: string;
  readonly permissions: readonly string[];
}

const pages = (...names: readonly string[]): string[] => names.map((name) => `${name}:view`);
const seen = pages('main', 'deviceList', 'deviceDetail', 'alarmList', 'alarmHistory', 'alarmDetail');

const roleSeeds: readonly RoleSeed[] = [
  {
    kind: 'platform',
    name: '审计员',
    description: '只看账号、角色和用户日志',
    permissions: [...pages('systemUser', 'systemUserLog', 'systemRoles', 'systemEmpower'), 'systemUserLog:export'],
  },
  {
    kind: 'agent',
    name: '客服',
    description: '看设备和报警，管理下级账号',
    permissions: [...seen, ...pages('systemUser'), 'systemUser:modify', 'systemUser:unlock'],
  },
  {
    kind: 'unit',
    name: '夜班值守',
    description: '看设备，确认并处理报警，应答查岗和交接班',
    permissions: [
      ...seen,
      ...pages('alarmDuty', 'alarmHandover'),
      'alarmList:handle',
      'alarmDetail:handle',
      'alarmDuty:handle',
      'alarmHandover:handle',
    ],
  },
  {
    kind: 'maint',
    name: '巡检员',
    description: '看设备、建筑和平面图',
    permissions: [
      ...seen,
      ...pages('buildingList', 'buildingFloors', 'buildingDetail', 'planMonitor', 'planMonitorDetail'),
    ],
  },
  { kind: 'unit', name: '楼层长', description: '新建，尚未授权', permissions: [] },
];

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

const dayMs = 86_400_000;
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
    const morning = (daysAgo: number): string =>
      iso(Math.floor(city.now / dayMs - daysAgo) * dayMs + dice.int(60, 600) * 60_000);
    const by = { rentId, username: 'platform', userId: tenant * 100 + 1, result: 'success', ip: '10.12.0.8' } as const;
    for (const [index, { kind, name, description, permissions }] of roleSeeds.entries()) {
      const roleId = tenant * 100 + index + 1;
      const at = morning(90 - index * 7);
      const held = permissions.filter((one) => builtInRights(kind).has(one));
      const row = {
        roleId,
        rentId,
        kind,
        roleName: name,
        description,
        revision: 2,
        changedBy: '平台值班长',
        changedAt: at,
      };
      roles.push({ ...row, permissions: held });
      const target = { targetKind: 'role', targetId: String(roleId) };
      log.push({ ...by, ...target, at, action: 'role.create', detail: name, changes: {} });
      if (held.length > 0)
        log.push({
          ...by,
          ...target,
          at,
          action: 'authorize',
          detail: name,
          changes: { permissions: { before: [], after: held } },
        });
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
