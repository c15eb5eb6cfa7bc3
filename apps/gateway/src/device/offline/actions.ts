import { ok } from '@fireline/domain/lib';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Paging } from '../../lib/db/query/pageOf.ts';
import * as store from './store.ts';

/** @spec DEV-14 */
export async function records(query: store.OfflineFilter & store.OfflineOrder & Paging, { deps, scope }: SignedInAsks) {
  return ok(await store.recordsPage(deps.database.db, scope, query, isoNow(deps.clock)));
}
