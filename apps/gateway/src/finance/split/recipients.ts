import type { Recipient as ShownRecipient } from '@fireline/api/finance';
import {
  checkEndRecipient,
  recipientAccount,
  recipientForm,
  recipientsMax,
  type RecipientRelation,
  type RecipientType,
  type ReceiverState,
} from '@fireline/domain/finance';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import { type Selectable, sql, type SqlBool } from 'kysely';
import { changedNow, changedSince } from '../../lib/changes.ts';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import { lockTenant } from '../../lib/db/locks.ts';
import { containsText } from '../../lib/db/query/containsText.ts';
import { type Paging, pageOf } from '../../lib/db/query/pageOf.ts';
import { fullProblem } from '../../lib/db/room.ts';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import { addDeed } from '../paying/deeds.ts';
import type { RecipientTable } from './tables.ts';
import { rulesOfRent } from './ruleStore.ts';

type Row = Selectable<RecipientTable>;
const unknown: Problem = { code: 'finance.recipient.notFound', field: 'recipientId' };

const asRecipient = (db: Db | Tx, rentId: string) =>
  db
    .selectFrom('recipient')
    .leftJoin('partner', 'partner.partnerId', 'recipient.partnerId')
    .select([
      'recipientId',
      'recipient.type',
      'recipient.name',
      'account',
      'officialAccount',
      'relation',
      'recipient.partnerId',
      'partner.name as partnerName',
      'state',
      'providerCode',
      'providerMessage',
      'isReturnAllowed',
      'endedAt',
      sql<string[]>`coalesce((select json_agg(r.name order by r.rule_id) from split_rule r
        where r.rent_id = recipient.rent_id and r.ended_at is null
          and r.tasks @> jsonb_build_array(jsonb_build_object('recipientId', recipient.recipient_id::text))), '[]')`.as(
        'rules',
      ),
      'recipient.revision',
      'recipient.changedBy',
      'recipient.changedAt',
    ])
    .where('recipient.rentId', '=', rentId);

interface Filter {
  readonly search?: string | undefined;
  readonly type?: RecipientType | undefined;
  readonly state?: ReceiverState | undefined;
  readonly ended?: 'yes' | undefined;
}

/** @spec FIN-03 */
export async function list({ search, type, state, ended, ...paging }: Filter & Paging, { deps, scope }: SignedInAsks) {
  let q = asRecipient(deps.database.db, scope.rentId);
  // an open id is personal, and found by nobody who does not know it whole
  if (search) q = q.where((eb) => eb.or([containsText(search, 'recipient.name'), eb('account', '=', search.trim())]));
  if (type) q = q.where('recipient.type', '=', type);
  if (state) q = q.where('state', '=', state);
  if (!ended) q = q.where('endedAt', 'is', null);
  return ok(await pageOf(q.orderBy(sql`ended_at is not null`).orderBy('recipientId'), paging));
}

const shown = async (tx: Tx, rentId: string, recipientId: number): Promise<Result<ShownRecipient>> => {
  const row = await asRecipient(tx, rentId).where('recipientId', '=', recipientId).executeTakeFirst();
  return row ? ok(row) : refuse(unknown);
};
const loggedOf = ({ name, relation, partnerId }: Pick<Row, 'name' | 'relation' | 'partnerId'>) => ({
  name,
  relation,
  partnerId,
});

async function partnerProblem(tx: Tx, rentId: string, partnerId: number | null): Promise<Problem | undefined> {
  if (partnerId === null) return undefined;
  const found = await tx
    .selectFrom('partner')
    .select('partnerId')
    .where('rentId', '=', rentId)
    .where('partnerId', '=', partnerId)
    .executeTakeFirst();
  return found ? undefined : { code: 'finance.trigger.noPartner', field: 'partnerId' };
}

const register = (
  work: Work,
  { recipientId, rentId, revision }: Pick<Row, 'recipientId' | 'rentId' | 'revision'>,
  runAt: string,
) => addDeed(work, { rentId, recipientId, kind: 'addReceiver', outNo: `recipient-${recipientId}-${revision}`, runAt });

