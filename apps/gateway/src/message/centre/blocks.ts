import { dayMs, ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { phoneBlacklistForm, sendBlacklistForm } from '@fireline/domain/device';
import { type SendReason, blocksCountedDays, phoneBlocksMax } from '@fireline/domain/message';
import type { Scope } from '@fireline/domain/role';
import { maskedPhone, phoneDigits } from '@fireline/domain/session';
import { type RawBuilder, sql } from 'kysely';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import { containsText } from '../../lib/db/query/containsText.ts';
import { findsText } from '../../lib/db/query/findsText.ts';
import { type Paging, pageOf } from '../../lib/db/query/pageOf.ts';
import { fullProblem } from '../../lib/db/room.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';
import { transact } from '../../lib/transact.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { logUse } from '../../session/userLog.ts';
import { ownedFilter, ownerOf, partnerName } from '../sending/owner.ts';

type Done = Result<{ done: true }>;
const notFound: Problem = { code: 'message.block.notFound', field: 'blockId' };

interface Query extends Paging {
  readonly search?: string | undefined;
}

/** What it held back in the reader's scope; what is another partner's is not counted. */
const held = (asks: SignedInAsks, reason: SendReason, condition: RawBuilder<unknown>) =>
  sql<number>`(select count(*) from send_record where ${scopeFilter(asks.scope, 'sendRecord')} and send_record.reason = ${reason}
    and send_record.at > ${new Date(asks.deps.clock() - blocksCountedDays * dayMs).toISOString()}::timestamptz and ${condition})`;

/** @spec DEV-27 */
export const phones = async ({ search, ...paging }: Query, asks: SignedInAsks) =>
  ok(
    await pageOf(
      asks.deps.database.db
        .selectFrom('phoneBlock')
        .select([
          'blockId',
          partnerName('phoneBlock').as('partnerName'),
          'number',
          'smsFlag',
          'voiceFlag',
          'at',
          'by',
          held(asks, 'blockedPhone', sql`send_record.digits = phone_block.digits`).as('held'),
        ])
        .where(ownedFilter(asks.scope, 'phoneBlock'))
        .$if(search !== undefined && search !== '', (q) =>
          q.where(findsText(search ?? '', { open: [], masked: ['phone_block.number'] })),
        )
        .orderBy('at', 'desc')
        .orderBy('blockId', 'desc'),
      paging,
    ),
  );

/** A number of the list that the scope sees. @spec DEV-27 SES-07 */
export const phoneBlockOf = (tx: Tx, scope: Scope, blockId: number) =>
  tx
    .selectFrom('phoneBlock')
    .select('number')
    .where(ownedFilter(scope, 'phoneBlock'))
    .where('blockId', '=', blockId)
    .executeTakeFirst();

/** @spec DEV-27 */
export const devices = async ({ search, ...paging }: Query, asks: SignedInAsks) =>
  ok(
    await pageOf(
      asks.deps.database.db
        .selectFrom('deviceBlock')
        .innerJoin('device', 'device.deviceId', 'deviceBlock.deviceId')
        .select([
          'blockId',
          partnerName('deviceBlock').as('partnerName'),
          'deviceBlock.deviceId',
          'device.imei',
          'device.name as deviceName',
          'type',
          'at',
          'by',
          held(
            asks,
            'blockedDevice',
            sql`send_record.device_id = device_block.device_id and send_record.channel = device_block.type`,
          ).as('held'),
        ])
        .where(ownedFilter(asks.scope, 'deviceBlock'))
        .$if(search !== undefined && search !== '', (q) =>
          q.where(containsText(search ?? '', 'device.imei', 'device.name')),
        )
        .orderBy('at', 'desc')
        .orderBy('blockId', 'desc'),
      paging,
    ),
  );

/** @spec DEV-27 */
export async function addPhone(sent: object, asks: SignedInAsks): Promise<Done> {
  const form = phoneBlacklistForm.check(sent);
  if (!form.ok) return form;
  const { number, smsFlag, voiceFlag } = form.value;
  const { deps, scope, account } = asks;
  return transact(deps.database, async ({ tx }): Promise<Done> => {
    const owner = { rentId: scope.rentId, partnerId: ownerOf(scope) };
    const full = await fullProblem(tx, { table: 'phoneBlock', of: owner, max: phoneBlocksMax });
    if (full) return refuse(full);
    const row = {
      ...owner,
      number,
      digits: phoneDigits(number),
      smsFlag,
      voiceFlag,
    };
    const added = await tx
      .insertInto('phoneBlock')
      .values({ ...row, at: isoNow(deps.clock), by: nameOf(account) })
      .onConflict((c) => c.doNothing())
      .returning('blockId')
      .executeTakeFirst();
    if (!added) return refuse({ code: 'message.block.exists', field: 'number' });
    await logUse(tx, asks, { detail: maskedPhone(number), target: { kind: 'phoneBlock', id: added.blockId } });
    return ok({ done: true });
  });
}

/** A device in the caller's scope. @spec DEV-27 */
export async function addDevice(sent: object, asks: SignedInAsks): Promise<Done> {
  const form = sendBlacklistForm.check(sent);
  if (!form.ok) return form;
  const { imei, type } = form.value;
  const { deps, scope, account } = asks;
  return transact(deps.database, async ({ tx }): Promise<Done> => {
    const device = await tx
      .selectFrom('device')
      .select('deviceId')
      .where(scopeFilter(scope, 'device'))
      .where('imei', '=', imei)
      .executeTakeFirst();
    if (!device) return refuse({ code: 'message.block.device', field: 'imei' });
    const added = await tx
      .insertInto('deviceBlock')
      .values({
        rentId: scope.rentId,
        partnerId: ownerOf(scope),
        deviceId: device.deviceId,
        type,
        at: isoNow(deps.clock),
        by: nameOf(account),
      })
      .onConflict((c) => c.doNothing())
      .returning('blockId')
      .executeTakeFirst();
    if (!added) return refuse({ code: 'message.block.exists', field: 'imei' });
    await logUse(tx, asks, { detail: imei, target: { kind: 'deviceBlock', id: added.blockId } });
    return ok({ done: true });
  });
}

/** @spec DEV-27 */
export const removePhone = (blockId: number, asks: SignedInAsks): Promise<Done> =>
  transact(asks.deps.database, async ({ tx }): Promise<Done> => {
    const gone = await tx
      .deleteFrom('phoneBlock')
      .where(ownedFilter(asks.scope, 'phoneBlock'))
      .where('blockId', '=', blockId)
      .returning('number')
      .executeTakeFirst();
    if (!gone) return refuse(notFound);
    await logUse(tx, asks, { detail: maskedPhone(gone.number), target: { kind: 'phoneBlock', id: blockId } });
    return ok({ done: true });
  });

/** @spec DEV-27 */
export const removeDevice = (blockId: number, asks: SignedInAsks): Promise<Done> =>
  transact(asks.deps.database, async ({ tx }): Promise<Done> => {
    const gone = await tx
      .deleteFrom('deviceBlock')
      .where(ownedFilter(asks.scope, 'deviceBlock'))
      .where('blockId', '=', blockId)
      .returning(['deviceId', 'type'])
      .executeTakeFirst();
    if (!gone) return refuse(notFound);
    await logUse(tx, asks, { detail: `${gone.deviceId} ${gone.type}`, target: { kind: 'deviceBlock', id: blockId } });
    return ok({ done: true });
  });
