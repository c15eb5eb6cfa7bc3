import { mediaRefusals, mediaUses } from '@fireline/domain/device';
import { dayAt, ok, refuse } from '@fireline/domain/lib';
import { cameraReason, selectedForMonths } from '@fireline/domain/renewal';
import { actingScope } from '@fireline/domain/role';
import { type StorageProduct, storageProducts } from '@fireline/domain/tariff';
import { moneyFilter } from '../finance/orders/scope.ts';
import type { SignedInAsks } from '../lib/context.ts';
import { resoldPrices } from '../tariff/prices/service.ts';
import { inOrderOf } from './devices.ts';
import { camerasById, type CameraQuery, type CameraRow, camerasPage, openStorage } from './mediaStore.ts';

const seenBy = ({ scope, account }: SignedInAsks) => moneyFilter(scope, account.userId);

/** Cameras that the caller may renew with the end of what they keep, what its end blocks, and what of it is on sale. @spec REN-06 DEV-20 */
export async function media(query: CameraQuery, asks: SignedInAsks) {
  const { deps } = asks;
  const { db } = deps.database;
  const scope = actingScope(asks.scope);
  const today = dayAt(deps.clock());
  const { rows, ...page } = await camerasPage(db, scope, query, today);
  const prices = await resoldPrices(db, scope, today, 'storage');
  const ids = rows.map(({ deviceId }) => deviceId);
  const ordered = await openStorage(db, ids, seenBy(asks));
  return ok({
    ...page,
    today,
    rows: rows.map(({ dStatus, deviceType, ...row }) => {
      const open = ordered.filter(({ deviceId }) => deviceId === row.deviceId);
      const sold = storageProducts.filter((product) => prices(row.partnerId, product).length > 0);
      return {
        ...row,
        reason:
          cameraReason({
            isCamera: deviceType === 'camera',
            isActivated: dStatus !== 0,
            hasPrice: sold.length > 0,
            // one of both may still be ordered
            hasOpenOrder: open.length >= storageProducts.length,
          }) ?? null,
        sold,
        ordered: open.map(({ resource, orderId }) => ({ product: resource as StorageProduct, orderId })),
        blocked: mediaUses.filter((use) => mediaRefusals(use, row, today).length > 0),
      };
    }),
  });
}

const pricesByMonths = (of: readonly { readonly quantity: number; readonly cents: number }[]) =>
  of.map(({ quantity: months, cents }) => ({ months, cents }));

/** What months of storage cost for some cameras, and everything that keeps them from being renewed together. @spec REN-06 DEV-20 */
export async function mediaQuote({ deviceIds }: { readonly deviceIds: readonly number[] }, asks: SignedInAsks) {
  const { deps, scope } = asks;
  const { db } = deps.database;
  const selected = selectedForMonths.check({ deviceIds: deviceIds.map(String) });
  if (!selected.ok) return selected;
  const today = dayAt(deps.clock());
  const found = await camerasById(db, actingScope(scope), deviceIds);
  const rows = inOrderOf<CameraRow>(deviceIds, new Map(found.map((row) => [row.deviceId, row])));
  if (!rows.ok) return rows;
  const prices = await resoldPrices(db, scope, today, 'storage');
  const ordered = await openStorage(db, deviceIds);
  const problems = rows.value.flatMap(({ deviceType, dStatus, partnerId }, at) => {
    const reason = cameraReason({
      isCamera: deviceType === 'camera',
      isActivated: dStatus !== 0,
      hasPrice: storageProducts.some((product) => prices(partnerId, product).length > 0),
      hasOpenOrder: false,
    });
    return reason ? [{ code: `renewal.camera.${reason}`, field: `deviceIds.${at}` }] : [];
  });
  if (problems.length > 0) return refuse(...problems);
  return ok({
    today,
    rows: rows.value.map(({ deviceId, name, partnerId, cloudUntil, cloudAnchor, watermarkUntil, watermarkAnchor }) => ({
      deviceId,
      name,
      cloudUntil,
      cloudAnchor,
      watermarkUntil,
      watermarkAnchor,
      ordered: ordered.flatMap((one) => (one.deviceId === deviceId ? [one.resource as StorageProduct] : [])),
      cloudStorage: pricesByMonths(prices(partnerId, 'cloudStorage')),
      watermark: pricesByMonths(prices(partnerId, 'watermark')),
    })),
  });
}
