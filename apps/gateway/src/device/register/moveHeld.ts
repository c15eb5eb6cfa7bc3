import { planTopic } from '@fireline/api/plan';
import { type LifeRecordEvent, unbound } from '@fireline/domain/device';
import type { Work } from '../../lib/transact.ts';
import { endHolding, forgetNumbers, givenAway, type Giving } from '../holder/change.ts';
import { tellMoved } from './moved.ts';
import * as store from './store.ts';

export interface Move {
  /** Where to; nothing: out of its place. */
  readonly to?: store.Hung | undefined;
  readonly placeName: string;
  /** Nothing: it is not to be taken back. */
  readonly moveId: string | null;
  /** Since when a device is its holder's that comes back as if it had never left; others from now on. */
  readonly since?: ReadonlyMap<number, string | null>;
}
export interface Mover extends Giving {
  readonly rentId: string;
}

const outOf = (device: store.HeldDevice): store.Hung => ({
  ...unbound(device),
  buildingId: null,
  floor: null,
  lng: null,
  lat: null,
});

interface Moved {
  /** As they stand now. */
  readonly devices: readonly store.HeldDevice[];
  readonly layers: readonly number[];
}

/** Moves devices that stand at one place of the move's, and ends what their holder had put down where they go to another. */
async function moveGroup(
  work: Work,
  group: readonly store.HeldDevice[],
  to: store.Hung,
  { placeName: detail, moveId, since }: Move,
  mover: Mover,
): Promise<Moved> {
  const { tx } = work;
  const { by, userId, now: at, rentId } = mover;
  const given = await givenAway(tx, group, to);
  const ended = await endHolding(work, given, mover, since);
  const ids = group.map(({ deviceId }) => deviceId);
  await store.hang(tx, ids, to, by);
  await forgetNumbers(
    work,
    given.flatMap((device) => (since?.has(device.deviceId) ? [] : [{ ...device, ...to }])),
    mover,
  );
  const layers = await store.orphanPoints(tx, ids, to, by);
  const event: LifeRecordEvent = to.placeId === null ? 'unbind' : 'bind';
  const rows = group.map((device) => {
    const { deviceId, placeId, buildingId, floor, revision, heldSince } = device;
    const isUndoable = moveId !== null;
    const held = given.includes(device) ? { heldSince, ...(isUndoable && { ended: ended.get(deviceId) }) } : {};
    const was = { placeId, buildingId, floor, revision: revision + 1, ...held };
    return { deviceId, at, event, by, detail, moveId, userId, was };
  });
  await store.insertLife(tx, rows);
  await tellMoved(
    work,
    rentId,
    group.map((device) => ({ deviceId: device.deviceId, from: device, to })),
  );
  return { devices: group.map((device) => ({ ...device, ...to })), layers };
}

/**
 * Moves held devices, with their alarms; their points on the plans that they leave become orphans.
 * @returns them as they stand now
 * @spec DEV-12 ROL-06
 */
export async function moveHeld(
  work: Work,
  devices: readonly store.HeldDevice[],
  move: Move,
  mover: Mover,
): Promise<store.HeldDevice[]> {
  const groups = Map.groupBy(devices, (device) => JSON.stringify(move.to ?? outOf(device)));
  const layers = new Set<number>();
  const there: store.HeldDevice[] = [];
  for (const [text, group] of groups) {
    const moved = await moveGroup(work, group, JSON.parse(text) as store.Hung, move, mover);
    for (const layer of moved.layers) layers.add(layer);
    there.push(...moved.devices);
  }
  const changed = { type: 'changed', topic: planTopic.name, rentId: mover.rentId, ids: [...layers] } as const;
  if (layers.size > 0) await work.tell(changed);
  return there;
}
