import { financeCalls } from '@fireline/api/finance';
import { deviceTopic } from '@fireline/api/device';
import { createPushClient, pushPath } from '@fireline/api/lib';
import { renewalCalls } from '@fireline/api/renewal';
import { createSession, memorySessionStore, sessionCalls } from '@fireline/api/session';
import { expect, onTestFinished, vi } from 'vitest';
import { InPageSocket } from '../../../apps/gateway/src/lib/push/index.ts';
import { insertMany } from '../../../apps/gateway/src/lib/db/query/bulk.ts';
import { advanceIds } from '../../../apps/gateway/src/lib/db/opened.ts';
import type { FixtureGateway } from '../../fixtures/gateway.ts';
import { bookCents } from '../../fixtures/priceBook.ts';
import { fixturePassword } from '../../fixtures/tenant.ts';
import { act, newPress, readOf, refOf, type Unit } from '../finance/buying.ts';

/** What a customer of partner 1 pays for a year. */
export const yearCents = bookCents.partner;

/** More smoke detectors like device 1, from 1001 on. @returns their ids */
export async function moreDevices({ database: { db } }: FixtureGateway, count: number): Promise<readonly number[]> {
  const like = await db.selectFrom('device').selectAll().where('deviceId', '=', 1).executeTakeFirstOrThrow();
  const ids = Array.from({ length: count }, (_, at) => 1001 + at);
  await db.transaction().execute(async (tx) => {
    await insertMany(
      tx,
      'device',
      ids.map((deviceId) => ({
        ...like,
        deviceId,
        imei: `9${String(deviceId).padStart(14, '0')}`,
        name: `烟感${deviceId}`,
      })),
    );
    await advanceIds(tx);
  });
  return ids;
}

export const endOf = async ({ database: { db } }: FixtureGateway, deviceId: number) =>
  db
    .selectFrom('device')
    .select(['expiresOn', 'anchorDay', 'expired', 'revision', 'status'])
    .where('deviceId', '=', deviceId)
    .executeTakeFirstOrThrow();

export const setEnd = ({ database: { db } }: FixtureGateway, deviceId: number, end: object) =>
  db.updateTable('device').set(end).where('deviceId', '=', deviceId).execute();

export const renew = (unit: Unit, deviceIds: readonly number[], years = 1, requestId = newPress()) =>
  unit.send(renewalCalls.order, { requestId, deviceIds: [...deviceIds], years, cents: yearCents * deviceIds.length });

/** Pays an order at the cashier of the sandbox, and waits until it is delivered. */
export async function payFor(
  w: FixtureGateway,
  unit: Unit,
  { orderId, payableCents: cents }: { orderId: number; payableCents: number },
) {
  const paying = await unit.send(financeCalls.pay, { orderId, method: 'wechat', cents });
  await act(w, refOf(paying.code), 'pay');
  await vi.waitFor(async () => expect((await readOf(unit, orderId)).state).toBe('success'));
  return readOf(unit, orderId);
}

/** An open list of devices: which of them it was notified of, and how often it was asked to be read again. */
export async function listening(w: FixtureGateway, rentId: string, username: string) {
  const session = createSession({ store: memorySessionStore(), onExpired: () => {} });
  session.signIn(await w.client().send(sessionCalls.login, { username, password: fixturePassword, rentId }));
  const changed = new Set<number>();
  let reloads = 0;
  const push = createPushClient({
    url: `ws://in.page${pushPath({ rentId, user: username })}`,
    session,
    fetchEvents: async () => ({ events: [], latest: 0, more: false, expired: false }),
    keptTopics: [],
    clock: w.time.clock,
    timers: w.time.timers,
    webSocketFactory: (url) => new InPageSocket(w.gateway.hub, url),
  });
  push.listen(deviceTopic, {
    events: (events) => {
      for (const { data } of events) for (const { deviceId } of data) changed.add(deviceId);
    },
    reload: () => (reloads += 1),
  });
  push.start();
  onTestFinished(() => push.stop());
  await vi.waitUntil(() => push.link().state === 'live');
  reloads = 0;
  return { changed: () => changed, reloads: () => reloads };
}
