import { dayMs } from '../calendar.ts';
import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { createDice } from '../../lib/dice.ts';
import type { City } from '../model.ts';
import { dutyName, phone } from '../names.ts';

/** Agents of the first tenant; the others have fewer. */
const perTenant = 6;
const fewer = 2;
/** The last of the first tenant has left; the two before have no WeChat. */
const isGone = (at: number): boolean => at === perTenant - 1;
const hasWechat = (at: number): boolean => at < perTenant - 3;
export const agentRole = '坐席';

export interface CityAgent {
  readonly userId: number;
  readonly rentId: string;
  readonly username: string;
  readonly realName: string;
  readonly isGone: boolean;
}

/** The customer-service agents of the city, `kefu1` and so on. @spec SRV-04 N25 */
export const agentsOf = (city: City): CityAgent[] =>
  city.tenants.flatMap(({ rentId }, tenant) => {
    const dice = createDice(city.seed, rentId, 'agents');
    return Array.from({ length: tenant === 0 ? perTenant : fewer }, (_, at) => ({
      userId: tenant * 100 + 70 + at,
      rentId,
      username: `kefu${at + 1}`,
      realName: dutyName(dice, ['客服']),
      isGone: tenant === 0 && isGone(at),
    }));
  });

/** Writes the agents with their accounts, which have the tenant's role for them. @spec SRV-04 N25 */
export async function writeAgents(tx: Tx, city: City, pwHash: string): Promise<void> {
  const roles = await tx.selectFrom('role').select(['roleId', 'rentId']).where('roleName', '=', agentRole).execute();
  const createdAt = new Date(city.now - 400 * dayMs).toISOString();
  const users: BulkRow<'appUser'>[] = [];
  const agents: BulkRow<'serviceAgent'>[] = [];
  const log: Omit<BulkRow<'userLog'>, 'logId'>[] = [];
  for (const [index, { isGone: disabled, ...agent }] of agentsOf(city).entries()) {
    const { userId, rentId } = agent;
    const at = (userId % 100) - 70;
    const dice = createDice(city.seed, userId, 'agent');
    users.push({
      ...agent,
      role: 'platform',
      accountType: 'platform',
      roleId: roles.find((one) => one.rentId === rentId)?.roleId ?? null,
      mobile: phone(dice),
      pwHash,
      disabled,
      createdAt,
      lastLoginAt: new Date(city.now - dice.int(5, 60 * 24) * 60_000).toISOString(),
      orgPath: null,
      partnerId: null,
      unitId: null,
      maintId: null,
      placeId: null,
    });
    const by = { rentId, username: 'platform', userId: Math.floor(userId / 100) * 100 + 1, ip: '192.0.2.8' };
    const target = { targetKind: 'user', targetId: String(userId), detail: agent.username, changes: {} };
    log.push({ ...by, ...target, at: createdAt, action: 'create', result: 'success' });
    agents.push({
      userId,
      rentId,
      jobNumber: `KF${String(at + 1).padStart(3, '0')}`,
      wechatId: hasWechat(at) ? `wx-${rentId}-${index + 1}` : '',
      isSmsOn: at !== 1,
      isVoiceOn: at === 0,
      isWechatOn: hasWechat(at),
      createdBy: '平台值班长',
      createdAt,
    });
  }
  await insertMany(tx, 'appUser', users);
  await insertMany(tx, 'serviceAgent', agents);
  await insertMany(tx, 'userLog', log);
}
