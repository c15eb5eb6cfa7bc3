import { expect, it } from 'vitest';
import type { RenewingTill } from '../../renewal/till.ts';
import { hourMs, hourOf, minuteMs, secondMs } from '../calendar.ts';
import { createCity } from '../city.ts';
import { createBuyers } from './till.ts';

const now = Date.parse('2026-11-21T00:00:00Z');
const city = createCity({ seed: 'fireline', devices: 120, now });

it('people of the city buy by day, most pay within two minutes, and some forget it, fail, or are reported late [N25] [FIN-01]', async () => {
  const ordered: { atMs: number; username: string; requestId: string }[] = [];
  const acts = new Map<string, number>();
  let at = now;
  const wishes: number[] = [];
  const decisions = new Set<string>();
  let audits = 0;
  let renewals = 0;
  const till: RenewingTill = {
    renew: async (_who, choose) => {
      const count = choose(9);
      expect(count >= 1 && count <= 6).toBe(true);
      renewals += 1;
      return undefined;
    },
    order: async ({ username }, choose, requestId) => {
      const { index, count } = choose(6);
      expect(index >= 0 && index < 6 && count >= 1).toBe(true);
      ordered.push({ atMs: at, username, requestId });
      return { orderId: ordered.length, ref: `ref-${ordered.length}` };
    },
    askRefund: async (_who, choose) => {
      const { index, part, reason } = choose(3);
      expect(index >= 0 && index < 3 && part > 0 && part <= 1 && reason !== '').toBe(true);
      wishes.push(at);
      return true;
    },
    audit: async (_who, isDue, decide) => {
      audits += 1;
      expect([isDue(1, at - 41 * minuteMs), isDue(1, at), isDue(1, now - 1)]).toEqual([
        at - 41 * minuteMs > now,
        false,
        false,
      ]);
      decisions.add(String(decide(audits)));
      return 0;
    },
    atCashier: async (_ref, act) => void acts.set(act, (acts.get(act) ?? 0) + 1),
  };
  const buyers = createBuyers({ city, till });
  for (; at < now + 4 * 24 * hourMs; at += 10 * secondMs) await buyers.tick(at);
  const perDay = ordered.length / 4;
  expect(perDay).toBeGreaterThan(120);
  expect(perDay).toBeLessThan(260);
  expect(new Set(ordered.map(({ requestId, username }) => `${username} ${requestId}`)).size).toBe(ordered.length);
  expect(ordered.every(({ atMs }) => hourOf(atMs) >= 8 && hourOf(atMs) < 21)).toBe(true);
  const acted = [...acts.values()].reduce((sum, one) => sum + one, 0);
  expect(ordered.length - acted).toBeGreaterThan(ordered.length * 0.04);
  expect((acts.get('pay') ?? 0) / ordered.length).toBeGreaterThan(0.8);
  expect([...acts.keys()].toSorted()).toEqual(['fail', 'pay', 'payLate']);
  // now and then somebody asks for money back, and finance decides either way
  expect(wishes.length).toBeGreaterThan(10);
  expect(wishes.length).toBeLessThan(perDay);
  expect(renewals).toBeGreaterThan(10);
  expect(renewals).toBeLessThan(60);
  expect(audits).toBeGreaterThan(100);
  expect(decisions.size).toBeGreaterThan(1);
  // a start in the middle of a slot buys nothing twice
  const again = createBuyers({ city, till });
  const before = ordered.length;
  await again.tick(at - minuteMs);
  expect(ordered.length).toBe(before);
});
