import { type Problem, refuse, type Result } from '@fireline/domain/lib';
import type { ImportKind } from '@fireline/domain/site';
import type { Scope } from '@fireline/domain/role';
import { type Deps, isoNow } from '../../lib/context.ts';
import { WorkQueue } from '../../lib/jobs/workQueue.ts';
import { leaseMs } from '../../lib/jobs/runner.ts';
import { transact, type Work } from '../../lib/transact.ts';
import { standingOf } from '../../session/accounts.ts';
import { holdPlacesOf, importedDevice } from '../../device/register/imported.ts';
import { createImported } from '../places.ts';
import * as store from './store.ts';

export const importQueue = 'site.import';
/** Rows of one transaction: what a gateway loses when it is killed. */
const batchRows = 100;

/** Who imports, and when. */
export interface Importing {
  readonly scope: Scope;
  readonly by: string;
  readonly userId: number;
  readonly at: string;
}
type SentRow = Readonly<Record<string, string>>;
interface Maker {
  /** Makes the record of a row, within the scope of who imports. @returns its id */
  readonly make: (work: Work, who: Importing, sent: SentRow) => Promise<Result<number>>;
  /** Holds what the rows name, in one order, before the first of them is made. */
  readonly hold?: (work: Work, who: Importing, rows: readonly SentRow[]) => Promise<unknown>;
}

const makers: Readonly<Record<ImportKind, Maker>> = {
  place: { make: (work, { scope }, sent) => createImported(work, scope, sent) },
  device: { make: importedDevice, hold: holdPlacesOf },
};

const gone: Problem = { code: 'site.import.leftUndone' };

/** The next rows, each done once: the record and the row's end are one transaction. @returns whether the import is the caller's and goes on */
const runBatch = (deps: Deps, claimed: store.ClaimedImport): Promise<boolean> =>
  transact(deps.database, async (work) => {
    const { tx } = work;
    const until = new Date(deps.clock() + leaseMs).toISOString();
    if (!(await store.keepClaim(tx, claimed, until))) return false;
    const scope = await standingOf(tx, claimed.rentId, claimed.userId);
    const rows = await store.waitingRows(tx, claimed.importId, batchRows);
    const who = scope && { scope, by: claimed.by, userId: claimed.userId, at: isoNow(deps.clock) };
    const { make, hold } = makers[claimed.kind];
    if (who)
      await hold?.(
        work,
        who,
        rows.map(({ sent }) => sent),
      );
    for (const { rowNo, sent } of rows) {
      const made = who ? await make(work, who, sent) : refuse(gone);
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
