import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { checkPlacesBack } from '@fireline/domain/site';
import type { SignedInAsks } from '../../lib/context.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { changedNow } from '../../lib/changes.ts';
import { logUse } from '../../session/userLog.ts';
import { giveToMaint, keptMaint, maintById } from '../maints/store.ts';
import { devicesInPlaces, lockPlaces } from '../placeStore.ts';
import { keepMove, takeMove } from './kept.ts';

type Standing = Awaited<ReturnType<typeof lockPlaces>>[number];

/** Readers of both companies are notified. */
async function tellKept({ tell }: Work, place: Standing, maintId: number | null): Promise<void> {
  const { rentId, orgPath, partnerId, unitId, placeId, maintId: before } = place;
  const where = { rentId, orgPath, partnerId, unitId, placeId };
  if (before !== maintId) await tell({ type: 'moved', from: { ...where, maintId: before }, to: { ...where, maintId } });
}

interface Assigned {
  readonly placeIds: readonly number[];
  readonly maintId: number;
}
/** All of the places are kept by the company from then on, or none is. @spec SIT-07 ROL-06 */
export const assignMaint = ({ placeIds, maintId }: Assigned, asks: SignedInAsks) =>
  transact(asks.deps.database, async (work): Promise<Result<{ places: number; devices: number; moveId: string }>> => {
    const { tx } = work;
    const { scope } = asks;
    if (placeIds.length === 0) return refuse({ code: 'site.place.selectFirst' });
    const places = await lockPlaces(tx, scope, placeIds);
    if (places.length < new Set(placeIds).size) return refuse({ code: 'site.place.notFound', field: 'placeIds' });
    const maint = await maintById(tx, scope, maintId);
    if (!maint) return refuse({ code: 'form.choice', field: 'maintId' });
    const devices = await devicesInPlaces(tx, placeIds);
    await giveToMaint(tx, placeIds, maintId, changedNow(asks));
    for (const place of places) await tellKept(work, place, maintId);
    const given = { before: [], after: places.map(({ name }) => name) };
    const changes = {
      maintId: { before: [...new Set(places.map((place) => place.maintId))], after: maintId },
      places: given,
    };
    const target = { kind: 'maint', id: maintId };
    await logUse(tx, asks, { detail: `${maintId} ${maint.name}`, changes, target });
    const was = places.map(({ placeId, revision, maintId: before }) => ({
      placeId,
      revision: revision + 1,
      maintId: before,
    }));
    return ok({ places: places.length, devices, moveId: await keepMove(tx, asks, 'maints', was) });
  });

const gone: Problem = { code: 'site.move.gone', field: 'moveId' };

/**
 * Gives places back to the companies that kept them: all of them, while nobody changed one since; or none, with each that was changed and by
 * whom. A company that was deleted meanwhile gets none.
 * @spec SIT-07 ROL-06
 */
export const undoAssignMaint = (
  { moveId }: { readonly moveId: string },
  asks: SignedInAsks,
): Promise<Result<{ places: number }>> =>
  transact(asks.deps.database, async (work): Promise<Result<{ places: number }>> => {
    const { tx } = work;
    const { scope } = asks;
    const move = await takeMove(tx, asks, 'maints', moveId);
    if (!move) return refuse(gone);
    const ids = move.was.map(({ placeId }) => placeId);
    const places = new Map((await lockPlaces(tx, scope, ids)).map((place) => [place.placeId, place]));
    const problems = checkPlacesBack(move.was, [...places.values()]);
    if (problems.length > 0) return refuse(...problems);
    for (const [maintId, some] of Map.groupBy(move.was, (one) => one.maintId)) {
      if (maintId !== null && !(await keptMaint(tx, scope.rentId, maintId)))
        return refuse({ code: 'site.maint.notFound', field: 'maintId' });
      const placeIds = some.map(({ placeId }) => placeId);
      await giveToMaint(tx, placeIds, maintId, changedNow(asks));
      for (const placeId of placeIds) {
        const place = places.get(placeId);
        if (place) await tellKept(work, place, maintId);
      }
    }
    const names = [...places.values()].map(({ name }) => name);
    await logUse(tx, asks, { detail: String(ids.length), changes: { places: { before: [], after: names } } });
    return ok({ places: ids.length });
  });
