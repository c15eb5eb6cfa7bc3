import { containsText } from '../../lib/db/query/containsText.ts';
import { partnersOf, type Role, type Scope } from '@fireline/domain/role';
import { type AccountNode, nodeOfKind } from '@fireline/domain/session';
import { type RawBuilder, sql } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';

/** What accounts are bound to: where each kind stands, and which of it an account of each kind reaches. */
const tables: Readonly<Record<AccountNode, { readonly table: string; readonly id: string }>> = {
  partner: { table: 'partner', id: 'partner_id' },
  unit: { table: 'unit', id: 'unit_id' },
  maint: { table: 'maint', id: 'maint_id' },
  org: { table: 'org', id: 'org_id' },
  place: { table: 'place', id: 'place_id' },
};

/** Whether a node of the kind is within the scope, as a condition on its table. @spec SES-08 ORG-06 */
function reach(node: AccountNode, scope: Scope): RawBuilder<boolean> {
  const { role, unitId = -1, maintId = -1 } = scope;
  if (role === 'platform') return sql<boolean>`true`;
  if (role === 'agent') {
    const partners = anyId(partnersOf(scope));
    return node === 'org' ? sql`false` : sql`partner_id = ${partners}`;
  }
  if (role === 'unit' && (node === 'unit' || node === 'place')) return sql`unit_id = ${unitId}`;
  if (role === 'maint' && node === 'maint') return sql`maint_id = ${maintId}`;
  return sql`false`;
}

/** Nobody is bound to one that was deleted. */
const isThere = (node: AccountNode) => (node === 'org' ? sql<boolean>`true` : sql<boolean>`deleted_at is null`);

/** How many nodes a search shows. */
const shownMax = 20;

export async function nodesFound(db: Db, scope: Scope, kind: Role, search: string) {
  const node = nodeOfKind[kind];
  if (node === undefined) return [];
  const { table, id } = tables[node];
  const { rows } = await sql<{ nodeId: string; name: string }>`
    select ${sql.ref(id)}::text as node_id, name from ${sql.table(table)}
    where rent_id = ${scope.rentId} and ${reach(node, scope)} and ${isThere(node)} and ${containsText(search, 'name')}
    order by name limit ${shownMax}`.execute(db);
  return rows;
}

/** The node within the scope that a text names: by its id, else by its name where only one has it. @returns its id as text */
export async function nodeCalled(tx: Tx, scope: Scope, node: AccountNode, text: string): Promise<string | undefined> {
  const { table, id } = tables[node];
  const { rows } = await sql<{ nodeId: string }>`
    select ${sql.ref(id)}::text as node_id from ${sql.table(table)}
    where rent_id = ${scope.rentId} and ${reach(node, scope)} and ${isThere(node)} and (${sql.ref(id)}::text = ${text} or name = ${text})
    order by ${sql.ref(id)}::text = ${text} desc limit 2`.execute(tx);
  const [one, other] = rows;
  return other && one?.nodeId !== text ? undefined : one?.nodeId;
}

/** The columns of an account that is bound to the node; undefined where there is none such within the scope. */
export async function boundTo(tx: Tx, scope: Scope, kind: Role, nodeId: string) {
  const nowhere = { orgPath: null, partnerId: null, unitId: null, maintId: null, placeId: null };
  const node = nodeOfKind[kind];
  if (node === undefined) return nowhere;
  const { table, id } = tables[node];
  const found = await sql<{ path: string | null }>`
    select ${node === 'org' ? sql`path` : sql`null`} as path from ${sql.table(table)}
    where rent_id = ${scope.rentId} and ${reach(node, scope)} and ${isThere(node)} and ${sql.ref(id)}::text = ${nodeId} for share`.execute(
    tx,
  );
  const [row] = found.rows;
  if (!row) return undefined;
  return node === 'org' ? { ...nowhere, orgPath: row.path } : { ...nowhere, [`${node}Id`]: Number(nodeId) };
}
