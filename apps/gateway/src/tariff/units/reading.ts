import { addDays, dayAt, ok, refuse } from '@fireline/domain/lib';
import type { Scope } from '@fireline/domain/role';
import { calendarDays, daysLeft, lastsUntil, mayGiveTo, misfitsOf } from '@fireline/domain/tariff';
import type { SignedInAsks } from '../../lib/context.ts';
import {
  accountsPage,
  type AccountQuery,
  type DaysQuery,
  drawnByDay,
  recordById,
  type RecordQuery,
  recordsPage,
  type UnitRecordRow,
} from './listStore.ts';
import { monthAt } from './reserving.ts';

const holderIn = ({ holderKind: kind, holderId: id }: Pick<UnitRecordRow, 'holderKind' | 'holderId'>) => ({ kind, id });

/** Balances with their pace. @spec TAR-07 */
export async function unitAccounts(query: AccountQuery, { deps, scope }: SignedInAsks) {
  const nowMs = deps.clock();
  const page = await accountsPage(deps.database.db, scope, query, nowMs);
  const month = monthAt(nowMs);
  const rows = page.rows.map(({ monthlyMax, warnPercent, whenExhausted, rentId: _rentId, ...row }) => ({
    ...row,
    daysLeft: daysLeft(row.balance - row.reserved, row.drawn) ?? null,
    lastsUntil: lastsUntil(row.balance - row.reserved, row.drawn, dayAt(nowMs)) ?? null,
    monthDrawn: row.month === month ? row.monthDrawn : 0,
    control:
      monthlyMax === null || warnPercent === null || whenExhausted === null
        ? null
        : { monthlyMax, warnPercent, whenExhausted },
    mayGive: mayGiveTo(scope, holderIn(row)),
  }));
  return ok({ ...page, rows });
}

/** What was drawn day by day, from the sums of days: no record is read. @spec TAR-07 */
export async function unitDays(query: DaysQuery, { deps, scope }: SignedInAsks) {
  const yesterday = addDays(dayAt(deps.clock()), -1);
  const from = addDays(yesterday, 1 - calendarDays);
  const { first, drawn } = await drawnByDay(deps.database.db, scope, query, { from, to: yesterday });
  const of = new Map(drawn.map(({ day, consumed }) => [day, consumed]));
  return ok({
    days: Array.from({ length: calendarDays }, (_, at) => addDays(from, at)).map((day) => ({
      day,
      drawn: first !== null && day >= first ? (of.get(day) ?? 0) : null,
    })),
  });
}

function shownOf(scope: Scope, { seq, expected, rentId, ...row }: UnitRecordRow) {
  const { recordId, accountId, resource, sellType, amount, before, after, at } = row;
  const record = {
    id: String(recordId),
    account: String(accountId),
    tenantId: rentId,
    resource,
    sellType,
    amount,
  } as const;
  const misfits = misfitsOf({ ...record, before, after, seq, result: 'success', atMs: Date.parse(at) }, expected);
  const mayGive = mayGiveTo(scope, holderIn(row));
  return { ...row, mayGive, misfits: misfits.map(({ code, args = {}, units }) => ({ code, args, units })) };
}

/** Movements of balances; one that does not add up says why. @spec TAR-07 TAR-08 */
export async function unitRecords(query: RecordQuery, { deps, scope }: SignedInAsks) {
  const page = await recordsPage(deps.database.db, scope, query);
  return ok({ ...page, rows: page.rows.map((row) => shownOf(scope, row)) });
}

/** @spec TAR-07 TAR-08 */
export async function unitRecord(recordId: number, { deps, scope }: SignedInAsks) {
  const row = await recordById(deps.database.db, scope, recordId);
  return row ? ok(shownOf(scope, row)) : refuse({ code: 'tariff.record.notFound', field: 'recordId' });
}
