import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { type Channel, type MessageGroup, templateForm, templatesMax, type Trigger } from '@fireline/domain/message';
import type { Scope } from '@fireline/domain/role';
import { loggedChanges } from '@fireline/domain/log';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import { anyId } from '../../lib/db/query/anyOf.ts';
import { containsText } from '../../lib/db/query/containsText.ts';
import { nameKey } from '../../lib/db/query/byName.ts';
import { type Paging, inOrder, pageOf } from '../../lib/db/query/pageOf.ts';
import { fullProblem } from '../../lib/db/room.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { transact } from '../../lib/transact.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { logUse } from '../../session/userLog.ts';
import { chainOf, ownedFilter, ownerOf, partnerName } from '../sending/owner.ts';

const notFound: Problem = { code: 'message.template.notFound', field: 'templateId' };
const targetOf = (id: number) => ({ kind: 'messageTemplate', id });

/** Those of the branch, and those that are made public above it. */
const seen = (
  scope: Scope,
  chain: readonly (number | null)[],
): RawBuilder<SqlBool> => sql`(${ownedFilter(scope, 'messageTemplate')}
  or (message_template.rent_id = ${scope.rentId} and message_template.is_public
    and (message_template.partner_id is null or message_template.partner_id = ${anyId(chain.filter((id) => id !== null))})))`;

/** Triggers that use it; those of partners beside the reader's branch are not named. */
const usedBy = (scope: Scope, isAll: boolean) =>
  sql<Trigger[]>`coalesce((select jsonb_agg(distinct send_trigger.trigger) from send_trigger
    where (${isAll ? sql`true` : ownedFilter(scope, 'sendTrigger')}) and message_template.template_id
      in (send_trigger.text_template_id, send_trigger.sms_template_id, send_trigger.voice_template_id)), '[]')`;

async function asTemplate(db: Db | Tx, scope: Scope) {
  const chain = await chainOf(db, scope);
  const owner = ownerOf(scope);
  return db
    .selectFrom('messageTemplate')
    .select([
      'templateId',
      partnerName('messageTemplate').as('partnerName'),
      'name',
      'type',
      'messageGroup as group',
      'isPublic',
      'content',
      'carrierCode',
      usedBy(scope, false).as('usedBy'),
      sql<boolean>`message_template.partner_id is not distinct from ${owner}::bigint`.as('isOwn'),
      'changedBy',
      'changedAt',
      'revision',
    ])
    .where(seen(scope, chain))
    .where('deletedAt', 'is', null);
}

interface Query extends Paging {
  readonly search?: string | undefined;
  readonly type?: readonly Channel[] | undefined;
  readonly group?: readonly MessageGroup[] | undefined;
  readonly sort: 'changedAt' | 'name';
  readonly order: 'asc' | 'desc';
}
/** @spec MSG-03 */
export async function list(query: Query, { deps, scope }: SignedInAsks) {
  const { search, type, group, sort, order } = query;
  let rows = await asTemplate(deps.database.db, scope);
  if (search) rows = rows.where(containsText(search, 'message_template.name', 'message_template.content'));
  if (type?.length) rows = rows.where('type', 'in', [...type]);
  if (group?.length) rows = rows.where('messageGroup', 'in', [...group]);
  const key = sort === 'name' ? nameKey('name') : sql.ref('changedAt');
  const sorted = rows.orderBy(key, inOrder(order)).orderBy('templateId', order);
  return ok(await pageOf(sorted, query, { key, id: 'templateId', order }));
}

/** Whether it is one of the site letters of such a group that the reader may use. @spec MSG-03 */
export async function isTemplateOf(tx: Tx, scope: Scope, templateId: number, group: MessageGroup): Promise<boolean> {
  const rows = await asTemplate(tx, scope);
  const ofGroup = rows.where('type', '=', 'siteLetter').where('messageGroup', '=', group);
  return (await ofGroup.where('templateId', '=', templateId).executeTakeFirst()) !== undefined;
}

async function detail(tx: Tx, templateId: number, { scope }: SignedInAsks) {
  const row = await (await asTemplate(tx, scope)).where('templateId', '=', templateId).executeTakeFirst();
  return row ? ok(row) : refuse(notFound);
}
type Shown = Awaited<ReturnType<typeof detail>>;

