import { pauseMs } from '@fireline/domain/message';
import { phoneDigits } from '@fireline/domain/session';
import { type Deps, isoNow } from '../../lib/context.ts';
import { newToken } from '../../lib/random.ts';
import { transact } from '../../lib/transact.ts';
import type { CarriedCode, CodeCarrier } from '../../session/codes/messenger.ts';
import type { Offered } from './carrier.ts';
import { secretOf } from './accessSecret.ts';
import { claimMs } from './claiming.ts';
import * as store from './deliveryStore.ts';
import { drawUnits } from './drawing.ts';
import { pauseAccess } from './movingStore.ts';
import { insertRecords } from './planStore.ts';

type CodeDeps = Pick<Deps, 'database' | 'clock' | 'random' | 'log' | 'carriers' | 'secrets' | 'units'>;

/** The tenant's own access to a carrier for SMS or e-mail, one that works before one that is paused. Nothing goes out through the sandbox. @spec SES-12 MSG-06 */
export async function codeCarrierOf(
  deps: CodeDeps,
  rentId: string,
  channel: 'sms' | 'email',
): Promise<CodeCarrier | undefined> {
  const { database, clock } = deps;
  const accesses = await database.db
    .selectFrom('sendAccess')
    .selectAll()
    .where('rentId', '=', rentId)
    .where('partnerId', 'is', null)
    .where('channel', '=', channel)
    .where('carrier', '<>', 'sandbox')
    .where('isEnabled', '=', true)
    .where('deletedAt', 'is', null)
    .orderBy('position')
    .orderBy('accessId')
    .limit(20)
    .execute();
  const now = isoNow(clock);
  // one that cannot be paid is refused at once, and not waited for in vain
  const isPaid = channel !== 'sms' || (await deps.units.hasLeft(database.db, rentId, channel));
  const isPaused = ({ pausedUntil }: store.AccessRow): boolean =>
    !isPaid || (pausedUntil !== null && pausedUntil > now);
  const access = accesses.find((one) => !isPaused(one)) ?? accesses[0];
  return access && { isPaused: isPaused(access), send: (code) => sendThrough(deps, access, code) };
}

/**
 * Sends a code through the tenant's carrier, at once and outside of all limits. It stands in the notification records with its fate and
 * without its text; one that fails is sent by nothing else.
 * @spec SES-12 MSG-06
 */
async function sendThrough(
  deps: CodeDeps,
  access: store.AccessRow,
  { rentId, mobile, text, code }: CarriedCode,
): Promise<void> {
  const { database, clock, random, carriers, log, units } = deps;
  const now = isoNow(clock);
  const { channel } = access;
  const key = `code:${newToken(random).slice(0, 22)}`;
  const claim = { claims: 1, attempts: 1, unanswered: 1, claimedUntil: new Date(clock() + claimMs).toISOString() };
  const record = await transact(database, async ({ tx }) => {
    await insertRecords(tx, [
      {
        rentId,
        orgPath: '/',
        partnerId: null,
        unitId: null,
        maintId: null,
        placeId: null,
        at: now,
        nextAt: now,
        kind: 'code',
        channel,
        key,
        accessId: access.accessId,
        text: '',
        segments: channel === 'sms' ? 1 : 0,
        state: 'planned',
        receiver: '',
        address: mobile,
        digits: channel === 'sms' ? phoneDigits(mobile) : mobile,
        ...claim,
      },
    ]);
    const planned = await tx
      .selectFrom('sendRecord')
      .selectAll()
      .where('rentId', '=', rentId)
      .where('key', '=', key)
      .executeTakeFirstOrThrow();
    const drawn = await drawUnits(tx, { access, nowMs: clock(), log, units }, [planned]);
    const drawnOne = drawn.get(planned.recordId) ?? planned;
    await store.writeJudged(tx, [drawnOne]);
    return drawnOne;
  });
  if (record.claimedUntil === null)
    return log.warn('a code was not sent: the tenant has no units left', { rentId, reason: record.reason });
  const carrier = access.carrier === 'sandbox' ? undefined : carriers?.[access.carrier];
  const unreachable: Offered = { isTaken: false, reason: 'unreachable', isFinal: true };
  const template = access.checkCode === '' ? undefined : { code: access.checkCode, values: { code } };
  // e-mail has a subject: the message is one line
  const title = channel === 'email' ? text : '';
  const offer = { rentId, key, channel, to: mobile, title, text, template, isAgain: false };
  const secret = await secretOf(deps, access);
  const offered =
    carrier && secret !== undefined
      ? await carrier.offer({ ...offer, access: { ...access, secret } }, new AbortController().signal)
      : unreachable;
  await transact(database, async ({ tx }) => {
    const at = isoNow(clock);
    if (offered.isTaken) {
      await store.accessWorks(tx, access.accessId);
      await store.handed(tx, record, offered, at);
      return;
    }
    // about this number, and not about the access: a stranger's typing slip stops nobody else's messages
    const isOfAccess = !(offered.isFinal && offered.reason === 'refused');
    const failing = isOfAccess ? await store.accessFails(tx, access.accessId, offered.reason, at) : undefined;
    await store.offerFailed(tx, record, {
      state: 'failed',
      reason: offered.reason,
      nextAt: at,
      endedAt: at,
      isUnanswered: offered.isUnanswered,
    });
    // whoever waits for a code is to be refused while it cannot come, and not to wait in vain
    if (failing) await pauseAccess(tx, access, new Date(clock() + pauseMs(0)).toISOString(), at);
  });
  if (!offered.isTaken)
    log.warn('a code was not taken by the carrier of the tenant', {
      rentId,
      accessId: access.accessId,
      reason: offered.reason,
    });
}
