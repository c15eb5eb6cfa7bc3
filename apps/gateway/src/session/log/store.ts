import type { UserLogAction, UserLogResult } from '@fireline/domain/session';
import { containsText } from '../../lib/db/containsText.ts';
import { type Paging, pageOf } from '../../lib/db/pageOf.ts';
import type { Db } from '../../lib/db/schema.ts';

export interface LogFilter {
  readonly search?: string | undefined;
  readonly action?: UserLogAction | undefined;
  readonly result?: UserLogResult | undefined;
  readonly username?: string | undefined;
  readonly ip?: string | undefined;
  readonly targetKind?: string | undefined;
  readonly targetId?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const same = ['action', 'result', 'username', 'ip', 'targetKind', 'targetId'] as const;

/** Entries of the tenant, the newest first. @spec SES-10 */
export function logPage(db: Db, rentId: string, filter: LogFilter & Paging) {
  let query = db
    .selectFrom('userLog')
    .select(['logId', 'at', 'username', 'action', 'result', 'ip', 'detail', 'changes', 'targetKind', 'targetId'])
    .where('rentId', '=', rentId);
  const { search, from, to } = filter;
  if (search) query = query.where(containsText(search, 'username', 'action', 'ip', 'detail'));
  for (const column of same) if (filter[column]) query = query.where(column, '=', filter[column]);
  if (from) query = query.where('at', '>=', from);
  if (to) query = query.where('at', '<', to);
  return pageOf(query.orderBy('at', 'desc').orderBy('logId', 'desc'), filter);
}
