import { clocksDifferMs, dayAt } from '@fireline/domain/lib';
import { sql } from 'kysely';
import type { Deps } from '../context.ts';
import type { Db } from '../db/schema.ts';
import type { ColumnPlan, TimeColumns } from './columns.ts';

/** So far ahead is no trace of a wrong clock: gateways that share a database differ by less. */
export const aheadToleranceMs = clocksDifferMs;

/** The moment by which what lies ahead is mended. */
export interface Present {
  readonly nowMs: number;
  readonly now: string;
  readonly today: string;
  /** What lies later was written by a clock that ran ahead. */
  readonly ahead: string;
}
const presentAt = (nowMs: number): Present => ({
  nowMs,
  now: new Date(nowMs).toISOString(),
  today: dayAt(nowMs),
  ahead: new Date(nowMs + aheadToleranceMs).toISOString(),
});

/** A part of the mending, of the area whose rows it is. It may run again: it finds nothing then. */
export interface Mend {
  /** For the log. */
  readonly what: string;
  readonly run: (present: Present) => Promise<unknown>;
}

const snake = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
type Entry = readonly [column: string, plan: ColumnPlan];
const setOnly = (plan: ColumnPlan): boolean => plan === 'now' || plan === 'today' || plan === 'clear';

const moment = (at: string) => sql`${at}::timestamptz`;
const day = (at: string) => sql`${at}::date`;
/** Whether a time lies ahead; a day does when it is after today. */
const isAhead = ([column, plan]: Entry, { ahead, today }: Present) => {
  const isDay = plan === 'today' || column.endsWith('On') || column === 'day';
  return sql`${sql.ref(snake(column))} > ${isDay ? day(today) : moment(ahead)}`;
};

/** Sets what lies ahead in a table: all of its columns at once, each row as it is held. */
async function setAhead(db: Db, table: string, entries: readonly Entry[], present: Present): Promise<void> {
  const target = sql.table(snake(table));
  const found = sql.join(
    entries.map((entry) => isAhead(entry, present)),
    sql` or `,
  );
  const values = { now: moment(present.now), today: day(present.today), clear: sql`null` };
  const assigned = entries.map((entry) => {
    const [column, plan] = entry;
    const value = values[plan as keyof typeof values];
    return sql`${sql.ref(snake(column))} = case when ${isAhead(entry, present)} then ${value} else ${sql.ref(snake(column))} end`;
  });
  await sql`update ${target} set ${sql.join(assigned)}
    where ctid = any(array(select ctid from ${target} where ${found} order by 1 for update))`.execute(db);
}

/** Moves the rows of each owner back together, so that the last of them is of now. */
const moveBack = (db: Db, table: string, column: string, of: string, { now, ahead }: Present) => {
  const [target, at, owner] = [sql.table(snake(table)), sql.ref(snake(column)), sql.ref(snake(of))];
  return sql`update ${target} set ${at} = ${at} - (last.latest - ${moment(now)})
    from (select ${owner} as owner, max(${at}) as latest from ${target} where ${at} > ${moment(ahead)} group by 1) last
    where ${owner} = last.owner and ${at} > ${moment(ahead)}`.execute(db);
};

/** Mends the columns of a table that need no code of their own. */
async function mendTable(db: Db, table: string, entries: readonly Entry[], present: Present): Promise<void> {
  const set = entries.filter(([, plan]) => setOnly(plan));
  for (const entry of entries) {
    const [column, plan] = entry;
    if (plan === 'remove')
      await sql`delete from ${sql.table(snake(table))} where ${isAhead(entry, present)}`.execute(db);
    else if (typeof plan === 'object' && 'back' in plan) await moveBack(db, table, column, plan.back, present);
  }
  if (set.length > 0) await setAhead(db, table, set, present);
}

/** The mending of columns that need no code of their own, a table at a time. */
export const columnMends = (db: Db, timeColumns: TimeColumns): readonly Mend[] =>
  Object.entries(timeColumns).map(([table, columns]) => ({
    what: table,
    run: (present) => mendTable(db, table, Object.entries(columns), present),
  }));

/**
 * Mends what a clock that ran ahead has written, in the given order. A part that fails is logged and stops no other.
 * @returns whether all of it could be mended
 */
export async function mendAhead({ clock, log }: Pick<Deps, 'clock' | 'log'>, mends: readonly Mend[]): Promise<boolean> {
  let isWhole = true;
  for (const { what, run } of mends) {
    try {
      // of each part: what is written while the parts before it run is not ahead
      await run(presentAt(clock()));
    } catch (error) {
      isWhole = false;
      log.error('what a clock that ran ahead has written could not be mended', error, { what });
    }
  }
  return isWhole;
}
