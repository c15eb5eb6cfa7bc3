import { checkDeviceMove, unbound } from '@fireline/domain/device';
import { ok, type Problem, type Result } from '@fireline/domain/lib';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import { newToken } from '../../lib/random.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { logUse } from '../../session/userLog.ts';
import { typeProblem } from '../typeRight.ts';
import { type Chosen, inPieces, missing, type Piece, type RefusedDevice } from './chosen.ts';
import { type Move, moveHeld } from './moveHeld.ts';
import { type Spot, spotIn } from './spot.ts';
import * as store from './store.ts';

const isThere = (device: store.HeldDevice, to: store.Hung): boolean =>
  device.placeId === to.placeId && device.buildingId === to.buildingId && device.floor === to.floor;

/** Why a device does not move. */
function problemOf(device: store.HeldDevice, { to }: Move, asks: SignedInAsks): Problem | undefined {
  const barred = typeProblem(asks, device.deviceType, 'bind');
  if (barred) return barred;
  if (to === undefined && device.placeId === null) return { code: 'device.register.unbound' };
  if (to && isThere(device, to)) return { code: 'device.register.sameSpot' };
  return checkDeviceMove(asks.scope, to ?? unbound(device));
}

interface Sorted {
  readonly fit: readonly store.HeldDevice[];
  readonly refused: readonly RefusedDevice[];
}
async function sorted(work: Work, ids: readonly number[], move: Move, asks: SignedInAsks): Promise<Sorted> {
  const devices = await store.lockDevices(work.tx, asks.scope, ids);
  const checked = devices.map((device) => ({ device, problem: problemOf(device, move, asks) }));
  const refused = checked.flatMap(({ device: { deviceId, name }, problem }) =>
    problem ? [{ deviceId, name, problem }] : [],
  );
  return {
    fit: checked.flatMap(({ device, problem }) => (problem ? [] : [device])),
    refused: [...refused, ...missing(ids, devices)],
  };
}

const moveMany = (chosen: Chosen, spot: Spot | undefined, moveId: string, asks: SignedInAsks) =>
  inPieces(chosen, asks, (ids) =>
    transact(asks.deps.database, async (work): Promise<Result<Piece>> => {
      const { tx } = work;
      const { scope } = asks;
      const to = spot && (await spotIn(tx, scope, spot));
      if (to && !to.ok) return to;
      const place = spot && (await store.holdPlaces(tx, scope, [spot.placeId]))[0];
      const mover = {
        rentId: scope.rentId,
        by: nameOf(asks.account),
        userId: asks.account.userId,
        now: isoNow(asks.deps.clock),
      };
      const move: Move = { to: to?.value, placeName: place?.name ?? '', moveId };
      const { fit, refused } = await sorted(work, ids, move, asks);
      if (fit.length > 0) {
        await moveHeld(work, fit, move, mover);
        const changes = {
          place: { before: [], after: move.placeName },
          devices: { before: [], after: fit.map(({ imei }) => imei) },
        };
        await logUse(tx, asks, { detail: `${fit.length} ${move.placeName}`.trim(), changes });
      }
      return ok({ done: fit.map(({ deviceId }) => deviceId), refused });
    }),
  );

type Moved = Result<{ done: number; refused: RefusedDevice[]; moveId: string | null }>;

async function moved(chosen: Chosen, spot: Spot | undefined, asks: SignedInAsks): Promise<Moved> {
  const moveId = newToken(asks.deps.random);
  const result = await moveMany(chosen, spot, moveId, asks);
  if (!result.ok) return result;
  const { done, refused } = result.value;
  return ok({ done: done.length, refused: [...refused], moveId: done.length > 0 ? moveId : null });
}

/** Hangs devices in a place: those that cannot go there are named, and the others go. @spec DEV-12 N12 ROL-06 */
export const bind = ({ placeId, buildingId, floor, ...chosen }: Chosen & Spot, asks: SignedInAsks): Promise<Moved> =>
  moved(chosen, { placeId, buildingId, floor }, asks);

/** Takes devices out of their places; they stay their unit's and partner's. @spec DEV-12 N12 */
export const unbind = (chosen: Chosen, asks: SignedInAsks): Promise<Moved> => moved(chosen, undefined, asks);
