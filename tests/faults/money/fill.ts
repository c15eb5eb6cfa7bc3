import { sessionMs } from '@fireline/domain/session';
import { insertMany } from '../../../apps/gateway/src/lib/db/query/bulk.ts';
import { advanceIds, type OpenedDatabase } from '../../../apps/gateway/src/lib/db/opened.ts';
import { tokenHash } from '../../../apps/gateway/src/session/tokens.ts';
import { publicKey, smsPackage, textOf } from '../../fixtures/money.ts';
import { fillTenants } from '../../fixtures/tenant.ts';
import { accessOf } from './provider.ts';

export interface BuyerAccount {
  readonly username: string;
  readonly token: string;
  readonly unitId: number;
}
const first = 5_000_001;
export const buyerAccounts = (count: number): readonly BuyerAccount[] =>
  Array.from({ length: count }, (_, at) => ({
    username: `buyer${at}`,
    token: `session-buyer${at}`,
    unitId: first + at,
  }));

/** The fixture's tenants with units that buy, a person of each who is signed in, what is on sale, and the access to the provider. */
export async function fillMoney({ db }: OpenedDatabase, buyers: readonly BuyerAccount[]): Promise<void> {
  await fillTenants(db);
  const like = await db.selectFrom('appUser').selectAll().where('username', '=', 'unit').executeTakeFirstOrThrow();
  const unit = await db.selectFrom('unit').selectAll().where('unitId', '=', 1).executeTakeFirstOrThrow();
  const now = new Date().toISOString();
  const sessions = await Promise.all(
    buyers.map(async ({ token, unitId: userId }) => ({
      userId,
      tokenHash: await tokenHash(token),
      sessionId: `of-${userId}`,
      rentId: 'R001',
      clientType: 'web',
      ip: '192.0.2.1',
      createdAt: now,
      expiresAt: new Date(Date.now() + sessionMs).toISOString(),
    })),
  );
  const seller = { rentId: 'R001', list: 'tenantResources', sellerKind: 'tenant', sellerId: 'R001' } as const;
  await db.transaction().execute(async (tx) => {
    await insertMany(
      tx,
      'unit',
      buyers.map(({ unitId, username: name }) => ({ ...unit, unitId, name })),
    );
    await insertMany(
      tx,
      'appUser',
      buyers.map(({ unitId, username }) => ({ ...like, userId: unitId, username, realName: username, unitId })),
    );
    await insertMany(tx, 'session', sessions);
    await insertMany(tx, 'priceEntry', [
      { ...seller, ...smsPackage, madeBy: 'R001', madeAt: now, fromDay: '2026-01-01' },
    ]);
    await insertMany(tx, 'payAccess', [{ ...accessOf, publicKey: textOf(publicKey) }]);
    await advanceIds(tx);
  });
}
