import type { areaShapes } from '@fireline/api/shapes';
import { ok, refuse, type Result } from '@fireline/domain/lib';
import { checkUnitMove, checkUnitPartner, unitMoveForm } from '@fireline/domain/site';
import type * as z from 'zod';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Row, Tx } from '../../lib/db/schema.ts';
import { transact } from '../../lib/transact.ts';
import { changedNow } from '../../lib/changes.ts';
import { keepMove } from '../moves/kept.ts';
import type { MovedUnit } from '../moves/tables.ts';
import { follow } from './actions.ts';
import { type Hung, orgAt, standingThere } from './hangingStore.ts';
import * as store from './store.ts';
import { holdRights } from '../../session/users/lookedAfter.ts';
import { logUse } from '../../session/userLog.ts';

type Sent = z.output<typeof areaShapes.site.moveUnits.send>;
type Moved = z.output<typeof areaShapes.site.moveUnits.reply>;
type Standing = Row<'unit'>;

/** A unit as it stands before a move, to be taken back. */
async function wasOf(tx: Tx, unit: Standing, to: Partial<Hung>): Promise<MovedUnit> {
  const { unitId, revision, orgPath, partnerId, rentId } = unit;
  const there = { ...unit, ...to };
  const isOfOrg = there.orgPath !== orgPath;
  const isOfPartner = there.partnerId !== partnerId;
  return {
    unitId,
    revision: revision + 1,
    ...(isOfOrg && { orgId: await orgAt(tx, rentId, orgPath) }),
    ...(isOfPartner && { partnerId }),
    keptOfOrg: isOfOrg ? await standingThere(tx, unitId, 'orgPath', there) : {},
    keptOfPartner: isOfPartner ? await standingThere(tx, unitId, 'partnerId', there) : {},
  };
}

/** Gives units, with what hung on them where they were, to another organisation or partner: all, or none with each that cannot go. @spec SIT-06 ORG-05 */
export const moveUnits = ({ units: ticked, ...where }: Sent, called: SignedInAsks): Promise<Result<Moved>> =>
  transact(called.deps.database, async (work): Promise<Result<Moved>> => {
    const { tx } = work;
    const asks = await holdRights(tx, called, 'unitList:bind');
    const { scope } = asks;
    const form = unitMoveForm.check(where);
    if (!form.ok) return form;
    const { orgId, partnerId } = form.value;
    const org = orgId === undefined ? undefined : await store.heldOrg(tx, scope.rentId, orgId);
    if (orgId !== undefined && !org) return refuse({ code: 'site.unit.orgUnknown', field: 'orgId' });
    const barred = partnerId === undefined ? undefined : checkUnitPartner(scope, partnerId);
    if (barred) return refuse(barred);
    if (partnerId !== undefined && !(await store.heldPartner(tx, scope, partnerId)))
      return refuse({ code: 'form.choice', field: 'partnerId' });
    const unitIds = [...new Set(ticked.map(({ unitId }) => unitId))];
    const units = await store.lockUnits(tx, scope, unitIds);
    const problems = checkUnitMove(ticked, units);
    if (problems.length > 0) return refuse(...problems);
    const to = { ...(org && { orgPath: org.path }), ...(partnerId !== undefined && { partnerId }) };
    const was: MovedUnit[] = [];
    for (const unit of units) was.push(await wasOf(tx, unit, to));
    await store.hangUnits(tx, unitIds, { ...to, ...changedNow(asks) });
    for (const unit of units) await follow(work, unit.unitId, unit, { ...unit, ...to });
    const changes = {
      ...(org && { orgPath: { before: [...new Set(units.map(({ orgPath }) => orgPath))], after: org.path } }),
      ...(partnerId !== undefined && {
        partnerId: { before: [...new Set(units.map((unit) => unit.partnerId ?? ''))], after: partnerId },
      }),
      units: { before: [], after: units.map(({ name }) => name) },
    };
    await logUse(tx, asks, { detail: String(units.length), changes });
    const moveId = await keepMove(tx, asks, 'units', was);
    return ok({ units: units.length, ...(await store.countOn(tx, unitIds)), moveId });
  });
