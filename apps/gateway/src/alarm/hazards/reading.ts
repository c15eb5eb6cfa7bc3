import { dueIn } from '@fireline/domain/alarm';
import { type Day, dayAt, ok, type Problem, refuse, type Result } from '@fireline/domain/lib';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import type { Tx } from '../../lib/db/schema.ts';
import * as store from './store.ts';

export const todayOf = ({ deps }: Pick<SignedInAsks, 'deps'>): Day => dayAt(deps.clock());
export const notFound: Problem = { code: 'alarm.hazard.notFound', field: 'hazardId' };

/** As it goes over the wire: with the days left or passed, by today or by the day on which it ended. */
const shownOf = ({ foundOn, dueOn, endedOn, measures, photos, donePhotos, ...row }: store.HazardRow, today: Day) => ({
  ...row,
  foundDay: foundOn,
  dueDay: dueOn,
  endedDay: endedOn,
  measures: [...measures],
  photos: [...photos],
  donePhotos: [...donePhotos],
  ...dueIn(dueOn, endedOn ?? today),
});

/** @spec ALM-13 */
export async function list(query: store.HazardFilter & store.HazardOrder & Paging, asks: SignedInAsks) {
  const today = todayOf(asks);
  const page = await store.hazardsPage(asks.deps.database.db, asks.scope, today, query);
  return ok({ ...page, rows: page.rows.map((row) => shownOf(row, today)) });
}

async function shown(hazardId: number, asks: SignedInAsks, tx?: Tx) {
  const db = tx ?? asks.deps.database.db;
  const row = await store.hazardById(db, asks.scope, hazardId);
  return row && { hazard: shownOf(row, todayOf(asks)), track: await store.trackOf(db, hazardId) };
}
export type Shown = NonNullable<Awaited<ReturnType<typeof shown>>>;

/** @spec ALM-13 */
export async function detail(hazardId: number, asks: SignedInAsks, tx?: Tx): Promise<Result<Shown>> {
  const found = await shown(hazardId, asks, tx);
  return found ? ok(found) : refuse(notFound);
}

/** @spec ALM-13 SHL-08 */
export async function summary(asks: SignedInAsks) {
  const { db } = asks.deps.database;
  const { overdue, today, week, ...byState } = await store.counts(db, asks.scope, todayOf(asks));
  return ok({ byState, overdue, today, week });
}

/** Hazards in progress over their due day, for the workbench. @spec ALM-13 SHL-05 */
export async function countOverdue(asks: SignedInAsks) {
  const { db } = asks.deps.database;
  const today = todayOf(asks);
  const { overdue } = await store.counts(db, asks.scope, today);
  return { count: overdue, oldestAt: (await store.oldestOverdue(db, asks.scope, today))?.createdAt ?? null };
}

/** For other areas: hazards of a place or a unit that are not rectified yet, and those of them that are late. @spec ALM-13 */
export async function hazardsOf(of: { readonly placeId: number } | { readonly unitId: number }, asks: SignedInAsks) {
  const { inProgress, overdue } = await store.counts(asks.deps.database.db, asks.scope, todayOf(asks), of);
  return { inProgress, overdue };
}
