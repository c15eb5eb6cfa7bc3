import type { Db } from '../../lib/db/schema.ts';
import { deviceChanges } from '../store.ts';

/** What of devices is pushed, as it is now, with where they stand. */
export async function changesOf(db: Db, rentId: string, deviceIds: readonly number[]) {
  const rows = await deviceChanges(db, rentId, deviceIds);
  return rows.map(({ orgPath, partnerId, unitId, maintId, placeId, ...data }) => ({
    id: data.deviceId,
    where: { rentId, orgPath, partnerId, unitId, maintId, placeId },
    data,
  }));
}
