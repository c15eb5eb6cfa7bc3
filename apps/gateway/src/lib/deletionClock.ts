import { dayMs, minuteMs } from '@fireline/domain/lib';
import { sql } from 'kysely';
import type { Db, Row } from './db/schema.ts';

/** How often the bounded clocks move. */
export const clocksMoveMs = minuteMs;
/** How much faster than time passes they move at most. */
const speed = 3;
const stepMs = speed * clocksMoveMs;

/** What bounds the clock of this machine. */
type BoundedClocks = Pick<Row<'deletionClock'>, 'at' | 'dayAt' | 'seenAt'>;

const iso = (ms: number) => sql`${new Date(ms).toISOString()}::timestamptz`;
const span = (ms: number) => sql`${ms}::float8 * interval '1 millisecond'`;

/** The clock, unless it is more than a day beyond what was last known: then that, and a step. Null where nothing is known. */
const bounded = (clockMs: number, known: ReturnType<typeof sql>) => sql`case when ${known} is null then null
  when ${iso(clockMs)} - ${known} > ${span(dayMs)} then ${known} + ${span(stepMs)} else ${iso(clockMs)} end`;

const newestReport = sql`(select max(heard_at) from device)`;
const newestEntry = sql`(select at from user_log order by log_id desc limit 1)`;

/**
 * Begins the bounded clocks of an installation that has none, by what is on record before this gateway receives anything: its own clock writes
 * all that comes later. Without any device there is no clock of deletions yet.
 * @param clockMs of this machine, in milliseconds
 * @spec DEV-13
 */
export async function beginClocks(db: Db, clockMs: number): Promise<BoundedClocks> {
  const { rows } = await sql<BoundedClocks>`
    insert into deletion_clock (at, day_at, seen_at)
    select ${bounded(clockMs, newestReport)}, ${bounded(clockMs, sql`coalesce(${newestReport}, ${newestEntry}, ${iso(clockMs)})`)}, ${iso(clockMs)}
    on conflict (only_one) do update
      set at = coalesce(deletion_clock.at, excluded.at), day_at = coalesce(deletion_clock.day_at, excluded.day_at)
    returning at, day_at, seen_at`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('the bounded clocks could not be begun');
  return row;
}

/** The bounded clocks as they are; undefined: there are none yet. */
export const boundedClocks = (db: Db): Promise<BoundedClocks | undefined> =>
  db.selectFrom('deletionClock').select(['at', 'dayAt', 'seenAt']).executeTakeFirst();

/** With how many keys that are not revoked devices have reported: so many can confirm a clock. */
export async function keysInUse(db: Db): Promise<number> {
  const { rows } = await sql<{ keys: number }>`
    select count(*)::int as keys from device_key join device_key_use using (key_id) where revoked_at is null`.execute(
    db,
  );
  return rows[0]?.keys ?? 0;
}

/** Moves the day towards the clock, and never back: a clock that is hours behind would make itself right by that. */
const dayTowards = (day: ReturnType<typeof sql>, clock: ReturnType<typeof sql>, mostMs: number) =>
  sql`least(greatest(${clock}, ${day}), ${day} + ${span(mostMs)})`;

/** Moves a clock towards a time, so far at most. */
const towards = (from: ReturnType<typeof sql>, to: ReturnType<typeof sql>, mostMs: number) =>
  sql`least(greatest(${to}, ${from} - ${span(mostMs)}), ${from} + ${span(mostMs)})`;

interface Moving {
  /** Whether devices have confirmed this machine's clock: the day goes by it at once. */
  readonly isConfirmed: boolean;
  /** Whether this machine's clock is far from the day: then nothing more becomes old enough to be deleted. */
  readonly isDoubted: boolean;
  /** How long ago they were moved, in milliseconds. */
  readonly goneByMs?: number;
}

/**
 * Moves the bounded clocks towards the clock of this machine, and that of deletions no more than a day beyond the newest report. That moves both
 * ways, as a clock that fell back to 1970 is as wrong as one that ran ahead; the day goes back only to a clock that devices have confirmed.
 * @spec DEV-13
 */
export async function moveClocks(
  db: Db,
  clockMs: number,
  { isConfirmed, isDoubted, goneByMs = clocksMoveMs }: Moving,
): Promise<void> {
  const mostMs = speed * goneByMs;
  const clock = iso(clockMs);
  // the first report came a moment ago, and the oldest of the last ones is least likely to be of a clock that was moved since
  const first = bounded(clockMs, sql`(select min(heard_at) from device)`);
  const moved = towards(sql`at`, sql`least(${clock}, ${newestReport} + ${span(dayMs)})`, mostMs);
  await sql`update deletion_clock set
    day_at = ${isConfirmed ? clock : dayTowards(sql`coalesce(day_at, ${clock})`, clock, mostMs)},
    at = case when at is null then ${first} else ${isDoubted ? sql`at` : moved} end`.execute(db);
}

/** Takes a clock for right because somebody says so: the day of the installation is its own from now on. */
export const takeForRight = (db: Db, clockMs: number) =>
  sql`update deletion_clock set day_at = ${iso(clockMs)}`.execute(db);

/** Notes how far any gateway's clock has been. Null stays: that nothing has been mended yet. */
export const noteSeen = (db: Db, clockMs: number) =>
  sql`update deletion_clock set seen_at = greatest(seen_at, ${iso(clockMs)}) where seen_at is not null`.execute(db);

/** Notes that nothing lies ahead of the clock, unless a gateway was further than `seenAt` meanwhile. */
export const noteMended = (db: Db, clockMs: number, seenAt: string | null) =>
  sql`update deletion_clock set seen_at = ${iso(clockMs)}
    where seen_at is not distinct from ${seenAt}::timestamptz`.execute(db);

/**
 * The time by which old rows are deleted, in milliseconds. It is kept in the database, moves three times as fast as time passes at most, is
 * never beyond the clock of the machine, and stays while that is doubted: a clock that is years ahead deletes a few days, not years.
 * @returns null: no device has reported yet, and nothing is deleted
 */
export async function deletionNow(db: Db, clockMs: number): Promise<number | null> {
  const at = (await boundedClocks(db))?.at ?? null;
  return at === null ? null : Math.min(clockMs, Date.parse(at));
}
