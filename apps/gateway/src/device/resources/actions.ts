import { deviceSendsDays, sendLimit } from '@fireline/domain/device';
import { dayMs, ok, refuse } from '@fireline/domain/lib';
import type { SignedInAsks } from '../../lib/context.ts';
import { deviceIn } from '../downlink/store.ts';
import * as store from './store.ts';

/** @spec DEV-13 DEV-16 DEV-27 */
export async function resources(deviceId: number, { deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  const device = await deviceIn(db, scope, deviceId);
  if (!device) return refuse({ code: 'device.notFound', field: 'deviceId' });
  const nowMs = deps.clock();
  const of = { scope, deviceId, since: new Date(nowMs - deviceSendsDays * dayMs).toISOString() };
  const { sendLimitOnAt } = device;
  const { isOn } = sendLimit(sendLimitOnAt === null ? null : Date.parse(sendLimitOnAt), nowMs);
  return ok({
    sendLimitOnAt: isOn ? sendLimitOnAt : null,
    sums: await store.sums(db, of),
    sends: await store.newest(db, of),
    deviceBlocks: await store.deviceBlocks(db, of),
    phoneBlocks: await store.phoneBlocks(db, of),
  });
}
