import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { accessesMax, accessForm, type CarriedChannel, sendsByTemplate, smsSize } from '@fireline/domain/message';
import { hasRight } from '@fireline/domain/role';
import { loggedChanges } from '@fireline/domain/log';
import { phoneDigits } from '@fireline/domain/session';
import type { AnyPermission } from '@fireline/domain/shell';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import { fullProblem } from '../../lib/db/room.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { demandRight } from '../../lib/http/handlers.ts';
import { newToken } from '../../lib/random.ts';
import { transact } from '../../lib/transact.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { logUse } from '../../session/userLog.ts';
import { sealedSecret, secretOf } from './accessSecret.ts';
import * as store from './accessStore.ts';
import { receiptPathOf } from './aliyunReceipts.ts';
import { holdTenant } from './deliveryStore.ts';
import { endTests, leaveAccess, otherAccess, wakeWaiting } from './movingStore.ts';
import { ownerOf } from './owner.ts';
import { insertRecords } from './planStore.ts';
import { sendQueue } from './port.ts';
import { recordById, type Send, shownSend } from './records.ts';

const notFound: Problem = { code: 'message.access.notFound', field: 'accessId' };
const targetOf = (id: number) => ({ kind: 'sendAccess', id });

/** As it goes over the wire: without its secret. Who may change it sees where its carrier has to send reports. */
async function shown(
  { lastReason, rentId, secret, sealedSecret: sealed, ...row }: store.AccessShown,
  { deps, rights }: SignedInAsks,
) {
  const seesPath = row.carrier === 'aliyun' && hasRight(rights.granted, [`${pageFor(row.channel)}:modify`]);
  const opened = seesPath
    ? await secretOf(deps, { accessId: row.accessId, rentId, secret, sealedSecret: sealed })
    : undefined;
  return {
    ...row,
    lastReason: lastReason === '' ? null : lastReason,
    receiptPath: opened === undefined ? '' : await receiptPathOf(row.accessId, opened),
  };
}
type Shown = Awaited<ReturnType<typeof shown>>;

/** Nothing can be sealed: the key of the installation is missing. */
const noKey: Problem = { code: 'message.access.noKey', field: 'secret' };

/** Voice has a page of its own; all else is on that of SMS. */
const pageFor = (channel: CarriedChannel) => (channel === 'voice' ? 'voiceAccess' : 'smsAccess');
const demandOn = (asks: SignedInAsks, channel: CarriedChannel, button: 'view' | 'add' | 'modify' | 'delete'): void =>
  demandRight(asks, `${pageFor(channel)}:${button}` as AnyPermission);

interface Query extends Paging {
  readonly channel?: readonly CarriedChannel[] | undefined;
}
/** @spec MSG-06 */
export async function list({ channel, ...paging }: Query, asks: SignedInAsks) {
  const { deps, scope, rights } = asks;
  const seen = (['sms', 'app', 'email', 'voice'] as const).filter((one) => rights.granted.has(`${pageFor(one)}:view`));
  const wanted = channel && channel.length > 0 ? seen.filter((one) => channel.includes(one)) : seen;
  if (wanted.length === 0) return ok({ total: 0, ...paging, rows: [] });
  const page = await store.accessesPage(deps.database.db, scope, isoNow(deps.clock), { ...paging, channel: wanted });
  return ok({ ...page, rows: await Promise.all(page.rows.map((row) => shown(row, asks))) });
}

type Value = Extract<ReturnType<typeof accessForm.check>, { ok: true }>['value'];

/** What the installation says to it beyond the form. */
function problemOf({ carrier }: Value, hasSecret: boolean, { deps }: SignedInAsks): Problem | undefined {
  if (carrier === 'sandbox') return undefined;
  if (!deps.carriers?.[carrier]) return { code: 'message.access.noWebhook', field: 'carrier' };
  return hasSecret ? undefined : { code: 'message.access.secretRequired', field: 'secret' };
}

