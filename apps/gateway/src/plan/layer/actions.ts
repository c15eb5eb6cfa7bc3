import { planTopic } from '@fireline/api/plan';
import type { Plan, PlanForm, SeenPlan } from '@fireline/api/plan';
import { ok, refuse, type Result } from '@fireline/domain/lib';
import {
  type BoundKind,
  checkKeyOnChange,
  checkLayerFloor,
  checkRevision,
  layerChangeForm,
  layerForm,
} from '@fireline/domain/plan';
import { keptNode, type Whereabouts } from '@fireline/domain/role';
import { loggedChanges } from '@fireline/domain/log';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import type { Db, Row, Tx } from '../../lib/db/schema.ts';
import { transact } from '../../lib/transact.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { logUse } from '../../session/userLog.ts';
import { entryOf } from '../logEntry.ts';
import { checkNewKey, grant, hashKey } from '../key/actions.ts';
import { openedLayer, planNotFound, readerOf } from './access.ts';
import * as store from './store.ts';
import { planOf, seenPlanOf } from './wire.ts';

export async function list(query: store.LayerFilter & store.LayerOrder & Paging, asks: SignedInAsks) {
  const { rows, ...page } = await store.plansPage(asks.deps.database.db, readerOf(asks), query);
  return ok({ ...page, rows: rows.map(seenPlanOf) });
}

export async function detail(layerId: number, asks: SignedInAsks): Promise<Result<SeenPlan>> {
  const row = await store.planById(asks.deps.database.db, readerOf(asks), layerId);
  return row ? ok(seenPlanOf(row)) : refuse(planNotFound);
}

/** The plan as its reader, who has it open, is shown it after a change. */
export async function shownPlan(db: Db | Tx, asks: SignedInAsks, layerId: number): Promise<Result<Plan>> {
  const row = await store.planById(db, readerOf(asks), layerId);
  return row?.isOpen ? ok(planOf(row)) : refuse(planNotFound);
}

type Bound = Pick<Row<'planLayer'>, 'boundKind' | 'boundId' | 'buildingId' | 'floor'> & Whereabouts;
interface Wish {
  readonly boundKind?: BoundKind | undefined;
  readonly boundId?: number | undefined;
  readonly floor?: number | undefined;
}
const unbound = { boundKind: null, boundId: null, buildingId: null, floor: null } as const;

const standing = ({ rentId, orgPath, partnerId, unitId, maintId, placeId }: Whereabouts): Whereabouts => ({
  rentId,
  orgPath,
  partnerId,
  unitId,
  maintId,
  placeId,
});

/** Where somebody stands who makes a plan that is bound to nothing. */
const ownStanding = ({ scope }: SignedInAsks): Whereabouts => ({
  rentId: scope.rentId,
  orgPath: scope.orgPath ?? '',
  partnerId: scope.partnerId ?? null,
  unitId: scope.unitId ?? null,
  maintId: scope.maintId ?? null,
  placeId: scope.placeId ?? null,
});

/** What a plan is to be bound to, found in the reader's reach; a plan stands where that stands. @spec PLN-01 BLD-04 ROL-06 */
async function boundTo(
  tx: Tx,
  asks: SignedInAsks,
  { boundKind, boundId = 0, floor }: Wish,
  was?: Row<'planLayer'>,
): Promise<Result<Bound>> {
  const none = refuse({ code: 'plan.bound.none', field: 'boundId' });
  switch (boundKind) {
    case undefined:
      return ok({ ...unbound, ...standing(was && was.boundKind === null ? was : ownStanding(asks)) });
    case 'place': {
      const place = await store.placeById(tx, asks.scope, boundId);
      return place ? ok({ ...unbound, boundKind, boundId, ...standing(place) }) : none;
    }
    case 'property': {
      const building = await store.buildingById(tx, asks.scope, boundId);
      if (!building) return none;
      const problem = checkLayerFloor(building, floor);
      if (problem) return refuse(problem);
      return ok({ boundKind, boundId, buildingId: boundId, floor: floor ?? null, ...standing(building) });
    }
  }
}

type Entered = Extract<ReturnType<typeof layerForm.check>, { ok: true }>['value'];
const enteredFields = ({ name, description, isPrivate, center }: Entered) => ({
  name,
  description,
  isPrivate,
  centerLng: center?.lng ?? null,
  centerLat: center?.lat ?? null,
});

/** @spec PLN-01 PLN-05 */
export async function create(sent: PlanForm, asks: SignedInAsks): Promise<Result<Plan>> {
  const { deps, account } = asks;
  const entered = layerForm.check(sent);
  if (!entered.ok) return entered;
  const { isPrivate, accessKey } = entered.value;
  const published = checkNewKey(deps, accessKey);
  if (published) return refuse(published);
  const keyHash = isPrivate && accessKey !== undefined ? await hashKey(asks, accessKey) : null;
  const [by, at] = [nameOf(account), isoNow(deps.clock)];
  return transact(deps.database, async ({ tx, tell }): Promise<Result<Plan>> => {
    const bound = await boundTo(tx, asks, entered.value);
    if (!bound.ok) return bound;
    const layerId = await store.insertLayer(tx, {
      ...enteredFields(entered.value),
      ...bound.value,
      keyHash,
      publishState: 'unpublished',
      progressPercent: 0,
      publisher: by,
      pointsBy: by,
      createdAt: at,
      updatedBy: by,
      updatedAt: at,
    });
    if (isPrivate) await grant(tx, asks, layerId);
    await logUse(tx, asks, entryOf(layerId));
    await tell({ type: 'changed', topic: planTopic.name, rentId: asks.scope.rentId, ids: [layerId] });
    return shownPlan(tx, asks, layerId);
  });
}

