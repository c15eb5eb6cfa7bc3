import { type Problem, refuse, type Result } from '@fireline/domain/lib';
import type { ImportKind } from '@fireline/domain/site';
import type { Scope } from '@fireline/domain/role';
import { type Deps, isoNow } from '../../lib/context.ts';
import { WorkQueue } from '../../lib/jobs/workQueue.ts';
import { leaseMs } from '../../lib/jobs/runner.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { standingOf } from '../../session/accounts.ts';
import { createImported } from '../places.ts';
import * as store from './store.ts';

export const importQueue = 'site.import';
/** Rows of one transaction: what a gateway loses when it is killed. */
const batchRows = 100;

/** Makes the record of a row, within the scope of who imports. @returns its id */
type ImportedRow = (work: Work, scope: Scope, sent: Readonly<Record<string, string>>) => Promise<Result<number>>;

const makers: Readonly<Record<ImportKind, ImportedRow>> = { place: createImported };

const gone: Problem = { code: 'site.import.leftUndone' };

/** The next rows, each done once: the record and the row's end are one transaction. @returns whether the import is the caller's and goes on */
const runBatch = (deps: Deps, claimed: store.ClaimedImport): Promise<boolean> =>
  transact(deps.database, async (work) => {
    const { tx } = work;
    const until = new Date(deps.clock() + leaseMs).toISOString();
    if (!(await store.keepClaim(tx, claimed, until))) return false;
    const scope = await standingOf(tx, claimed.rentId, claimed.userId);
    for (const { rowNo, sent } of await store.waitingRows(tx, claimed.importId, batchRows)) {
      const made = scope ? await makers[claimed.kind](work, scope, sent) : refuse(gone);
      const end = made.ok ? { madeId: made.value, problems: [] } : { madeId: null, problems: made.problems };
      await store.endRow(tx, { importId: claimed.importId, rowNo }, end);
    }
    return !(await store.countRows(tx, claimed.importId, isoNow(deps.clock)));
  });

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
      while (!isStopped() && (await runBatch(deps, claimed)));
      if (isStopped()) await store.releaseClaim(database.db, claimed);
      return true;
    },
  });
  queue.start();
  return queue;
}