interface Sent {
  readonly type: RecipientType;
  readonly partnerId?: number | null | undefined;
}
/** The provider is asked to register it. @spec FIN-03 */
export async function create(sent: Sent & object, asks: SignedInAsks): Promise<Result<ShownRecipient>> {
  const { deps, scope } = asks;
  const { rentId } = scope;
  const form = recipientForm.check({ ...sent, partnerId: undefined });
  if (!form.ok) return form;
  const { type, name, officialAccount = '', relation } = form.value;
  const account = recipientAccount(form.value);
  const partnerId = sent.partnerId ?? null;
  return transact(deps.database, async (work): Promise<Result<ShownRecipient>> => {
    const { tx } = work;
    await lockTenant(tx, rentId);
    const same = await tx
      .selectFrom('recipient')
      .select('recipientId')
      .where('rentId', '=', rentId)
      .where('type', '=', type)
      .where('account', '=', account)
      .where('endedAt', 'is', null)
      .executeTakeFirst();
    const problem =
      (same && { code: 'finance.recipient.taken', field: type === 'merchant' ? 'merchantNumber' : 'openId' }) ??
      (await partnerProblem(tx, rentId, partnerId)) ??
      (await fullProblem(tx, {
        table: 'recipient',
        of: { rentId },
        counts: sql<SqlBool>`ended_at is null`,
        max: recipientsMax,
      }));
    if (problem) return refuse(problem);
    const changed = changedNow(asks);
    const row = await tx
      .insertInto('recipient')
      .values({ rentId, type, name, account, officialAccount, relation, partnerId, state: 'pending', ...changed })
      .returning(['recipientId', 'rentId', 'revision'])
      .executeTakeFirstOrThrow();
    await register(work, row, changed.changedAt);
    await logUse(tx, asks, {
      detail: `${row.recipientId} ${name}`,
      changes: loggedChanges(
        {},
        { type, ...loggedOf({ name, relation, partnerId }), openId: type === 'person' ? account : '' },
      ),
      target: { kind: 'recipient', id: row.recipientId },
    });
    return shown(tx, rentId, row.recipientId);
  });
}

interface Named {
  readonly recipientId: number;
  readonly revision: number;
}
async function changing(
  { recipientId, revision }: Named,
  asks: SignedInAsks,
  change: (work: Work, before: Row) => Promise<Result<Partial<NewRow<'recipient'>>>>,
): Promise<Result<ShownRecipient>> {
  const { deps, scope } = asks;
  const { rentId } = scope;
  return transact(deps.database, async (work): Promise<Result<ShownRecipient>> => {
    const { tx } = work;
    await lockTenant(tx, rentId);
    const before = await tx
      .selectFrom('recipient')
      .selectAll()
      .where('rentId', '=', rentId)
      .where('recipientId', '=', recipientId)
      .forUpdate()
      .executeTakeFirst();
    if (!before) return refuse(unknown);
    const conflict = changedSince('finance.split.conflict', before, revision);
    if (conflict) return refuse(conflict);
    if (before.endedAt !== null) return refuse({ code: 'finance.recipient.ended' });
    const changed = await change(work, before);
    if (!changed.ok) return changed;
    await tx
      .updateTable('recipient')
      .set((eb) => ({ ...changed.value, ...changedNow(asks), revision: eb('revision', '+', 1) }))
      .where('recipientId', '=', recipientId)
      .execute();
    return shown(tx, rentId, recipientId);
  });
}

interface Changed extends Named {
  readonly name: string;
  readonly relation: RecipientRelation;
  readonly partnerId?: number | null | undefined;
}
/** @spec FIN-03 */
export const change = ({ recipientId, revision, ...sent }: Changed, asks: SignedInAsks) =>
  changing({ recipientId, revision }, asks, async ({ tx }, before): Promise<Result<Partial<NewRow<'recipient'>>>> => {
    const read = recipientForm.fields.name(sent.name, 'name');
    if (!read.ok) return read;
    const after = { name: read.value, relation: sent.relation, partnerId: sent.partnerId ?? null };
    const problem = await partnerProblem(tx, before.rentId, after.partnerId);
    if (problem) return refuse(problem);
    await logUse(tx, asks, {
      detail: `${recipientId} ${after.name}`,
      changes: loggedChanges(loggedOf(before), loggedOf(after)),
      target: { kind: 'recipient', id: recipientId },
    });
    return ok(after);
  });

/** @spec FIN-03 */
export const registerAgain = (named: Named, asks: SignedInAsks) =>
  changing(named, asks, async (work, before) => {
    await register(work, { ...before, revision: before.revision + 1 }, isoNow(asks.deps.clock));
    await logUse(work.tx, asks, {
      detail: `${before.recipientId} ${before.name}`,
      target: { kind: 'recipient', id: before.recipientId },
    });
    return ok({ state: 'pending' as const, providerCode: null, providerMessage: null });
  });

/** Ended only when no live rule pays it. @spec FIN-03 */
export const end = (named: Named, asks: SignedInAsks) =>
  changing(
    named,
    asks,
    async ({ tx }, { recipientId, rentId, name }): Promise<Result<Partial<NewRow<'recipient'>>>> => {
      const problem = checkEndRecipient(String(recipientId), await rulesOfRent(tx, rentId));
      if (problem) return refuse(problem);
      await logUse(tx, asks, { detail: `${recipientId} ${name}`, target: { kind: 'recipient', id: recipientId } });
      return ok({ endedAt: isoNow(asks.deps.clock) });
    },
  );
