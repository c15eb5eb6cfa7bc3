import { ok, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import { type Faq, faqNames } from '@fireline/domain/service';
import { sql } from 'kysely';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { transact } from '../../lib/transact.ts';
import { logUse } from '../../session/userLog.ts';
import './faqTables.ts';

interface Votes {
  readonly faq: Faq;
  readonly helped: number;
  readonly failed: number;
  readonly mine: boolean | null;
}

/** Votes of the tenant, and the caller's among them, for each question. */
async function counted(db: Db | Tx, { scope, account }: SignedInAsks): Promise<Votes[]> {
  const rows = await db
    .selectFrom('faqVote')
    .select([
      'faq',
      sql<number>`count(*) filter (where is_helpful)::int`.as('helped'),
      sql<number>`count(*) filter (where not is_helpful)::int`.as('failed'),
      sql<boolean | null>`bool_or(is_helpful) filter (where user_id = ${account.userId})`.as('mine'),
    ])
    .where('rentId', '=', scope.rentId)
    .groupBy('faq')
    .execute();
  const byName = new Map(rows.map((row) => [row.faq, row]));
  return faqNames.map((faq) => byName.get(faq) ?? { faq, helped: 0, failed: 0, mine: null });
}

/** @spec SRV-06 */
export const votes = async (asks: SignedInAsks): Promise<Result<{ faqs: Votes[] }>> =>
  ok({ faqs: await counted(asks.deps.database.db, asks) });

/** One vote an account: a later one takes the place of the former. @spec SRV-06 */
export const vote = (
  { faq, isHelpful }: { readonly faq: Faq; readonly isHelpful: boolean },
  asks: SignedInAsks,
): Promise<Result<Votes>> =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<Votes>> => {
    const { rentId } = asks.scope;
    const said = { isHelpful, at: isoNow(asks.deps.clock) };
    await tx
      .insertInto('faqVote')
      .values({ userId: asks.account.userId, faq, rentId, ...said })
      .onConflict((c) => c.columns(['userId', 'faq']).doUpdateSet(said))
      .execute();
    await logUse(tx, asks, { detail: faq, changes: loggedChanges({}, { isHelpful }) });
    const all = await counted(tx, asks);
    return ok(all.find((one) => one.faq === faq) ?? { faq, helped: 0, failed: 0, mine: null });
  });
