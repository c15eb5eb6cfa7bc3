import type { Scope } from '@fireline/domain/role';
import type { Db } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';
import { hasOwnFault } from './conditions.ts';

/** What explains the silence of a device by itself. */
export const silenceFacts = (db: Db, scope: Scope, deviceId: number) =>
  db
    .selectFrom('device')
    .select(['unitId', hasOwnFault.as('hasFault')])
    .where(scopeFilter(scope, 'device'))
    .where('deviceId', '=', deviceId)
    .executeTakeFirst();

interface Beside {
  readonly deviceId: number;
  readonly buildingId: number | null;
  readonly placeId: number | null;
}

/** Other devices in use in the same building that are offline; in the same place where it hangs in no building. */
export async function offlineBeside(db: Db, scope: Scope, { deviceId, buildingId, placeId }: Beside): Promise<number> {
  if (buildingId === null && placeId === null) return 0;
  const { count } = await db
    .selectFrom('device')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where(scopeFilter(scope, 'device'))
    .where(buildingId === null ? 'placeId' : 'buildingId', '=', buildingId ?? placeId)
    .where('deviceId', '<>', deviceId)
    .where('online', '=', false)
    .where('dStatus', '<>', 0)
    .where('suspendedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}
