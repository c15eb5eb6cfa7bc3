import type { PartnerPower } from '@fireline/domain/org';
import { partnersOf, type Scope } from '@fireline/domain/role';
import { type Expression, type RawBuilder, sql, type SqlBool } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import { findsText } from '../../lib/db/query/findsText.ts';
import { type Paging, inOrder, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db, NewRow, Tx } from '../../lib/db/schema.ts';
import type { Changed } from '../../lib/changes.ts';

export interface PartnerFilter {
  readonly search?: string | undefined;
  readonly parentId?: readonly number[] | undefined;
  readonly state?: 'active' | 'disabled' | undefined;
  readonly sort: 'line' | 'units' | 'places' | 'devices' | 'users';
  readonly order: 'asc' | 'desc';
}

/** Of the tenant all, of a partner its own and those below it. */
function seen(scope: Scope): RawBuilder<SqlBool> {
  const inTenant = sql<SqlBool>`partner.rent_id = ${scope.rentId} and partner.deleted_at is null`;
  if (scope.rentKind === 'operator') return sql`false`;
  if (scope.role === 'platform') return inTenant;
  return scope.role === 'agent' ? sql`${inTenant} and partner.partner_id = ${anyId(partnersOf(scope))}` : sql`false`;
}

/** Those of them that the caller stands above: all but a partner's own. */
const below = (scope: Scope): RawBuilder<SqlBool> =>
  scope.role === 'platform' ? sql`true` : sql`partner.partner_id <> ${scope.partnerId ?? -1}`;

interface Line {
  readonly partnerId: number;
  /** Names from the highest down, in the order of which a list reads like the tree. */
  readonly line: string;
  readonly depth: number;
  /** The tenant, then those above it from the highest down. */
  readonly above: readonly { readonly name: string; readonly powers: readonly PartnerPower[] | null }[];
}

/** Each partner of the tenant with those above it. */
const lines = (rentId: string) =>
  sql<Line>`(with recursive line as (
    select p.partner_id, p.name || chr(1) || p.partner_id as line, 0 as depth, p.name, p.powers,
      jsonb_build_array(jsonb_build_object('name', rent.name, 'powers', rent.partner_powers->'powers')) as above
    from partner p join rent on rent.rent_id = p.rent_id where p.rent_id = ${rentId} and p.parent_id is null
    union all
    select p.partner_id, line.line || chr(2) || p.name || chr(1) || p.partner_id, line.depth + 1, p.name, p.powers,
      line.above || jsonb_build_array(jsonb_build_object('name', line.name, 'powers', line.powers))
    from partner p join line on line.partner_id = p.parent_id)
  select partner_id, line, depth, above from line)`.as<'line'>('line');

const joined = (db: Db | Tx, scope: Scope) =>
  db
    .selectFrom('partner')
    .innerJoin(lines(scope.rentId), (join) => join.onRef('line.partnerId', '=', 'partner.partnerId'))
    .leftJoin('partner as up', 'up.partnerId', 'partner.parentId')
    .where(seen(scope));
type Joined = ReturnType<typeof joined>;

// Counted beside each partner of a page, not for the whole tenant.
const partnersBelow = sql<number>`(select count(*) from partner p where p.parent_id = partner.partner_id and p.deleted_at is null)`;
const unitsOf = sql<number>`(select count(*) from unit where unit.partner_id = partner.partner_id and unit.deleted_at is null)`;
const placesOf = sql<number>`(select count(*) from place where place.partner_id = partner.partner_id and place.deleted_at is null)`;
const devicesOf = sql<number>`(select count(*) from device where device.partner_id = partner.partner_id and device.removed_at is null)`;
const maintsOf = sql<number>`(select count(*) from maint where maint.partner_id = partner.partner_id and maint.deleted_at is null)`;
const usersOf = sql<number>`(select count(*) from app_user where app_user.partner_id = partner.partner_id and app_user.deleted_at is null)`;

