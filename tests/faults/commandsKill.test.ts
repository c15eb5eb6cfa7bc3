import { deviceCalls } from '@fireline/api/device';
import { CallError, type Client, createClient } from '@fireline/api/lib';
import { sessionCalls } from '@fireline/api/session';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { insertMany } from '../../apps/gateway/src/lib/db/query/bulk.ts';
import type { OpenedDatabase } from '../../apps/gateway/src/lib/db/opened.ts';
import { apiBase } from '../../apps/gateway/src/lib/http/app.ts';
import { everyDatabase } from '../fixtures/databases.ts';
import { type GatewayProcess, spawnGateway } from '../fixtures/gatewayProcess.ts';
import { deviceKeyOf, fillTenants, fixturePassword, imeiOf } from '../fixtures/tenant.ts';
import { faultScale } from './faultScale.ts';

const postgres = (await everyDatabase()).find(({ url }) => url !== undefined);
const started: GatewayProcess[] = [];
afterAll(() => {
  for (const { process } of started) process.kill('SIGKILL');
});

const firstDevice = 5000;
const devices = 25 * faultScale;
const ids = Array.from({ length: devices }, (_, at) => firstDevice + at);
const orders = ['selfTest', 'silence', 'reset', 'readNow'] as const;
const keyed = { headers: { authorization: deviceKeyOf('R001') } };
/** Every fifth device says that it could not. */
const isDone = (commandId: number): boolean => commandId % 5 !== 0;

/** The same numbers in every run: where the kill falls depends on the machine enough. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** So long a command waits to be answered, in minutes: no run takes as long, on whichever machine. */
const waitMin = 30_000;

async function fill({ db }: OpenedDatabase): Promise<void> {
  await fillTenants(db);
  // people choose among a few minutes, and a slow machine needs more
  await sql`create function wait_long() returns trigger language plpgsql as $$ begin new.wait_min := ${sql.lit(waitMin)}; return new; end $$`.execute(
    db,
  );
  await sql`create trigger wait_long before insert on device_command for each row execute function wait_long()`.execute(
    db,
  );
  const like = await db.selectFrom('device').selectAll().where('deviceId', '=', 6).executeTakeFirstOrThrow();
  const rows = ids.map((deviceId) => ({ ...like, deviceId, imei: imeiOf(deviceId), name: `燃气${deviceId}` }));
  await db.transaction().execute((tx) => insertMany(tx, 'device', rows));
}

interface Alive extends GatewayProcess {
  readonly device: Client;
  readonly platform: Client;
}

/** What the people and the devices saw; a call that was cut off told nothing. */
class World {
  readonly alive: Alive[] = [];
  readonly put: number[] = [];
  cutOffOrders = 0;
  readonly received: number[] = [];
  cutOffTakes = 0;
  readonly accepted: number[] = [];
  readonly refusals = new Set<string>();
  token = '';

  async start(): Promise<void> {
    const gateway = spawnGateway('tests/faults/sendingMain.ts', { DATABASE: postgres?.url ?? '' });
    started.push(gateway);
    const url = await gateway.serving;
    expect(url, gateway.output()).not.toBe('');
    const client = (token?: string) =>
      createClient({
        baseUrl: url + apiBase,
        language: () => 'en',
        session: { token: () => token ?? null, renew: async () => false, onExpired: () => {} },
      });
    const login = { username: 'platform', password: fixturePassword, rentId: 'R001' };
    if (this.token === '') ({ token: this.token } = await client().send(sessionCalls.login, login));
    this.alive.push({ ...gateway, device: client(), platform: client(this.token) });
  }

  async kill(at: number): Promise<void> {
    const [gateway] = this.alive.splice(at, 1);
    gateway?.process.kill('SIGKILL');
    expect(await gateway?.ended).toBe('SIGKILL');
  }
}

/** Undefined where the gateway was gone before it answered. */
async function unlessCutOff<Reply>(call: Promise<Reply>): Promise<Reply | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof CallError && error.kind === 'network') return undefined;
    throw error;
  }
}

