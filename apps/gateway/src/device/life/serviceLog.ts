import type { LifeEvent, LifeState } from '@fireline/domain/device';
import { startStopOf } from '@fireline/domain/renewal';
import { insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';

/** What a change in the life of a device was. */
export interface ServiceTurn {
  readonly deviceId: number;
  readonly from: LifeState;
  readonly to: LifeState;
  readonly reason: LifeEvent;
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
