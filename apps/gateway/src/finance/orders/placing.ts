import {
  expiryOf,
  type OrderedWay,
  openOrdersMax,
  openOrderStates,
  type OrderType,
  orderTotal,
} from '@fireline/domain/finance';
import { dayAt, ok, type Problem, refuse, type Result, yuanText } from '@fireline/domain/lib';
import { mealOrderType } from '@fireline/domain/renewal';
import { holderOf, packagesCents, type Party } from '@fireline/domain/tariff';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { transact } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import { packagesOn, sellerTo } from '../../tariff/packages.ts';
import { callersParty } from './party.ts';
import { detail, type OrderDetail } from './reading.ts';
import * as orders from './store.ts';

interface SentLine {
  readonly priceId: number;
  readonly count: number;
  /** What the page showed for one package. */
  readonly cents: number;
}
export interface PlacedOrder {
  /** Of the press: pressed again, or sent again after a time-out, it is the same order. */
  readonly requestId: string;
  readonly lines: readonly SentLine[];
  readonly way: OrderedWay;
}

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
/** 22 digits and letters: the day, and what nobody guesses. */
const newOrderNo = (nowMs: number, bytes: Uint8Array): string =>
  dayAt(nowMs).replaceAll('-', '') + Array.from(bytes, (byte) => letters[byte % letters.length]).join('');

interface NewOrder {
  readonly requestId: string;
  readonly payer: Party;
  readonly payeeRentId: string;
  readonly type: OrderType;
  readonly payableCents: number;
  readonly nowMs: number;
  /** The session that orders ends once it is delivered. */
  readonly endsSession?: boolean;
  /** Default: online. */
  readonly way?: OrderedWay;
}

/** Writes an order that waits to be paid, where its payer is now, and its first step. @returns its id */
export async function insertOrder(
  tx: Tx,
  asks: SignedInAsks,
  { requestId, payer, payeeRentId, type, payableCents, nowMs, endsSession = false, way = 'online' }: NewOrder,
): Promise<number> {
  const { deps, scope, account } = asks;
  const createdAt = new Date(nowMs).toISOString();
  const { orderId } = await tx
    .insertInto('tradeOrder')
    .values({
      rentId: scope.rentId,
      creatorId: account.userId,
      createdBy: nameOf(account),
      createdAt,
      requestId,
      orderNo: newOrderNo(nowMs, deps.random.bytes(14)),
      payerKind: payer.kind,
      payerId: payer.id,
      payeeRentId,
      payeeId: payeeRentId,
      payeeKind: payer.kind === 'tenant' ? 'operator' : 'tenant',
      partnerId: await branchOf(tx, asks),
      unitId: scope.unitId ?? null,
      maintId: scope.maintId ?? null,
      placeId: scope.placeId ?? null,
      type,
      state: 'unpaid',
      payableCents,
      sessionId: endsSession ? asks.sessionId : null,
      expiresAt: new Date(expiryOf(nowMs, way)).toISOString(),
      isByCode: way === 'offlineCode',
    })
    .returning('orderId')
    .executeTakeFirstOrThrow();
  const by = nameOf(account);
  await orders.addTrack(tx, { orderId, at: createdAt, by, event: 'place', stateAfter: 'unpaid', cents: payableCents });
  return orderId;
}

/** The order of the same press, if it asked for the same. */
async function placedBefore(
  tx: Tx,
  { requestId, lines, way }: PlacedOrder,
  userId: number,
): Promise<Result<number> | undefined> {
  const known = await tx
    .selectFrom('tradeOrder')
    .select(['orderId', 'isByCode'])
    .where('creatorId', '=', userId)
    .where('requestId', '=', requestId)
    .executeTakeFirst();
  if (!known) return undefined;
  const kept = await tx
    .selectFrom('orderLine')
    .select(['priceId', 'count'])
    .where('orderId', '=', known.orderId)
    .orderBy('position')
    .execute();
  const isSame =
    known.isByCode === (way === 'offlineCode') &&
    kept.length === lines.length &&
    kept.every((line, at) => line.priceId === lines[at]?.priceId && line.count === lines[at].count);
  return isSame ? ok(known.orderId) : refuse({ code: 'finance.order.otherContent', field: 'requestId' });
}

