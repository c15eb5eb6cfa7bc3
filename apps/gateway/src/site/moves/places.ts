import { isHolderUndone } from '@fireline/domain/device';
import { ok, refuse, type Result } from '@fireline/domain/lib';
import { checkPartnerChange, checkPlacesBack } from '@fireline/domain/site';
import { hasEnded } from '../../device/holder/ended.ts';
import type { SignedInAsks } from '../../lib/context.ts';
import { transact } from '../../lib/transact.ts';
import { changedNow } from '../../lib/changes.ts';
import { holdRights } from '../../session/users/lookedAfter.ts';
import { logUse } from '../../session/userLog.ts';
import { tellMoved } from '../places.ts';
import * as store from '../placeStore.ts';
import { keepMove, takeMove } from './kept.ts';
import type { MovedPlace } from './tables.ts';

interface Given {
  readonly placeIds: readonly number[];
  readonly partnerId: number;
}
/**
 * All of the places change partner, with what hangs in them, or none does.
 * @spec SIT-04 ORG-05
 */
export const changePartner = ({ placeIds, partnerId }: Given, called: SignedInAsks) =>
  transact(called.deps.database, async (work): Promise<Result<{ places: number; devices: number; moveId: string }>> => {
    const { tx } = work;
    const asks = await holdRights(tx, called, 'placeList:bind');
    const { scope } = asks;
    const places = await store.lockPlaces(tx, scope, placeIds);
    if (places.length < new Set(placeIds).size) return refuse({ code: 'site.place.notFound', field: 'placeIds' });
    const problem = checkPartnerChange(places.map(({ smallKind }) => ({ smallKind: smallKind ?? undefined })));
    if (problem) return refuse(problem);
    const partner = await store.partnerById(tx, scope, partnerId);
    if (!partner) return refuse({ code: 'form.choice', field: 'partnerId' });
    const devices = await store.devicesInPlaces(tx, placeIds);
    const holders = Map.groupBy(await store.heldSinceIn(tx, placeIds), ({ placeId }) => placeId);
    const alarms = Map.groupBy(await store.openAlarmsIn(tx, placeIds), ({ placeId }) => placeId);
    await store.giveToPartner(tx, placeIds, partnerId, changedNow(asks));
    const was: MovedPlace[] = [];
    for (const place of places) {
      const { placeId, revision } = place;
      const moved = await tellMoved(work, place, { ...place, partnerId }, asks);
      was.push({
        placeId,
        revision: revision + 1,
        partnerId: place.partnerId,
        heldSince: (holders.get(placeId) ?? []).map(({ deviceId, heldSince }) => [deviceId, heldSince] as const),
        alarmIds: (alarms.get(placeId) ?? []).map(({ alarmId }) => alarmId),
        ...(moved && { ended: moved.ended }),
      });
    }
    const before = [...new Set(places.map((place) => place.partnerId))];
    const given = { before: [], after: places.map(({ name }) => name) };
    const changes = { partnerId: { before, after: partnerId }, places: given };
    await logUse(tx, asks, { detail: `${partnerId} ${partner.name}`, changes });
    return ok({ places: places.length, devices, moveId: await keepMove(tx, asks, 'places', was) });
  });

/**
 * Gives places back to the partners that had them: all of them, while nobody changed one since; or none, with each that was changed and by whom.
 * Devices that come back to their holder soon enough are theirs since when they were before, and what the move ended is put back: timed tasks,
 * waiting commands, bindings of cameras and SOS numbers. Later than that somebody else has had the devices, and what ended stays ended. The
 * reply says whether all of it is put back.
 * @spec SIT-04 ORG-05
 */
export const undoChangePartner = (
  { moveId }: { readonly moveId: string },
  called: SignedInAsks,
): Promise<Result<{ places: number; isPutBack: boolean }>> =>
  transact(called.deps.database, async (work): Promise<Result<{ places: number; isPutBack: boolean }>> => {
    const { tx } = work;
    const asks = await holdRights(tx, called, 'placeList:bind');
    const { scope, deps } = asks;
    const move = await takeMove(tx, asks, 'places', moveId);
    if (!move) return refuse({ code: 'site.move.gone', field: 'moveId' });
    const ids = move.was.map(({ placeId }) => placeId);
    const places = new Map((await store.lockPlaces(tx, scope, ids)).map((place) => [place.placeId, place]));
    const problems = checkPlacesBack(move.was, [...places.values()]);
    if (problems.length > 0) return refuse(...problems);
    const isSoon = isHolderUndone(Date.parse(move.at), deps.clock());
    let isWhole = true;
    for (const { placeId, partnerId, heldSince, alarmIds, ended } of move.was) {
      const place = places.get(placeId);
      const isTheirs = partnerId === null ? scope.role === 'platform' : await store.partnerById(tx, scope, partnerId);
      if (!isTheirs) return refuse({ code: 'site.partner.notFound', field: 'partnerId' });
      if (!place) continue;
      await store.giveToPartner(tx, [placeId], partnerId, changedNow(asks));
      const back = isSoon ? { since: new Map(heldSince), ended } : undefined;
      const moved = await tellMoved(work, place, { ...place, partnerId }, asks, back);
      isWhole &&= ended === undefined || (isSoon ? moved?.isPutBack === true : !hasEnded(ended));
      await store.giveAlarmsTo(tx, alarmIds, partnerId);
    }
    const names = [...places.values()].map(({ name }) => name);
    await logUse(tx, asks, { detail: String(ids.length), changes: { places: { before: [], after: names } } });
    return ok({ places: ids.length, isPutBack: isWhole });
  });
