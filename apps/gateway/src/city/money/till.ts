import type { SandboxAct } from '@fireline/domain/finance';
import { dayAt, minuteMs } from '@fireline/domain/lib';
import type { Till } from '../../finance/till.ts';
import { createDice } from '../../lib/dice.ts';
import { hourOf, secondMs } from '../calendar.ts';
import type { City, CityAccount, Ms } from '../model.ts';
import { operatorId } from '../people/operator.ts';
import { officeOf } from '../people/roster.ts';

export interface Buyers {
  /** Does what is due by the moment. @returns how many orders were placed or paid */
  tick(now: Ms): Promise<number>;
}

/** By day somebody buys every three minutes or so. */
const everyMs = 3 * minuteMs;
const day = { from: 8, to: 21 } as const;

interface Due {
  readonly atMs: Ms;
  readonly ref: string;
  readonly act: SandboxAct;
}

/** How a purchase goes on: most pay within two minutes; some forget it, some fail, now and then its word comes late. */
function actOf(share: number): SandboxAct | undefined {
  if (share < 0.08) return undefined;
  if (share < 0.12) return 'fail';
  return share < 0.13 ? 'payLate' : 'pay';
}

/**
 * People of the city buy messages and calls while it lives, by the same actions as everybody.
 * @spec N25 FIN-01
 */
export function createBuyers({ city, till }: { readonly city: City; readonly till: Till }): Buyers {
  const { seed } = city;
  const people = city.accounts.filter(
    ({ rentId, role }) => rentId !== operatorId && (role === 'unit' || role === 'platform'),
  );
  const whoOf = (account: CityAccount) => ({
    rentId: account.rentId,
    username: account.username,
    name: account.realName,
    ip: officeOf(account.role, account),
  });
  const due: Due[] = [];
  let looked: number | undefined;

  async function buy(slot: number, now: Ms): Promise<number> {
    const dice = createDice(seed, 'buyer', slot);
    if (people.length === 0 || dice.between(0, 1) > 0.7) return 0;
    const who = whoOf(dice.pick(people));
    const choose = (packages: number) => ({ index: dice.int(0, packages - 1), count: dice.int(1, 2) });
    const bought = await till.order(who, choose, `till-${dayAt(now)}-${slot}`);
    if (!bought) return 0;
    const act = actOf(dice.between(0, 1));
    if (act) due.push({ atMs: now + dice.int(20, 120) * secondMs, ref: bought.ref, act });
    return 1;
  }

  return {
    tick: async (now) => {
      let done = 0;
      for (const one of due.filter(({ atMs }) => atMs <= now)) {
        due.splice(due.indexOf(one), 1);
        await till.atCashier(one.ref, one.act);
        done += 1;
      }
      const slot = Math.floor(now / everyMs);
      const before = looked;
      looked = slot;
      const hour = hourOf(now);
      if (before === undefined || before === slot || hour < day.from || hour >= day.to) return done;
      return done + (await buy(slot, now));
    },
  };
}
