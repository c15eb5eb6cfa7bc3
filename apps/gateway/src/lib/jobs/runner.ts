import type { Cancel } from '@fireline/api/lib';
import { clocksDifferMs } from '@fireline/domain/lib';
import type { Deps } from '../context.ts';
import { stopwatch } from '../observer.ts';
import { leaseMs } from './lease.ts';
import * as store from './store.ts';

/** How a long job goes on. */
export interface Pace {
  /** The gateway closes, or has lost the job to another: the job ends at its next step. */
  readonly isStopped: () => boolean;
  /** Resolves after that long, or when the job is to end. */
  readonly rest: (ms: number) => Promise<void>;
}

export interface Job {
  /** Its name in logs and metrics, and what gateways on one database agree by. */
  readonly name: string;
  readonly everyMs: number;
  /** How long after the start of the gateway it runs at the earliest; `everyMs` unless said otherwise. */
  readonly firstMs?: number;
  readonly run: (pace: Pace) => Promise<unknown>;
}

type RunnerDeps = Pick<Deps, 'database' | 'clock' | 'timers' | 'log' | 'observer'>;

/**
 * Runs what time drives: each job on one of the gateways that share the database, and on another one soon after that one has died. When a job
 * is due is kept in the database, so that a gateway that is restarted every night comes to its daily jobs.
 */
export class JobRunner {
  readonly #deps: RunnerDeps;
  readonly #cancels = new Set<Cancel>();
  readonly #running = new Set<Promise<void>>();
  #isStopped = false;

  constructor(deps: RunnerDeps) {
    this.#deps = deps;
  }

  async start(jobs: readonly Job[]): Promise<void> {
    const { database, clock } = this.#deps;
    const known = jobs.map(({ name, firstMs, everyMs }) => ({
      name,
      dueAt: this.#iso(clock() + (firstMs ?? everyMs)),
    }));
    await store.ensureJobs(database.db, known);
    if (database.kind !== 'postgres') await store.endLeases(database.db);
    for (const job of jobs) this.#after(job.firstMs ?? job.everyMs, () => this.#attempt(job));
  }

  /** Resolves once what is running here has ended. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const cancel of this.#cancels) cancel();
    await Promise.all(this.#running);
  }

  #iso(ms: number): string {
    return new Date(ms).toISOString();
  }

  #after(ms: number, then: () => Promise<void>): void {
    const cancel = this.#deps.timers.after(ms, () => {
      this.#cancels.delete(cancel);
      const round = then();
      this.#running.add(round);
      void round.then(() => this.#running.delete(round));
    });
    this.#cancels.add(cancel);
  }

  /** Runs the job when it is due and nobody else does, and asks again when it may be due next. */
  async #attempt(job: Job): Promise<void> {
    const { database, clock, log } = this.#deps;
    const { name, everyMs } = job;
    let waitMs = everyMs;
    try {
      const now = clock();
      // another gateway, whose clock is a little ahead, may just have run it
      const latest = this.#iso(now + Math.max(everyMs, leaseMs) + clocksDifferMs);
      const asked = { name, now: this.#iso(now), leaseUntil: this.#iso(now + leaseMs), latest };
      const starts = await store.startJob(database.db, asked);
      if (starts !== undefined) await this.#run(job, starts);
      else waitMs = Date.parse(await store.nextStart(database.db, name)) - clock();
    } catch (error) {
      log.error(`${name}: the database did not say whether it is due`, error);
    }
    if (!this.#isStopped) this.#after(Math.min(everyMs, Math.max(1, waitMs)), () => this.#attempt(job));
  }

  async #run({ name, everyMs, run }: Job, starts: number): Promise<void> {
    const { database, clock, log, observer } = this.#deps;
    const seconds = stopwatch();
    const lease = this.#keep(name, starts);
    let failure: string | null = null;
    try {
      await run(lease.pace);
    } catch (error) {
      log.error(`${name} failed`, error);
      failure = String(error);
    }
    await lease.end();
    observer.jobEnded({ name, seconds: seconds(), isFailed: failure !== null });
    const now = clock();
    await store.endJob(database.db, name, starts, {
      endedAt: this.#iso(now),
      // a gateway that closes leaves the rest to the next
      dueAt: this.#iso(this.#isStopped ? now : now + everyMs),
      failure,
    });
  }

  /** Renews the lease while the job runs. */
  #keep(name: string, starts: number) {
    const { database, clock, timers, log } = this.#deps;
    let isOver = false;
    let renewal = Promise.resolve();
    const rests = new Set<() => void>();
    const end = (): void => {
      isOver = true;
      for (const wake of rests) wake();
    };
    const renew = async (): Promise<void> => {
      try {
        if (!(await store.keepLease(database.db, name, starts, this.#iso(clock() + leaseMs)))) end();
      } catch (error) {
        // it is tried again before the lease ends; after that another gateway may run the job
        log.error(`${name}: its lease could not be renewed`, error);
      }
      if (!isOver) cancel = timers.after(leaseMs / 3, beat);
    };
    const beat = (): void => {
      renewal = renew();
    };
    let cancel = timers.after(leaseMs / 3, beat);
    const stopped = (): void => end();
    this.#cancels.add(stopped);
    const pace: Pace = {
      isStopped: () => isOver,
      rest: (ms) =>
        new Promise((resolve) => {
          if (isOver) return resolve();
          const wake = (): void => {
            rests.delete(wake);
            cancelRest();
            resolve();
          };
          const cancelRest = timers.after(ms, wake);
          rests.add(wake);
        }),
    };
    return {
      pace,
      end: async (): Promise<void> => {
        end();
        cancel();
        this.#cancels.delete(stopped);
        await renewal;
        cancel();
      },
    };
  }
}