const rowOf = ({ secret: _secret, ...value }: Value) => {
  const { carrier, signature = '', shownNumber = '', url = '', sender = '', templateCode = '', checkCode = '' } = value;
  const byTemplate = sendsByTemplate(carrier);
  return {
    ...value,
    signature,
    shownNumber,
    url: carrier === 'sandbox' ? '' : url,
    sender: carrier === 'smtp' ? sender : '',
    templateCode: byTemplate ? templateCode : '',
    checkCode: byTemplate ? checkCode : '',
  };
};
const loggable = ({ secret, ...rest }: Value) => ({ ...rest, secret: secret === undefined ? '' : '***' });

async function detail(tx: Tx, accessId: number, asks: SignedInAsks): Promise<Result<Shown>> {
  const row = await store.accessById(tx, asks.scope, isoNow(asks.deps.clock), accessId);
  return row ? ok(await shown(row, asks)) : refuse(notFound);
}

/** @spec MSG-06 */
export async function create(sent: object, asks: SignedInAsks): Promise<Result<Shown>> {
  const form = accessForm.check(sent);
  if (!form.ok) return form;
  const { value } = form;
  const { deps, scope, account } = asks;
  demandOn(asks, value.channel, 'add');
  const problem = problemOf(value, value.secret !== undefined, asks);
  if (problem) return refuse(problem);
  if (!deps.secrets.sealer.canSeal) return refuse(noKey);
  return transact(deps.database, async ({ tx, tell }): Promise<Result<Shown>> => {
    await holdTenant(tx, scope.rentId);
    const owner = { rentId: scope.rentId, partnerId: ownerOf(scope) };
    const full = await fullProblem(tx, { table: 'sendAccess', of: { ...owner, deletedAt: null }, max: accessesMax });
    if (full) return refuse(full);
    const kept = await sealedSecret(deps, scope.rentId, value.secret ?? newToken(deps.random));
    const row = { ...rowOf(value), ...kept, changedBy: nameOf(account) };
    const id = await store.insertAccess(tx, { ...row, ...owner });
    await logUse(tx, asks, {
      detail: `${id} ${value.name}`,
      changes: loggedChanges({}, loggable(value)),
      target: targetOf(id),
    });
    if (value.isEnabled) await wakeWaiting(tx, scope.rentId, value.channel, isoNow(deps.clock));
    await tell({ type: 'work', queue: sendQueue });
    return detail(tx, id, asks);
  });
}

interface Changed {
  readonly accessId: number;
  readonly revision: number;
}
/** A changed access is tried anew: its pause ends. @spec MSG-06 */
export async function change({ accessId, revision, ...sent }: Changed, asks: SignedInAsks): Promise<Result<Shown>> {
  const form = accessForm.check(sent);
  if (!form.ok) return form;
  const { value } = form;
  const { deps, scope, account } = asks;
  return transact(deps.database, async ({ tx, tell }): Promise<Result<Shown>> => {
    await holdTenant(tx, scope.rentId);
    const before = await store.lockAccess(tx, scope, accessId);
    if (!before) return refuse(notFound);
    demandOn(asks, before.channel, 'modify');
    if (before.revision !== revision) return refuse({ code: 'message.conflict', args: { name: before.changedBy } });
    // another carrier or address has another secret: the old one is not sent where it was not meant to go
    const isElsewhere = value.carrier !== before.carrier || (value.url ?? '') !== before.url;
    const problem =
      value.channel === before.channel
        ? problemOf(value, value.secret !== undefined || !isElsewhere, asks)
        : ({ code: 'form.choice', field: 'channel' } as const);
    if (problem) return refuse(problem);
    const secret = value.secret ?? (isElsewhere ? newToken(deps.random) : undefined);
    if (secret !== undefined && !deps.secrets.sealer.canSeal) return refuse(noKey);
    const kept = secret === undefined ? {} : await sealedSecret(deps, before.rentId, secret);
    const works = { failures: 0, failingSince: null, pausedUntil: null, lastReason: '' as const };
    await store.updateAccess(tx, accessId, { ...rowOf(value), ...works, ...kept, changedBy: nameOf(account) });
    const now = isoNow(deps.clock);
    if (value.isEnabled) await wakeWaiting(tx, before.rentId, before.channel, now);
    else await leaveAccess(tx, before, now);
    const was = Object.fromEntries(
      Object.keys(value).map((key) => [key, key === 'secret' ? '' : before[key as 'name']]),
    );
    await logUse(tx, asks, {
      detail: `${accessId} ${value.name}`,
      changes: loggedChanges(was, loggable(value)),
      target: targetOf(accessId),
    });
    await tell({ type: 'work', queue: sendQueue });
    return detail(tx, accessId, asks);
  });
}

