import { dayMs } from '@fireline/domain/lib';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { newToken } from '../../lib/random.ts';
import type { SiteMoves } from './tables.ts';

/** Keeps a move for who made it, and drops those of the tenant that are a day old. @returns its id */
export async function keepMove<Kind extends keyof SiteMoves>(
  tx: Tx,
  { deps, account }: SignedInAsks,
  kind: Kind,
  was: SiteMoves[Kind],
): Promise<string> {
  const { rentId, userId } = account;
  const farthest = new Date(deps.clock() - dayMs).toISOString();
  await tx.deleteFrom('siteMove').where('rentId', '=', rentId).where('at', '<', farthest).execute();
  const row = { moveId: newToken(deps.random), rentId, userId, kind, at: isoNow(deps.clock), was: JSON.stringify(was) };
  await tx.insertInto('siteMove').values(row).execute();
  return row.moveId;
}

/** A move of the caller's, gone once the transaction ends. */
export async function takeMove<Kind extends keyof SiteMoves>(
  tx: Tx,
  { account: { rentId, userId } }: SignedInAsks,
  kind: Kind,
  moveId: string,
): Promise<{ readonly at: string; readonly was: SiteMoves[Kind] } | undefined> {
  const row = await tx
    .deleteFrom('siteMove')
    .where('moveId', '=', moveId)
    .where('rentId', '=', rentId)
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .returning(['at', 'was'])
    .executeTakeFirst();
  return row && { at: row.at, was: row.was as SiteMoves[Kind] };
}
