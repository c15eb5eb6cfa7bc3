import { buildingRecordForm, imagesOf, lostFloors } from '@fireline/domain/building';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { isInScope } from '@fireline/domain/role';
import { loggedChanges } from '@fireline/domain/log';
import type { SignedInAsks } from '../lib/context.ts';
import type { NewRow, Tx } from '../lib/db/schema.ts';
import { transact } from '../lib/transact.ts';
import { changedNow, changedSince } from '../lib/changes.ts';
import { logUse } from '../session/userLog.ts';
import { removeFiles } from '../lib/images/images.ts';
import { dropImages, giveImages } from '../lib/images/store.ts';
import { buildingImages } from './images.ts';
import { placeWhere } from './resourceStore.ts';
import * as store from './store.ts';

type Value = (typeof buildingRecordForm)['check'] extends (input: unknown) => Result<infer T> ? T : never;
type Standing = NonNullable<Awaited<ReturnType<typeof store.lockBuilding>>>;

function rowOf(
  { name, placeId, lnglat, floorsAbove, floorsUnder, ...record }: Value,
  rentId: string,
): NewRow<'building'> {
  return {
    rentId,
    placeId,
    name,
    floorsAbove,
    floorsBelow: floorsUnder,
    lng: lnglat?.lng ?? null,
    lat: lnglat?.lat ?? null,
    record: JSON.stringify(record),
  };
}

const shortFloor = (floor: number): string => (floor < 0 ? `B${-floor}` : `${floor}F`);

/** Floors that hold something are not taken away. @spec BLD-04 */
async function floorProblem(tx: Tx, before: Standing, next: Value): Promise<Problem | undefined> {
  const now = { floorsAbove: before.floorsAbove, floorsUnder: before.floorsBelow };
  const lost = lostFloors(now, next, await store.usedFloors(tx, before.buildingId));
  const [first] = lost;
  if (first === undefined) return undefined;
  const field = first < 0 ? 'floorsUnder' : 'floorsAbove';
  return { code: 'building.floorsInUse', field, args: { 0: lost.map(shortFloor).join(', ') } };
}

interface Written {
  readonly buildingId: number;
  readonly revision: number;
}

async function write(sent: unknown, asks: SignedInAsks, written?: Written): Promise<Result<store.BuildingRow>> {
  const { deps, scope, account } = asks;
  const buildingId = written?.buildingId;
  const notFound: Problem = { code: 'building.notFound', field: 'buildingId' };
  let dropped: readonly string[] = [];
  const result = await transact(deps.database, async ({ tx }): Promise<Result<store.BuildingRow>> => {
    const before = buildingId === undefined ? undefined : await store.lockBuilding(tx, scope, buildingId);
    if (buildingId !== undefined && !before) return refuse(notFound);
    const was = before && (await store.buildingById(tx, scope, before.buildingId));
    const form = buildingRecordForm.check(before ? { ...(sent as object), placeId: before.placeId } : sent);
    if (!form.ok) return form;
    const conflict = before && written && changedSince('site.conflict', before, written.revision);
    if (conflict) return refuse(conflict);
    const place = await placeWhere(tx, scope, form.value.placeId);
    if (!place || !isInScope(scope, place)) return refuse({ code: 'site.place.notFound', field: 'placeId' });
    const problem = before && (await floorProblem(tx, before, form.value));
    if (problem) return refuse(problem);
    const row = rowOf(form.value, scope.rentId);
    const id = before?.buildingId ?? (await store.insertBuilding(tx, row));
    if (before) await store.updateBuilding(tx, id, { ...row, ...changedNow(asks) });
    const owner = { kind: buildingImages.kind, id };
    const imageIds = imagesOf(form.value);
    const refused = await giveImages(tx, {
      rentId: scope.rentId,
      userId: account.userId,
      owner,
      imageIds,
    });
    if (refused.length > 0) return refuse({ code: 'shell.image.gone', field: fieldOf(form.value, refused) });
    dropped = await dropImages(tx, owner, imageIds);
    const found = await store.buildingById(tx, scope, id);
    if (!found) return refuse(notFound);
    const changes = loggedChanges(was ? onRecord(was) : {}, { ...onRecord(found), revision: was?.revision });
    await logUse(tx, asks, { detail: `${id} ${row.name}`, changes, target: { kind: 'building', id } });
    return ok(found);
  });
  // after the rows are gone for good: a file without a row is tidied, a row without a file would be a picture that fails
  if (result.ok) await removeFiles(deps, buildingImages, dropped);
  return result;
}

/** A building without what happens in it, which is no change of it. */
const onRecord = ({ alarms: _alarms, offline: _offline, ...record }: store.BuildingRow) => record;

/** The field of the form that names a picture which is not the building's to have. */
function fieldOf({ images, evacuationDiagrams }: Value, refused: readonly string[]): string {
  const isIn = (list: readonly string[]): boolean => refused.some((one) => list.includes(one));
  return isIn(images) ? 'images' : isIn(evacuationDiagrams) ? 'evacuationDiagrams' : 'exitPlans';
}

/** @spec BLD-01 BLD-02 BLD-03 SIT-10 */
export const create = (sent: unknown, context: SignedInAsks) => write(sent, context);

/** A building stays at its place, whose devices hang in it. @spec BLD-01 BLD-02 BLD-03 SIT-10 */
export const change = ({ buildingId, revision, ...sent }: Written, context: SignedInAsks) =>
  write(sent, context, { buildingId, revision });
