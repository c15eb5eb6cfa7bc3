import type { AgentStatus } from '@fireline/domain/service';
import { sql, type SqlBool } from 'kysely';
import { findsText } from '../../lib/db/query/findsText.ts';
import { pageOf, type Paging } from '../../lib/db/query/pageOf.ts';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';

export interface AgentFilter {
  readonly search?: string | undefined;
  readonly status?: AgentStatus | undefined;
  readonly sort: 'jobNumber' | 'open' | 'closed';
  readonly order: 'asc' | 'desc';
}

const open = sql<number>`(select count(*)::int from work_order o where o.agent_id = service_agent.user_id and o.state <> 'closed')`;
const closedSince = (since: string) =>
  sql<number>`(select count(*)::int from work_order o where o.agent_id = service_agent.user_id and o.closed_at >= ${since}::timestamptz)`;
/** The domain's scores of ratings. */
const scoreSince = (since: string) =>
  sql<
    number | null
  >`(select avg(case o.rating when 'veryDissatisfied' then 1 when 'notSatisfied' then 2 when 'general' then 3
    when 'satisfied' then 4 when 'verySatisfied' then 5 end)::float8 from work_order o
    where o.agent_id = service_agent.user_id and o.closed_at >= ${since}::timestamptz)`;
const works = sql<SqlBool>`(not app_user.disabled and app_user.deleted_at is null)`;

/** The agents of a tenant, with what they did since then. @spec SRV-04 */
export function agentsPage(db: Db, rentId: string, since: string, query: AgentFilter & Paging) {
  const { search, status, sort, order } = query;
  const rows = db
    .selectFrom('serviceAgent')
    .innerJoin('appUser', 'appUser.userId', 'serviceAgent.userId')
    .select([
      'serviceAgent.userId',
      'appUser.username',
      'appUser.realName',
      'serviceAgent.jobNumber',
      'serviceAgent.wechatId',
      'serviceAgent.isSmsOn',
      'serviceAgent.isVoiceOn',
      'serviceAgent.isWechatOn',
      sql<AgentStatus>`case when ${works} then 'enabled' else 'disabled' end`.as('status'),
      open.as('open'),
      closedSince(since).as('closed'),
      scoreSince(since).as('score'),
      'appUser.lastLoginAt',
      'serviceAgent.revision',
    ])
    .where('serviceAgent.rentId', '=', rentId)
    .$if(search !== undefined, (q) =>
      q.where(
        findsText(search ?? '', {
          open: ['app_user.real_name', 'service_agent.job_number'],
          maskedTexts: ['app_user.username'],
        }),
      ),
    )
    .$if(status !== undefined, (q) => q.where(status === 'enabled' ? works : sql<SqlBool>`not ${works}`))
    .orderBy(sort === 'jobNumber' ? 'serviceAgent.jobNumber' : sort === 'open' ? open : closedSince(since), order)
    .orderBy('serviceAgent.userId');
  return pageOf(rows, query);
}

/** Accounts of the tenant's own people that work and are no agents. */
export const candidates = (db: Db, rentId: string) =>
  db
    .selectFrom('appUser')
    .leftJoin('serviceAgent', 'serviceAgent.userId', 'appUser.userId')
    .select(['appUser.userId', 'appUser.username', 'appUser.realName'])
    .where('appUser.rentId', '=', rentId)
    .where('appUser.role', '=', 'platform')
    .where(works)
    .where('serviceAgent.userId', 'is', null)
    .orderBy('appUser.userId')
    .limit(500)
    .execute();

/** The account, held, where it is one that can be an agent. */
export const lockCandidate = (tx: Tx, rentId: string, userId: number) =>
  tx
    .selectFrom('appUser')
    .select(['userId', 'username', 'realName'])
    .where('rentId', '=', rentId)
    .where('role', '=', 'platform')
    .where('userId', '=', userId)
    .where(works)
    .forUpdate()
    .executeTakeFirst();

export const lockAgent = (tx: Tx, rentId: string, userId: number) =>
  tx
    .selectFrom('serviceAgent')
    .selectAll()
    .where('rentId', '=', rentId)
    .where('userId', '=', userId)
    .forUpdate()
    .executeTakeFirst();

/** Who else has the job number. */
export const holderOf = (tx: Tx, rentId: string, jobNumber: string, userId: number) =>
  tx
    .selectFrom('serviceAgent')
    .select('userId')
    .where('rentId', '=', rentId)
    .where('jobNumber', '=', jobNumber)
    .where('userId', '<>', userId)
    .executeTakeFirst();

export const insertAgent = (tx: Tx, row: NewRow<'serviceAgent'>) => tx.insertInto('serviceAgent').values(row).execute();

export const updateAgent = (tx: Tx, userId: number, changes: Partial<NewRow<'serviceAgent'>>) =>
  tx
    .updateTable('serviceAgent')
    .set((eb) => ({ ...changes, revision: eb('revision', '+', 1) }))
    .where('userId', '=', userId)
    .execute();

export const deleteAgent = (tx: Tx, userId: number) =>
  tx.deleteFrom('serviceAgent').where('userId', '=', userId).execute();

/** Open orders of an agent, in the order of their ids. */
export const openOrders = (db: Db | Tx, rentId: string, userId: number) =>
  db
    .selectFrom('workOrder')
    .select(['orderId', 'number', 'state'])
    .where('rentId', '=', rentId)
    .where('agentId', '=', userId)
    .where('state', '<>', 'closed')
    .orderBy('orderId')
    .execute();
