import type { LifeEvent, LifeState } from '@fireline/domain/device';
import { type StartStop, startStopOf, type StartStopReason } from '@fireline/domain/renewal';
import { type StorageProduct, storageProducts } from '@fireline/domain/tariff';
import { insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';

type TurnReason = Extract<StartStopReason, LifeEvent>;

/** What a change in the life of a device was. */
export interface ServiceTurn {
  readonly deviceId: number;
  readonly from: LifeState;
  readonly to: LifeState;
  readonly reason: TurnReason;
}

/** Notes which services a change has started or stopped; one that runs on or rests on leaves no entry. @spec REN-04 */
export async function noteTurns(
  tx: Tx,
  rentId: string,
  turns: readonly ServiceTurn[],
  { at, by = '', orderId = null }: { readonly at: string; readonly by?: string; readonly orderId?: number | null },
): Promise<void> {
  const rows = turns.flatMap(({ deviceId, from, to, reason }) => {
    const type = startStopOf(from, to);
    return type ? [{ rentId, deviceId, service: 'deviceService', type, reason, at, by, orderId }] : [];
  });
  if (rows.length > 0) await insertMany(tx, 'serviceLog', rows);
}

/** A start or stop of what is kept of a camera. */
export interface StorageTurn {
  readonly deviceId: number;
  readonly product: StorageProduct;
  readonly type: StartStop;
  readonly reason: StartStopReason;
  readonly by: string;
  readonly orderId: number | null;
  /** When it was, where that is not now. */
  readonly at?: string;
}

/** Notes starts and stops of what is kept of cameras; of those of one moment cloud storage first, without which no watermark starts. @spec REN-04 DEV-20 */
export async function noteStorage(tx: Tx, rentId: string, turns: readonly StorageTurn[], at: string): Promise<void> {
  const rows = storageProducts.flatMap((product) =>
    turns.flatMap(({ product: service, ...turn }) => (service === product ? [{ rentId, service, at, ...turn }] : [])),
  );
  if (rows.length > 0) await insertMany(tx, 'serviceLog', rows);
}