/** What the log tells of a change. What a plan is called and shows stays behind its key. @spec SES-10 PLN-05 */
function changesOfPlan(was: Row<'planLayer'>, next: ReturnType<typeof enteredFields> & Bound) {
  const before = Object.fromEntries(Object.keys(next).map((field) => [field, was[field as keyof typeof was]]));
  const { name: _name, description: _text, ...open } = loggedChanges(before, next);
  return was.isPrivate || next.isPrivate ? open : loggedChanges(before, next);
}

/** Decision: a new key closes the plan to everybody but who set it. @spec PLN-01 PLN-04 PLN-05 */
export async function change(
  { layerId, revision, ...sent }: PlanForm & { readonly layerId: number; readonly revision: number },
  asks: SignedInAsks,
): Promise<Result<Plan>> {
  const { deps, account } = asks;
  const entered = layerChangeForm.check(sent);
  if (!entered.ok) return entered;
  const { isPrivate, accessKey } = entered.value;
  const published = checkNewKey(deps, accessKey);
  if (published) return refuse(published);
  // made before the lock is taken: it is meant to be slow
  const newHash = isPrivate && accessKey !== undefined ? await hashKey(asks, accessKey) : undefined;
  return transact(deps.database, async ({ tx, tell }): Promise<Result<Plan>> => {
    const opened = await openedLayer(tx, asks, layerId, 'locked');
    if (!opened.ok) return opened;
    const was = opened.value;
    const problem =
      checkRevision(revision, { revision: was.revision, by: was.updatedBy }) ??
      checkKeyOnChange(was, { isPrivate, accessKey });
    if (problem) return refuse(problem);
    const bound = await boundTo(tx, asks, entered.value, was);
    if (!bound.ok) return bound;
    const isRebound = was.boundKind !== null && bound.value.boundKind !== null;
    if (isRebound && keptNode(asks.scope, was, bound.value)) return refuse({ code: 'role.nodeKept', field: 'boundId' });
    const next = { ...enteredFields(entered.value), ...bound.value };
    await store.updateLayer(tx, layerId, {
      ...next,
      keyHash: isPrivate ? (newHash ?? was.keyHash) : null,
      revision: was.revision + 1,
      updatedBy: nameOf(account),
      updatedAt: isoNow(deps.clock),
    });
    if (newHash !== undefined) await grant(tx, asks, layerId, 'only');
    const isKeyChanged = newHash !== undefined || (was.isPrivate && !isPrivate);
    await logUse(tx, asks, {
      ...entryOf(layerId),
      changes: changesOfPlan(was, next),
      ...(isKeyChanged && { action: 'plan.changeKey' }),
    });
    await tell({ type: 'changed', topic: planTopic.name, rentId: asks.scope.rentId, ids: [layerId] });
    return shownPlan(tx, asks, layerId);
  });
}

const isDone = ok({ done: true as const });

/** Decision: the platform takes away also what it cannot open, or a lost key would keep a plan for ever. @spec PLN-01 PLN-05 */
export async function remove(layerId: number, asks: SignedInAsks) {
  const { deps, account } = asks;
  return transact(deps.database, async ({ tx, tell }) => {
    const opened =
      account.role === 'platform'
        ? await store.layerById(tx, readerOf(asks), layerId, true)
        : await openedLayer(tx, asks, layerId, 'locked');
    if (!opened) return refuse(planNotFound);
    if ('ok' in opened && !opened.ok) return opened;
    await store.updateLayer(tx, layerId, { deletedAt: isoNow(deps.clock) });
    await logUse(tx, asks, entryOf(layerId));
    await tell({ type: 'changed', topic: planTopic.name, rentId: asks.scope.rentId, ids: [layerId] });
    return isDone;
  });
}

/** What was taken away comes back as it was. @spec PLN-01 */
export async function restore(layerId: number, asks: SignedInAsks): Promise<Result<SeenPlan>> {
  return transact(asks.deps.database, async ({ tx, tell }): Promise<Result<SeenPlan>> => {
    const layer = await store.layerById(tx, readerOf(asks), layerId, true, true);
    if (!layer) return refuse(planNotFound);
    await store.updateLayer(tx, layerId, { deletedAt: null });
    await logUse(tx, asks, entryOf(layerId));
    await tell({ type: 'changed', topic: planTopic.name, rentId: asks.scope.rentId, ids: [layerId] });
    const row = await store.planById(tx, readerOf(asks), layerId);
    return row ? ok(seenPlanOf(row)) : refuse(planNotFound);
  });
}

interface TargetQuery extends Paging {
  readonly kind: BoundKind;
  readonly search?: string | undefined;
}
interface Target {
  readonly kind: BoundKind;
  readonly id: number;
  readonly name: string;
  readonly placeName: string;
  readonly floorsAbove: number;
  readonly floorsUnder: number;
  readonly center: { readonly lng: number; readonly lat: number } | null;
}
const centerOf = ({ lng, lat }: { lng: number | null; lat: number | null }) =>
  lng === null || lat === null ? null : { lng, lat };

/** @spec PLN-01 PLN-03 BLD-04 */
export async function targets({ kind, ...query }: TargetQuery, { deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  if (kind === 'place') {
    const { rows, ...page } = await store.placesPage(db, scope, query);
    const places = rows.map(({ id, name, ...at }): Target => {
      return { kind, id, name, placeName: name, floorsAbove: 0, floorsUnder: 0, center: centerOf(at) };
    });
    return ok({ ...page, rows: places });
  }
  const { rows, ...page } = await store.buildingsPage(db, scope, query);
  const buildings = rows.map(({ lng, lat, ...row }): Target => ({ kind, ...row, center: centerOf({ lng, lat }) }));
  return ok({ ...page, rows: buildings });
}
