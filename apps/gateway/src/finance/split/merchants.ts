import type { Merchant as ShownMerchant } from '@fireline/api/finance';
import { checkMerchantMaximum, merchantForm, merchantStopForm, merchantsMax } from '@fireline/domain/finance';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import { changedNow, changedSince } from '../../lib/changes.ts';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import { lockTenant } from '../../lib/db/locks.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import { fullProblem } from '../../lib/db/room.ts';
import type { NewRow, Tx } from '../../lib/db/schema.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import { moneyQueue } from '../provider/sandboxStore.ts';
import { type Merchant, merchantsPage, shownMerchant } from './merchantStore.ts';
import { rulesOfMerchant } from './ruleStore.ts';

const unknown: Problem = { code: 'finance.merchant.notFound', field: 'merchantId' };
const facts = ['enterpriseId', 'type', 'number', 'name', 'fullName', 'isSplitEnabled', 'isReceivingEnabled'] as const;
const loggedOf = (row: Pick<Merchant, (typeof facts)[number] | 'maxSplitRatio' | 'isDefault'>) => ({
  ...Object.fromEntries(facts.map((name) => [name, row[name]])),
  maxSplitRatio: row.maxSplitRatio,
  isDefault: row.isDefault,
});

/** @spec FIN-02 */
export const list = async (query: Paging & { readonly search?: string | undefined }, { deps, scope }: SignedInAsks) =>
  ok(await merchantsPage(deps.database.db, scope, query));

type Sent = Readonly<Record<string, unknown>> & { readonly isDefault: boolean };
type Values = Pick<Merchant, (typeof facts)[number] | 'isDefault' | 'maxSplitRatio'>;

function valuesOf({ isDefault, ...sent }: Sent, { scope }: SignedInAsks): Result<Values> {
  const form = merchantForm.check({ ...sent, tenantId: scope.rentId });
  if (!form.ok) return form;
  const { tenantId: _tenant, maxSplitRatio = null, ...value } = form.value;
  return ok({ ...value, maxSplitRatio, isDefault });
}

/** Another merchant of the same number, and the one that was the default before. */
async function makeRoom(tx: Tx, rentId: string, { number, isDefault }: Values, own = 0): Promise<Problem | undefined> {
  const same = await tx
    .selectFrom('merchant')
    .select('merchantId')
    .where('rentId', '=', rentId)
    .where('number', '=', number)
    .where('merchantId', '<>', own)
    .executeTakeFirst();
  if (same) return { code: 'finance.merchant.taken', field: 'number' };
  if (isDefault)
    await tx
      .updateTable('merchant')
      .set({ isDefault: false })
      .where('rentId', '=', rentId)
      .where('isDefault', '=', true)
      .where('merchantId', '<>', own)
      .execute();
  return undefined;
}

/** @spec FIN-02 */
export async function create(sent: Sent, asks: SignedInAsks): Promise<Result<ShownMerchant>> {
  const { deps, scope } = asks;
  const { rentId } = scope;
  const values = valuesOf(sent, asks);
  if (!values.ok) return values;
  return transact(deps.database, async ({ tx }): Promise<Result<ShownMerchant>> => {
    await lockTenant(tx, rentId);
    const problem =
      (await makeRoom(tx, rentId, values.value)) ??
      (await fullProblem(tx, { table: 'merchant', of: { rentId }, max: merchantsMax }));
    if (problem) return refuse(problem);
    const { merchantId } = await tx
      .insertInto('merchant')
      .values({ ...values.value, rentId, ...changedNow(asks) })
      .returning('merchantId')
      .executeTakeFirstOrThrow();
    await logUse(tx, asks, {
      detail: `${merchantId} ${values.value.name}`,
      changes: loggedChanges({}, loggedOf(values.value)),
      target: { kind: 'merchant', id: merchantId },
    });
    return ok(await shownMerchant(tx, scope, merchantId));
  });
}

interface Named {
  readonly merchantId: number;
  readonly revision: number;
}

/** Changes a merchant of the caller's tenant, unless somebody did since it was read. */
async function changing(
  { merchantId, revision }: Named,
  asks: SignedInAsks,
  change: (work: Work, before: Merchant) => Promise<Result<Partial<NewRow<'merchant'>>>>,
): Promise<Result<ShownMerchant>> {
  const { deps, scope } = asks;
  return transact(deps.database, async (work): Promise<Result<ShownMerchant>> => {
    const { tx } = work;
    await lockTenant(tx, scope.rentId);
    const before = await tx
      .selectFrom('merchant')
      .selectAll()
      .where('rentId', '=', scope.rentId)
      .where('merchantId', '=', merchantId)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return refuse(unknown);
    const conflict = changedSince('finance.split.conflict', before, revision);
    if (conflict) return refuse(conflict);
    const changed = await change(work, before);
    if (!changed.ok) return changed;
    await tx
      .updateTable('merchant')
      .set((eb) => ({ ...changed.value, ...changedNow(asks), revision: eb('revision', '+', 1) }))
      .where('merchantId', '=', merchantId)
      .execute();
    return ok(await shownMerchant(tx, scope, merchantId));
  });
}

/** @spec FIN-02 FIN-04 */
export const change = ({ merchantId, revision, ...sent }: Named & Sent, asks: SignedInAsks) =>
  changing({ merchantId, revision }, asks, async ({ tx }, before): Promise<Result<Partial<NewRow<'merchant'>>>> => {
    const values = valuesOf(sent, asks);
    if (!values.ok) return values;
    const { value } = values;
    const rules = await rulesOfMerchant(tx, merchantId);
    const problem =
      checkMerchantMaximum(value.maxSplitRatio ?? undefined, rules) ??
      (await makeRoom(tx, before.rentId, value, merchantId));
    if (problem) return refuse(problem);
    await logUse(tx, asks, {
      detail: `${merchantId} ${value.name}`,
      changes: loggedChanges(loggedOf(before), loggedOf(value)),
      target: { kind: 'merchant', id: merchantId },
    });
    return ok(value);
  });

/** @spec FIN-02 */
export const stop = ({ merchantId, revision, ...sent }: Named & { readonly reason: string }, asks: SignedInAsks) =>
  changing({ merchantId, revision }, asks, async ({ tx }, { name }): Promise<Result<Partial<NewRow<'merchant'>>>> => {
    const form = merchantStopForm.check(sent);
    if (!form.ok) return form;
    const { reason } = form.value;
    await logUse(tx, asks, {
      detail: `${merchantId} ${name}: ${reason}`,
      changes: loggedChanges({}, { reason }),
      target: { kind: 'merchant', id: merchantId },
    });
    return ok({ stoppedAt: isoNow(asks.deps.clock), stopReason: reason });
  });

/** What waited goes out at once. @spec FIN-02 */
export const resume = (named: Named, asks: SignedInAsks) =>
  changing(named, asks, async ({ tx, tell }, { merchantId, name, stopReason }) => {
    await logUse(tx, asks, {
      detail: `${merchantId} ${name}`,
      changes: loggedChanges({ reason: stopReason ?? '' }, {}),
      target: { kind: 'merchant', id: merchantId },
    });
    await tx
      .updateTable('providerTask')
      .set({ runAt: isoNow(asks.deps.clock) })
      .where('rentId', '=', asks.scope.rentId)
      .where('doneAt', 'is', null)
      .where('lastCode', '=', stoppedCode)
      .execute();
    await tell({ type: 'work', queue: moneyQueue });
    return ok({ stoppedAt: null, stopReason: null });
  });

/** What a task of a stopped merchant waits for. */
export const stoppedCode = 'MERCHANT_STOPPED';
