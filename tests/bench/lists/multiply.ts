import { sql } from 'kysely';
import type { Db } from '../../../apps/gateway/src/lib/db/schema.ts';

/** SQL for the columns that must differ in a copy; `n` is the number of the copy. */
type Differing = Readonly<Record<string, string>>;

/**
 * Copies rows of a table until it holds so many, each copy with a key of its own from the table's counter.
 * @param differing of the columns that are unique
 */
export async function fillUp(db: Db, table: string, key: string, rows: number, differing: Differing): Promise<void> {
  const { rows: columns } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns
    where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'
    order by ordinal_position`.execute(db);
  const { rows: counts } = await sql<{ total: number }>`select count(*)::int as total from ${sql.table(table)}`.execute(
    db,
  );
  const total = counts[0]?.total ?? 0;
  const missing = rows - total;
  if (missing <= 0) return;
  const copied = columns.map(({ name }) => name).filter((name) => name !== key);
  const taken = copied.map((name) => differing[name] ?? `t."${name}"`);
  const list = copied.map((name) => `"${name}"`);
  await sql
    .raw(
      `insert into "${table}" (${list.join(', ')})
       select ${taken.join(', ')} from "${table}" t, generate_series(1, ${Math.ceil(missing / total)}) n limit ${missing}`,
    )
    .execute(db);
}

/** SQL for one of the ids of a table, another one for each copy. */
const spreadOver = (table: string, key: string, own: string): string =>
  `(array(select ${key} from ${table} order by ${key}))[1 + (t.${own} * 31 + n * 977) % (select count(*) from ${table})]`;

/** Fills the tables that the lists read, devices spread over all places and places over all units. Returns when the database knows their sizes. */
export async function multiply(db: Db, devices: number, rows: number): Promise<void> {
  await fillUp(db, 'unit', 'unit_id', rows, { name: `t.name || ' ' || n` });
  await fillUp(db, 'place', 'place_id', rows, {
    name: `t.name || ' ' || n`,
    number: `''`,
    unit_id: spreadOver('unit', 'unit_id', 'place_id'),
  });
  await fillUp(db, 'device', 'device_id', devices, {
    imei: `(600000000000000 + t.device_id * 1000 + n)::text`,
    name: `t.name || ' ' || n`,
    place_id: spreadOver('place', 'place_id', 'device_id'),
  });
  await sql`update device set unit_id = place.unit_id from place
    where place.place_id = device.place_id and device.unit_id is distinct from place.unit_id`.execute(db);
  await fillUp(db, 'offline_record', 'record_id', devices, {
    device_id: spreadOver('device', 'device_id', 'device_id'),
    from_at: `t.from_at - n * interval '97 seconds' - t.record_id * interval '1 millisecond'`,
    to_at: 'coalesce(t.to_at, t.from_at)',
  });
  await fillUp(db, 'app_user', 'user_id', rows, { username: `t.username || '_' || n` });
  await fillUp(db, 'user_log', 'log_id', rows, {});
  await sql`vacuum analyze`.execute(db);
}
