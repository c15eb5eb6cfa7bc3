import { createServer } from 'node:http';
import { messageCalls } from '@fireline/api/message';
import { CallError, createClient } from '@fireline/api/lib';
import { afterAll, describe, expect, it } from 'vitest';
import { insertMany } from '../../apps/gateway/src/lib/db/query/bulk.ts';
import type { OpenedDatabase } from '../../apps/gateway/src/lib/db/opened.ts';
import { apiBase } from '../../apps/gateway/src/lib/http/app.ts';
import { signatureOf } from '../../apps/gateway/src/message/sending/carrier.ts';
import { moveUnits } from '../../apps/gateway/src/tariff/units/account.ts';
import { receiptText } from '../../apps/gateway/src/message/sending/receipts.ts';
import { everyDatabase } from '../fixtures/databases.ts';
import { type GatewayProcess, spawnGateway } from '../fixtures/gatewayProcess.ts';
import { listening } from '../fixtures/listening.ts';
import { accessSecret } from '../fixtures/sending.ts';
import { deviceKeyOf, fillTenants, imeiOf } from '../fixtures/tenant.ts';
import { faultScale } from './faultScale.ts';

const postgres = (await everyDatabase()).find(({ url }) => url !== undefined);
const gateways: GatewayProcess[] = [];
afterAll(() => {
  for (const { process } of gateways) process.kill('SIGKILL');
});
async function startGateway(): Promise<GatewayProcess & { readonly url: string }> {
  const gateway = spawnGateway('tests/faults/sendingMain.ts', { DATABASE: postgres?.url ?? '' });
  gateways.push(gateway);
  const url = await gateway.serving;
  expect(url, gateway.output()).not.toBe('');
  return { ...gateway, url };
}

/** A carrier that knows a message by its key, as the web service says that one has to; it answers after a while. */
async function openCarrier(onMessage: (count: number) => void) {
  /** How often each key was offered. */
  const offered = new Map<string, number>();
  const server = createServer((request, reply) => {
    const key = String(request.headers['idempotency-key']);
    offered.set(key, (offered.get(key) ?? 0) + 1);
    request.resume();
    onMessage(offered.size);
    setTimeout(() => reply.end(JSON.stringify({ id: `c-${key}`.slice(0, 100) })), 20);
  });
  const { port, close } = await listening(server);
  return { offered, url: `http://127.0.0.1:${port}/send`, close };
}

const firstDevice = 5000;
const unitsGiven = 50;
/** Devices enough for a storm, the access, and limits that hold back none of it. */
async function fillStorm({ db }: OpenedDatabase, devices: number, url: string): Promise<void> {
  await fillTenants(db);
  const like = await db.selectFrom('device').selectAll().where('deviceId', '=', 1).executeTakeFirstOrThrow();
  const rule = { smsMessages: 1000, smsHours: 1, voiceMessages: 1000, voiceHours: 1, appMinutes: 0, emailMinutes: 0 };
  const settings = { ...rule, standingMinutes: 0, forcedChannels: [], forcedLevel: 1 };
  await db.transaction().execute(async (tx) => {
    const rows = Array.from({ length: devices }, (_, at) => {
      const deviceId = firstDevice + at;
      return { ...like, deviceId, imei: imeiOf(deviceId), name: `风暴${at}`, lastSeenAt: null };
    });
    await insertMany(tx, 'device', rows);
    // fewer units than messages: alarms go below zero
    await insertMany(tx, 'rent', [{ rentId: 'R090', name: '运营中心', kind: 'operator' }]);
    const units = { rentId: 'R001', holder: { kind: 'tenant', id: 'R001' }, resource: 'sms' } as const;
    await moveUnits(tx, units, { sellType: 'gift', amount: unitsGiven, key: 'given', by: 'test' }, Date.now());
    await insertMany(tx, 'sendRule', [{ rentId: 'R001', partnerId: null, settings }]);
    const access = { channel: 'sms', carrier: 'webhook', account: 'a', signature: '消防云', secret: accessSecret, url };
    await insertMany(tx, 'sendAccess', [
      { ...access, accessId: 1, rentId: 'R001', partnerId: null, name: '短信', isEnabled: true },
    ]);
  });
}

/** Alarms of some of the devices; what a gateway that is killed did not answer goes to the other one. */
async function storm(url: string, from: number, to: number): Promise<boolean> {
  const reports = Array.from({ length: to - from }, (_, at) => ({
    imei: imeiOf(firstDevice + from + at),
    readings: { smoke: 200 },
  }));
  try {
    const reply = await fetch(`${url}${apiBase}/ingest/readings`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: deviceKeyOf('R001') },
      body: JSON.stringify({ reports }),
    });
    return reply.ok;
  } catch {
    return false;
  }
}

