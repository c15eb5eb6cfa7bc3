import { hourMs, minuteMs } from '@fireline/domain/lib';
import { expect, it } from 'vitest';
import type { DeskOrder } from '../../service/desk.ts';
import { createCity } from '../city.ts';
import { agentsOf } from './agents.ts';
import { createAnswering } from './answering.ts';

it('agents of the city accept and close what is theirs or nobody’s in support hours, and leave alone what others have [SRV-01] [N25]', async () => {
  const noon = Date.parse('2026-11-21T12:00:00+08:00');
  const city = createCity({ seed: 'fireline', devices: 120, now: noon });
  const first = agentsOf(city).find(({ rentId, isGone }) => rentId === 'R001' && !isGone);
  const order = (orderId: number, change: Partial<DeskOrder>): DeskOrder => ({
    orderId,
    level: 'urgent',
    state: 'pending',
    agentId: null,
    createdAt: new Date(noon - 3 * hourMs).toISOString(),
    acceptedAt: null,
    transfer: null,
    ...change,
  });
  const mine = first?.userId ?? 0;
  const since = new Date(noon - 150 * minuteMs).toISOString();
  let waiting = [
    order(1, { agentId: 9999 }),
    order(2, { transfer: {} }),
    order(3, { createdAt: new Date(noon - minuteMs).toISOString() }),
    order(4, {}),
    order(5, { state: 'processing', agentId: mine, acceptedAt: since }),
  ];
  const did: string[] = [];
  const note =
    (what: string, isOver: boolean) =>
    async ({ username }: { readonly username: string }, orderId: number): Promise<void> => {
      did.push(`${what} ${orderId} ${what === 'accept' || username === first?.username ? 'ok' : username}`);
      if (isOver) waiting = waiting.filter((one) => one.orderId !== orderId);
    };
  const desk = {
    waiting: async ({ rentId }: { readonly rentId: string }) => (rentId === 'R001' ? waiting : []),
    accept: note('accept', true),
    handle: note('handle', false),
    close: note('close', true),
  };
  const answering = createAnswering({ city, desk });
  expect(await answering.tick(noon + 10 * hourMs)).toBe(0);
  expect([await answering.tick(noon), await answering.tick(noon), await answering.tick(noon)]).toEqual([1, 1, 0]);
  expect(did).toEqual(['accept 4 ok', 'handle 5 ok', 'close 5 ok']);
});
