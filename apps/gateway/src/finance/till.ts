import { financeCalls } from '@fireline/api/finance';
import type { Call } from '@fireline/api/lib';
import type { SandboxAct } from '@fireline/domain/finance';
import type { Deps } from '../lib/context.ts';
import { asksAs, type InProcess } from '../session/inProcess.ts';
import { packages } from '../tariff/actions.ts';
import { place } from './orders/placing.ts';
import { pay } from './paying/actions.ts';
import { actAtCashier } from './provider/sandbox.ts';

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
}

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
      const placed = await place({ requestId, lines: [{ priceId, count, cents }] }, asks);
      if (!placed.ok) return undefined;
      const { orderId, payableCents } = placed.value;
      const paying = await asksOf(who, financeCalls.pay);
      const paid = paying && (await pay({ orderId, method: 'wechat', cents: payableCents }, paying));
      const ref = paid?.ok ? paid.value.code?.split('/').at(-1) : undefined;
      return ref === undefined ? undefined : { orderId, ref };
    },
    atCashier: async (ref, act) => void (await actAtCashier(deps, ref, act)),
  };
}
