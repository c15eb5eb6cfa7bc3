import { mediaGiftForm, mediaRefusals, mediaUses, renewService } from '@fireline/domain/device';
import { checkRange, dayAt, ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import { storageTurn } from '@fireline/domain/renewal';
import { serviceYears } from '@fireline/domain/tariff';
import type { SignedInAsks } from '../../lib/context.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { transact } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import { noteStorage } from '../life/serviceLog.ts';
import { lockDevice } from '../life/store.ts';
import { deviceById } from '../store.ts';
import { isCamera } from './actions.ts';
import { settleEnds } from './ends.ts';
import { endOf, isNoted, runningOf, withEnd } from './kept.ts';
import * as store from './store.ts';

const notFound: Problem = { code: 'device.notFound', field: 'deviceId' };
const notCamera: Problem = { code: 'device.media.notCamera', field: 'deviceId' };
const todayOf = ({ deps }: Pick<SignedInAsks, 'deps'>) => dayAt(deps.clock());
type Services = Awaited<ReturnType<typeof store.servicesOf>>;

/** @spec DEV-20 */
export async function services(deviceId: number, asks: SignedInAsks) {
  const { db } = asks.deps.database;
  const device = await deviceById(db, asks.scope, deviceId);
  if (!device) return refuse(notFound);
  if (!isCamera(device)) return refuse(notCamera);
  const running = await store.servicesOf(db, deviceId);
  const refusals = mediaUses.flatMap((use) =>
    mediaRefusals(use, running, todayOf(asks)).map((one) => [use, one] as const),
  );
  return ok({ ...running, refusals: Object.fromEntries(refusals) });
}

interface Given {
  readonly deviceId: number;
  readonly years: number;
}
/** Gives a service of a camera for nothing, and says why. @spec DEV-20 ORG-05 */
export async function renew({ deviceId, years, ...sent }: Given, asks: SignedInAsks) {
  const range = checkRange('years', years, serviceYears);
  if (range) return refuse(range);
  const form = mediaGiftForm.check(sent);
  if (!form.ok) return form;
  const { service, remark } = form.value;
  return transact(asks.deps.database, async ({ tx }): Promise<Result<Services>> => {
    const device = await lockDevice(tx, asks.scope, deviceId);
    if (!device) return refuse(notFound);
    if (!isCamera(device)) return refuse(notCamera);
    const nowMs = asks.deps.clock();
    const today = dayAt(nowMs);
    const held = await settleEnds(tx, device.rentId, await runningOf(tx, [deviceId]), nowMs);
    const before = held.get(deviceId) ?? store.noServices;
    const refusals = mediaRefusals(service === 'cloud' ? 'renewCloud' : 'renewWatermark', before, today);
    if (refusals.length > 0) return refuse(...refusals.map((one) => ({ ...one, field: 'service' })));
    const product = service === 'cloud' ? 'cloudStorage' : 'watermark';
    const { expiresOn, anchorDay } = renewService(endOf(before, product), today, 12 * years);
    await store.saveServices(tx, deviceId, withEnd(before, product, expiresOn, anchorDay));
    const type = storageTurn(isNoted(before, product), expiresOn, today);
    const turn = { deviceId, product, reason: 'give', by: nameOf(asks.account), orderId: null } as const;
    if (type) await noteStorage(tx, device.rentId, [{ ...turn, type }], new Date(nowMs).toISOString());
    const running = { cloudUntil: before.cloudUntil, watermarkUntil: before.watermarkUntil };
    const after = { ...running, [`${service}Until`]: expiresOn };
    const changes = loggedChanges({ ...running }, { ...after, remark });
    await logUse(tx, asks, { detail: `${deviceId} ${device.name}`, changes, target: { kind: 'device', id: deviceId } });
    return ok(after);
  });
}
