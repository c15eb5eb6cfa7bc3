import type { Scope } from '@fireline/domain/role';
import { scopeFilter } from '../scopeFilter.ts';
import type { Tx } from './schema.ts';

/**
 * The tenant's row, locked: what holds once for a tenant is asked and written by one at a time. Records of the tenant are added meanwhile. Locks are
 * taken in one order, so that nobody waits in a ring: tenant, organisations, partners, units, places, devices, alarms.
 */
export const lockTenant = (tx: Tx, rentId: string) =>
  tx.selectFrom('rent').select('rentId').where('rentId', '=', rentId).forNoKeyUpdate().execute();

/** Where a place stands, locked for a change. */
export const lockPlace = (tx: Tx, scope: Scope, placeId: number) =>
  tx
    .selectFrom('place')
    .selectAll()
    .where(scopeFilter(scope, 'place'))
    .where('placeId', '=', placeId)
    .forUpdate()
    .executeTakeFirst();
