import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import {
  type BalanceHolder,
  balanceHolderKinds,
  giftRefusal,
  holdersFor,
  meteredResources,
  seesBalanceOf,
  unitGiftForm,
} from '@fireline/domain/tariff';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Db } from '../../lib/db/schema.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { transact } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import { moveUnits } from './account.ts';
import { accountsOf, deviceIn, lockDevice, recordsByKey, recordsOfDevice } from './store.ts';

const notFound: Problem = { code: 'device.notFound', field: 'deviceId' };

async function nameOfHolder(db: Db, { kind, id }: BalanceHolder, device: string): Promise<string> {
  switch (kind) {
    case 'device':
      return device;
    case 'unit':
      return nameIn(db.selectFrom('unit').select('name').where('unitId', '=', Number(id)));
    case 'place':
      return nameIn(db.selectFrom('place').select('name').where('placeId', '=', Number(id)));
    case 'partner':
      return nameIn(db.selectFrom('partner').select('name').where('partnerId', '=', Number(id)));
    case 'tenant':
    case 'platform':
      return nameIn(db.selectFrom('rent').select('name').where('rentId', '=', id));
  }
}
const nameIn = async (query: { executeTakeFirst(): Promise<{ name: string } | undefined> }): Promise<string> =>
  (await query.executeTakeFirst())?.name ?? '';

/** Whose units a message for the device is drawn from, the nearest first, and what moved its own. @spec DEV-16 DEV-27 TAR-07 */
export async function deviceUnits(deviceId: number, { deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  const device = await deviceIn(db, scope, deviceId);
  if (!device) return refuse(notFound);
  const { rentId, partnerId, unitId, placeId, name } = device;
  const holders = holdersFor({ rentId, deviceId, partnerId, unitId, placeId });
  const shown = [];
  for (const holder of holders) {
    const isSeen = seesBalanceOf(scope.role, holder.kind);
    const accounts = isSeen ? await accountsOf(db, rentId, holder) : [];
    const left = (resource: (typeof meteredResources)[number]) =>
      isSeen ? (accounts.find((one) => one.resource === resource)?.balance ?? 0) : null;
    shown.push({
      kind: holder.kind,
      name: await nameOfHolder(db, holder, name),
      sms: left('sms'),
      voice: left('voice'),
    });
  }
  const seen = balanceHolderKinds.filter((kind) => seesBalanceOf(scope.role, kind));
  const records = await recordsOfDevice(db, rentId, deviceId, seen);
  return ok({ holders: shown, records });
}
type DeviceUnits = Extract<Awaited<ReturnType<typeof deviceUnits>>, { ok: true }>['value'];

interface Gift {
  readonly deviceId: number;
  readonly requestId: string;
  readonly sms: number;
  readonly voice: number;
  readonly remark: string;
}

/**
 * Gives messages and calls to a device, once for each press: the same again changes nothing, and another gift under it is refused. A device in a mode that does not count units gets none.
 * @spec TAR-08 DEV-16
 */
export async function giftUnits(
  { deviceId, requestId, ...sent }: Gift,
  asks: SignedInAsks,
): Promise<Result<DeviceUnits>> {
  const { deps, scope, account } = asks;
  const form = unitGiftForm.check(sent);
  if (!form.ok) return form;
  const { remark, ...amounts } = form.value;
  const given = await transact(deps.database, async ({ tx }): Promise<Result<unknown>> => {
    const device = await lockDevice(tx, scope, deviceId);
    if (!device) return refuse(notFound);
    const barred = giftRefusal(device.serviceMode);
    if (barred) return refuse(barred);
    const { rentId } = scope;
    const gifts = meteredResources.map((resource) => ({
      resource,
      key: `gift ${account.userId} ${requestId} ${resource}`,
      amount: amounts[resource],
    }));
    const before = await recordsByKey(
      tx,
      rentId,
      gifts.map(({ key }) => key),
    );
    if (before.length > 0) {
      const isSame = gifts.every(({ key, amount }) => {
        const known = before.find((one) => one.key === key);
        return known ? known.amount === amount && known.deviceId === deviceId : amount === 0;
      });
      return isSame ? ok(undefined) : refuse({ code: 'tariff.gift.otherContent', field: 'requestId' });
    }
    for (const { resource, key, amount } of gifts) {
      if (amount === 0) continue;
      const holder = { kind: 'device', id: String(deviceId) } as const;
      const move = { sellType: 'gift' as const, amount, key, deviceId, by: nameOf(account), remark };
      const moved = await moveUnits(tx, { rentId, holder, resource }, move, deps.clock());
      if (!moved.ok) return moved;
    }
    const detail = `${device.name} · ${amounts.sms} SMS · ${amounts.voice} · ${remark}`;
    await logUse(tx, asks, { detail, target: { kind: 'device', id: deviceId } });
    return ok(undefined);
  });
  return given.ok ? deviceUnits(deviceId, asks) : given;
}
