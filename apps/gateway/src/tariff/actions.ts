import { ok, type Result } from '@fireline/domain/lib';
import { type BalanceHolderKind, holderOf, meteredResources, type PartyKind } from '@fireline/domain/tariff';
import type { SignedInAsks } from '../lib/context.ts';
import { packagesOn, sellerTo } from './packages.ts';

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

const recordsShown = 20;

/** @spec TAR-07 */
export async function balances({ deps, scope }: SignedInAsks) {
  const { db } = deps.database;
  const holder = holderOf(scope);
  if (!holder) return ok({ balances: [], records: [] });
  const accounts = await db
    .selectFrom('resourceAccount')
    .select(['accountId', 'resource', 'balance'])
    .where('rentId', '=', scope.rentId)
    .where('holderKind', '=', holder.kind)
    .where('holderId', '=', holder.id)
    .execute();
  const found = new Map(accounts.map(({ resource, balance }) => [resource, balance]));
  const records =
    accounts.length === 0
      ? []
      : await db
          .selectFrom('resourceRecord')
          .innerJoin('resourceAccount', 'resourceAccount.accountId', 'resourceRecord.accountId')
          .select(['recordId', 'resource', 'sellType', 'amount', 'before', 'after', 'orderId', 'at', 'by'])
          .where(
            'resourceRecord.accountId',
            'in',
            accounts.map(({ accountId }) => accountId),
          )
          .orderBy('recordId', 'desc')
          .limit(recordsShown)
          .execute();
  const rows = meteredResources.map((resource) => ({
    holderKind: holder.kind,
    resource,
    balance: found.get(resource) ?? 0,
  }));
  return ok({ balances: rows, records });
}
