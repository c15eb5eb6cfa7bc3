import type { Clock } from '@fireline/api/lib';
import { sql } from 'kysely';
import type { Gateway } from '../../gateway.ts';
import type { OpenedDatabase } from '../db/opened.ts';
import { type Observer, stopwatch } from '../observer.ts';
import type { Registry } from './registry.ts';

const latencyBounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const queryBounds = [0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10];

/** Counts what the gateway tells of its work. @param clock tells when a job ended */
export function observed(registry: Registry, clock: Clock): Observer {
  const calls = registry.counter({
    name: 'fireline_calls_total',
    help: 'Answered calls by name and by the code of the reply; 0000 is success.',
  });
  const callSeconds = registry.histogram({
    name: 'fireline_call_seconds',
    help: 'Time from the arrival of a call to its reply.',
    bounds: latencyBounds,
  });
  const reports = registry.counter({
    name: 'fireline_reports_total',
    help: 'Reports of devices, accepted or refused.',
  });
  const alarms = registry.counter({ name: 'fireline_alarms_raised_total', help: 'Alarms raised by reports.' });
  const jobFailures = registry.counter({ name: 'fireline_job_failures_total', help: 'Runs of a job that failed.' });
  const jobSkipped = registry.counter({
    name: 'fireline_job_skipped_items_total',
    help: 'Items that a job left out because it could not read or do them.',
  });
  const jobs = new Map<string, { readonly endedAt: number; readonly seconds: number }>();
  const ofJobs = (read: (job: { endedAt: number; seconds: number }) => number) => () =>
    Array.from(jobs, ([job, last]) => ({ labels: { job }, value: read(last) }));
  registry.gauge(
    { name: 'fireline_job_last_run_timestamp_seconds', help: 'When the last run of a job ended.' },
    ofJobs(({ endedAt }) => endedAt),
  );
  registry.gauge(
    { name: 'fireline_job_last_run_seconds', help: 'How long the last run of a job took.' },
    ofJobs(({ seconds }) => seconds),
  );
  const querySeconds = registry.histogram({
    name: 'fireline_database_query_seconds',
    help: 'Time that the database took for a statement, without waiting for a connection.',
    bounds: queryBounds,
  });
  const queryFailures = registry.counter({
    name: 'fireline_database_query_failures_total',
    help: 'Statements that the database refused.',
  });
  // there from the start: a rate needs a zero to begin at
  alarms(0);
  reports(0, { result: 'accepted' });
  reports(0, { result: 'refused' });
  queryFailures(0);
  return {
    called: ({ name, code, seconds }) => {
      calls(1, { call: name, code });
      callSeconds(seconds, { call: name });
    },
    jobEnded: ({ name, seconds, isFailed }) => {
      jobs.set(name, { endedAt: clock() / 1000, seconds });
      jobFailures(Number(isFailed), { job: name });
      // there from the start: a rate needs a zero to begin at
      jobSkipped(0, { job: name });
    },
    skipped: ({ job }) => jobSkipped(1, { job }),
    ingested: ({ accepted, refusedCount, raised }) => {
      reports(accepted, { result: 'accepted' });
      reports(refusedCount, { result: 'refused' });
      alarms(raised);
    },
    queried: ({ seconds, isFailed }) => {
      querySeconds(seconds);
      if (isFailed) queryFailures();
    },
  };
}

async function databaseUp({ db }: Watched['database']): Promise<number> {
  return sql`select 1`.execute(db).then(
    () => 1,
    () => 0,
  );
}

function watchDatabase(registry: Registry, database: Watched['database']): void {
  const { db, kind, lines } = database;
  registry.gauge({ name: 'fireline_database_info', help: 'The kind of the database.' }, () => [
    { labels: { kind }, value: 1 },
  ]);
  registry.gauge({ name: 'fireline_database_up', help: 'Whether the database answers.' }, () => databaseUp(database));
  registry.gauge(
    { name: 'fireline_database_probe_seconds', help: 'Time for a trivial statement, waiting included.' },
    async () => {
      const seconds = stopwatch();
      await sql`select 1`.execute(db);
      return seconds();
    },
  );
  registry.gauge({ name: 'fireline_database_size_bytes', help: 'Size of the database on its disk.' }, async () => {
    const { rows } = await sql<{ size: string }>`select pg_database_size(current_database()) as size`.execute(db);
    return Number(rows[0]?.size);
  });
  if (!lines) return;
  registry.gauge({ name: 'fireline_database_connections', help: 'Connections of the pool by state.' }, () => {
    const { open, free } = lines();
    return [
      { labels: { state: 'busy' }, value: open - free },
      { labels: { state: 'free' }, value: free },
    ];
  });
  registry.gauge(
    { name: 'fireline_database_waiting', help: 'Transactions and statements that wait for a connection.' },
    () => lines().waiting,
  );
}

export interface Watched {
  readonly gateway: Pick<Gateway, 'outboxLag'> & {
    readonly hub: Pick<Gateway['hub'], 'readers' | 'size' | 'messages'>;
  };
  readonly database: Pick<OpenedDatabase, 'db' | 'kind' | 'lines'>;
  readonly clock: Clock;
}

/** Adds what is read of a running gateway each time somebody asks. */
export function watchGateway(registry: Registry, { gateway, database, clock }: Watched): void {
  const { hub } = gateway;
  registry.gauge({ name: 'fireline_push_connections', help: 'Open push connections by state.' }, () => [
    { labels: { state: 'reading' }, value: hub.readers },
    { labels: { state: 'joining' }, value: hub.size - hub.readers },
  ]);
  registry.gauge(
    { name: 'fireline_push_messages_total', help: 'Messages that had at least one reader.' },
    () => hub.messages,
    'counter',
  );
  registry.gauge(
    { name: 'fireline_outbox_lag_events', help: 'Events that are written but not handed out by this gateway yet.' },
    () => gateway.outboxLag(),
  );
  registry.gauge(
    {
      name: 'fireline_newest_report_age_seconds',
      help: 'Clock of the gateway minus the time a device was last heard; below zero, clocks disagree.',
    },
    async () => {
      const newest = await database.db
        .selectFrom('device')
        .select((of) => of.fn.max('heardAt').as('at'))
        .executeTakeFirst();
      return newest?.at ? (clock() - Date.parse(newest.at)) / 1000 : [];
    },
  );
  watchDatabase(registry, database);
}
