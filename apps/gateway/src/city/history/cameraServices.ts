import { type MediaServices, renewService } from '@fireline/domain/device';
import { type Day, addDays, dayAt, startOfDay } from '@fireline/domain/lib';
import { type StartStopReason, storageTurn } from '@fireline/domain/renewal';
import { type StorageProduct, storageProducts } from '@fireline/domain/tariff';
import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import type { City, Ms } from '../model.ts';
import { cameraPlans } from './cameraPlans.ts';

/** Months that a camera was brought of one product. */
interface Brought {
  readonly rentId: string;
  readonly deviceId: number;
  readonly product: StorageProduct;
  readonly months: number;
  readonly atMs: Ms;
  readonly by: string;
  /** null: they were given. */
  readonly orderId: number | null;
}

/** What the orders of the city brought its cameras. */
async function boughtFor(tx: Tx): Promise<readonly Brought[]> {
  const lines = await tx
    .selectFrom('orderLine')
    .innerJoin('tradeOrder', 'tradeOrder.orderId', 'orderLine.orderId')
    .select(['rentId', 'deviceId', 'resource', 'quantity', 'fulfilledAt', 'createdBy as by', 'tradeOrder.orderId'])
    .where('kind', '=', 'storage')
    .where('fulfilledAt', 'is not', null)
    .execute();
  return lines.flatMap(({ deviceId, resource, quantity: months, fulfilledAt, ...line }) =>
    deviceId === null
      ? []
      : [{ ...line, deviceId, product: resource as StorageProduct, months, atMs: Date.parse(fulfilledAt ?? '') }],
  );
}

interface Kept {
  readonly until: Day | null;
  readonly anchor: number | null;
  readonly runs: boolean;
  readonly log: readonly BulkRow<'serviceLog'>[];
}
const nothing: Kept = { until: null, anchor: null, runs: false, log: [] };

/** One product of one camera: its end, and its starts and stops until now. */
function keptOf(brought: readonly Brought[], now: Ms): Kept {
  const log: BulkRow<'serviceLog'>[] = [];
  let { until, anchor, runs } = nothing;
  const note = (
    { rentId, deviceId, product }: Brought,
    atMs: Ms,
    reason: StartStopReason,
    by = '',
    orderId: number | null = null,
  ) => {
    const type = storageTurn(runs, until, dayAt(atMs));
    runs = type === undefined ? runs : type === 'start';
    if (type)
      log.push({ rentId, deviceId, service: product, type, reason, at: new Date(atMs).toISOString(), by, orderId });
  };
  const end = (one: Brought, beforeMs: Ms): void => {
    const endMs = until === null ? Infinity : startOfDay(addDays(until, 1));
    if (endMs <= beforeMs) note(one, endMs, 'expire');
  };
  for (const one of brought.toSorted((a, b) => a.atMs - b.atMs)) {
    end(one, one.atMs);
    const renewed = renewService({ expiresOn: until, anchorDay: anchor }, dayAt(one.atMs), one.months);
    [until, anchor] = [renewed.expiresOn, renewed.anchorDay];
    note(one, one.atMs, one.orderId === null ? 'give' : 'buy', one.by, one.orderId);
  }
  const last = brought[0];
  if (last) end(last, now);
  return { until, anchor, runs, log };
}

/** The services of each camera that has some. */
export type CameraServices = ReadonlyMap<number, MediaServices>;

/**
 * What is kept of the city's cameras: what their units bought, and what their tenant gave where nobody did, with the log of its starts and stops.
 * @spec DEV-20 REN-04 REN-06 N25
 */
export async function writeCameraServices(tx: Tx, city: City): Promise<CameraServices> {
  const bought = Map.groupBy(await boughtFor(tx), ({ deviceId }) => deviceId);
  const rows: (BulkRow<'mediaService'> & MediaServices & { readonly deviceId: number })[] = [];
  const log: BulkRow<'serviceLog'>[] = [];
  for (const { camera, given } of cameraPlans(city)) {
    const { deviceId, rentId } = camera;
    const gifts = given.flatMap(({ atMs, months }) =>
      storageProducts.flatMap((product): Brought[] => {
        const of = { rentId, deviceId, product, atMs, by: '平台管理员', orderId: null };
        return months[product] === undefined ? [] : [{ ...of, months: months[product] }];
      }),
    );
    const byProduct = Map.groupBy(bought.get(deviceId) ?? gifts, ({ product }) => product);
    if (byProduct.size === 0) continue;
    const [cloud, watermark] = storageProducts.map((product) => keptOf(byProduct.get(product) ?? [], city.now));
    const [
      { until: cloudUntil, anchor: cloudAnchor, runs: cloudRuns, log: first },
      { until: watermarkUntil, anchor: watermarkAnchor, runs: watermarkRuns, log: second },
    ] = [cloud ?? nothing, watermark ?? nothing];
    rows.push({ deviceId, cloudUntil, cloudAnchor, cloudRuns, watermarkUntil, watermarkAnchor, watermarkRuns });
    log.push(...first, ...second);
  }
  const inOrder = log.toSorted((a, b) => Date.parse(String(a.at)) - Date.parse(String(b.at)));
  if (rows.length > 0) await insertMany(tx, 'mediaService', rows);
  if (inOrder.length > 0) await insertMany(tx, 'serviceLog', inOrder);
  return new Map(rows.map(({ deviceId, ...services }) => [deviceId, services]));
}
