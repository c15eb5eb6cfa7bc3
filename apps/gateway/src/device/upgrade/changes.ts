import type { RolloutChange } from '@fireline/api/device';
import type { Db } from '../../lib/db/schema.ts';

/** Which roll-outs went on: those of a tenant, for its platform. */
export const rolloutChanges = async (_db: Db, rentId: string, ids: readonly number[]) =>
  ids.map((rolloutId) => ({
    id: rolloutId,
    where: { rentId, orgPath: '', partnerId: null, unitId: null, maintId: null, placeId: null },
    data: { rolloutId } satisfies RolloutChange,
  }));
