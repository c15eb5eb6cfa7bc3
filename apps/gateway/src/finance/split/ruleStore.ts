import type { OrderType, SplitRule, SplitTask } from '@fireline/domain/finance';
import { type Selectable, sql } from 'kysely';
import { containsText } from '../../lib/db/query/containsText.ts';
import { type Paging, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import type { SplitRuleTable } from './tables.ts';

export type RuleRow = Selectable<SplitRuleTable>;
type NamedRule = Pick<SplitRule, 'name' | 'tasks' | 'isEnded'>;

const named = (db: Db | Tx) => db.selectFrom('splitRule').select(['name', 'tasks']).where('endedAt', 'is', null);
const asNamed = (rows: readonly { name: string; tasks: SplitTask[] }[]): NamedRule[] =>
  rows.map((row) => Object.assign({ isEnded: false }, row));

/** The rules of a merchant, and of a payee, that have not ended. */
export const rulesOfMerchant = async (db: Db | Tx, merchantId: number): Promise<NamedRule[]> =>
  asNamed(await named(db).where('merchantId', '=', merchantId).execute());
export const rulesOfRent = async (db: Db | Tx, rentId: string): Promise<NamedRule[]> =>
  asNamed(await named(db).where('rentId', '=', rentId).orderBy('ruleId').execute());

/** The rule of a merchant for orders of a type. @spec FIN-04 FIN-06 */
export const liveRule = (db: Db | Tx, merchantId: number, orderType: OrderType): Promise<RuleRow | undefined> =>
  db
    .selectFrom('splitRule')
    .selectAll()
    .where('merchantId', '=', merchantId)
    .where('orderType', '=', orderType)
    .where('endedAt', 'is', null)
    .executeTakeFirst();

const shown = (db: Db | Tx, rentId: string) =>
  db
    .selectFrom('splitRule')
    .innerJoin('merchant', 'merchant.merchantId', 'splitRule.merchantId')
    .select([
      'ruleId',
      'splitRule.merchantId',
      'merchant.name as merchantName',
      'maxSplitRatio',
      'splitRule.name',
      'orderType',
      'version',
      'tasks',
      'endedAt',
      'splitRule.revision',
      'splitRule.changedBy',
      'splitRule.changedAt',
    ])
    .where('splitRule.rentId', '=', rentId);

export interface RuleFilter {
  readonly search?: string | undefined;
  readonly orderType?: OrderType | undefined;
  readonly ended?: 'yes' | undefined;
}
export function rulesPage(db: Db, rentId: string, { search, orderType, ended, ...paging }: RuleFilter & Paging) {
  let q = shown(db, rentId);
  if (search) q = q.where(containsText(search, 'splitRule.name', 'merchant.name'));
  if (orderType) q = q.where('orderType', '=', orderType);
  if (!ended) q = q.where('endedAt', 'is', null);
  return pageOf(q.orderBy(sql`ended_at is not null`).orderBy('ruleId'), paging);
}
export const shownRule = (db: Db | Tx, rentId: string, ruleId: number) =>
  shown(db, rentId).where('ruleId', '=', ruleId).executeTakeFirst();

export const versionsOf = (db: Db, ruleId: number) =>
  db
    .selectFrom('splitRuleVersion')
    .select(['version', 'name', 'tasks', 'savedBy', 'savedAt'])
    .where('ruleId', '=', ruleId)
    .orderBy('version', 'desc')
    .execute();

const samplesMax = 3;
/** What the newest paid orders of a type came to. @spec FIN-05 */
export const samplesOf = async (db: Db, rentId: string, type: OrderType): Promise<number[]> =>
  (
    await db
      .selectFrom('tradeOrder')
      .select('paidCents')
      .where('payeeRentId', '=', rentId)
      .where('type', '=', type)
      .where('state', '=', 'success')
      .where('paidCents', '>', 0)
      .orderBy('createdAt', 'desc')
      .limit(samplesMax)
      .execute()
  ).map(({ paidCents }) => paidCents);
