import { sql } from 'kysely';
import type { Db } from './schema.ts';

/** From so many dead rows a table is vacuumed. */
const deadRows = 2600;
/** From so many new rows, too: a vacuum marks their pages, so that the next one skips them. */
const newRows = 25_000;
/** Rows that statistics are made from, in hundreds of three. PostgreSQL's own 100 hold up calls for 0.2 s. */
const statisticsTarget = 10;

interface DueTable {
  readonly name: string;
  readonly isVacuumDue: boolean;
}

async function mostChanged(db: Db): Promise<DueTable | undefined> {
  const { rows } = await sql<DueTable>`
    select relname as name, n_dead_tup >= ${deadRows} or n_ins_since_vacuum >= ${newRows} as is_vacuum_due
    from pg_stat_user_tables
    where n_dead_tup >= ${deadRows} or n_ins_since_vacuum >= ${newRows} or n_mod_since_analyze >= 1000 + n_live_tup / 5
    order by 2 desc, n_dead_tup + n_ins_since_vacuum desc, n_mod_since_analyze desc limit 1`.execute(db);
  return rows[0];
}

/**
 * Vacuums the table that changed most, or makes new statistics of it, where much has changed. One table at a time: the embedded database
 * has one session, and every call waits for its end.
 * @returns its name; undefined where nothing is due
 */
export async function tidyOneTable(db: Db): Promise<string | undefined> {
  const due = await mostChanged(db);
  if (!due) return undefined;
  if (due.isVacuumDue) await sql`vacuum ${sql.table(due.name)}`.execute(db);
  else
    await db.transaction().execute(async (tx) => {
      await sql`set local default_statistics_target = ${sql.lit(statisticsTarget)}`.execute(tx);
      await sql`analyze ${sql.table(due.name)}`.execute(tx);
    });
  return due.name;
}
