import {
  hazardMeasureForm,
  hazardMeasureOrderForm,
  hazardMeasuresMax,
  isSameCatalogue,
  measureBasisOf,
  measureNameOf,
} from '@fireline/domain/alarm';
import { ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import type { SignedInAsks } from '../../../lib/context.ts';
import type { Db, Tx } from '../../../lib/db/schema.ts';
import { transact } from '../../../lib/transact.ts';
import { changedNow } from '../../../lib/changes.ts';
import { logUse } from '../../../session/userLog.ts';
import { takeRules } from '../../rules/store.ts';
import type { GivenMeasure } from '../tables.ts';
import * as store from './store.ts';

const notFound: Problem = { code: 'alarm.measure.notFound', field: 'measureId' };
const targetOf = (id: number) => ({ kind: 'hazardMeasure', id });
const calledBy = ({ code, name }: Pick<store.MeasureRow, 'code' | 'name'>): string => code ?? name;

type Went = Awaited<ReturnType<typeof store.wentIn>>;
function shownOf({ rentId: _rentId, rank: _rank, removedAt: _removedAt, ...row }: store.MeasureRow, went: Went) {
  const { used = 0, completed = 0, meanDays = null } = went.get(row.measureId) ?? {};
  return { ...row, kinds: [...row.kinds], used, completed, meanDays };
}
type Shown = ReturnType<typeof shownOf>;

async function shownCatalogue(db: Db | Tx, { scope }: SignedInAsks) {
  const went = await store.wentIn(db, scope);
  return { measures: (await store.catalogueOf(db, scope.rentId)).map((row) => shownOf(row, went)) };
}

/** The catalogue of the tenant, with how each measure went in the hazards of the caller. @spec ALM-13 SHL-08 */
export const catalogue = async (asks: SignedInAsks) => ok(await shownCatalogue(asks.deps.database.db, asks));

async function shown(tx: Tx, measureId: number, { scope }: SignedInAsks): Promise<Result<Shown>> {
  const row = await store.measureById(tx, scope.rentId, measureId);
  return row ? ok(shownOf(row, await store.wentIn(tx, scope))) : refuse(notFound);
}

type Value = Extract<ReturnType<typeof hazardMeasureForm.check>, { ok: true }>['value'];
const textOf = ({ name, basis, kinds, days }: Value) => ({
  ...measureNameOf(name),
  ...measureBasisOf(basis),
  kinds,
  days,
});
const storedOf = ({ kinds, ...row }: ReturnType<typeof textOf>) => ({ ...row, kinds: JSON.stringify(kinds) });

/** Why there cannot be a measure of that name in the catalogue, besides the one that is changed. */
function taken(
  standing: readonly store.MeasureRow[],
  { code, name }: Pick<Shown, 'code' | 'name'>,
  measureId?: number,
) {
  const same = standing.some((row) => row.measureId !== measureId && row.code === code && row.name === name);
  return same ? ({ code: 'alarm.measure.taken', field: 'name' } as const) : undefined;
}
const tooMany = (standing: readonly unknown[]): Problem | undefined =>
  standing.length >= hazardMeasuresMax ? { code: 'alarm.measure.tooMany', args: { 0: hazardMeasuresMax } } : undefined;

/** Writes to the catalogue of a tenant, one at a time. */
const writing = <Reply>(
  asks: SignedInAsks,
  work: (tx: Tx, standing: readonly store.MeasureRow[]) => Promise<Result<Reply>>,
): Promise<Result<Reply>> =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<Reply>> => {
    await takeRules(tx, asks.scope.rentId);
    return work(tx, await store.catalogueOf(tx, asks.scope.rentId));
  });

/** @spec ALM-13 */
export async function create(sent: object, asks: SignedInAsks): Promise<Result<Shown>> {
  const form = hazardMeasureForm.check(sent);
  if (!form.ok) return form;
  const { rentId } = asks.scope;
  const text = textOf(form.value);
  return writing(asks, async (tx, standing) => {
    const problem = tooMany(standing) ?? taken(standing, text);
    if (problem) return refuse(problem);
    const rank = (await store.lastRank(tx, rentId)) + 1;
    const id = await store.insertMeasure(tx, { rentId, ...storedOf(text), rank, ...changedNow(asks) });
    const changes = loggedChanges({}, form.value);
    await logUse(tx, asks, { detail: `${id} ${form.value.name}`, changes, target: targetOf(id) });
    return shown(tx, id, asks);
  });
}

interface Named {
  readonly measureId: number;
  readonly revision: number;
}
/** The measure, if it is as it was when it was opened. */
function held(standing: readonly store.MeasureRow[], { measureId, revision }: Named): Result<store.MeasureRow> {
  const row = standing.find((one) => one.measureId === measureId);
  if (!row) return refuse(notFound);
  return row.revision === revision
    ? ok(row)
    : refuse({ code: 'alarm.measure.conflict', args: { name: row.changedBy } });
}

