import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { checkUnitMove, checkUnitPartner } from '@fireline/domain/site';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { transact } from '../../lib/transact.ts';
import { changedNow } from '../../lib/changes.ts';
import { holdRights } from '../../session/users/lookedAfter.ts';
import { logUse } from '../../session/userLog.ts';
import { takeMove } from '../moves/kept.ts';
import type { MovedUnit } from '../moves/tables.ts';
import { follow } from './actions.ts';
import * as store from './store.ts';

interface Back {
  readonly orgPath?: string;
  readonly partnerId?: number | null;
}

/** Where a unit came from, as it stands now; refused where that is gone, or not the caller's to give to any more. */
async function backOf(tx: Tx, { scope }: SignedInAsks, { orgId, partnerId }: MovedUnit): Promise<Result<Back>> {
  const org = orgId === undefined ? undefined : await store.heldOrg(tx, scope.rentId, orgId);
  if (orgId !== undefined && !org) return refuse({ code: 'site.unit.orgUnknown', field: 'orgId' });
  const barred = partnerId === undefined ? undefined : checkUnitPartner(scope, partnerId ?? undefined);
  if (barred) return refuse(barred);
  if (typeof partnerId === 'number' && !(await store.heldPartner(tx, scope, partnerId)))
    return refuse({ code: 'site.partner.notFound', field: 'partnerId' });
  return ok({ ...(org && { orgPath: org.path }), ...(partnerId !== undefined && { partnerId }) });
}

const gone: Problem = { code: 'site.move.gone', field: 'moveId' };

/**
 * Takes a move of units back: all of them with what went along, while nobody changed one since; or none, with each that was changed and by whom.
 * @spec SIT-06 ORG-05
 */
export const undoMoveUnits = (
  { moveId }: { readonly moveId: string },
  called: SignedInAsks,
): Promise<Result<{ units: number }>> =>
  transact(called.deps.database, async (work): Promise<Result<{ units: number }>> => {
    const { tx } = work;
    const asks = await holdRights(tx, called, 'unitList:bind');
    const moved = (await takeMove(tx, asks, 'units', moveId))?.was;
    if (!moved) return refuse(gone);
    const ids = moved.map(({ unitId }) => unitId);
    await store.holdOrgsCalled(tx, asks.scope.rentId, [...new Set(moved.flatMap(({ orgId }) => orgId ?? []))]);
    const units = new Map((await store.lockUnits(tx, asks.scope, ids)).map((unit) => [unit.unitId, unit]));
    const problems = checkUnitMove(moved, [...units.values()]);
    if (problems.length > 0) return refuse(...problems);
    for (const was of moved) {
      const unit = units.get(was.unitId);
      const back = await backOf(tx, asks, was);
      if (!back.ok) return back;
      if (!unit) continue;
      await store.hangUnits(tx, [was.unitId], { ...back.value, ...changedNow(asks) });
      await follow(work, was.unitId, unit, { ...unit, ...back.value }, was);
    }
    const names = [...units.values()].map(({ name }) => name);
    await logUse(tx, asks, { detail: String(ids.length), changes: { units: { before: [], after: names } } });
    return ok({ units: ids.length });
  });
