import type { areaShapes } from '@fireline/api/shapes';
import { dayAt, ok, refuse, type Result } from '@fireline/domain/lib';
import { sendLimit } from '@fireline/domain/device';
import {
  type BalanceHolder,
  consumptionControlForm,
  daysLeft,
  holderOf,
  lastsUntil,
  meteredResources,
  type MeteredResource,
  reachesOn,
} from '@fireline/domain/tariff';
import { sql } from 'kysely';
import type * as z from 'zod';
import { changedNow, changedSince, neverChanged } from '../../lib/changes.ts';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { scopeFilter } from '../../lib/scopeFilter.ts';
import { transact } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import { drawnSince, paceSince } from '../units/listStore.ts';
import { monthAt } from '../units/reserving.ts';

const limitedMax = 50;

const controlOf = (db: Db | Tx, rentId: string, { kind, id }: BalanceHolder) =>
  db
    .selectFrom('consumptionControl')
    .select(['resource', 'monthlyMax', 'warnPercent', 'whenExhausted', 'revision', 'changedBy', 'changedAt'])
    .where('rentId', '=', rentId)
    .where('holderKind', '=', kind)
    .where('holderId', '=', id);

/** Devices whose sending is limited now, those of the longest time left first. */
async function limitedDevices({ deps, scope }: SignedInAsks) {
  const nowMs = deps.clock();
  const rows = await deps.database.db
    .selectFrom('device')
    .select(['deviceId', 'name', sql<string>`send_limit_on_at`.as('since')])
    .where(scopeFilter(scope, 'device'))
    .where('sendLimitOnAt', 'is not', null)
    .orderBy('sendLimitOnAt', 'desc')
    .limit(limitedMax)
    .execute();
  return rows.filter(({ since }) => sendLimit(Date.parse(since), nowMs).isOn);
}

type Controls = z.output<typeof areaShapes.tariff.controls.reply>;

/** The own balances, what they may draw in a month, and what holds back sending besides. @spec TAR-05 DEV-16 DEV-27 */
export async function controls(asks: SignedInAsks): Promise<Result<Controls>> {
  const { deps, scope } = asks;
  const { db } = deps.database;
  const nowMs = deps.clock();
  const holder = holderOf(scope);
  if (!holder) return ok({ holderKind: null, controls: [], limited: [] });
  const set = await controlOf(db, scope.rentId, holder).execute();
  const accounts = await db
    .selectFrom('resourceAccount')
    .select(['accountId', 'resource', 'balance', 'reserved', 'month', 'monthDrawn'])
    .select(drawnSince(paceSince(nowMs)).as('drawn'))
    .where('rentId', '=', scope.rentId)
    .where('holderKind', '=', holder.kind)
    .where('holderId', '=', holder.id)
    .execute();
  const month = monthAt(nowMs);
  const today = dayAt(nowMs);
  const rows = meteredResources.map((resource) => {
    const account = accounts.find((one) => one.resource === resource);
    const control = set.find((one) => one.resource === resource);
    const { balance = 0, reserved = 0, drawn = 0, accountId = null } = account ?? {};
    const monthDrawn = account?.month === month ? account.monthDrawn : 0;
    const { revision, changedBy, changedAt } = control ?? neverChanged;
    return {
      resource,
      accountId,
      balance,
      monthDrawn,
      drawn,
      daysLeft: daysLeft(balance - reserved, drawn) ?? null,
      lastsUntil: lastsUntil(balance - reserved, drawn, today) ?? null,
      reachedOn: control ? (reachesOn(control.monthlyMax, monthDrawn, today) ?? null) : null,
      control: control
        ? { monthlyMax: control.monthlyMax, warnPercent: control.warnPercent, whenExhausted: control.whenExhausted }
        : null,
      revision,
      changedBy,
      changedAt,
    };
  });
  return ok({ holderKind: holder.kind, controls: rows, limited: await limitedDevices(asks) });
}

interface Named {
  readonly resource: MeteredResource;
  readonly revision: number;
}

/** The own control, locked with the account that every message of the holder locks. */
async function lockOwn(tx: Tx, { scope }: SignedInAsks, { resource, revision }: Named) {
  const holder = holderOf(scope);
  if (!holder) return refuse({ code: 'tariff.control.noBalance' });
  const { rentId } = scope;
  const at = { rentId, holderKind: holder.kind, holderId: holder.id, resource };
  await tx
    .insertInto('resourceAccount')
    .values(at)
    .onConflict((c) => c.columns(['rentId', 'holderKind', 'holderId', 'resource']).doNothing())
    .execute();
  await tx
    .selectFrom('resourceAccount')
    .select('accountId')
    .where('rentId', '=', rentId)
    .where('holderKind', '=', holder.kind)
    .where('holderId', '=', holder.id)
    .where('resource', '=', resource)
    .forUpdate()
    .execute();
  const before = await controlOf(tx, rentId, holder).where('resource', '=', resource).executeTakeFirst();
  const conflict = changedSince('form.conflict', before ?? neverChanged, revision);
  return conflict ? refuse(conflict) : ok({ at, before });
}

/** Sets what the own balance may draw in a month; of two at once the second learns of the first. @spec TAR-05 */
export const saveControl = (
  {
    revision,
    ...sent
  }: Named & { readonly monthlyMax: number; readonly warnPercent: number; readonly whenExhausted: string },
  asks: SignedInAsks,
): Promise<Result<{ revision: number }>> =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<{ revision: number }>> => {
    const form = consumptionControlForm.check(sent);
    if (!form.ok) return form;
    const { resource, ...control } = form.value;
    const own = await lockOwn(tx, asks, { resource, revision });
    if (!own.ok) return own;
    const { at, before } = own.value;
    // a new maximum is warned of again
    const row = { ...control, ...changedNow(asks), revision: revision + 1, warnedMonth: '' };
    const columns = ['rentId', 'holderKind', 'holderId', 'resource'] as const;
    await tx
      .insertInto('consumptionControl')
      .values({ ...at, ...row })
      .onConflict((c) => c.columns(columns).doUpdateSet(row))
      .execute();
    const text = (one: typeof control) => `${one.monthlyMax} · ${one.warnPercent} % · ${one.whenExhausted}`;
    await logUse(tx, asks, {
      detail: `${resource} · ${before ? `${text(before)} → ` : ''}${text(control)}`,
      target: { kind: 'consumptionControl', id: `${at.holderKind} ${at.holderId}` },
    });
    return ok({ revision: revision + 1 });
  });

/** @spec TAR-05 */
export const endControl = (named: Named, asks: SignedInAsks): Promise<Result<{ revision: number }>> =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<{ revision: number }>> => {
    const own = await lockOwn(tx, asks, named);
    if (!own.ok) return own;
    const { at, before } = own.value;
    if (!before) return refuse({ code: 'tariff.control.none' });
    await tx
      .deleteFrom('consumptionControl')
      .where('rentId', '=', at.rentId)
      .where('holderKind', '=', at.holderKind)
      .where('holderId', '=', at.holderId)
      .where('resource', '=', at.resource)
      .execute();
    await logUse(tx, asks, {
      detail: `${at.resource} · ${before.monthlyMax}`,
      target: { kind: 'consumptionControl', id: `${at.holderKind} ${at.holderId}` },
    });
    return ok({ revision: 0 });
  });
