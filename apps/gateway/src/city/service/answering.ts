import { isSupportOpen } from '@fireline/domain/service';
import type { DeskOrder, ServiceDesk } from '../../service/desk.ts';
import { createDice } from '../../lib/dice.ts';
import { minuteMs } from '../calendar.ts';
import type { City, Ms } from '../model.ts';
import { addressOf } from '../people/roster.ts';
import { type CityAgent, agentsOf } from './agents.ts';
import { problems } from './problems.ts';

export interface Answering {
  /** Does what is due by the moment. @returns how many orders were accepted or closed */
  tick(now: Ms): Promise<number>;
}

/** How long an order waits until somebody takes it, and is then in hand, in minutes. */
const patience: Readonly<
  Record<DeskOrder['level'], readonly [accept: readonly [number, number], close: readonly [number, number]]>
> = {
  urgent: [
    [8, 25],
    [40, 120],
  ],
  high: [
    [60, 200],
    [180, 600],
  ],
  normal: [
    [120, 600],
    [300, 1500],
  ],
};

const whoOf = ({ userId, rentId, username, realName }: CityAgent) => ({
  rentId,
  username,
  name: realName,
  ip: addressOf('192.0.2', userId),
});

/**
 * The agents of the city answer work orders in support hours, one at a time, by the same actions as everybody. What others have in hand, and what
 * waits for a transfer, is left alone.
 * @spec SRV-01 SRV-02 N25
 */
export function createAnswering({ city, desk }: { readonly city: City; readonly desk: ServiceDesk }): Answering {
  const everyAgent = agentsOf(city).filter(({ isGone }) => !isGone);

  async function answer(agents: readonly CityAgent[], now: Ms): Promise<number> {
    const [first] = agents;
    if (!first) return 0;
    const byId = new Map(agents.map((agent) => [agent.userId, agent]));
    for (const order of await desk.waiting(whoOf(first))) {
      if (order.transfer !== null) continue;
      const dice = createDice(city.seed, order.orderId, 'answering');
      const [accept, close] = patience[order.level];
      const agent = order.agentId === null ? dice.pick(agents) : byId.get(order.agentId);
      if (!agent) continue;
      const since = Date.parse(order.acceptedAt ?? order.createdAt);
      const [from, to] = order.state === 'pending' ? accept : close;
      if (now < since + dice.int(from, to) * minuteMs) continue;
      const who = whoOf(agent);
      if (order.state === 'pending') await desk.accept(who, order.orderId);
      else {
        const problem = dice.pick(problems);
        await desk.handle(who, order.orderId, problem.step);
        await desk.close(who, order.orderId, problem.resolved);
      }
      return 1;
    }
    return 0;
  }

  return {
    tick: async (now) => {
      if (!isSupportOpen(now)) return 0;
      let done = 0;
      for (const { rentId } of city.tenants)
        done += await answer(
          everyAgent.filter((one) => one.rentId === rentId),
          now,
        );
      return done;
    },
  };
}
