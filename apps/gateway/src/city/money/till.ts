import type { SandboxAct } from '@fireline/domain/finance';
import { dayAt, minuteMs } from '@fireline/domain/lib';
import type { RenewingTill } from '../../renewal/till.ts';
import { createDice } from '../../lib/dice.ts';
import { hourOf, secondMs } from '../calendar.ts';
import type { City, CityAccount, Ms } from '../model.ts';
import { operatorId } from '../people/operator.ts';
import { officeOf } from '../people/roster.ts';

export interface Buyers {
  /** Does what is due by the moment. @returns how many orders were placed or paid, and refunds asked for or decided */
  tick(now: Ms): Promise<number>;
}

/** By day somebody buys every three minutes or so. */
const everyMs = 3 * minuteMs;
const day = { from: 8, to: 21 } as const;
/** Every third hour or so somebody asks for money back; finance looks every ten minutes, and decides within 5 to 40. */
const refundEvery = 60;
const auditEvery = 3;
/** Every second hour or so somebody renews a few devices that end soon. */
const renewEvery = 40;
const waitsMin = { from: 5, to: 40 } as const;
const reasons = ['买多了，用不完', '重复购买', '选错了套餐', '门店停业'] as const;
const refusals = ['请先与合作商确认', '申请信息与订单不符'] as const;

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
 * People of the city buy messages and calls while it lives, and ask for some of it back, by the same actions as everybody; finance decides.
 * @spec N25 FIN-01
 */
export function createBuyers({ city, till }: { readonly city: City; readonly till: RenewingTill }): Buyers {
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
  // one of each tenant who audits; the right decides
  const auditors = city.tenants.flatMap(
    ({ rentId }) => city.accounts.find((one) => one.rentId === rentId && one.role === 'platform') ?? [],
  );
  const begunMs = city.now;
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

  async function renew(slot: number, now: Ms): Promise<number> {
    const dice = createDice(seed, 'renewal', slot);
    if (slot % renewEvery !== 0 || people.length === 0) return 0;
    const who = whoOf(dice.pick(people));
    const renewed = await till.renew(
      who,
      (devices) => dice.int(1, Math.min(devices, 6)),
      `renew-${dayAt(now)}-${slot}`,
    );
    if (!renewed) return 0;
    due.push({ atMs: now + dice.int(20, 120) * secondMs, ref: renewed.ref, act: 'pay' });
    return 1;
  }

  async function askRefund(slot: number): Promise<number> {
    const dice = createDice(seed, 'refund', slot);
    if (slot % refundEvery !== 0 || people.length === 0) return 0;
    const wish = (orders: number) => ({
      index: dice.int(0, Math.min(orders, 5) - 1),
      part: dice.int(4, 20) / 20,
      reason: dice.pick(reasons),
      contact: `139${dice.int(10_000_000, 99_999_999)}`,
    });
    return Number(await till.askRefund(whoOf(dice.pick(people)), wish));
  }

  async function audit(slot: number, now: Ms): Promise<number> {
    if (slot % auditEvery !== 0) return 0;
    let done = 0;
    for (const auditor of auditors) {
      const dueMs = (refundId: number): number =>
        createDice(seed, 'audit', refundId).int(waitsMin.from, waitsMin.to) * minuteMs;
      done += await till.audit(
        whoOf(auditor),
        // what waits since before the city lived is left to its visitors
        (refundId, askedAtMs) => askedAtMs > begunMs && now - askedAtMs >= dueMs(refundId),
        (refundId) => {
          const dice = createDice(seed, 'decision', refundId);
          return dice.chance(0.2) ? dice.pick(refusals) : undefined;
        },
      );
    }
    return done;
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
      done += (await buy(slot, now)) + (await renew(slot, now));
      return done + (await askRefund(slot)) + (await audit(slot, now));
    },
  };
}