/** Changes a measure. Hazards keep what they were given; only what it is used for from now on changes. @spec ALM-13 */
export async function change({ measureId, revision, ...sent }: Named, asks: SignedInAsks): Promise<Result<Shown>> {
  const form = hazardMeasureForm.check(sent);
  if (!form.ok) return form;
  const text = textOf(form.value);
  return writing(asks, async (tx, standing) => {
    const found = held(standing, { measureId, revision });
    if (!found.ok) return found;
    const problem = taken(standing, text, measureId);
    if (problem) return refuse(problem);
    await store.updateMeasure(tx, measureId, { ...storedOf(text), ...changedNow(asks) });
    const { code, name, basisCode, basis, kinds, days } = found.value;
    const changes = loggedChanges({ code, name, basisCode, basis, kinds, days }, text);
    await logUse(tx, asks, { detail: `${measureId} ${form.value.name}`, changes, target: targetOf(measureId) });
    return shown(tx, measureId, asks);
  });
}

/** Offers a measure to new hazards, or no longer. @spec ALM-13 */
export const switchTo = ({ isEnabled, ...named }: Named & { readonly isEnabled: boolean }, asks: SignedInAsks) =>
  writing(asks, async (tx, standing): Promise<Result<Shown>> => {
    const found = held(standing, named);
    if (!found.ok) return found;
    const { measureId } = named;
    await store.updateMeasure(tx, measureId, { isEnabled, ...changedNow(asks) });
    const changes = loggedChanges({ isEnabled: found.value.isEnabled }, { isEnabled });
    const detail = `${measureId} ${calledBy(found.value)}`;
    await logUse(tx, asks, { detail, changes, target: targetOf(measureId) });
    return shown(tx, measureId, asks);
  });

/** Puts the catalogue in another order; of two at once the second orders what the first left, or learns of it. @spec ALM-13 */
export async function order(sent: object, asks: SignedInAsks) {
  const form = hazardMeasureOrderForm.check(sent);
  if (!form.ok) return form;
  const { measureIds } = form.value;
  return writing(asks, async (tx, standing) => {
    const last = standing.toSorted((a, b) => (a.changedAt < b.changedAt ? 1 : -1))[0];
    const ids = standing.map(({ measureId }) => measureId);
    if (!isSameCatalogue(ids, measureIds))
      return refuse({ code: 'alarm.measure.order', field: 'measureIds', args: { name: last?.changedBy || '-' } });
    await store.rankMeasures(tx, measureIds);
    const changes = loggedChanges({ measureIds: ids }, { measureIds });
    await logUse(tx, asks, { detail: String(measureIds.length), changes });
    return ok(await shownCatalogue(tx, asks));
  });
}

/** Takes a measure out of the catalogue; hazards that use it keep it. @spec ALM-13 */
export const remove = (named: Named, asks: SignedInAsks) =>
  writing(asks, async (tx, standing): Promise<Result<Shown>> => {
    const found = held(standing, named);
    if (!found.ok) return found;
    const changed = changedNow(asks);
    await store.updateMeasure(tx, named.measureId, { ...changed, removedAt: changed.changedAt });
    const detail = `${named.measureId} ${calledBy(found.value)}`;
    await logUse(tx, asks, { detail, target: targetOf(named.measureId) });
    return shown(tx, named.measureId, asks);
  });

/** Puts a removed measure back where it stood, unless its name has been given to another meanwhile. @spec ALM-13 */
export const restore = (named: Named, asks: SignedInAsks) =>
  writing(asks, async (tx, standing): Promise<Result<Shown>> => {
    const row = await store.measureById(tx, asks.scope.rentId, named.measureId);
    if (!row) return refuse(notFound);
    const found = held([row], named);
    if (!found.ok) return found;
    const problem = tooMany(standing) ?? taken(standing, row, row.measureId);
    if (problem) return refuse(problem);
    await store.updateMeasure(tx, row.measureId, { ...changedNow(asks), removedAt: null });
    await logUse(tx, asks, { detail: `${row.measureId} ${calledBy(row)}`, target: targetOf(row.measureId) });
    return shown(tx, row.measureId, asks);
  });

/**
 * The measures that a hazard is given, called as they are now; those that it had keep what they were called.
 * @param had those that the hazard has
 */
export async function given(tx: Tx, rentId: string, sent: readonly number[], had: readonly GivenMeasure[]) {
  const ids = [...new Set(sent)];
  const kept = new Map(had.map((one) => [one.measureId, one]));
  const standing = ids.every((id) => kept.has(id)) ? [] : await store.catalogueOf(tx, rentId);
  const offered = new Map(standing.filter(({ isEnabled }) => isEnabled).map((row) => [row.measureId, row]));
  const found = ids.flatMap((measureId): GivenMeasure[] => {
    const one = kept.get(measureId) ?? offered.get(measureId);
    return one ? [{ measureId, code: one.code, name: one.name }] : [];
  });
  return found.length === ids.length ? ok(found) : refuse({ code: 'alarm.measure.gone', field: 'measures' });
}
