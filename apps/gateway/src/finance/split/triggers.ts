import type { Trigger as ShownTrigger } from '@fireline/api/finance';
import {
  checkTrigger,
  type OrderType,
  splitTriggersMax,
  triggerForm,
  type TriggerState,
  triggerStep,
} from '@fireline/domain/finance';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import { sql } from 'kysely';
import { changedNow, changedSince } from '../../lib/changes.ts';
import type { SignedInAsks } from '../../lib/context.ts';
import { lockTenant } from '../../lib/db/locks.ts';
import { type Paging, pageOf } from '../../lib/db/query/pageOf.ts';
import { fullProblem } from '../../lib/db/room.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { transact } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import { defaultMerchant } from './merchantStore.ts';

const unknown: Problem = { code: 'finance.trigger.notFound', field: 'triggerId' };

const asTrigger = (db: Db | Tx, rentId: string) =>
  db
    .selectFrom('splitTrigger')
    .innerJoin('partner', 'partner.partnerId', 'splitTrigger.partnerId')
    .select([
      'triggerId',
      'orderType',
      'splitTrigger.partnerId',
      'partner.name as partnerName',
      'state',
      'firedAt',
      sql<string | null>`(select r.name from split_rule r join merchant m using (merchant_id)
        where m.rent_id = split_trigger.rent_id and m.is_default and r.order_type = split_trigger.order_type and r.ended_at is null)`.as(
        'ruleName',
      ),
      'splitTrigger.revision',
      'splitTrigger.changedBy',
      'splitTrigger.changedAt',
    ])
    .where('splitTrigger.rentId', '=', rentId);
const shown = async (tx: Tx, rentId: string, triggerId: number): Promise<Result<ShownTrigger>> => {
  const row = await asTrigger(tx, rentId).where('triggerId', '=', triggerId).executeTakeFirst();
  return row ? ok(row) : refuse(unknown);
};

interface Filter {
  readonly orderType?: OrderType | undefined;
  readonly state?: TriggerState | undefined;
}
/** @spec FIN-06 */
export async function list({ orderType, state, ...paging }: Filter & Paging, { deps, scope }: SignedInAsks) {
  let q = asTrigger(deps.database.db, scope.rentId);
  if (orderType) q = q.where('orderType', '=', orderType);
  if (state) q = q.where('state', '=', state);
  return ok(await pageOf(q.orderBy('partner.name').orderBy('triggerId'), paging));
}

const maySplit = async (tx: Tx, rentId: string): Promise<boolean> =>
  (await defaultMerchant(tx, rentId))?.isSplitEnabled ?? false;

interface New {
  readonly orderType: OrderType;
  readonly partnerId: number;
  readonly isEnabled: boolean;
}
/** @spec FIN-06 */
export const create = ({ orderType, partnerId, isEnabled }: New, asks: SignedInAsks): Promise<Result<ShownTrigger>> =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<ShownTrigger>> => {
    const { rentId } = asks.scope;
    await lockTenant(tx, rentId);
    const partner = await tx
      .selectFrom('partner')
      .select('name')
      .where('rentId', '=', rentId)
      .where('partnerId', '=', partnerId)
      .executeTakeFirst();
    if (!partner) return refuse({ code: 'finance.trigger.noPartner', field: 'partnerId' });
    const form = triggerForm.check({ orderType, partnerId: String(partnerId), partnerName: partner.name, isEnabled });
    if (!form.ok) return form;
    const others = await tx
      .selectFrom('splitTrigger')
      .select(['orderType', sql<string>`partner_id::text`.as('partnerId')])
      .where('rentId', '=', rentId)
      .execute();
    const problem =
      checkTrigger(form.value, others) ??
      (await fullProblem(tx, { table: 'splitTrigger', of: { rentId }, max: splitTriggersMax }));
    if (problem) return refuse(problem);
    const state = isEnabled ? triggerStep('disabled', 'enable', await maySplit(tx, rentId)) : ok('disabled' as const);
    if (!state.ok) return state;
    const { triggerId } = await tx
      .insertInto('splitTrigger')
      .values({ rentId, orderType, partnerId, state: state.value, ...changedNow(asks) })
      .returning('triggerId')
      .executeTakeFirstOrThrow();
    await logUse(tx, asks, {
      detail: `${triggerId} ${partner.name}`,
      changes: loggedChanges({}, { orderType, state: state.value }),
      target: { kind: 'splitTrigger', id: triggerId },
    });
    return shown(tx, rentId, triggerId);
  });

interface Toggled {
  readonly triggerId: number;
  readonly revision: number;
  readonly state: TriggerState;
}
/** @spec FIN-06 */
export const toggle = (
  { triggerId, revision, state: wanted }: Toggled,
  asks: SignedInAsks,
): Promise<Result<ShownTrigger>> =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<ShownTrigger>> => {
    const { rentId } = asks.scope;
    await lockTenant(tx, rentId);
    const before = await asTrigger(tx, rentId).where('triggerId', '=', triggerId).executeTakeFirst();
    if (!before) return refuse(unknown);
    const conflict = changedSince('finance.split.conflict', before, revision);
    if (conflict) return refuse(conflict);
    const event = wanted === 'enabled' ? 'enable' : 'disable';
    const next = triggerStep(before.state, event, await maySplit(tx, rentId));
    if (!next.ok) return next;
    await tx
      .updateTable('splitTrigger')
      .set((eb) => ({ state: next.value, ...changedNow(asks), revision: eb('revision', '+', 1) }))
      .where('triggerId', '=', triggerId)
      .execute();
    await logUse(tx, asks, {
      detail: `${triggerId} ${before.partnerName}`,
      changes: loggedChanges({ state: before.state }, { state: next.value }),
      target: { kind: 'splitTrigger', id: triggerId },
    });
    return shown(tx, rentId, triggerId);
  });
