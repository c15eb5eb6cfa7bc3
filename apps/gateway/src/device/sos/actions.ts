import { checkCommand, lifeOf, type SosRow, sosBatchForm, sosRowProblems } from '@fireline/domain/device';
import { ok, type Problem, refuse } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import { transact } from '../../lib/transact.ts';
import { nameOf } from '../../lib/nameOf.ts';
import { logUse } from '../../session/userLog.ts';
import { rightProblem } from '../downlink/held.ts';
import { sosQueue } from './queue.ts';
import * as store from './store.ts';

const notFound: Problem = { code: 'device.sos.notFound', field: 'batchId' };

type Found = Awaited<ReturnType<typeof store.devicesByImei>>[number];
/** Why a device gets no SOS numbers from this caller. */
function problemOf(device: Found | undefined, asks: SignedInAsks): Problem | undefined {
  if (!device) return { code: 'device.sos.unknown', field: 'imei' };
  const life = lifeOf(device);
  return (
    checkCommand(device.deviceType, 'sosNumbers') ??
    rightProblem(asks, device, 'sosNumbers') ??
    (life === 'inService' ? undefined : { code: `device.life.is.${life}` })
  );
}

/**
 * Puts a batch down; its rows are sent afterwards, a few in each transaction, whichever gateway lives. What a device's right, type or life
 * stands against is refused row by row.
 * @spec DEV-21
 */
export async function sendSosBatch({ rows: sent }: { readonly rows: readonly SosRow[] }, asks: SignedInAsks) {
  const form = sosBatchForm.check({ rows: sent });
  if (!form.ok) {
    const found = sosRowProblems(sent);
    return refuse(...(found.length > 0 ? found : form.problems));
  }
  const { rows } = form.value;
  const { deps, scope, account } = asks;
  return transact(deps.database, async ({ tx, tell }) => {
    const found = await store.devicesByImei(
      tx,
      scope,
      rows.map(({ imei }) => imei),
    );
    const devices = new Map(found.map((device) => [device.imei, device]));
    const noted = rows.map(({ imei, numbers }, index) => {
      const device = devices.get(imei);
      const problem = problemOf(device, asks) ?? null;
      const outcome = problem ? ('refused' as const) : ('waiting' as const);
      return { rowNo: index + 1, imei, numbers, deviceId: device?.deviceId ?? null, outcome, problem };
    });
    const { rentId } = scope;
    const batch = { rentId, userId: account.userId, createdBy: nameOf(account), createdAt: isoNow(deps.clock) };
    const batchId = await store.insertBatch(tx, { ...batch, rows: rows.length }, noted);
    const changes = loggedChanges({}, { rows: rows.length });
    await logUse(tx, asks, { detail: String(batchId), changes, target: { kind: 'sosBatch', id: batchId } });
    await tell({ type: 'work', queue: sosQueue });
    const shown = await store.batchOf(tx, rentId, account.userId, batchId);
    return shown ? ok(shown) : refuse(notFound);
  });
}

/** @spec DEV-21 */
export const sosBatches = async (paging: Paging, { deps, scope, account }: SignedInAsks) =>
  ok(await store.batchesPage(deps.database.db, scope.rentId, account.userId, paging));

/** @spec DEV-21 */
export async function sosBatch(
  {
    batchId,
    ...query
  }: Paging & { readonly batchId: number; readonly outcome?: readonly store.RowOutcome[] | undefined },
  { deps, scope, account }: SignedInAsks,
) {
  const { db } = deps.database;
  if (!(await store.batchOf(db, scope.rentId, account.userId, batchId))) return refuse(notFound);
  return ok(await store.rowsPage(db, batchId, query));
}
