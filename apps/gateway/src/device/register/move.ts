import { planTopic } from '@fireline/api/plan';
import { checkDeviceMove, type LifeRecordEvent, unbound } from '@fireline/domain/device';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import { newToken } from '../../lib/random.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { nameOf } from '../../session/names.ts';
import { logUse } from '../../session/userLog.ts';
import { type Chosen, inPieces, missing, type Piece, type RefusedDevice } from './chosen.ts';
import { tellMoved } from './moved.ts';
import { type Spot, spotIn } from './spot.ts';
import * as store from './store.ts';

interface Move {
  /** Where to; nothing: out of its place. */
  readonly to?: store.Hung | undefined;
  readonly placeName: string;
  /** Nothing: it is not to be taken back. */
  readonly moveId: string | null;
}

const isThere = (device: store.HeldDevice, to: store.Hung): boolean =>
  device.placeId === to.placeId && device.buildingId === to.buildingId && device.floor === to.floor;

const outOf = (device: store.HeldDevice): store.Hung => ({
  ...unbound(device),
  buildingId: null,
  floor: null,
  lng: null,
  lat: null,
});

/** Why a device does not move. */
function problemOf(device: store.HeldDevice, { to }: Move, { scope }: SignedInAsks): Problem | undefined {
  if (to === undefined && device.placeId === null) return { code: 'device.register.unbound' };
  if (to && isThere(device, to)) return { code: 'device.register.sameSpot' };
  return checkDeviceMove(scope, to ?? unbound(device));
}

/** Moves held devices, with their alarms; their points on the plans that they leave become orphans. */
async function moveHeld(work: Work, devices: readonly store.HeldDevice[], move: Move, asks: SignedInAsks) {
  const { tx, tell } = work;
  const { scope, account, deps } = asks;
  const by = nameOf(account);
  const groups = Map.groupBy(devices, (device) => JSON.stringify(move.to ?? outOf(device)));
  const layers = new Set<number>();
  for (const [text, group] of groups) {
    const to = JSON.parse(text) as store.Hung;
    const ids = group.map(({ deviceId }) => deviceId);
    await store.hang(tx, ids, to, by);
    for (const layer of await store.orphanPoints(tx, ids, to, by)) layers.add(layer);
    const event: LifeRecordEvent = to.placeId === null ? 'unbind' : 'bind';
    const rows = group.map(({ deviceId, placeId, buildingId, floor, revision }) => ({
      deviceId,
      at: isoNow(deps.clock),
      event,
      by,
      detail: move.placeName,
      moveId: move.moveId,
      userId: account.userId,
      was: { placeId, buildingId, floor, revision: revision + 1 },
    }));
    await store.insertLife(tx, rows);
    await tellMoved(
      work,
      scope.rentId,
      group.map((device) => ({ deviceId: device.deviceId, from: device, to })),
    );
  }
  if (layers.size > 0) await tell({ type: 'changed', topic: planTopic.name, rentId: scope.rentId, ids: [...layers] });
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
      const move: Move = { to: to?.value, placeName: place?.name ?? '', moveId };
      const { fit, refused } = await sorted(work, ids, move, asks);
      if (fit.length > 0) {
        await moveHeld(work, fit, move, asks);
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

const conflict = ({ deviceId, name, changedBy }: store.HeldDevice): RefusedDevice => ({
  deviceId,
  name,
  problem: { code: 'device.life.conflict', args: { name: changedBy } },
});

/** Takes a move back: devices that nobody changed since hang where they hung, if that place is still there. @spec DEV-12 */
export const undoMove = ({ moveId }: { readonly moveId: string }, asks: SignedInAsks) =>
  transact(asks.deps.database, async (work): Promise<Result<{ done: number; refused: RefusedDevice[] }>> => {
    const { tx } = work;
    const { scope, account } = asks;
    const rows = await store.movedBy(tx, moveId, account.userId);
    if (rows.length === 0) return refuse({ code: 'device.batch.gone' });
    const refused: RefusedDevice[] = [];
    let done = 0;
    const groups = Map.groupBy(rows, ({ was }) => JSON.stringify([was?.placeId, was?.buildingId, was?.floor]));
    const placeIds = rows.flatMap(({ was }) => was?.placeId ?? []);
    // all places first, then devices, as everywhere
    const places = new Map((await store.holdPlaces(tx, scope, placeIds)).map((place) => [place.placeId, place]));
    const devices = await store.lockDevices(
      tx,
      scope,
      rows.map(({ deviceId }) => deviceId),
    );
    const held = new Map(devices.map((device) => [device.deviceId, device]));
    refused.push(
      ...missing(
        rows.map(({ deviceId }) => deviceId),
        devices,
      ),
    );
    for (const group of groups.values()) {
      const { placeId = null, buildingId, floor } = group[0]?.was ?? {};
      const fresh = group.flatMap(({ deviceId, was }) => {
        const device = held.get(deviceId);
        if (device && device.revision !== was?.revision) refused.push(conflict(device));
        return device && device.revision === was?.revision ? [device] : [];
      });
      const spot = { placeId: placeId ?? 0, buildingId: buildingId ?? undefined, floor: floor ?? undefined };
      const to = placeId === null ? undefined : await spotIn(tx, scope, spot);
      if (to && !to.ok) {
        const problem = to.problems[0] ?? { code: 'site.place.notFound' };
        refused.push(...fresh.map(({ deviceId, name }) => ({ deviceId, name, problem })));
      } else if (fresh.length > 0) {
        const placeName = placeId === null ? '' : (places.get(placeId)?.name ?? '');
        await moveHeld(work, fresh, { to: to?.value, placeName, moveId: null }, asks);
        done += fresh.length;
      }
    }
    await store.forgetMove(tx, moveId);
    await logUse(tx, asks, { detail: String(done) });
    return ok({ done, refused });
  });
