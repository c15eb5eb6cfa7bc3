import { isHolderUndone } from '@fireline/domain/device';
import { ok, refuse, type Result } from '@fireline/domain/lib';
import { checkPlacesBack } from '@fireline/domain/site';
import type { SignedInAsks } from '../lib/context.ts';
import { transact } from '../lib/transact.ts';
import { logUse } from '../session/userLog.ts';
import { takeMove } from './moves/store.ts';
import { tellMoved } from './places.ts';
import * as store from './placeStore.ts';

/**
 * Gives places back to the partners that had them: all of them, while nobody changed one since; or none, with each that was changed and by whom.
 * Devices that come back to their holder soon enough are theirs since when they were before. What ended with the move stays ended: timed tasks,
 * waiting commands, bindings of cameras and SOS numbers belong to who holds a device.
 * @spec SIT-04 ORG-05
 */
export const undoChangePartner = (
  { moveId }: { readonly moveId: string },
  asks: SignedInAsks,
): Promise<Result<{ places: number }>> =>
  transact(asks.deps.database, async (work): Promise<Result<{ places: number }>> => {
    const { tx } = work;
    const { scope, account, deps } = asks;
    const move = await takeMove(tx, asks, 'places', moveId);
    if (!move) return refuse({ code: 'site.move.gone', field: 'moveId' });
    const ids = move.was.map(({ placeId }) => placeId);
    const places = new Map((await store.lockPlaces(tx, scope, ids)).map((place) => [place.placeId, place]));
    const problems = checkPlacesBack(move.was, [...places.values()]);
    if (problems.length > 0) return refuse(...problems);
    const isSoon = isHolderUndone(Date.parse(move.at), deps.clock());
    for (const { placeId, partnerId, heldSince, alarmIds } of move.was) {
      const place = places.get(placeId);
      const isTheirs = partnerId === null ? scope.role === 'platform' : await store.partnerById(tx, scope, partnerId);
      if (!isTheirs) return refuse({ code: 'site.partner.notFound', field: 'partnerId' });
      if (!place) continue;
      await store.giveToPartner(tx, [placeId], partnerId, account.username);
      await tellMoved(work, place, { ...place, partnerId }, asks, new Map(isSoon ? heldSince : []));
      await store.giveAlarmsTo(tx, alarmIds, partnerId);
    }
    const names = [...places.values()].map(({ name }) => name);
    await logUse(tx, asks, { detail: String(ids.length), changes: { places: { before: [], after: names } } });
    return ok({ places: ids.length });
  });
