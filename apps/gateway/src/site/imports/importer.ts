import { importTopic } from '@fireline/api/site';
import { type Deps, isoNow } from '../../lib/context.ts';
import { leaseMs } from '../../lib/jobs/lease.ts';
import { WorkQueue } from '../../lib/jobs/workQueue.ts';
import { transact } from '../../lib/transact.ts';
import { closedHash, makeRows } from './makers.ts';
import * as store from './store.ts';

export const importQueue = 'site.import';
/**
 * Rows of one transaction: what a gateway loses when it is killed. The embedded database does one transaction at a time, and alarms wait for it:
 * ten rows keep it for some 40 ms.
 */
export const batchRowsOf = ({ kind }: Pick<Deps['database'], 'kind'>): number => (kind === 'postgres' ? 100 : 10);
/** Progress is sent no more often. */
const progressMs = 500;

/** What goes on from one batch of an import to the next. */
interface Run {
  /** When progress was sent last. */
  toldAt: number;
  readonly pwHash: string;
}

/** The next rows, each done once: the record and the row's end are one transaction. @returns whether the import is the caller's and goes on */
async function runBatch(deps: Deps, claimed: store.ClaimedImport, run: Run): Promise<boolean> {
  const { importId, kind, rentId, userId } = claimed;
  return transact(deps.database, async (work) => {
    const { tx, tell } = work;
    const now = deps.clock();
    if (!(await store.keepClaim(tx, claimed, new Date(now + leaseMs).toISOString()))) return false;
    const batchRows = batchRowsOf(deps.database);
    const rows = await store.waitingRows(tx, importId, batchRows);
    const ends = await makeRows(
      deps,
      work,
      claimed,
      rows.map(({ sent }) => sent),
      run.pwHash,
    );
    await store.endRows(
      tx,
      importId,
      rows.map(({ rowNo }, at) => {
        const end = ends[at];
        return end?.ok
          ? { rowNo, madeId: end.value, problems: [] }
          : { rowNo, madeId: null, problems: end?.problems ?? [] };
      }),
    );
    const success = ends.filter(({ ok }) => ok).length;
    // the last batch counts all of the rows
    const ended = rows.length < batchRows ? undefined : { success, failure: ends.length - success };
    const counts = await store.countRows(tx, importId, isoNow(deps.clock), ended);
    const isFinished = counts.state === 'finished';
    if (isFinished || now - run.toldAt >= progressMs) {
      run.toldAt = now;
      await tell({ type: 'tell', topic: importTopic.name, rentId, userId, data: { importId, kind, ...counts } });
    }
    return !isFinished;
  });
}

/** Runs imports: each on one of the gateways that share the database, and on from its last row after a kill. @spec DEV-26 */
export async function startImporter(deps: Deps): Promise<WorkQueue> {
  const { database, clock } = deps;
  if (database.kind !== 'postgres') await store.releaseAll(database.db);
  const queue = new WorkQueue(deps, {
    name: importQueue,
    next: async (isStopped) => {
      const until = new Date(clock() + leaseMs).toISOString();
      const claimed = await store.claimImport(database.db, isoNow(clock), until);
      if (!claimed) return false;
      try {
        const run: Run = { toldAt: 0, pwHash: await closedHash(claimed.kind, deps) };
        while (!isStopped() && (await runBatch(deps, claimed, run)));
      } finally {
        // also of one that failed, for instance as passwords are busy: it goes on at the next look
        await store.releaseClaim(database.db, claimed);
      }
      return true;
    },
  });
  queue.start();
  return queue;
}
