import { dayAt, ok, type Result } from '@fireline/domain/lib';
import { giftRefusal, grantedMonths, grantOn, isNothingGranted, meteredResources } from '@fireline/domain/tariff';
import type { Deps } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { moveUnits } from '../units/account.ts';
import { givenTo, grantsOf, monthsOfMode, wasActivated } from './store.ts';

interface Device {
  readonly rentId: string;
  readonly deviceId: number;
  readonly imei: string;
}

const modeOf = async (tx: Tx, deviceId: number) =>
  (await tx.selectFrom('device').select('serviceMode').where('deviceId', '=', deviceId).executeTakeFirstOrThrow())
    .serviceMode;

/**
 * Gives a device that is being registered what its tenant grants that day, once an IMEI: one that is registered again after its removal gets nothing
 * more, nor does one in a mode that does not count units.
 * @spec TAR-04 TAR-08
 */
async function give(
  tx: Tx,
  { rentId, deviceId, imei }: Device,
  { by, at }: { readonly by: string; readonly at: string },
): Promise<Result<unknown>> {
  const nowMs = Date.parse(at);
  const granted = grantOn(await grantsOf(tx, rentId), dayAt(nowMs));
  if (!granted || isNothingGranted(granted) || giftRefusal(await modeOf(tx, deviceId))) return ok(undefined);
  const { grantId, freeMonths, sms, voice } = granted;
  const row = await tx
    .insertInto('deviceGrant')
    .values({ rentId, imei, deviceId, grantId, freeMonths, sms, voice, at, by })
    .onConflict((c) => c.columns(['rentId', 'imei']).doNothing())
    .returning('deviceGrantId')
    .executeTakeFirst();
  if (!row) return ok(undefined);
  const holder = { kind: 'device', id: String(deviceId) } as const;
  for (const resource of meteredResources) {
    const amount = granted[resource];
    if (amount === 0) continue;
    const key = `grant ${row.deviceGrantId} ${resource}`;
    const moved = await moveUnits(
      tx,
      { rentId, holder, resource },
      { sellType: 'grant', amount, key, deviceId, by },
      nowMs,
    );
    if (!moved.ok) return moved;
  }
  return ok(undefined);
}

/** The months with which a device is activated for nothing: none in a mode in which nothing is given. @spec TAR-02 TAR-04 TAR-08 */
async function monthsOf(tx: Tx, device: Device, today: string): Promise<number | undefined> {
  const mode = await modeOf(tx, device.deviceId);
  if (giftRefusal(mode)) return 0;
  const given = await givenTo(tx, device.rentId, device.imei);
  return grantedMonths({
    given,
    isUsed: given !== undefined && (await wasActivated(tx, device)),
    onDay: grantOn(await grantsOf(tx, device.rentId), today),
    ofMode: await monthsOfMode(tx, device.rentId, mode),
  });
}

/** Handed to the area of devices, which knows nothing of tariffs. @spec TAR-04 TAR-08 */
export const registrationGrants: Deps['registrationGrants'] = { give, monthsOf };
