import { setTimeout as wait } from 'node:timers/promises';
import { financeCalls, type OrderDetail } from '@fireline/api/finance';
import { CallError } from '@fireline/api/lib';
import { apiBase } from '../../../apps/gateway/src/lib/http/app.ts';
import { signedNotice, smsPackage } from '../../fixtures/money.ts';
import type { Findings } from '../findings.ts';
import type { Gateways } from '../mix/gateways.ts';
import { unless } from '../mix/ledger.ts';
import type { BuyerAccount } from './fill.ts';
import { accessOf, feeOf, type Provider } from './provider.ts';

/** What becomes of a code once it is shown, and how its word comes. */
const courses = {
  pay: 74,
  reportedTwice: 8,
  unreported: 5,
  forgedFirst: 5,
  otherWay: 4,
  less: 2,
  cancelled: 2,
} as const;
type Course = keyof typeof courses;
const all = Object.keys(courses) as readonly Course[];
const sum = all.reduce((before, course) => before + courses[course], 0);

/** What the buyers know of what they did. */
export class Books {
  /** Units that were answered to each buyer. */
  readonly delivered = new Map<number, number>();
  readonly courses = new Map<Course, number>();
  orders = 0;
  forged = 0;
}

export interface Shop {
  readonly gateways: Gateways;
  readonly provider: Provider;
  readonly findings: Findings;
  readonly books: Books;
  readonly random: () => number;
}

const busyMs = 200;
const endsWithinMs = 240_000;

function chooseCourse(random: () => number): Course {
  let left = random() * sum;
  for (const course of all) if ((left -= courses[course]) < 0) return course;
  return 'pay';
}

/** Sends a notice until it is thanked for; a forged one until it is refused. */
async function notify(shop: Shop, outNo: string, cents: number, { copies = 1, isForged = false }): Promise<void> {
  const { gateways, findings, random, books } = shop;
  const told = {
    outNo,
    providerNo: outNo,
    merchantNo: accessOf.merchantNo,
    state: 'paid',
    cents,
    feeCents: feeOf(cents),
    id: `${outNo} ${isForged ? 'forged' : 'paid'}`,
  };
  await Promise.all(
    Array.from({ length: copies }, async () => {
      for (let tries = 0; tries < 600; tries += 1) {
        const { raw, headers } = signedNotice(told, Date.now());
        const signed = headers['pay-signature'];
        if (isForged) headers['pay-signature'] = (signed.startsWith('A') ? 'B' : 'A') + signed.slice(1);
        const { url } = gateways;
        const status = await fetch(`${url}${apiBase}/payment/notice/${accessOf.accessId}`, {
          method: 'POST',
          headers,
          body: raw,
        }).then(
          (reply) => reply.status,
          () => 0,
        );
        if (status === (isForged ? 401 : 200)) {
          if (isForged) books.forged += 1;
          return;
        }
        if (status !== 0) findings.add(`a notice is answered with ${status}`, [told]);
        await wait(busyMs * (0.5 + random()));
      }
      findings.add('a notice is never thanked for', [told]);
    }),
  );
}

/** Presses until a code is shown. @returns undefined where the order ended meanwhile */
async function codeOf(shop: Shop, who: string, order: OrderDetail, method: 'wechat' | 'alipay') {
  const { gateways, findings } = shop;
  const { orderId, payableCents: cents } = order;
  for (const until = Date.now() + endsWithinMs; Date.now() < until;) {
    const paying = await unless(
      ['finance.payment.is.unknown', 'finance.order.alreadyPaid'],
      gateways.again(who, financeCalls.pay, { orderId, method, cents }),
    );
    if (paying?.code) return paying.code.split('/').at(-1);
    const now = await gateways.again(who, financeCalls.checkPaid, { orderId });
    if (now.state === 'success') return undefined;
    await wait(busyMs);
  }
  findings.add('no code is shown', [{ orderId }]);
  return undefined;
}

/** Waits for the end of an order. A buyer presses 'it was paid' now and then, and without a notice only that brings its word soon. */
async function ended(shop: Shop, who: string, orderId: number, wanted: 'success' | 'cancelled'): Promise<void> {
  const { gateways, findings } = shop;
  const until = Date.now() + endsWithinMs;
  for (let turn = 1; Date.now() < until; turn += 1) {
    const call = turn % 8 === 0 ? financeCalls.checkPaid : financeCalls.order;
    const { state, attempts } = await gateways.again(who, call, { orderId });
    const isSettled = attempts.every(
      (one) => one.paidCents === null || one.state === 'paid' || one.state === 'returned',
    );
    if (state === wanted && isSettled) return;
    await wait(busyMs);
  }
  findings.add(`an order does not end as ${wanted}`, [await gateways.again(who, financeCalls.order, { orderId })]);
}

async function cancelled(shop: Shop, who: string, orderId: number): Promise<void> {
  const { gateways } = shop;
  const refusals = ['finance.order.'];
  for (const until = Date.now() + endsWithinMs; Date.now() < until;) {
    await unless(refusals, gateways.again(who, financeCalls.abandon, { orderId }));
    await unless(refusals, gateways.again(who, financeCalls.cancel, { orderId }));
    if ((await gateways.again(who, financeCalls.order, { orderId })).state === 'cancelled') break;
    await wait(busyMs);
  }
  await ended(shop, who, orderId, 'cancelled');
}

/** One purchase from the press to its end, whatever gateways are killed meanwhile. */
export async function buy(shop: Shop, { username, unitId }: BuyerAccount, turn: number): Promise<void> {
  const { gateways, provider, books, random, findings } = shop;
  const { priceId, cents: price, quantity } = smsPackage;
  const count = 1 + Math.floor(random() * 3);
  const requestId = `${username}-${turn}-12345678`;
  const sent = { requestId, lines: [{ priceId, count, cents: price }] };
  const order = await gateways.again(username, financeCalls.placeOrder, sent);
  books.orders += 1;
  const { orderId, payableCents: cents } = order;
  const course = chooseCourse(random);
  books.courses.set(course, (books.courses.get(course) ?? 0) + 1);
  if (course === 'otherWay') await codeOf(shop, username, order, 'alipay');
  const outNo = await codeOf(shop, username, order, 'wechat');
  if (outNo === undefined) return findings.add('an order is paid that nobody paid', [order]);
  if (course === 'cancelled') return cancelled(shop, username, orderId);
  const isLess = course === 'less';
  const paidCents = isLess ? cents - 1 : cents;
  if (!provider.pay(outNo, paidCents)) return findings.add('a code that is shown cannot be paid', [order]);
  if (course === 'forgedFirst') await notify(shop, outNo, paidCents, { isForged: true });
  if (course !== 'unreported') await notify(shop, outNo, paidCents, { copies: course === 'reportedTwice' ? 2 : 1 });
  if (isLess) return cancelled(shop, username, orderId);
  await ended(shop, username, orderId, 'success');
  books.delivered.set(unitId, (books.delivered.get(unitId) ?? 0) + quantity * count);
}

/** Buys again and again until told to end. */
export async function keepBuying(shop: Shop, buyer: BuyerAccount, everyMs: number, over: AbortSignal): Promise<void> {
  for (let turn = 1; !over.aborted; turn += 1) {
    const beganMs = Date.now();
    try {
      await buy(shop, buyer, turn);
    } catch (error) {
      const why = error instanceof CallError ? `${error.code} ${error.message}` : String(error);
      shop.findings.add(`${buyer.username}, turn ${turn}: ${why}`, [JSON.stringify(error)]);
    }
    await wait(Math.max(0, everyMs * (0.5 + shop.random()) - (Date.now() - beganMs)));
  }
}
