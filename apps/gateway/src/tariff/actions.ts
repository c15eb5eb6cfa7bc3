import { dayAt, ok, type Result } from '@fireline/domain/lib';
import {
  type BalanceHolderKind,
  daysLeft,
  holderOf,
  lastsUntil,
  meteredResources,
  type PartyKind,
} from '@fireline/domain/tariff';
import type { SignedInAsks } from '../lib/context.ts';
import { packagesOn, sellerTo } from './packages.ts';
import { newestRecords, pacedAccountsOf } from './units/store.ts';

interface OnSale {
  readonly holderKind: BalanceHolderKind | null;
  readonly sellerKind: PartyKind | null;
  readonly packages: Awaited<ReturnType<typeof packagesOn>>;
}

/** @spec TAR-02 TAR-05 */
export async function packages({ deps, scope }: SignedInAsks): Promise<Result<OnSale>> {
  const { db } = deps.database;
  const holder = holderOf(scope);
  const isTenant = holder?.kind === 'tenant';
  const seller = holder && (await sellerTo(db, scope.rentId, isTenant));
  if (!seller) return ok({ holderKind: holder?.kind ?? null, sellerKind: null, packages: [] });
  const found = await packagesOn(db, seller, deps.clock());
  return ok({
    holderKind: holder.kind,
    sellerKind: isTenant ? 'operator' : 'tenant',
    packages: found,
  });
}

/** @spec TAR-07 */
export async function balances({ deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  const holder = holderOf(scope);
  if (!holder) return ok({ balances: [], records: [] });
  const accounts = await pacedAccountsOf(db, scope.rentId, holder, deps.clock());
  const found = new Map(accounts.map((one) => [one.resource, one]));
  const records = await newestRecords(
    db,
    accounts.map(({ accountId }) => accountId),
  );
  const rows = meteredResources.map((resource) => {
    const { balance = 0, reserved = 0, drawn = 0 } = found.get(resource) ?? {};
    const left = balance - reserved;
    return {
      holderKind: holder.kind,
      resource,
      balance,
      drawn,
      daysLeft: daysLeft(left, drawn) ?? null,
      lastsUntil: lastsUntil(left, drawn, dayAt(deps.clock())) ?? null,
    };
  });
  return ok({ balances: rows, records });
}
