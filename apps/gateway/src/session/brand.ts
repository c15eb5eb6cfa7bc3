import type { areaShapes } from '@fireline/api/shapes';
import { ok, refuse, type Result } from '@fireline/domain/lib';
import { brandForm, loggedChanges } from '@fireline/domain/session';
import type * as z from 'zod';
import { type AnyoneAsks, isoNow, type SignedInAsks } from '../lib/context.ts';
import type { Db, Tx } from '../lib/db/schema.ts';
import { transact } from '../lib/transact.ts';
import { nameOf } from './names.ts';
import { logUse } from './userLog.ts';

type Sent = z.output<typeof areaShapes.session.saveBrand.send>;

const storedBrand = async (db: Db | Tx, rentId: string) =>
  (await db.selectFrom('rent').select('brand').where('rentId', '=', rentId).executeTakeFirst())?.brand;

/** The look of a tenant; our own for one that is not there. @spec N22 */
export async function brand({ rentId }: { readonly rentId: string }, { deps }: AnyoneAsks) {
  const stored = await storedBrand(deps.database.db, rentId);
  const { title = '', colour = '', corners = 'own', revision = 0 } = stored ?? {};
  return ok({ title, colour, corners, revision });
}

/** Refuses when somebody else has changed it since. @spec N22 */
export const saveBrand = ({ revision, ...sent }: Sent, asks: SignedInAsks): Promise<Result<{ done: true }>> => {
  const { deps, account } = asks;
  const { rentId } = account;
  return transact(deps.database, async ({ tx }): Promise<Result<{ done: true }>> => {
    const form = brandForm.check(sent);
    if (!form.ok) return form;
    await tx.selectFrom('rent').select('rentId').where('rentId', '=', rentId).forUpdate().executeTakeFirstOrThrow();
    const before = await storedBrand(tx, rentId);
    if ((before?.revision ?? 0) !== revision)
      return refuse({ code: 'session.brand.conflict', args: { name: before?.changedBy ?? '' } });
    const { title = '', colour = '', corners } = form.value;
    const after = { title, colour: colour.toLowerCase(), corners };
    const stored = { ...after, revision: revision + 1, changedBy: nameOf(account), changedAt: isoNow(deps.clock) };
    await tx
      .updateTable('rent')
      .set({ brand: JSON.stringify(stored) })
      .where('rentId', '=', rentId)
      .execute();
    const was = before && { title: before.title, colour: before.colour, corners: before.corners };
    await logUse(tx, asks, { detail: title, changes: loggedChanges(was ?? {}, after) });
    return ok({ done: true });
  });
};
