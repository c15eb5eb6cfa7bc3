import { labelsAtOnce, nextEdition } from '@fireline/domain/inspection';
import { ok, type Problem, type Result, refuse } from '@fireline/domain/lib';
import type { SignedInAsks } from '../../lib/context.ts';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { unitFilter } from '../../lib/scopeFilter.ts';
import { transact } from '../../lib/transact.ts';
import { logEach } from '../../session/userLog.ts';
import { labelOf } from './signing.ts';

const shownPoints = (db: Db | Tx, { scope }: SignedInAsks, pointIds: readonly number[]) =>
  db
    .selectFrom('inspectionPoint as point')
    .innerJoin('unit', 'unit.unitId', 'point.unitId')
    .leftJoin('building', 'building.buildingId', 'point.buildingId')
    .select((eb) => [
      'point.pointId',
      'point.name',
      'point.location',
      'point.buildingId',
      eb.fn.coalesce('building.name', eb.val('')).as('buildingName'),
      'point.floor',
      'unit.name as unitName',
      'point.qrEdition as edition',
    ])
    .where('point.pointId', '=', anyId(pointIds))
    .where(unitFilter(scope))
    .orderBy('point.pointId');
type Shown = Awaited<ReturnType<ReturnType<typeof shownPoints>['execute']>>[number];

/** Each with its code, in the order in which they were asked for. */
async function signed(points: readonly Shown[], asked: readonly number[], { deps, scope }: SignedInAsks) {
  const order = new Map(asked.map((pointId, at) => [pointId, at]));
  const labels = await Promise.all(
    points.map(async (point) => ({
      ...point,
      code: await labelOf(deps.secrets, { rentId: scope.rentId, pointId: point.pointId, edition: point.edition }),
    })),
  );
  return { labels: labels.toSorted((a, b) => (order.get(a.pointId) ?? 0) - (order.get(b.pointId) ?? 0)) };
}

const notFound: Problem = { code: 'inspection.point.notFound', field: 'points' };
const tooMany: Problem = {
  code: 'form.range',
  field: 'pointIds',
  args: { 0: labelsAtOnce.min, 1: labelsAtOnce.max },
};

/** The labels of points as they are printed now; a point that the caller does not see is left out. @spec INS-02 N24 */
export async function list({ pointIds }: { readonly pointIds: readonly number[] }, asks: SignedInAsks) {
  if (pointIds.length > labelsAtOnce.max) return refuse(tooMany);
  return ok(await signed(await shownPoints(asks.deps.database.db, asks, pointIds).execute(), pointIds, asks));
}

interface PrintsAnew {
  readonly points: readonly { readonly pointId: number; readonly edition: number }[];
}

/** Gives points new labels, all of them or none: phones take the former ones no more. @spec INS-02 N24 */
export async function printAnew({ points }: PrintsAnew, asks: SignedInAsks) {
  const asked = points.map(({ pointId }) => pointId);
  return transact(asks.deps.database, async ({ tx }): Promise<Result<Awaited<ReturnType<typeof signed>>>> => {
    const found = await shownPoints(tx, asks, asked).forUpdate('point').execute();
    const shown = new Map(points.map(({ pointId, edition }) => [pointId, edition]));
    if (found.length < shown.size) return refuse(notFound);
    const steps = found.map((point) => ({ point, next: nextEdition(point, shown.get(point.pointId) ?? 0) }));
    const problems = steps.flatMap(({ next }) => (next.ok ? [] : next.problems));
    if (problems.length > 0) return { ok: false, problems };
    const printed = steps.flatMap(({ point, next }) => (next.ok ? [{ ...point, edition: next.value }] : []));
    for (const { pointId, edition } of printed)
      await tx.updateTable('inspectionPoint').set({ qrEdition: edition }).where('pointId', '=', pointId).execute();
    await logEach(
      tx,
      asks,
      printed.map(({ pointId, name }) => ({
        detail: `${pointId} ${name}`,
        target: { kind: 'inspectionPoint', id: pointId },
      })),
    );
    return ok(await signed(printed, asked, asks));
  });
}
