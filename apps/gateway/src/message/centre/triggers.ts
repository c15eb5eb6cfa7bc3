import { dayMs, ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import {
  mayUseTemplate,
  nearest,
  type PulledTrigger,
  pulledTriggers,
  receiversFor,
  sentChannels,
  type SentChannel,
  startingReceivers,
  triggerForm,
  triggers,
  sendsCountedDays,
} from '@fireline/domain/message';
import { loggedChanges } from '@fireline/domain/log';
import { sql } from 'kysely';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';
import { transact } from '../../lib/transact.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { logUse } from '../../session/userLog.ts';
import { chainOf, ownerOf } from '../sending/owner.ts';
import { accessesOf } from '../sending/planning.ts';
import { settingsOf } from '../sending/planStore.ts';

/** The triggers that something pulls, as they hold for the caller's own tenant or partner. @spec MSG-06 */
export async function list(asks: SignedInAsks) {
  const { deps, scope } = asks;
  const { db } = deps.database;
  const owner = ownerOf(scope);
  const chain = await chainOf(db, scope);
  const settings = await settingsOf(db, scope.rentId, chain);
  const since = new Date(deps.clock() - sendsCountedDays * dayMs).toISOString();
  const counted = await sql<{ trigger: string; sends: number }>`
    select trigger, count(*) as sends from send_record where ${scopeFilter(scope, 'sendRecord')} and at > ${since}::timestamptz
      and trigger is not null and state <> 'notSent' group by trigger`.execute(db);
  const sends = new Map(counted.rows.map((row) => [row.trigger, row.sends]));
  const rows = pulledTriggers.map((trigger) => {
    const set = nearest(
      settings.triggers.filter((row) => row.trigger === trigger),
      chain,
    );
    const isOwn = set !== undefined && set.partnerId === owner;
    const starting = (triggers[trigger].channels as readonly string[]).filter(
      (channel): channel is SentChannel =>
        channel === 'siteLetter' || accessesOf(settings, chain, channel as SentChannel).length > 0,
    );
    return {
      trigger,
      channels: [...(set?.channels ?? starting)],
      receivers: [...(set?.receivers ?? startingReceivers(trigger))],
      textTemplateId: set?.textTemplateId ?? null,
      smsTemplateId: set?.smsTemplateId ?? null,
      voiceTemplateId: set?.voiceTemplateId ?? null,
      isEnabled: set?.isEnabled ?? true,
      from: isOwn ? ('own' as const) : set ? ('above' as const) : ('start' as const),
      sends: sends.get(trigger) ?? 0,
      revision: isOwn ? set.revision : 0,
    };
  });
  return ok({ rows });
}

type Value = Extract<ReturnType<typeof triggerForm.check>, { ok: true }>['value'];

/** What the form cannot know: who stands around a device, what can be sent, and whose templates may be used. @spec MSG-03 MSG-06 */
async function problemOf(tx: Tx, value: Value, asks: SignedInAsks): Promise<Problem | undefined> {
  if (!(pulledTriggers as readonly string[]).includes(value.trigger)) return { code: 'form.choice', field: 'trigger' };
  if (value.channels.some((channel) => !(sentChannels as readonly string[]).includes(channel)))
    return { code: 'message.trigger.channel', field: 'channels' };
  const known = receiversFor(value.trigger as PulledTrigger);
  if (value.receivers.some((receiver) => !known.includes(receiver)))
    return { code: 'message.trigger.receiver', field: 'receivers' };
  const chain = await chainOf(tx, asks.scope);
  const { templates } = await settingsOf(tx, asks.scope.rentId, chain);
  const group = triggers[value.trigger].group;
  for (const [field, types] of [
    ['textTemplateId', ['siteLetter', 'app', 'email']],
    ['smsTemplateId', ['sms']],
    ['voiceTemplateId', ['voice']],
  ] as const) {
    const templateId = value[field];
    if (templateId === undefined) continue;
    const template = templates.find((one) => one.templateId === templateId);
    if (!template || !mayUseTemplate(template, chain) || !(types as readonly string[]).includes(template.type))
      return { code: 'form.choice', field };
    const grouped = await tx
      .selectFrom('messageTemplate')
      .select('messageGroup')
      .where('templateId', '=', templateId)
      .forShare()
      .executeTakeFirst();
    if (grouped?.messageGroup !== group) return { code: 'form.choice', field };
  }
  return undefined;
}

/** @spec MSG-06 */
export function save(
  { revision, ...sent }: { readonly revision: number },
  asks: SignedInAsks,
): Promise<Result<{ done: true }>> {
  const { deps, scope, account } = asks;
  return transact(deps.database, async ({ tx }): Promise<Result<{ done: true }>> => {
    const form = triggerForm.check(sent);
    if (!form.ok) return form;
    const { value } = form;
    const trigger = value.trigger as PulledTrigger;
    const partnerId = ownerOf(scope);
    await sql`select pg_advisory_xact_lock(hashtextextended(${`sendTrigger ${scope.rentId} ${partnerId ?? ''}`}, 0))`.execute(
      tx,
    );
    const problem = await problemOf(tx, value, asks);
    if (problem) return refuse(problem);
    const before = await tx
      .selectFrom('sendTrigger')
      .selectAll()
      .where('rentId', '=', scope.rentId)
      .where('trigger', '=', trigger)
      .where((eb) => (partnerId === null ? eb('partnerId', 'is', null) : eb('partnerId', '=', partnerId)))
      .executeTakeFirst();
    if ((before?.revision ?? 0) !== revision)
      return refuse({ code: 'message.conflict', args: { name: before?.changedBy ?? '' } });
    const row = {
      channels: JSON.stringify(value.channels),
      receivers: JSON.stringify(value.receivers),
      textTemplateId: value.textTemplateId ?? null,
      smsTemplateId: value.smsTemplateId ?? null,
      voiceTemplateId: value.voiceTemplateId ?? null,
      isEnabled: value.isEnabled,
      changedBy: nameOf(account),
      revision: revision + 1,
    };
    if (before) await tx.updateTable('sendTrigger').set(row).where('triggerId', '=', before.triggerId).execute();
    else
      await tx
        .insertInto('sendTrigger')
        .values({ ...row, rentId: scope.rentId, partnerId, trigger })
        .execute();
    const was = before && Object.fromEntries(Object.keys(value).map((key) => [key, before[key as 'trigger']]));
    await logUse(tx, asks, { detail: trigger, changes: loggedChanges(was ?? {}, value) });
    return ok({ done: true });
  });
}
