import type { SignedInAsks } from '../lib/context.ts';
import { alarmsPage } from './store.ts';

/** Alarms that nobody has acknowledged, the longest waiting one first. */
export async function countOpen({ deps, scope }: SignedInAsks) {
  const query = { list: 'current', state: ['open'], sort: 'receivedAt', order: 'asc', pageNo: 1, pageSize: 1 } as const;
  const { total, rows } = await alarmsPage(deps.database.db, scope, query);
  return { count: total, oldestAt: rows[0]?.receivedAt ?? null };
}
