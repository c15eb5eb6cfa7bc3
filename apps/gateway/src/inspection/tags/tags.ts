import { tagForm, tagsMax } from '@fireline/domain/inspection';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import { changedNow, changedSince, createdNow } from '../../lib/changes.ts';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import { fullProblem } from '../../lib/db/room.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { inTurn } from '../../record/actions.ts';
import { logEach, logUse } from '../../session/userLog.ts';
import { holdUnit } from '../points/store.ts';
import * as store from './store.ts';

const notFound: Problem = { code: 'inspection.tag.notFound', field: 'tagId' };
const otherUnit: Problem = { code: 'inspection.tag.point', field: 'pointId' };

/** @spec INS-02 */
export const list = async (query: store.TagQuery, { deps, scope }: SignedInAsks) =>
  ok(await store.tagsPage(deps.database.db, scope, query));

interface Named {
  readonly tagId: number;
  readonly revision: number;
}
const tagHere = async (tx: Tx, tagId: number, { scope }: SignedInAsks): Promise<Result<store.TagRow>> => {
  const [tag] = await store.tagsById(tx, scope, [tagId]);
  return tag ? ok(tag) : refuse(notFound);
};
/** The tag, if nobody has saved it since it was read. */
async function unchanged(tx: Tx, { tagId, revision }: Named, asks: SignedInAsks): Promise<Result<store.TagRow>> {
  const found = await tagHere(tx, tagId, asks);
  const conflict = found.ok && changedSince('form.conflict', found.value, revision);
  return conflict ? refuse(conflict) : found;
}

/** As the log tells a tag. */
const toldOf = ({ type, serial, unitName, pointName }: store.TagRow) => ({
  type,
  serial,
  unit: unitName,
  point: pointName || null,
});
const entryOf = (before: store.TagRow | undefined, after: store.TagRow | undefined) => {
  const tag = after ?? before;
  return {
    detail: `${tag?.tagId} ${tag?.serial}`,
    changes: loggedChanges(before ? toldOf(before) : {}, after ? toldOf(after) : {}),
    target: { kind: 'inspectionTag', id: tag?.tagId ?? 0 },
  };
};

/** Who bound a tag, and when; nobody where it is bound to nothing. */
const boundNow = (pointId: number | null, asks: SignedInAsks) => ({
  pointId,
  boundBy: pointId === null ? '' : nameOf(asks.account),
  boundAt: pointId === null ? null : isoNow(asks.deps.clock),
});

function write(sent: object, asks: SignedInAsks, named?: Named): Promise<Result<store.TagRow>> | Result<store.TagRow> {
  const form = tagForm.check(sent);
  if (!form.ok) return form;
  const { type, unitId, pointId = null, serialNumber, deviceSerialNumber } = form.value;
  const field = type === 'device' ? 'deviceSerialNumber' : 'serialNumber';
  const serial = serialNumber ?? deviceSerialNumber ?? '';
  return inTurn(asks, async (tx): Promise<Result<store.TagRow>> => {
    const found = named && (await unchanged(tx, named, asks));
    if (found && !found.ok) return found;
    const before = found?.value;
    if (!(await holdUnit(tx, asks.scope, unitId))) return refuse({ code: 'site.unit.notFound', field: 'unitId' });
    if (pointId !== null && !(await store.holdPoint(tx, unitId, pointId))) return refuse(otherUnit);
    const same = await store.sameTag(tx, asks.scope.rentId, type, serial);
    if (same && same.tagId !== before?.tagId) return refuse({ code: 'inspection.tag.taken', field });
    const full = before ? undefined : await fullProblem(tx, { table: 'inspectionTag', of: { unitId }, max: tagsMax });
    if (full) return refuse(full);
    const bound = before?.pointId === pointId ? {} : boundNow(pointId, asks);
    const row = { type, serial, unitId, ...bound };
    const { rentId } = asks.scope;
    const tagId = before?.tagId ?? (await store.insertTag(tx, { ...row, rentId, ...createdNow(asks) }));
    if (before) await store.updateTag(tx, tagId, { ...row, ...changedNow(asks) });
    const after = await tagHere(tx, tagId, asks);
    if (after.ok) await logUse(tx, asks, entryOf(before, after.value));
    return after;
  });
}

/** @spec INS-02 */
export const create = (sent: object, asks: SignedInAsks) => write(sent, asks);

/** @spec INS-02 */
export const change = ({ tagId, revision, ...sent }: Named, asks: SignedInAsks) =>
  write(sent, asks, { tagId, revision });

/** @spec INS-02 */
export const remove = (named: Named, asks: SignedInAsks) =>
  inTurn(asks, async (tx): Promise<Result<{ done: true }>> => {
    const found = await unchanged(tx, named, asks);
    if (!found.ok) return found;
    await store.deleteTag(tx, named.tagId);
    await logUse(tx, asks, entryOf(found.value, undefined));
    return ok({ done: true });
  });

interface Bound {
  readonly tagId: number;
  readonly isDone: boolean;
  readonly problem?: Problem;
}
/** Binds tags to a point of their unit, or takes them from theirs; each has its own answer. @spec INS-02 */
export const bind = (
  { tagIds, pointId = null }: { readonly tagIds: readonly number[]; readonly pointId?: number | undefined | null },
  asks: SignedInAsks,
) =>
  inTurn(asks, async (tx): Promise<Result<{ rows: Bound[] }>> => {
    const wanted = [...new Set(tagIds)];
    const known = new Map((await store.tagsById(tx, asks.scope, wanted)).map((tag) => [tag.tagId, tag]));
    const rows: Bound[] = [];
    for (const tagId of wanted) {
      const before = known.get(tagId);
      const hasPoint = before && (pointId === null || (await store.holdPoint(tx, before.unitId, pointId)));
      const problem = before ? (hasPoint ? undefined : otherUnit) : notFound;
      rows.push({ tagId, isDone: problem === undefined, ...(problem && { problem }) });
      if (problem || !before || before.pointId === pointId) continue;
      await store.updateTag(tx, tagId, { ...boundNow(pointId, asks), ...changedNow(asks) });
      const after = await tagHere(tx, tagId, asks);
      if (after.ok) await logEach(tx, asks, [entryOf(before, after.value)]);
    }
    return ok({ rows });
  });