/**
 * Orders packages of messages or calls for the caller's own balance. Prices are those on sale now; what the page showed is compared with them.
 * @spec FIN-01 TAR-05 TAR-09
 */
export async function place(sent: PlacedOrder, asks: SignedInAsks): Promise<Result<OrderDetail>> {
  const { deps, scope, account } = asks;
  const made = await transact(deps.database, async ({ tx }): Promise<Result<number>> => {
    // presses of one account wait for each other: the second finds what the first has made
    await tx.selectFrom('appUser').select('userId').where('userId', '=', account.userId).forUpdate().executeTakeFirst();
    const before = await placedBefore(tx, sent, account.userId);
    if (before) return before;
    const payer = await callersParty(tx, asks);
    const holder = holderOf(scope);
    const isTenant = payer?.kind === 'tenant';
    const seller = await sellerTo(tx, scope.rentId, isTenant);
    if (!payer || !holder || !seller) return refuse({ code: 'finance.order.noBalance' });
    if ((await openOf(tx, account.userId)) >= openOrdersMax)
      return refuse({ code: 'finance.order.tooManyOpen', args: { 0: openOrdersMax } });
    const nowMs = deps.clock();
    const onSale = new Map((await packagesOn(tx, seller, nowMs)).map((one) => [one.priceId, one]));
    const lines = [];
    const problems: Problem[] = [];
    for (const [position, { priceId, count, cents }] of sent.lines.entries()) {
      const field = `lines.${position}.priceId`;
      const pack = onSale.get(priceId);
      if (!pack) problems.push({ code: 'finance.order.notOnSale', field });
      else if (pack.cents !== cents)
        problems.push({
          code: 'finance.order.priceChanged',
          field,
          args: { seen: yuanText(cents), now: yuanText(pack.cents) },
        });
      else {
        const amount = packagesCents(pack.cents, count);
        if (amount.ok) lines.push({ ...pack, position, count, amountCents: amount.value });
        else problems.push(...amount.problems);
      }
    }
    if (problems.length > 0) return { ok: false, problems };
    const types = new Set(lines.map(({ resource }) => mealOrderType(resource, payer.kind)));
    const [type] = types;
    if (type === undefined || types.size > 1) return refuse({ code: 'finance.order.oneType', field: 'lines' });
    const total = orderTotal(lines.map(({ amountCents }) => amountCents));
    if (!total.ok) return total;
    const orderId = await insertOrder(tx, asks, {
      requestId: sent.requestId,
      payer,
      payeeRentId: seller.rentId,
      type,
      payableCents: total.value,
      nowMs,
      way: sent.way,
    });
    await tx
      .insertInto('orderLine')
      .values(
        lines.map(({ position, resource, quantity, count, priceId, cents, amountCents }) => ({
          orderId,
          position,
          resource,
          quantity,
          count,
          priceId,
          unitCents: cents,
          amountCents,
          holderKind: holder.kind,
          holderId: holder.id,
        })),
      )
      .execute();
    await logUse(tx, asks, { detail: yuanText(total.value), target: { kind: 'order', id: orderId } });
    return ok(orderId);
  });
  return made.ok ? detail(made.value, asks) : made;
}

/** How many orders of an account wait to be paid. */
export async function openOf(tx: Tx, userId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('tradeOrder')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('creatorId', '=', userId)
    .where('state', 'in', openOrderStates)
    .executeTakeFirstOrThrow();
  return count;
}

/** The partner in whose branch the caller is now. */
async function branchOf(tx: Tx, { scope }: SignedInAsks): Promise<number | null> {
  if (scope.partnerId !== undefined) return scope.partnerId;
  if (scope.unitId !== undefined)
    return (
      (await tx.selectFrom('unit').select('partnerId').where('unitId', '=', scope.unitId).executeTakeFirst())
        ?.partnerId ?? null
    );
  if (scope.placeId !== undefined)
    return (
      (await tx.selectFrom('place').select('partnerId').where('placeId', '=', scope.placeId).executeTakeFirst())
        ?.partnerId ?? null
    );
  return null;
}
