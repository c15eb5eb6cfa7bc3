import { sql } from 'kysely';
import type { Tx } from '../lib/db/schema.ts';

/** Locked in this order by everything that moves places and devices, so that two never wait for each other in a ring. */
const first = ['unit', 'place', 'device', 'alarm'];
/** Of each of these, rows are locked in the order of their ids. */
const byId = { unit: 'unit_id', place: 'place_id', device: 'device_id' } as const;
const rank = (table: string): number => (first.includes(table) ? first.indexOf(table) : first.length);

/** Every table whose rows stand under an organisation, also those of areas that are yet to come. */
export async function tablesWithPath(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ tableName: string }>`
    select c.table_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.column_name = 'org_path' and c.table_schema = current_schema() and t.table_type = 'BASE TABLE'
    order by c.table_name`.execute(tx);
  return rows.map(({ tableName }) => tableName).toSorted((a, b) => rank(a) - rank(b));
}

/**
 * Everything that stands at a path or under it stands at the same place under another from now on: organisations, and what is bound to them,
 * what is closed or deleted included.
 * @spec ORG-02 ORG-04
 */
export async function movePaths(tx: Tx, rentId: string, from: string, to: string): Promise<void> {
  const under = (column: string) => sql`rent_id = ${rentId} and starts_with(${sql.ref(column)}, ${from})`;
  const moved = (column: string) =>
    sql`${sql.ref(column)} = ${to} || substr(${sql.ref(column)}, ${from.length + 1}::int)`;
  await sql`update org set ${moved('path')} where ${under('path')}`.execute(tx);
  // moves lock units and places, and reports devices, by their ids: this does, too; thousands of ids are not sent here for it
  for (const [table, id] of Object.entries(byId))
    await sql`select count(*) from
      (select from ${sql.table(table)} where ${under('org_path')} order by ${sql.ref(id)} for no key update) as held`.execute(
      tx,
    );
  for (const table of await tablesWithPath(tx))
    await sql`update ${sql.table(table)} set ${moved('org_path')} where ${under('org_path')}`.execute(tx);
}