describe.skipIf(!postgres)('two gateways on one PostgreSQL', () => {
  it(
    'send each message of a storm once, lose none and draw no unit twice, though one is killed in the middle and receipts come twice [MSG-05] [MSG-06] [TAR-07]',
    { timeout: 240_000 },
    async () => {
      const devices = 120 * faultScale;
      const perRequest = 10;
      const database = await postgres?.open(() => {});
      if (!database) throw new Error('there is no PostgreSQL');
      const killed = Promise.withResolvers<void>();
      const carrier = await openCarrier((count) => {
        if (count >= devices / 4) killed.resolve();
      });
      try {
        await fillStorm(database, devices, carrier.url);
        const [first, second] = [await startGateway(), await startGateway()];
        void killed.promise.then(() => first.process.kill('SIGKILL'));
        for (let from = 0; from < devices; from += perRequest) {
          const to = Math.min(devices, from + perRequest);
          const own = (from / perRequest) % 2 === 0 ? first : second;
          expect((await storm(own.url, from, to)) || (await storm(second.url, from, to))).toBe(true);
        }
        await killed.promise;
        expect(await first.ended).toBe('SIGKILL');
        const records = () =>
          database.db
            .selectFrom('sendRecord')
            .select(['recordId', 'key', 'state', 'alarmId', 'address', 'attempts', 'segments'])
            .where('channel', '=', 'sms')
            .where('deviceId', '>=', firstDevice)
            .where('address', '<>', '')
            .execute();
        // what the killed gateway had claimed is taken over once its claim has ended
        await expect
          .poll(async () => (await records()).filter(({ state }) => state === 'planned' || state === 'held').length, {
            timeout: 150_000,
            interval: 500,
          })
          .toBe(0);
        await expect
          .poll(async () => (await database.db.selectFrom('sendNotice').select('noticeId').execute()).length, {
            timeout: 60_000,
            interval: 500,
          })
          .toBe(0);
        const alarms = await database.db
          .selectFrom('alarm')
          .select('alarmId')
          .where('deviceId', '>=', firstDevice)
          .execute();
        expect(alarms.length).toBe(devices);
        const sent = await records();
        // every alarm, every person: once
        const people = new Set(sent.map(({ address }) => address)).size;
        expect(people).toBeGreaterThan(0);
        expect(sent.length).toBe(devices * people);
        expect(sent.map(({ state }) => state)).toEqual(sent.map(() => 'handed'));
        expect([...carrier.offered.keys()].toSorted()).toEqual(sent.map(({ key }) => key).toSorted());
        // offered twice is only what the killed gateway left, and under the same key
        const twice = [...carrier.offered.values()].filter((times) => times > 1).length;
        expect(twice).toBeLessThanOrEqual(4);
        // each receipt comes three times, at once
        const client = createClient({
          baseUrl: second.url + apiBase,
          language: () => 'en',
          session: { token: () => null, renew: async () => false, onExpired: () => {} },
        });
        const told = sent.slice(0, 60).map(({ key }) => key);
        const report = async (key: string): Promise<string | undefined> => {
          const receipt = { accessId: 1, key, outcome: 'delivered' as const, at: new Date().toISOString() };
          const signature = await signatureOf(accessSecret, receiptText(receipt));
          return client.send(messageCalls.receipt, { ...receipt, signature }).then(
            () => key,
            (error: unknown) => {
              if (error instanceof CallError && error.code === 'message.receipt.known') return undefined;
              throw error;
            },
          );
        };
        const taken: string[] = [];
        for (let from = 0; from < told.length; from += 10) {
          const some = told.slice(from, from + 10);
          const outcomes = await Promise.all(some.flatMap((key) => [report(key), report(key), report(key)]));
          taken.push(...outcomes.filter((key) => key !== undefined));
        }
        expect(taken.toSorted()).toEqual(told.toSorted());
        const after = await records();
        expect(after.filter(({ state }) => state === 'delivered').length).toBe(60);
        expect(after.length).toBe(sent.length);
        // kill -9: no unit is drawn twice, and none stays held
        const account = () =>
          database.db.selectFrom('resourceAccount').select(['balance', 'reserved']).executeTakeFirstOrThrow();
        await expect.poll(async () => (await account()).reserved, { timeout: 90_000, interval: 500 }).toBe(0);
        const draws = await database.db
          .selectFrom('resourceRecord')
          .select(['sendRecordId', 'amount', 'before', 'after'])
          .where('sellType', '=', 'consume')
          .orderBy('seq')
          .execute();
        expect(draws.map(({ sendRecordId }) => String(sendRecordId)).toSorted()).toEqual(
          sent.map(({ recordId }) => String(recordId)).toSorted(),
        );
        const drawn = draws.reduce((sum, { amount }) => sum + amount, 0);
        expect(drawn).toBe(sent.reduce((sum, { segments }) => sum + segments, 0));
        expect(drawn).toBeGreaterThan(unitsGiven);
        expect([(await account()).balance, draws.at(-1)?.after]).toEqual([unitsGiven - drawn, unitsGiven - drawn]);
        second.process.kill('SIGTERM');
        expect(await second.ended).toBe(0);
      } finally {
        await carrier.close();
        await database.close();
      }
    },
  );
});
