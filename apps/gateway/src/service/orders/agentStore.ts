import { sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../lib/db/schema.ts';

/** Where an order stands, for who may be given it. */
interface Given {
  readonly rentId: string;
  readonly maintId: number | null;
  readonly partnerId: number | null;
}

/** The account works: neither disabled nor deleted. */
export const isThere = sql<SqlBool>`(not app_user.disabled and app_user.deleted_at is null)`;

const open = sql<number>`(select count(*)::int from work_order o where o.agent_id = app_user.user_id and o.state <> 'closed')`;

/**
 * Who can be given an order: the agents of its tenant, and people of the company that keeps its place, those whom a partner created within its
 * branch alone. Without an order the agents.
 * @spec SRV-02 SRV-04 SES-08
 */
const givable = (db: Db | Tx, { rentId, maintId, partnerId }: Given) =>
  db
    .selectFrom('appUser')
    .leftJoin('serviceAgent', 'serviceAgent.userId', 'appUser.userId')
    .leftJoin('maint', 'maint.maintId', 'appUser.maintId')
    .select((eb) => [
      'appUser.userId',
      'appUser.realName',
      'appUser.username',
      eb.fn.coalesce('serviceAgent.jobNumber', sql.lit('')).as('jobNumber'),
      open.as('open'),
    ])
    .where('appUser.rentId', '=', rentId)
    .where(isThere)
    .where((eb) =>
      eb.or([
        eb('serviceAgent.userId', 'is not', null),
        eb.and([
          eb('appUser.role', '=', 'maint'),
          eb('appUser.maintId', '=', maintId ?? 0),
          eb.or([eb('appUser.limited', '=', false), sql<SqlBool>`maint.partner_id is not distinct from ${partnerId}`]),
        ]),
      ]),
    );

/** At most so many are offered. */
const offeredMax = 500;

export const givableAgents = (db: Db | Tx, order: Given) =>
  givable(db, order)
    .orderBy(sql`service_agent.user_id is null`)
    .orderBy('jobNumber')
    .orderBy('appUser.userId')
    .limit(offeredMax)
    .execute();

export const givableAgent = (tx: Tx, order: Given, userId: number) =>
  givable(tx, order).where('appUser.userId', '=', userId).executeTakeFirst();

/** What an agent has switched on; nothing of people who are none. */
export const switchesOf = (db: Db | Tx, userId: number) =>
  db
    .selectFrom('serviceAgent')
    .select(['isSmsOn', 'isVoiceOn', 'isWechatOn'])
    .where('userId', '=', userId)
    .executeTakeFirst();

/** Whether both accounts of a transfer work. */
export const areThere = async (tx: Tx, userIds: readonly number[]): Promise<boolean> => {
  const { count } = await tx
    .selectFrom('appUser')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('userId', 'in', userIds)
    .where(isThere)
    .executeTakeFirstOrThrow();
  return count === new Set(userIds).size;
};
