import { ok } from '@fireline/domain/lib';
import { type GuideStepName, guideFor } from '@fireline/domain/shell';
import { partnersOf, type Scope } from '@fireline/domain/role';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { SignedInAsks } from '../lib/context.ts';
import { anyId } from '../lib/db/query/anyOf.ts';
import type { Db } from '../lib/db/schema.ts';
import { scopeFilter, unitFilter } from '../lib/scopeFilter.ts';
import { countUsers } from '../session/users/actions.ts';

const isThere = (from: RawBuilder<unknown>): RawBuilder<SqlBool> => sql<SqlBool>`exists (select 1 from ${from})`;

/** What is on record once a step is done, in the scope of whoever asks. */
const doneWhen = (scope: Scope): Readonly<Record<Exclude<GuideStepName, 'colleague'>, RawBuilder<SqlBool>>> => {
  const place = scopeFilter(scope, 'place');
  return {
    tenant: isThere(sql`rent where rent.rent_id = ${scope.rentId} and coalesce(rent.profile->>'contact', '') <> ''`),
    // the tenant itself is the root of its organisations
    org: isThere(sql`org where org.rent_id = ${scope.rentId} and org.path <> '/'`),
    partner: isThere(sql`partner where partner.rent_id = ${scope.rentId} and partner.deleted_at is null
      and (${scope.role === 'platform'} or partner.parent_id = ${anyId(partnersOf(scope))})`),
    unit: isThere(sql`unit where ${unitFilter(scope)}`),
    place: isThere(sql`place where ${place}`),
    point: isThere(sql`place where ${place} and place.lng is not null`),
    phone: isThere(sql`place where ${place} and place.phone <> ''`),
    member: isThere(sql`place_member join place on place.place_id = place_member.place_id where ${place}`),
    device: isThere(sql`device where ${scopeFilter(scope, 'device')} and device.last_seen_at is not null`),
    role: isThere(sql`role where role.rent_id = ${scope.rentId} and jsonb_array_length(role.permissions) > 0`),
    building: isThere(sql`building join place on place.place_id = building.place_id where ${place}`),
    plan: isThere(sql`plan_layer where ${scopeFilter(scope, 'planLayer')} and plan_layer.publish_state = 'complete'`),
    alarm: isThere(
      sql`alarm where ${scopeFilter(scope, 'alarm')} and alarm.state = 'closed' and alarm.handled_by is not null`,
    ),
  };
};

/** All of them in one query. */
async function readDone(
  db: Db,
  scope: Scope,
  names: readonly Exclude<GuideStepName, 'colleague'>[],
): Promise<ReadonlySet<string>> {
  if (names.length === 0) return new Set();
  const all = doneWhen(scope);
  const rows = names.map((name) => sql`select ${name}::text as name, ${all[name]} as is_done`);
  const { rows: read } = await sql<{ name: string; isDone: boolean }>`${sql.join(rows, sql` union all `)}`.execute(db);
  return new Set(read.flatMap(({ name, isDone }) => (isDone ? [name] : [])));
}

/** The first steps that the caller may do, each with whether it is done. @spec SIT-12 */
export async function guide({ deps, scope, rights }: SignedInAsks) {
  const names = guideFor(rights.granted);
  const { db } = deps.database;
  const done = await readDone(
    db,
    scope,
    names.filter((name) => name !== 'colleague'),
  );
  // the reader is one of them
  const accounts = names.includes('colleague') ? await countUsers({ deps, scope }) : 0;
  const isDone = (name: GuideStepName): boolean => (name === 'colleague' ? accounts > 1 : done.has(name));
  return ok({ steps: names.map((name) => ({ name, isDone: isDone(name) })) });
}
