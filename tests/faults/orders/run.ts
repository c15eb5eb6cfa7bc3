import { setTimeout as wait } from 'node:timers/promises';
import type { Call } from '@fireline/api/lib';
import { CallError } from '@fireline/api/lib';
import { serviceCalls } from '@fireline/api/service';
import { type OrderTrackEvent, orderLevels } from '@fireline/domain/service';
import { roles } from '@fireline/domain/role';
import { sql } from 'kysely';
import { openPostgres } from '../../../apps/gateway/src/lib/db/postgres.ts';
import type { Db } from '../../../apps/gateway/src/lib/db/schema.ts';
import { fillTenants, fixtureNow } from '../../fixtures/tenant.ts';
import type { Findings } from '../findings.ts';
import { Gateways } from '../mix/gateways.ts';
import { ownDatabase } from '../ownDatabase.ts';
import { checkOrders, type Said } from './check.ts';

export interface OrdersRun {
  readonly kills: number;
  readonly orders: number;
  readonly random: () => number;
  readonly findings: Findings;
}

/** Accounts of agents; the unit's creates the orders. */
const agents = ['platform', 'agent', 'maint'] as const;
const idOf = (role: (typeof agents)[number]) => roles.indexOf(role) + 1;
/** So long each step holds its order before it is written: kills fall in between. */
const heldMs = 40;

async function fill(db: Db): Promise<void> {
  await fillTenants(db);
  const agent = (role: (typeof agents)[number], jobNumber: string) => ({
    userId: idOf(role),
    rentId: 'R001',
    jobNumber,
    createdBy: 'test',
    createdAt: new Date(fixtureNow).toISOString(),
  });
  await db
    .insertInto('serviceAgent')
    .values(agents.map((role, at) => agent(role, `KF00${at}`)))
    .execute();
  await sql`create function hold_order() returns trigger language plpgsql as $$ begin perform pg_sleep(${sql.lit(heldMs / 1000)}); return new; end $$`.execute(
    db,
  );
  await sql`create trigger hold_order before insert on work_order_track for each row execute function hold_order()`.execute(
    db,
  );
}

/** Waits until some step holds an order. */
async function untilHeld(db: Db, over: AbortSignal): Promise<void> {
  while (!over.aborted) {
    const { rows } = await sql<{ held: number }>`select count(*)::int as held from pg_stat_activity
      where datname = current_database() and wait_event = 'PgSleep'`.execute(db);
    if ((rows[0]?.held ?? 0) > 0) return;
    await wait(2);
  }
}

/** What somebody may do next, whether or not the order lets them. */
const acts = ['accept', 'dispatch', 'handle', 'transfer', 'confirm', 'reassign', 'level', 'decline', 'close'] as const;

interface Shop {
  readonly gateways: Gateways;
  readonly orderIds: number[];
  readonly said: Said[];
  readonly random: () => number;
  readonly findings: Findings;
  cutOff: number;
}

async function act(shop: Shop, who: (typeof agents)[number], nth: number): Promise<void> {
  const { gateways, orderIds, said, random, findings } = shop;
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const orderId = pick(orderIds);
  const reason = `${who} ${nth}`;
  const step = async <Send, Reply>(event: OrderTrackEvent, call: Call<Send, Reply>, send: Send): Promise<void> => {
    try {
      const reply = await gateways.once(who, call, send);
      if (reply === undefined) shop.cutOff += 1;
      said.push({ orderId, event, by: who, reason, isAnswered: reply !== undefined });
    } catch (error) {
      // a maintenance company gives nothing out
      if (!(error instanceof CallError) || !['refused', 'forbidden'].includes(error.kind))
        findings.add(`${event} ended otherwise than with a refusal`, [String(error)]);
    }
  };
  const now = await gateways.again('platform', serviceCalls.order, { orderId });
  const agentId = idOf(pick(agents.filter((one) => idOf(one) !== now.agentId)));
  const { revision } = now;
  switch (pick(acts)) {
    case 'accept':
      return step('accept', serviceCalls.acceptOrder, { orderId });
    case 'dispatch':
      return step('dispatch', serviceCalls.dispatchOrder, { orderId, agentId, reason, revision });
    case 'handle':
      return step('handle', serviceCalls.handleOrder, { orderId, reason, images: [] });
    case 'transfer':
      return step('transfer', serviceCalls.transferOrder, { orderId, agentId, reason });
    case 'confirm': {
      const transferId = now.transfer?.transferId ?? 0;
      return step('confirmTransfer', serviceCalls.answerTransfer, { orderId, transferId, answer: 'confirm', reason });
    }
    case 'reassign':
      return step('reassign', serviceCalls.reassignOrder, { orderId, agentId, reason, revision });
    case 'level':
      return step('setLevel', serviceCalls.setOrderLevel, { orderId, level: pick(orderLevels), reason, revision });
    case 'decline':
      return step('decline', serviceCalls.declineOrder, { orderId, reason });
    case 'close':
      // seldom: a closed order takes nothing more
      if (random() < 0.2) await step('close', serviceCalls.closeOrder, { orderId, resolution: 'resolved', reason });
      return undefined;
  }
}

/** Agents press at once while gateways are killed between lock and answer; then each order is what its track says. @returns how it went, in words */
export async function runOrders({ kills, orders, random, findings }: OrdersRun): Promise<string> {
  const database = await ownDatabase('orders');
  const gateways = new Gateways({ DATABASE: database.url }, findings, random);
  const db = await openPostgres(database.url, (error) => findings.add('the database', [String(error)]));
  const shop: Shop = { gateways, orderIds: [], said: [], random, findings, cutOff: 0 };
  const over = new AbortController();
  try {
    await fill(db.db);
    await Promise.all([gateways.start(), gateways.start()]);
    for (const who of ['unit', ...agents]) await gateways.signIn(who);
    const make = async (): Promise<void> => {
      const order = {
        problem: '烟感反复离线',
        category: 'device',
        level: 'high',
        notificationMethods: ['sms'],
        images: [],
      };
      const requestId = `fault-press-${shop.orderIds.length}`;
      const { orderId } = await gateways.again('unit', serviceCalls.createOrder, { ...order, requestId });
      shop.orderIds.push(orderId);
    };
    while (shop.orderIds.length < orders) await make();
    let nth = 0;
    const working = agents.flatMap((who) =>
      [1, 2].map(async () => {
        while (!over.signal.aborted) await act(shop, who, (nth += 1));
      }),
    );
    while (gateways.kills < kills) {
      await wait(random() * 300);
      await untilHeld(db.db, over.signal);
      await wait(random() * heldMs);
      await gateways.killOne();
      // closed ones have their successors
      await make();
      await gateways.start();
      if (gateways.kills % 10 === 0) console.log(`${gateways.kills} of ${kills} kills, ${shop.said.length} steps`);
    }
    over.abort();
    await Promise.all(working);
    await gateways.stop();
    await checkOrders(db.db, shop.said, findings);
    // where no step was ever cut off, the run has shown nothing
    if (shop.cutOff === 0) findings.add('no step was cut off');
  } catch (error) {
    findings.add('the run could not go on', [error instanceof Error ? (error.stack ?? error.message) : String(error)]);
  } finally {
    over.abort();
    await gateways.killAll();
    await db.close();
    await database.drop();
  }
  return `orders: ${gateways.kills} kills, ${shop.orderIds.length} orders, ${shop.said.length} steps, ${shop.cutOff} of them cut off`;
}
