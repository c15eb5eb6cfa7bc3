import { mediaGiftForm, mediaRefusals, mediaUses, renewService } from '@fireline/domain/device';
import { checkRange, dayAt, ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import { serviceYears } from '@fireline/domain/tariff';
import type { SignedInAsks } from '../../lib/context.ts';
import { transact } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import { lockDevice } from '../life/store.ts';
import { deviceById } from '../store.ts';
import { isCamera } from './actions.ts';
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
    const before = (await store.servicesOfAll(tx, [deviceId])).get(deviceId) ?? store.noServices;
    const today = todayOf(asks);
    const refusals = mediaRefusals(service === 'cloud' ? 'renewCloud' : 'renewWatermark', before, today);
    if (refusals.length > 0) return refuse(...refusals.map((one) => ({ ...one, field: 'service' })));
    const { cloudAnchor, watermarkAnchor, ...running } = before;
    const anchorDay = service === 'cloud' ? cloudAnchor : watermarkAnchor;
    const key = `${service}Until` as const;
    const renewed = renewService({ expiresOn: running[key], anchorDay }, today, 12 * years);
    const after = { ...running, [key]: renewed.expiresOn };
    await store.saveServices(tx, deviceId, {
      cloudAnchor,
      watermarkAnchor,
      ...after,
      [`${service}Anchor`]: renewed.anchorDay,
    });
    const changes = loggedChanges({ ...running }, { ...after, remark });
    await logUse(tx, asks, { detail: `${deviceId} ${device.name}`, changes, target: { kind: 'device', id: deviceId } });
    return ok(after);
  });
}