/** @spec MSG-06 */
export const remove = (accessId: number, asks: SignedInAsks): Promise<Result<{ done: true }>> =>
  transact(asks.deps.database, async ({ tx, tell }): Promise<Result<{ done: true }>> => {
    const { deps, scope, account } = asks;
    await holdTenant(tx, scope.rentId);
    const before = await store.lockAccess(tx, scope, accessId);
    if (!before) return refuse(notFound);
    demandOn(asks, before.channel, 'delete');
    const now = isoNow(deps.clock);
    if (before.isEnabled && !(await otherAccess(tx, before, now))) return refuse({ code: 'message.access.onlyOne' });
    await store.updateAccess(tx, accessId, { deletedAt: now, isEnabled: false, changedBy: nameOf(account) });
    await leaveAccess(tx, before, now);
    await endTests(tx, accessId, now);
    await logUse(tx, asks, { detail: `${accessId} ${before.name}`, target: targetOf(accessId) });
    await tell({ type: 'work', queue: sendQueue });
    return ok({ done: true });
  });

const testText = '这是一条测试消息，收到说明发送通道工作正常。';

/** Goes to the caller's own number and no other. @spec MSG-06 */
export const test = (accessId: number, asks: SignedInAsks): Promise<Result<Send>> =>
  transact(asks.deps.database, async ({ tx, tell }): Promise<Result<Send>> => {
    const { deps, scope, account } = asks;
    const access = await store.lockAccess(tx, scope, accessId);
    if (!access) return refuse(notFound);
    demandOn(asks, access.channel, 'modify');
    const me = await tx
      .selectFrom('appUser')
      .leftJoin('receiveSetting', 'receiveSetting.userId', 'appUser.userId')
      .select(['mobile', 'email'])
      .where('appUser.userId', '=', account.userId)
      .executeTakeFirst();
    const { channel, rentId } = access;
    const address =
      channel === 'email' ? (me?.email ?? '') : channel === 'app' ? String(account.userId) : (me?.mobile ?? '');
    if (address === '') return refuse({ code: 'message.send.noMobile' });
    const at = isoNow(deps.clock);
    const key = `test:${newToken(deps.random).slice(0, 16)}`;
    const segments = channel === 'sms' ? smsSize(`【${access.signature}】${testText}`).segments : 0;
    await insertRecords(tx, [
      {
        rentId,
        orgPath: '/',
        partnerId: scope.partnerId ?? null,
        unitId: null,
        maintId: null,
        placeId: null,
        at,
        nextAt: at,
        kind: 'test',
        channel,
        key,
        accessId,
        segments,
        text: testText,
        state: 'planned',
        userId: account.userId,
        receiver: nameOf(account),
        address,
        digits: channel === 'sms' || channel === 'voice' ? phoneDigits(address) : address,
      },
    ]);
    await logUse(tx, asks, { detail: `${accessId} ${access.name}`, target: targetOf(accessId) });
    await tell({ type: 'work', queue: sendQueue });
    const row = await recordById(tx, rentId, key);
    return row ? ok(shownSend(row, asks)) : refuse({ code: 'message.send.notFound' });
  });
