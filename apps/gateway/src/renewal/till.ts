import { financeCalls } from '@fireline/api/finance';
import type { Call } from '@fireline/api/lib';
import { renewalCalls } from '@fireline/api/renewal';
import { renewalTotals } from '@fireline/domain/renewal';
import { pay } from '../finance/paying/actions.ts';
import type { Till, TillPurchase } from '../finance/till.ts';
import type { Deps } from '../lib/context.ts';
import { asksAs, type InProcess } from '../session/inProcess.ts';
import { devices, quote } from './devices.ts';
import { order } from './ordering.ts';

/** What people renew, for those inside this process: the same actions with the same checks, track and push. */
export interface RenewingTill extends Till {
  /**
   * Orders a year of service for some of the devices of one type that end within 30 days, and has the code shown.
   * @param choose how many of so many
   * @returns nothing where none is due, or it is refused
   */
  renew(who: InProcess, choose: (devices: number) => number, requestId: string): Promise<TillPurchase | undefined>;
}

const soonest = { expiry: 'within30', sort: 'expiresOn', order: 'asc', pageNo: 1, pageSize: 50 } as const;

/** @param till where packages are bought @spec REN-01 N25 */
export function createRenewingTill(deps: Deps, till: Till): RenewingTill {
  const asksOf = (who: InProcess, call: Call) => asksAs(deps, who, call, 'renewal');
  return {
    ...till,
    renew: async (who, choose, requestId) => {
      const asks = await asksOf(who, renewalCalls.order);
      if (!asks) return undefined;
      const found = await devices(soonest, asks);
      const due = found.ok ? found.value.rows.filter(({ reason }) => reason === null) : [];
      const [first] = due;
      const together = due.filter(
        ({ deviceType, partnerId }) => deviceType === first?.deviceType && partnerId === first.partnerId,
      );
      if (together.length === 0) return undefined;
      const deviceIds = together.slice(0, choose(together.length)).map(({ deviceId }) => deviceId);
      const quoted = await quote({ deviceIds }, asks);
      const years = 1;
      const cents = quoted.ok
        ? renewalTotals(quoted.value.rows.map(({ prices }) => prices)).find((one) => one.years === years)?.cents
        : undefined;
      if (cents === undefined) return undefined;
      const placed = await order({ requestId, deviceIds, years, cents }, asks);
      if (!placed.ok) return undefined;
      const { orderId, payableCents } = placed.value;
      const paying = await asksOf(who, financeCalls.pay);
      const paid = paying && (await pay({ orderId, method: 'wechat', cents: payableCents }, paying));
      const ref = paid?.ok ? paid.value.code?.split('/').at(-1) : undefined;
      return ref === undefined ? undefined : { orderId, ref };
    },
  };
}
