import type { AlarmKind } from '@fireline/domain/alarm';
import type { Scope } from '@fireline/domain/role';
import type { UserLogAction, UserLogResult } from '@fireline/domain/log';
import { anyId, anyText } from '../../lib/db/query/anyOf.ts';
import { findsText } from '../../lib/db/query/findsText.ts';
import { type Paging, pageOf } from '../../lib/db/query/pageOf.ts';
import type { Db } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';

export interface LogFilter {
  readonly search?: string | undefined;
  /** Details that are found by what is searched for, besides those that hold it: codes whose words do. */
  readonly details?: readonly string[];
  readonly action?: UserLogAction | undefined;
  readonly result?: UserLogResult | undefined;
  readonly username?: string | undefined;
  readonly ip?: string | undefined;
  readonly area?: string | undefined;
  readonly targetKind?: string | undefined;
  readonly targetId?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

const same = ['action', 'result', 'username', 'ip', 'area', 'targetKind', 'targetId'] as const;

const columns = [
  'logId',
  'at',
  'userId',
  'username',
  'area',
  'action',
  'result',
  'ip',
  'client',
  'detail',
  'changes',
  'targetKind',
  'targetId',
] as const;

function filtered(db: Db, rentId: string, filter: LogFilter) {
  let query = db.selectFrom('userLog').where('rentId', '=', rentId);
  const { search, details = [], from, to } = filter;
  if (search)
    query = query.where((eb) =>
      eb.or([
        findsText(search, { open: ['action', 'ip'], maskedTexts: ['username', 'detail'] }),
        eb('detail', '=', anyText(details)),
      ]),
    );
  for (const column of same) if (filter[column]) query = query.where(column, '=', filter[column]);
  if (from) query = query.where('at', '>=', from);
  if (to) query = query.where('at', '<', to);
  return query;
}

const newestFirst = (db: Db, rentId: string, filter: LogFilter) =>
  filtered(db, rentId, filter).select(columns).orderBy('at', 'desc').orderBy('logId', 'desc');

/** Entries of the tenant, the newest first. @spec SES-10 */
export const logPage = (db: Db, rentId: string, filter: LogFilter & Paging) =>
  pageOf(newestFirst(db, rentId, filter), filter);

export const countLog = (db: Db, rentId: string, filter: LogFilter) =>
  filtered(db, rentId, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();

/** The newest entries, at most so many. @spec SES-10 */
export const logRows = (db: Db, rentId: string, filter: LogFilter, max: number) =>
  newestFirst(db, rentId, filter).limit(max).execute();
export type LogRow = Awaited<ReturnType<typeof logRows>>[number];

/** Of these alarms those that the caller sees, with what they are and where. */
export const alarmsNamed = (db: Db, scope: Scope, alarmIds: readonly number[]) =>
  db
    .selectFrom('alarm')
    .leftJoin('place', 'place.placeId', 'alarm.placeId')
    .select(({ fn, val }) => ['alarm.alarmId', 'alarm.kind', fn.coalesce('place.name', val('')).as('placeName')])
    .where('alarm.alarmId', '=', anyId(alarmIds))
    .where(scopeFilter(scope, 'alarm'))
    .$narrowType<{ kind: AlarmKind; placeName: string }>()
    .execute();
