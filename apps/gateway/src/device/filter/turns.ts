import { staleAfterHeartbeats, turnsPerReply } from '@fireline/domain/device';
import type { Scope } from '@fireline/domain/role';
import { sql, type SqlBool } from 'kysely';
import type { Db } from '../../lib/db/schema.ts';
import { dueAfter } from './conditions.ts';
import { type DayFilter, filtered, joined } from './filterStore.ts';

/**
 * When time alone makes the list of a filter another one: the devices under its other filters whose values become late or stale next, as
 * the domain's `freshUntilMs` says, the soonest first. Undefined: the filter does not ask how old values are.
 * @spec N05 DEV-12
 */
export async function turnsOf(db: Db, scope: Scope, filter: DayFilter & { readonly now: string }) {
  const { freshness, concern, now } = filter;
  const asksFreshness = (freshness ?? []).length > 0;
  const asksLate = concern?.includes('late') === true;
  if (!asksFreshness && !asksLate) return undefined;
  const others = { ...filter, freshness: undefined, concern: concern?.filter((one) => one !== 'late') };
  const [late, stale] = [dueAfter(1), dueAfter(staleAfterHeartbeats)];
  const at = asksFreshness ? sql`case when ${late} >= ${now}::timestamptz then ${late} else ${stale} end` : late;
  return filtered(joined(db), scope, others)
    .select([
      'device.deviceId',
      // the first millisecond after it
      sql<number>`(floor(extract(epoch from ${at} - ${now}::timestamptz) * 1000) + 1)::float8`.as('inMs'),
    ])
    .where(sql<SqlBool>`device.d_status <> 0 and ${at} >= ${now}::timestamptz`)
    .orderBy(sql`2`)
    .orderBy('device.deviceId')
    .limit(turnsPerReply)
    .execute();
}