const asPartner = (query: Joined, scope: Scope) =>
  query.select((eb) => [
    'partner.partnerId',
    'partner.name',
    'partner.contact',
    'partner.phone',
    'partner.address',
    'partner.powers',
    'partner.revision',
    'partner.parentId',
    eb.fn.coalesce('up.name', sql.lit('')).as('parentName'),
    sql<boolean>`partner.disabled_at is not null`.as('isDisabled'),
    'line.depth',
    'line.above',
    partnersBelow.as('partners'),
    unitsOf.as('units'),
    placesOf.as('places'),
    devicesOf.as('devices'),
    maintsOf.as('maints'),
    usersOf.as('users'),
    sql<boolean>`${below(scope)}`.as('isBelow'),
  ]);

const searched = { open: ['partner.name', 'partner.contact', 'partner.address'], masked: ['partner.phone'] };
const sortKeys: Record<PartnerFilter['sort'], Expression<unknown>> = {
  line: sql.ref('line.line'),
  units: unitsOf,
  places: placesOf,
  devices: devicesOf,
  users: usersOf,
};

export function partnersPage(db: Db, scope: Scope, query: PartnerFilter & Paging) {
  const { search, parentId, state, sort, order } = query;
  const rows = asPartner(joined(db, scope), scope)
    .$if(search !== undefined, (q) => q.where(findsText(search ?? '', searched)))
    .$if(parentId !== undefined && parentId.length > 0, (q) => q.where('partner.parentId', '=', anyId(parentId ?? [])))
    .$if(state !== undefined, (q) => q.where('partner.disabledAt', state === 'disabled' ? 'is not' : 'is', null))
    .orderBy(sortKeys[sort], inOrder(order))
    .orderBy('partner.partnerId', order);
  return pageOf(rows, query);
}

export const partnerById = (db: Db | Tx, scope: Scope, partnerId: number) =>
  asPartner(joined(db, scope), scope).where('partner.partnerId', '=', partnerId).executeTakeFirst();
export type PartnerRow = NonNullable<Awaited<ReturnType<typeof partnerById>>>;

/** One that the caller stands above, locked. */
export const lockPartner = (tx: Tx, scope: Scope, partnerId: number) =>
  tx
    .selectFrom('partner')
    .selectAll()
    .where(seen(scope))
    .where(below(scope))
    .where('partnerId', '=', partnerId)
    .forUpdate()
    .executeTakeFirst();

/** A partner and all below it. */
export async function branchOf(tx: Db | Tx, partnerId: number): Promise<number[]> {
  const { rows } = await sql<{ partnerId: number }>`with recursive branch as (
      select partner_id from partner where partner_id = ${partnerId}
      union select p.partner_id from partner p join branch b on p.parent_id = b.partner_id)
    select partner_id from branch`.execute(tx);
  return rows.map((row) => row.partnerId);
}

export const partnerWithName = (tx: Tx, rentId: string, name: string, otherThan: number | undefined) =>
  tx
    .selectFrom('partner')
    .select('partnerId')
    .where('rentId', '=', rentId)
    .where('name', '=', name)
    .where('deletedAt', 'is', null)
    .where('partnerId', '<>', otherThan ?? 0)
    .executeTakeFirst();

export const insertPartner = async (tx: Tx, row: NewRow<'partner'>): Promise<number> =>
  (await tx.insertInto('partner').values(row).returning('partnerId').executeTakeFirstOrThrow()).partnerId;

interface PartnerChange
  extends Changed, Partial<Pick<NewRow<'partner'>, 'name' | 'contact' | 'phone' | 'address' | 'parentId'>> {
  /** As JSON. */
  readonly powers?: string;
  readonly disabledAt?: string | null;
  readonly deletedAt?: string;
}
export const updatePartner = (tx: Tx, partnerId: number, change: PartnerChange) =>
  tx
    .updateTable('partner')
    .set((eb) => ({ ...change, revision: eb('revision', '+', 1) }))
    .where('partnerId', '=', partnerId)
    .execute();

/** Ends what the people of a partner have open. @returns who they are */
export async function endSessionsOf(tx: Tx, partnerId: number): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`delete from session using app_user
    where session.user_id = app_user.user_id and app_user.role = 'agent' and app_user.partner_id = ${partnerId}
    returning session.user_id`.execute(tx);
  return [...new Set(rows.map(({ userId }) => userId))];
}
