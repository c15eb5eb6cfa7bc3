import { containsText, pastedSql } from '../lib/db/query/containsText.ts';
import { ok } from '@fireline/domain/lib';
import { partnersOf, type Scope } from '@fireline/domain/role';
import { type ChoiceKind, choicesMax } from '@fireline/domain/site';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { SignedInAsks } from '../lib/context.ts';
import { anyId } from '../lib/db/query/anyOf.ts';
import { ownMaint } from './maints/store.ts';
import { scopeFilter, unitFilter } from '../lib/scopeFilter.ts';

/** The id of each kind, and what tells two of one name apart. */
const tables: Readonly<Record<ChoiceKind, { readonly id: string; readonly detail: RawBuilder<string> }>> = {
  org: {
    id: 'org_id',
    detail: sql`coalesce((select up.name from org up where up.rent_id = org.rent_id and up.org_id = org.parent_id), '')`,
  },
  partner: { id: 'partner_id', detail: sql`''` },
  unit: { id: 'unit_id', detail: sql`unit.address` },
  maint: { id: 'maint_id', detail: sql`''` },
  place: { id: 'place_id', detail: sql`place.address` },
};

/** Of partners and companies: those of the places that a scope sees. */
const ofPlaces = (id: string, scope: Scope) =>
  sql<SqlBool>`${sql.ref(id)} in (select ${sql.ref(id)} from place where ${scopeFilter(scope, 'place')})`;

function reach(kind: ChoiceKind, scope: Scope): RawBuilder<SqlBool> {
  const { role, orgPath = '' } = scope;
  if (scope.rentKind === 'operator') return sql`false`;
  if (kind === 'place') return scopeFilter(scope, 'place');
  if (kind === 'unit') return unitFilter(scope);
  if (kind === 'org' && role === 'org') return sql`org.path <> '' and starts_with(org.path, ${orgPath})`;
  if (kind === 'org') return role === 'platform' || role === 'agent' ? sql`true` : sql`false`;
  if (kind === 'maint' && (role === 'platform' || role === 'agent'))
    return sql`(${ownMaint(scope)} or (maint.deleted_at is null and ${ofPlaces('maint_id', scope)}))`;
  if (kind === 'partner' && role === 'platform') return sql`partner.deleted_at is null`;
  if (kind === 'partner' && role === 'agent')
    return sql`partner.deleted_at is null and partner_id = ${anyId(partnersOf(scope))}`;
  return ofPlaces(`${kind}_id`, scope);
}

interface Asked {
  readonly kind: ChoiceKind;
  readonly search?: string | undefined;
  readonly ids?: readonly string[] | undefined;
}
/** The best by name; those whose name begins with the text come first. @spec SHL-23 SES-08 ROL-06 */
export async function choices({ kind, search = '', ids }: Asked, { deps, scope }: SignedInAsks) {
  const { id, detail } = tables[kind];
  const wanted = ids
    ? sql<SqlBool>`${sql.ref(`${kind}.${id}`)}::text = any(${sql.val([...ids])}::text[])`
    : containsText(search, `${kind}.name`);
  const { rows } = await sql<{ id: string; name: string; detail: string }>`
    select ${sql.ref(`${kind}.${id}`)}::text as id, ${sql.ref(`${kind}.name`)} as name, ${detail} as detail
    from ${sql.table(kind)} where ${sql.ref(`${kind}.rent_id`)} = ${scope.rentId} and ${reach(kind, scope)} and ${wanted}
    order by strpos(lower(${pastedSql(sql.ref(`${kind}.name`))}), lower(${search})), name, 1 limit ${choicesMax}`.execute(
    deps.database.db,
  );
  return ok({ choices: rows });
}