type Value = Extract<ReturnType<typeof templateForm.check>, { ok: true }>['value'];
const rowOf = ({ group, carrierCode = '', ...rest }: Value, asks: SignedInAsks) => ({
  ...rest,
  carrierCode,
  messageGroup: group,
  changedBy: nameOf(asks.account),
  changedAt: isoNow(asks.deps.clock),
});

/** @spec MSG-03 */
export async function create(sent: object, asks: SignedInAsks): Promise<Shown> {
  const form = templateForm.check(sent);
  if (!form.ok) return form;
  const { value } = form;
  return transact(asks.deps.database, async ({ tx }): Promise<Shown> => {
    const { rentId } = asks.scope;
    const owner = { rentId, partnerId: ownerOf(asks.scope) };
    const full = await fullProblem(tx, {
      table: 'messageTemplate',
      of: { ...owner, deletedAt: null },
      max: templatesMax,
    });
    if (full) return refuse(full);
    const row = { ...rowOf(value, asks), ...owner };
    const { templateId } = await tx
      .insertInto('messageTemplate')
      .values(row)
      .returning('templateId')
      .executeTakeFirstOrThrow();
    await logUse(tx, asks, {
      detail: `${templateId} ${value.name}`,
      changes: loggedChanges({}, value),
      target: targetOf(templateId),
    });
    return detail(tx, templateId, asks);
  });
}

/** The template, held; one of somebody above can only be read. */
async function held(tx: Tx, templateId: number, { scope }: SignedInAsks) {
  const row = await tx
    .selectFrom('messageTemplate')
    .selectAll()
    .select(usedBy(scope, true).as('usedBy'))
    .where(seen(scope, await chainOf(tx, scope)))
    .where('templateId', '=', templateId)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return refuse(notFound);
  const isMine = await tx
    .selectFrom('messageTemplate')
    .select('templateId')
    .where(ownedFilter(scope, 'messageTemplate'))
    .where('templateId', '=', templateId)
    .executeTakeFirst();
  return isMine ? ok(row) : refuse({ code: 'message.template.notYours' });
}

interface Changed {
  readonly templateId: number;
  readonly revision: number;
}
/** @spec MSG-03 */
export async function change({ templateId, revision, ...sent }: Changed, asks: SignedInAsks): Promise<Shown> {
  const form = templateForm.check(sent);
  if (!form.ok) return form;
  const { value } = form;
  return transact(asks.deps.database, async ({ tx }): Promise<Shown> => {
    const found = await held(tx, templateId, asks);
    if (!found.ok) return found;
    const before = found.value;
    if (before.revision !== revision) return refuse({ code: 'message.conflict', args: { name: before.changedBy } });
    if (before.usedBy.length > 0 && (value.type !== before.type || value.group !== before.messageGroup))
      return refuse({ code: 'message.template.used', field: 'type', args: { 0: before.usedBy.length } });
    await tx
      .updateTable('messageTemplate')
      .set({ ...rowOf(value, asks), revision: revision + 1 })
      .where('templateId', '=', templateId)
      .execute();
    const was = {
      name: before.name,
      type: before.type,
      group: before.messageGroup,
      isPublic: before.isPublic,
      content: before.content,
      carrierCode: before.carrierCode,
    };
    await logUse(tx, asks, {
      detail: `${templateId} ${value.name}`,
      changes: loggedChanges(was, value),
      target: targetOf(templateId),
    });
    return detail(tx, templateId, asks);
  });
}

/** @spec MSG-03 */
export const remove = (templateId: number, asks: SignedInAsks): Promise<Result<{ done: true }>> =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<{ done: true }>> => {
    const found = await held(tx, templateId, asks);
    if (!found.ok) return found;
    const { usedBy: users, name } = found.value;
    if (users.length > 0) return refuse({ code: 'message.template.used', args: { 0: users.length } });
    await tx
      .updateTable('messageTemplate')
      .set({ deletedAt: isoNow(asks.deps.clock) })
      .where('templateId', '=', templateId)
      .execute();
    await logUse(tx, asks, { detail: `${templateId} ${name}`, target: targetOf(templateId) });
    return ok({ done: true });
  });
