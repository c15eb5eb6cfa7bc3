import { type Party, partyOf } from '@fireline/domain/tariff';
import type { SignedInAsks } from '../../lib/context.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';

/** For whom the caller pays. @returns nothing for people of an organisation */
export async function callersParty(db: Db | Tx, { scope }: SignedInAsks): Promise<Party | undefined> {
  const parent =
    scope.partnerId === undefined
      ? undefined
      : await db.selectFrom('partner').select('parentId').where('partnerId', '=', scope.partnerId).executeTakeFirst();
  return partyOf({ ...scope, parentPartnerId: parent?.parentId ?? null });
}
