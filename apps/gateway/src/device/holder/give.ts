import { isHolderChange } from '@fireline/domain/device';
import type { Whereabouts } from '@fireline/domain/role';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Work } from '../../lib/transact.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { insertLife } from '../register/store.ts';
import { endHolding, forgetNumbers, type Giving } from './change.ts';
import { type Ended, joinEnded } from './ended.ts';
import { type Back, putBack } from './restore.ts';
import { lockDevicesIn } from './store.ts';

/** What came of devices that came to another holder, or back to the one they had left. */
export interface Given {
  /** What ended of what was put down for them. */
  readonly ended: Ended;
  /** Whether all that had ended is put back; also where nothing was to be. */
  readonly isPutBack: boolean;
}

interface Place extends Pick<Whereabouts, 'rentId' | 'partnerId' | 'unitId'> {
  readonly placeId: number;
  readonly name: string;
}

/**
 * A place that is held goes to another unit, or without a unit to another partner: what hangs in it comes to another holder, which is noted
 * of each device, before the place's whereabouts are written to them.
 * @param back for devices that come back to their holder as if they had never left: what ended when they went is put back
 * @returns undefined: nothing comes to another holder
 * @spec DEV-12 SIT-04 ROL-06
 */
export async function giveDevicesIn(
  work: Work,
  place: Place,
  to: Pick<Whereabouts, 'partnerId' | 'unitId'>,
  { deps, account }: SignedInAsks,
  back?: Back,
): Promise<Given | undefined> {
  const { rentId, partnerId, unitId, placeId, name: detail } = place;
  const at = { rentId, placeId, isHome: false };
  if (!isHolderChange({ ...at, partnerId, unitId }, { ...at, ...to })) return undefined;
  const devices = await lockDevicesIn(work.tx, rentId, placeId);
  if (devices.length === 0) return undefined;
  const giving: Giving = { by: nameOf(account), userId: account.userId, now: isoNow(deps.clock) };
  const ended = joinEnded([...(await endHolding(work, devices, giving, back?.since)).values()]);
  const there = devices.map((device) => ({ ...device, ...to }));
  const isBack = ({ deviceId }: { readonly deviceId: number }): boolean => back?.since.has(deviceId) === true;
  await forgetNumbers(
    work,
    there.filter((device) => !isBack(device)),
    giving,
  );
  const isPutBack = back ? await putBack(work, there.filter(isBack), back, giving) : true;
  const rows = devices.map(({ deviceId, buildingId, floor, revision, heldSince }) => ({
    deviceId,
    at: giving.now,
    event: 'bind' as const,
    by: giving.by,
    detail,
    moveId: null,
    userId: giving.userId,
    was: { placeId, buildingId, floor, revision, heldSince },
  }));
  await insertLife(work.tx, rows);
  return { ended, isPutBack };
}
