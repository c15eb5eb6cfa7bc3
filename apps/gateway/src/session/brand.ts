import type { areaShapes, UploadFile } from '@fireline/api/shapes';
import { ok, refuse, type Result } from '@fireline/domain/lib';
import { loggedChanges } from '@fireline/domain/log';
import { brandForm, brandLogoBytesMax } from '@fireline/domain/session';
import type * as z from 'zod';
import type { AnyoneAsks, SignedInAsks } from '../lib/context.ts';
import type { Db, Tx } from '../lib/db/schema.ts';
import type { StoredDownload } from '../lib/http/handlers.ts';
import { type ImageOwnerKind, keepImage, removeFiles, storedImage } from '../lib/images/images.ts';
import { giveImages, imageById } from '../lib/images/store.ts';
import { transact } from '../lib/transact.ts';
import { changedNow, changedSince, neverChanged } from '../lib/changes.ts';
import { logUse } from './userLog.ts';

type Sent = z.output<typeof areaShapes.session.saveBrand.send>;

/** Logos of tenants; a tenant has one. */
export const logoImages: ImageOwnerKind = {
  kind: 'brand',
  folder: 'brands/',
  bytesMax: brandLogoBytesMax,
  isSeen: async () => true,
};
const logoOwner = { kind: logoImages.kind, id: 1 };

/** Takes the other logos from a tenant. @returns those */
const dropLogos = async (tx: Tx, rentId: string, kept: string): Promise<string[]> =>
  (
    await tx
      .deleteFrom('image')
      .where('ownerKind', '=', logoOwner.kind)
      .where('rentId', '=', rentId)
      .where('ownerId', '=', logoOwner.id)
      .where('imageId', '<>', kept)
      .returning('imageId')
      .execute()
  ).map(({ imageId }) => imageId);

const storedBrand = async (db: Db | Tx, rentId: string) =>
  (await db.selectFrom('rent').select('brand').where('rentId', '=', rentId).executeTakeFirst())?.brand;

/** The look of a tenant; our own for one that is not there. @spec N22 */
export async function brand({ rentId }: { readonly rentId: string }, { deps }: AnyoneAsks) {
  const stored = await storedBrand(deps.database.db, rentId);
  const { title = '', colour = '', corners = 'own', font = 'own', logo = '', revision = 0 } = stored ?? {};
  return ok({ title, colour, corners, font, logo, revision });
}

/** Refuses when somebody else has changed it since. @spec N22 */
export async function saveBrand({ revision, ...sent }: Sent, asks: SignedInAsks): Promise<Result<{ done: true }>> {
  const { deps, account } = asks;
  const { rentId } = account;
  let dropped: readonly string[] = [];
  const result = await transact(deps.database, async ({ tx }): Promise<Result<{ done: true }>> => {
    const form = brandForm.check(sent);
    if (!form.ok) return form;
    await tx
      .selectFrom('rent')
      .select('rentId')
      .where('rentId', '=', rentId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const before = await storedBrand(tx, rentId);
    const conflict = changedSince('session.brand.conflict', before ?? neverChanged, revision);
    if (conflict) return refuse(conflict);
    const { title = '', colour = '', corners, font = 'own', logo = '' } = form.value;
    const after = { title, colour: colour.toLowerCase(), corners, font, logo };
    const naming = { rentId, userId: account.userId, owner: logoOwner, imageIds: logo === '' ? [] : [logo] };
    if ((await giveImages(tx, naming)).length > 0) return refuse({ code: 'shell.image.gone', field: 'logo' });
    dropped = await dropLogos(tx, rentId, logo);
    const stored = { ...after, revision: revision + 1, ...changedNow(asks) };
    await tx
      .updateTable('rent')
      .set({ brand: JSON.stringify(stored) })
      .where('rentId', '=', rentId)
      .execute();
    const was = before && {
      title: before.title,
      colour: before.colour,
      corners: before.corners,
      font: before.font ?? 'own',
      logo: before.logo ?? '',
    };
    await logUse(tx, asks, { detail: title, changes: loggedChanges(was ?? {}, after) });
    return ok({ done: true });
  });
  // after the rows are gone for good: a file without a row is tidied
  if (result.ok) await removeFiles(deps, logoImages, dropped);
  return result;
}

/** @spec N22 SHL-26 */
export const uploadLogo = ({ file }: { readonly file?: UploadFile | undefined }, asks: SignedInAsks) =>
  keepImage(logoImages, file, asks, ({ tx }, size) => logUse(tx, asks, { detail: size }));

/** The logo that a tenant has now, for anybody at its login page; any other picture is not there. @spec N22 */
export async function brandLogo(
  { rentId, imageId }: { readonly rentId: string; readonly imageId: string },
  { deps }: AnyoneAsks,
): Promise<Result<StoredDownload>> {
  const { db } = deps.database;
  const found = (await storedBrand(db, rentId))?.logo === imageId ? await imageById(db, rentId, imageId) : undefined;
  return found?.ownerKind === logoImages.kind
    ? ok(storedImage(deps, logoImages, found))
    : refuse({ code: 'shell.image.gone', field: 'imageId' });
}
