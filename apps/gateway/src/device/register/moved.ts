import { deviceTopic } from '@fireline/api/device';
import { notThere } from '@fireline/domain/device';
import type { Whereabouts } from '@fireline/domain/role';
import type { Work } from '../../lib/transact.ts';

export interface Moved {
  readonly deviceId: number;
  /** Nothing: it was not there before. */
  readonly from?: Whereabouts;
  /** Nothing: it is nowhere any more. */
  readonly to?: Whereabouts;
}

const whereOf = ({ rentId, orgPath, partnerId, unitId, maintId, placeId }: Whereabouts): Whereabouts => ({
  rentId,
  orgPath,
  partnerId,
  unitId,
  maintId,
  placeId,
});

/**
 * Notifies those who see a device before and after of what changed about it, and those who lose sight of it or get it that their
 * lists are others: once for each way that devices went.
 */
export async function tellMoved({ tell }: Work, rentId: string, moved: readonly Moved[]): Promise<void> {
  if (moved.length === 0) return;
  await tell({ type: 'changed', topic: deviceTopic.name, rentId, ids: moved.map(({ deviceId }) => deviceId) });
  const ways = new Map(
    moved.map(({ from = notThere, to = notThere }) => {
      const way = { from: whereOf(from), to: whereOf(to) };
      return [JSON.stringify(way), way] as const;
    }),
  );
  for (const way of ways.values()) await tell({ type: 'moved', ...way });
}
