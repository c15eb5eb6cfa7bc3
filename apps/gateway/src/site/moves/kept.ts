import { hourMs } from '@fireline/domain/lib';
import { siteMoveHours } from '@fireline/domain/site';
import { isoNow, type SignedInAsks } from '../../lib/context.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { deletionNow } from '../../lib/deletionClock.ts';
import { newToken } from '../../lib/random.ts';
import type { SiteMoves } from './tables.ts';

const hoursBefore = (ms: number): string => new Date(ms - siteMoveHours * hourMs).toISOString();
/** Since when moves can be taken back. */
const farthest = ({ deps }: SignedInAsks): string => hoursBefore(deps.clock());

/** Keeps a move for who made it, and drops those of the tenant that are too old. @returns its id */
export async function keepMove<Kind extends keyof SiteMoves>(
  tx: Tx,
  asks: SignedInAsks,
  kind: Kind,
  was: SiteMoves[Kind],
): Promise<string> {
  const { deps, account } = asks;
  const { rentId, userId } = account;
  const deletedByMs = await deletionNow(tx, deps.clock());
  if (deletedByMs !== null)
    await tx.deleteFrom('siteMove').where('rentId', '=', rentId).where('at', '<', hoursBefore(deletedByMs)).execute();
  const row = { moveId: newToken(deps.random), rentId, userId, kind, at: isoNow(deps.clock), was: JSON.stringify(was) };
  await tx.insertInto('siteMove').values(row).execute();
  return row.moveId;
}

/** A move of the caller's, gone once the transaction ends. */
export async function takeMove<Kind extends keyof SiteMoves>(
  tx: Tx,
  asks: SignedInAsks,
  kind: Kind,
  moveId: string,
): Promise<{ readonly at: string; readonly was: SiteMoves[Kind] } | undefined> {
  const { rentId, userId } = asks.account;
  const row = await tx
    .deleteFrom('siteMove')
    .where('at', '>=', farthest(asks))
    .where('moveId', '=', moveId)
    .where('rentId', '=', rentId)
    .where('userId', '=', userId)
    .where('kind', '=', kind)
    .returning(['at', 'was'])
    .executeTakeFirst();
  return row && { at: row.at, was: row.was as SiteMoves[Kind] };
}
