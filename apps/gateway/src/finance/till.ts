import { financeCalls } from '@fireline/api/finance';
import type { Call } from '@fireline/api/lib';
import { rollbackQuantity, type SandboxAct } from '@fireline/domain/finance';
import { yuanText } from '@fireline/domain/lib';
import type { Deps } from '../lib/context.ts';
import { asksAs, type InProcess } from '../session/inProcess.ts';
import { packages } from '../tariff/actions.ts';
import { place } from './orders/placing.ts';
import { list } from './orders/reading.ts';
import { pay } from './paying/actions.ts';
import { actAtCashier } from './provider/sandbox.ts';
import { apply } from './refund/asking.ts';
import { approve, refuseIt } from './refund/deciding.ts';
import { list as refunds, preview } from './refund/reading.ts';

export interface TillPurchase {
  readonly orderId: number;
  /** Of the code at the sandbox's cashier. */
  readonly ref: string;
}

/** What people buy, for those inside this process: the same actions with the same checks, track and push. */
export interface Till {
  /** Orders some packages of what is on sale and has the code shown. @returns nothing where nothing is on sale, or it is refused */
  order(
    who: InProcess,
    choose: (packages: number) => { readonly index: number; readonly count: number },
    requestId: string,
  ): Promise<TillPurchase | undefined>;
  atCashier(ref: string, act: SandboxAct): Promise<void>;
  /** Asks for a part of what is unused of an order that the person has paid. @returns whether it is asked for */
  askRefund(who: InProcess, choose: (orders: number) => RefundWish): Promise<boolean>;
  /**
   * Decides over the refunds that have waited long enough, by one who may, and who did not ask for it.
   * @param decide why it is refused; nothing: it is approved
   * @returns over how many
   */
  audit(
    who: InProcess,
    isDue: (refundId: number, askedAtMs: number) => boolean,
    decide: (refundId: number) => string | undefined,
  ): Promise<number>;
}

/** Which of the orders, how much of what is unused, and why. */
export interface RefundWish {
  readonly index: number;
  /** Above 0, up to 1. */
  readonly part: number;
  readonly reason: string;
  readonly contact: string;
}

const lately = { sort: 'createdAt', order: 'desc', pageNo: 1, pageSize: 20 } as const;

/** @spec FIN-01 TAR-05 N25 */
export function createTill(deps: Deps): Till {
  const asksOf = (who: InProcess, call: Call) => asksAs(deps, who, call, 'finance');
  return {
    order: async (who, choose, requestId) => {
      const asks = await asksOf(who, financeCalls.placeOrder);
      if (!asks) return undefined;
      const onSale = await packages(asks);
      if (!onSale.ok || onSale.value.packages.length === 0) return undefined;
      const { index, count } = choose(onSale.value.packages.length);
      const pack = onSale.value.packages[index];
      if (!pack) return undefined;
      const { priceId, cents } = pack;
      const placed = await place({ requestId, lines: [{ priceId, count, cents }], way: 'online' }, asks);
      if (!placed.ok) return undefined;
      const { orderId, payableCents } = placed.value;
      const paying = await asksOf(who, financeCalls.pay);
      const paid = paying && (await pay({ orderId, method: 'wechat', cents: payableCents }, paying));
      const ref = paid?.ok ? paid.value.code?.split('/').at(-1) : undefined;
      return ref === undefined ? undefined : { orderId, ref };
    },
    atCashier: async (ref, act) => void (await actAtCashier(deps, ref, act)),
    askRefund: async (who, choose) => {
      const asks = await asksOf(who, financeCalls.applyRefund);
      if (!asks) return false;
      const paid = await list({ ...lately, states: ['success'], isMine: true }, asks);
      if (!paid.ok || paid.value.rows.length === 0) return false;
      const { index, part, ...words } = choose(paid.value.rows.length);
      const orderId = paid.value.rows[index]?.orderId ?? 0;
      const seen = await preview({ orderId }, asks);
      if (!seen.ok || seen.value.reasons.length > 0) return false;
      const { revision, sold, refundableCents } = seen.value;
      const cents = Math.max(1, Math.floor(refundableCents * part));
      const taken = rollbackQuantity(sold, cents);
      if (!taken.ok) return false;
      const asked = { orderId, revision, amount: yuanText(cents), remark: '', evidence: [], seenUnits: taken.value };
      return (await apply({ ...asked, ...words }, asks)).ok;
    },
    audit: async (who, isDue, decide) => {
      const asks = await asksOf(who, financeCalls.approveRefund);
      if (!asks) return 0;
      const oldest = { sort: 'askedAt', order: 'asc', pageNo: 1, pageSize: 20 } as const;
      const waiting = await refunds({ ...oldest, states: ['underReview'], isPayee: true }, asks);
      let done = 0;
      for (const { refundId, revision, units, askedAt, mayAudit } of waiting.ok ? waiting.value.rows : []) {
        if (!mayAudit || !isDue(refundId, Date.parse(askedAt))) continue;
        const refusing = await asksOf(who, financeCalls.refuseRefund);
        const reason = decide(refundId);
        const approved = reason === undefined && (await approve({ refundId, revision, seenUnits: units }, asks)).ok;
        const refused =
          !approved &&
          refusing &&
          (await refuseIt({ refundId, revision, reason: reason ?? '购买的内容已使用' }, refusing)).ok;
        if (approved || refused) done += 1;
      }
      return done;
    },
  };
}
