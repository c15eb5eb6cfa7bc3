import { addDays, dayAt, type Day, startOfDay } from '@fireline/domain/lib';
import { storageReason, storageTurn } from '@fireline/domain/renewal';
import { type StorageProduct, storageProducts } from '@fireline/domain/tariff';
import { sql } from 'kysely';
import type { Deps } from '../../lib/context.ts';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import type { Pace } from '../../lib/jobs/runner.ts';
import { transact } from '../../lib/transact.ts';
import { noteStorage, type StorageTurn } from '../life/serviceLog.ts';
import { endOf, isNoted, lockServices, storageColumns } from './kept.ts';
import { type KeptServices, noServices, saveRuns } from './store.ts';

const camerasPerRound = 500;

interface Refunded {
  readonly deviceId: number;
  readonly product: StorageProduct;
  readonly orderId: number;
  readonly by: string;
  readonly day: Day;
}

/**
 * Of each product of each camera the last refund that took days of it, or the last that gave them back: one that failed at once, or that finance
 * called off. While one that failed later is owed, or is paid again, its days stay taken.
 */
async function refundsOf(tx: Tx, deviceIds: readonly number[], way: 'took' | 'gaveBack'): Promise<readonly Refunded[]> {
  const at = way === 'took' ? sql.ref('refund.decided_at') : sql`coalesce(money_case.settled_at, refund.ended_at)`;
  const by = way === 'took' ? sql.ref('refund.decided_by') : sql`coalesce(money_case.settled_by, '')`;
  const isSo =
    way === 'took'
      ? sql`refund.state in ('refunding', 'success', 'failed')`
      : sql`refund.state = 'failed' and (money_case.how = 'undo' or (money_case.case_id is null and refund.repeats_id is null))`;
  const { rows } = await sql<Refunded>`
    select distinct on (line.device_id, line.resource) line.device_id, line.resource as product, refund.order_id, ${by} as by,
      (${at} at time zone 'Asia/Shanghai')::date::text as day
    from order_line line join refund_line on refund_line.line_id = line.line_id join refund using (refund_id)
    left join money_case on money_case.refund_id = refund.refund_id
    where line.kind = 'storage' and line.device_id = ${anyId(deviceIds)} and refund_line.units > 0 and ${isSo} and ${at} is not null
    order by line.device_id, line.resource, ${at} desc`.execute(tx);
  return rows;
}

type Found = Pick<StorageTurn, 'deviceId' | 'product' | 'type'> & { readonly until: Day | null };

function turnOf({ until, ...turn }: Found, refund: Refunded | undefined): StorageTurn {
  const reason = storageReason({ type: turn.type, until, refundedOn: refund?.day ?? null });
  if (reason === 'expire' && until !== null)
    return { ...turn, reason, by: '', orderId: null, at: new Date(startOfDay(addDays(until, 1))).toISOString() };
  return { ...turn, reason, by: refund?.by ?? '', orderId: refund?.orderId ?? null };
}

/**
 * Notes what of cameras has ended with its last day, or runs again because a refund gave its days back, as of a moment.
 * @param services of cameras that the caller holds locked
 * @returns the services, with what is noted of them
 * @spec REN-04 DEV-20 FIN-08
 */
export async function settleEnds(
  tx: Tx,
  rentId: string,
  services: ReadonlyMap<number, KeptServices>,
  nowMs: number,
): Promise<Map<number, KeptServices>> {
  const today = dayAt(nowMs);
  const settled = new Map(services);
  const found = [...services].flatMap(([deviceId, one]) =>
    storageProducts.flatMap((product): Found[] => {
      const { expiresOn: until } = endOf(one, product);
      const type = storageTurn(isNoted(one, product), until, today);
      return type ? [{ deviceId, product, type, until }] : [];
    }),
  );
  if (found.length === 0) return settled;
  const ids = [...new Set(found.map(({ deviceId }) => deviceId))];
  const refunds = { stop: await refundsOf(tx, ids, 'took'), start: await refundsOf(tx, ids, 'gaveBack') };
  for (const { deviceId, product, type } of found) {
    const one = settled.get(deviceId);
    if (one) settled.set(deviceId, { ...one, [storageColumns[product].runs]: type === 'start' });
  }
  await saveRuns(
    tx,
    ids.flatMap((deviceId) => {
      const { cloudRuns, watermarkRuns } = settled.get(deviceId) ?? noServices;
      return { deviceId, cloudRuns, watermarkRuns };
    }),
  );
  const turns = found.map((one) =>
    turnOf(
      one,
      refunds[one.type].find(({ deviceId, product }) => deviceId === one.deviceId && product === one.product),
    ),
  );
  await noteStorage(tx, rentId, turns, new Date(nowMs).toISOString());
  return settled;
}

/** Cameras of which the log says that something runs that has ended, or the other way round. */
const toSettle = (db: Db, today: Day) =>
  db
    .selectFrom('mediaService')
    .innerJoin('device', 'device.deviceId', 'mediaService.deviceId')
    .select(['device.deviceId', 'rentId'])
    .where((eb) =>
      eb.or(
        storageProducts.map((product) => {
          const { until, runs } = storageColumns[product];
          const [noted, last] = [sql.ref(`mediaService.${runs}`), sql.ref(`mediaService.${until}`)];
          // each half has an index of its own
          return sql<boolean>`((${noted} and ${last} < ${today}::date) or (not ${noted} and ${last} >= ${today}::date))`;
        }),
      ),
    )
    .orderBy('device.deviceId')
    .limit(camerasPerRound)
    .execute();

/** Notes the ends of what is kept of cameras once they have come. @spec REN-04 DEV-20 */
export async function noteStorageEnds(
  { database, clock }: Pick<Deps, 'database' | 'clock'>,
  { isStopped }: Pick<Pace, 'isStopped'>,
): Promise<void> {
  // one moment for all rounds: judged by another one, at midnight, the same cameras would be found for ever
  const nowMs = clock();
  for (let found = camerasPerRound; found === camerasPerRound && !isStopped();) {
    const rows = await toSettle(database.db, dayAt(nowMs));
    for (const [rentId, cameras] of Map.groupBy(rows, (row) => row.rentId)) {
      const ids = cameras.map(({ deviceId }) => deviceId);
      await transact(database, async ({ tx }) => settleEnds(tx, rentId, await lockServices(tx, rentId, ids), nowMs));
    }
    found = rows.length;
  }
}