describe.skipIf(!postgres)('two gateways on one PostgreSQL', () => {
  it('hand each command to its device once and end it once, though either is killed and answers come late and twice [DEV-24] [DEV-13]', async () => {
    const database = await postgres?.open(() => {});
    if (!database) throw new Error('there is no PostgreSQL');
    const { db } = database;
    const random = numbersFrom(17);
    const world = new World();
    const any = () => world.alive[random(world.alive.length)]!;
    const imeis = ids.map(imeiOf);

    const order = async (deviceId: number, command: (typeof orders)[number]) => {
      const reply = await unlessCutOff(any().platform.send(deviceCalls.sendCommand, { deviceId, command, waitMin: 1 }));
      if (reply) world.put.push(reply.commandId);
      else world.cutOffOrders += 1;
    };
    const answer = async (commandIds: readonly number[]) => {
      const imeiById = new Map(taken.map(({ commandId, imei }) => [commandId, imei]));
      const acknowledgements = commandIds.map((commandId) => ({
        commandId,
        imei: imeiById.get(commandId) ?? '',
        isDone: isDone(commandId),
      }));
      const reply = await unlessCutOff(any().device.send(deviceCalls.acknowledge, { acknowledgements }, keyed));
      if (!reply) return;
      const refused = new Map(reply.refused.map(({ index, problem }) => [index, problem.code]));
      for (const code of refused.values()) world.refusals.add(code);
      world.accepted.push(...commandIds.filter((_, index) => !refused.has(index)));
    };
    const taken: { readonly commandId: number; readonly imei: string }[] = [];
    const take = async () => {
      // of two gateways that are asked at once one hands it out
      const replies = await Promise.all(
        world.alive.map(({ device }) => unlessCutOff(device.send(deviceCalls.takeCommands, { imeis }, keyed))),
      );
      for (const reply of replies) {
        if (!reply) world.cutOffTakes += 1;
        for (const { commandId, imei } of reply?.commands ?? []) {
          taken.push({ commandId, imei });
          world.received.push(commandId);
        }
      }
    };

    try {
      await fill(database);
      await Promise.all([world.start(), world.start()]);
      const all = orders.flatMap((command) => ids.map((deviceId) => ({ deviceId, command })));
      let isOrdering = true;
      const ordering = async () => {
        const kills = [Math.floor(all.length / 4) + random(10), Math.floor((2 * all.length) / 3) + random(10)];
        const replacing: Promise<void>[] = [];
        for (const [at, { deviceId, command }] of all.entries()) {
          if (at === kills[0]) replacing.push(world.kill(0).then(() => world.start()));
          // the other one of the two that were there first
          if (at === kills[1]) {
            await Promise.all(replacing);
            replacing.push(world.kill(0));
          }
          await order(deviceId, command);
        }
        await Promise.all(replacing);
        isOrdering = false;
      };
      /** Held back: answered when the wait is long over. */
      const late = new Set<number>();
      const answering = async () => {
        for (let round = 0; ; round += 1) {
          const isLast = !isOrdering;
          await take();
          const due = taken
            .map(({ commandId }) => commandId)
            .filter((id) => !late.has(id) && !world.accepted.includes(id));
          const now = due.filter((id) => {
            if (id % 7 === 0) late.add(id);
            return !late.has(id) && (isLast || random(3) > 0);
          });
          // twice, and at once through whichever gateways
          if (now.length > 0) await Promise.all([answer(now), answer(now)]);
          if (isLast && now.length === 0) return;
        }
      };
      await Promise.all([ordering(), answering()]);
      expect(started.length - world.alive.length).toBe(2);

      // what was handed out with a reply that nobody got ends by the clock, and so does what the device is slow to answer
      const lost = () =>
        db
          .selectFrom('deviceCommand')
          .select('commandId')
          .where('state', '=', 'sent')
          .where('deviceId', '>=', firstDevice)
          .execute();
      const unanswered = (await lost()).map(({ commandId }) => commandId);
      const lostIds = unanswered.filter((id) => !world.received.includes(id));
      // nothing is lost but what went with such a reply
      expect(world.cutOffTakes > 0 ? [] : lostIds).toEqual([]);
      expect(unanswered.filter((id) => world.received.includes(id)).toSorted((a, b) => a - b)).toEqual(
        [...late].toSorted((a, b) => a - b),
      );
      const longAgo = new Date(Date.now() - 2 * waitMin * 60_000).toISOString();
      await db.updateTable('deviceCommand').set({ sentAt: longAgo }).where('state', '=', 'sent').execute();
      await expect.poll(async () => (await lost()).length, { timeout: 40_000, interval: 200 }).toBe(0);
      await Promise.all([answer([...late]), answer([...late])]);
      await answer([...late]);

      // once to its device, and no more than once taken as answered
      expect(world.received.length).toBe(new Set(world.received).size);
      expect(world.accepted.length).toBe(new Set(world.accepted).size);
      expect([...world.refusals].toSorted()).toEqual([
        'device.command.already.acknowledged',
        'device.command.already.failed',
      ]);
      const rows = await db
        .selectFrom('deviceCommand')
        .select(['commandId', 'deviceId', 'command', 'state', 'endedAt'])
        .where('deviceId', '>=', firstDevice)
        .orderBy('commandId')
        .execute();
      // what was said to be put down is there, each order at most once
      expect(rows.length).toBeGreaterThanOrEqual(world.put.length);
      expect(rows.length).toBeLessThanOrEqual(world.put.length + world.cutOffOrders);
      expect(world.put.length + world.cutOffOrders).toBe(all.length);
      const known = new Set(rows.map(({ commandId }) => commandId));
      expect(world.put.filter((id) => !known.has(id))).toEqual([]);
      expect(new Set(rows.map(({ deviceId, command }) => `${deviceId} ${command}`)).size).toBe(rows.length);
      // each ended as its device said, or timed out where the device never got it
      const ends = rows.map(({ commandId, state, endedAt }) => [commandId, state, endedAt !== null]);
      const wanted = rows.map(({ commandId }) => {
        if (!world.received.includes(commandId)) return [commandId, 'timedOut', true];
        return [commandId, isDone(commandId) ? 'acknowledged' : 'failed', true];
      });
      expect(ends).toEqual(wanted);
      expect(rows.filter(({ state }) => state === 'timedOut').map(({ commandId }) => commandId)).toEqual(lostIds);
      // told once: that it was sent, and how it ended; in the log once that it was put down
      const events = await db.selectFrom('pushEvent').select('data').where('topic', '=', 'task').execute();
      const told = events.map(({ data }) => {
        const { commandId, state } = data as { commandId: number; state: string };
        return `${commandId} ${state}`;
      });
      expect(told.length).toBe(new Set(told).size);
      for (const { commandId, state } of rows) expect(told).toContain(`${commandId} ${state}`);
      const logged = await db
        .selectFrom('userLog')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('action', '=', 'device.sendCommand')
        .executeTakeFirstOrThrow();
      expect(logged.count).toBe(rows.length);
      for (const { process, ended } of world.alive) {
        process.kill('SIGTERM');
        expect(await ended).toBe(0);
      }
    } finally {
      await database.close();
    }
  });
});
