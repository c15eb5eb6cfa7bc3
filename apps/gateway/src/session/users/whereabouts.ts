import type { Scope, Whereabouts } from '@fireline/domain/role';
import { partnersOf } from '@fireline/domain/role';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';
import { scopeOf, type UserRow } from '../store.ts';

type Node = Pick<Whereabouts, 'partnerId' | 'unitId' | 'maintId'>;
const nowhere: Node = { partnerId: null, unitId: null, maintId: null };

/** The unit or the company itself, whether it has a place or not. */
function ownNode({ unitId = -1, maintId = -1, role, rentId }: Scope): RawBuilder<unknown> {
  if (role === 'unit')
    return sql`select partner_id, unit_id, null::bigint as maint_id from unit where rent_id = ${rentId} and unit_id = ${unitId}`;
  if (role === 'maint')
    return sql`select partner_id, null::bigint, maint_id from maint where rent_id = ${rentId} and maint_id = ${maintId}`;
  return sql`select null::bigint as partner_id, null::bigint as unit_id, null::bigint as maint_id where false`;
}

const rowsOf = async (db: Db | Tx, nodes: RawBuilder<unknown>): Promise<readonly Node[]> =>
  (await sql<Node>`${nodes}`.execute(db)).rows;

/** Where the places and devices are that a scope sees, each combination of nodes once. */
async function seenBy(db: Db | Tx, scope: Scope): Promise<readonly Node[]> {
  const seen = (table: 'place' | 'device') =>
    sql`select partner_id, unit_id, maint_id from ${sql.table(table)} where ${scopeFilter(scope, table)}`;
  return rowsOf(db, sql`${ownNode(scope)} union ${seen('place')} union ${seen('device')}`);
}

/**
 * Where an account stands, and all that it sees. Of a unit's person who is only shut out, its unit alone: that opens nothing, and a place of the unit
 * may be another partner's. Nothing of the platform's and the organisations' people, whom only the platform looks after.
 * @spec SES-08 ROL-06
 */
export async function whereaboutsOf(db: Db | Tx, user: UserRow, isShutOut = false): Promise<Whereabouts[]> {
  const scope = scopeOf(user);
  const { role, rentId } = user;
  const at = (nodes: readonly Node[]) => nodes.map((node) => ({ rentId, orgPath: '', placeId: null, ...node }));
  if (role === 'platform' || role === 'org') return [];
  if (role === 'agent') return at(partnersOf(scope).map((partnerId) => ({ ...nowhere, partnerId })));
  if (role === 'unit' && user.unitId !== null && isShutOut) return at(await rowsOf(db, ownNode(scope)));
  // who registered and is bound to nothing yet is looked after by the partner that it registered with
  const registered = user.partnerId === null ? [] : [{ ...nowhere, partnerId: user.partnerId }];
  return at([...(await seenBy(db, scope)), ...registered]);
}
