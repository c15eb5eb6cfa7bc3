import { sql } from 'kysely';
import type { Db } from '../db/schema.ts';
import { isFree } from './lease.ts';
import './tables.ts';

/** Makes the jobs known, one at least, in one statement; one that is keeps the time at which it is due. */
export const ensureJobs = (db: Db, jobs: readonly { readonly name: string; readonly dueAt: string }[]) =>
  db
    .insertInto('job')
    // in the same order everywhere: gateways that start at once wait for each other and never in a circle
    .values(jobs.toSorted((a, b) => (a.name < b.name ? -1 : 1)))
    .onConflict((c) => c.column('name').doNothing())
    .execute();

/** All leases end: the only gateway of the database has just started. */
export const endLeases = (db: Db) => db.updateTable('job').set({ leaseUntil: null }).execute();

interface Asked {
  readonly name: string;
  readonly now: string;
  readonly leaseUntil: string;
  /** A job that is due later than this was timed by a clock that has been put back since: it is due now. */
  readonly latest: string;
}

/** Starts the job for the caller, when it is due and no living gateway runs it. @returns the number of the start */
export async function startJob(db: Db, { name, now, leaseUntil, latest }: Asked): Promise<number | undefined> {
  const started = await db
    .updateTable('job')
    .set((eb) => ({ leaseUntil, startedAt: now, starts: eb('starts', '+', 1) }))
    .where('name', '=', name)
    .where((eb) => eb.or([eb('dueAt', '<=', now), eb('dueAt', '>', latest)]))
    .where(isFree('lease_until', now))
    .returning('starts')
    .executeTakeFirst();
  return started?.starts;
}

/** The earliest instant at which it may be worth asking again. */
export async function nextStart(db: Db, name: string): Promise<string> {
  const { at } = await db
    .selectFrom('job')
    .select(sql<string>`greatest(due_at, lease_until)`.as('at'))
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return at;
}

/** A run belongs to the gateway that started it last: a gateway that lost it writes nothing more. */
const mine = (db: Db, name: string, starts: number) =>
  db.updateTable('job').where('name', '=', name).where('starts', '=', starts);

/** @returns whether the run is still the caller's */
export const keepLease = async (db: Db, name: string, starts: number, leaseUntil: string): Promise<boolean> =>
  (await mine(db, name, starts).set({ leaseUntil }).executeTakeFirst()).numUpdatedRows > 0n;

interface Ended {
  readonly endedAt: string;
  readonly dueAt: string;
  readonly failure: string | null;
}
export const endJob = (db: Db, name: string, starts: number, ended: Ended) =>
  mine(db, name, starts)
    .set({ ...ended, leaseUntil: null })
    .execute();
