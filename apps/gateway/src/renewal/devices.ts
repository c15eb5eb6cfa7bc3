import { dayAt, ok, refuse, type Result } from '@fireline/domain/lib';
import { checkRenewalBatch, renewalReason, type RenewalRow } from '@fireline/domain/renewal';
import { actingScope } from '@fireline/domain/role';
import { serviceYears } from '@fireline/domain/tariff';
import { moneyFilter } from '../finance/orders/scope.ts';
import type { SignedInAsks } from '../lib/context.ts';
import { servicePrices, type ServicePrices } from '../tariff/prices/service.ts';
import * as store from './store.ts';

type Device = Pick<
  store.RenewalRow,
  'deviceId' | 'deviceType' | 'partnerId' | 'mode' | 'activatedAt' | 'dStatus' | 'expiresOn' | 'hasOpenOrder'
>;

/** A device as the rules of renewals read it. */
export const renewable = (device: Device, prices: ServicePrices): RenewalRow => ({
  deviceId: String(device.deviceId),
  deviceType: device.deviceType,
  partnerId: String(device.partnerId ?? ''),
  startsOn: device.activatedAt === null ? null : dayAt(Date.parse(device.activatedAt)),
  expiresOn: device.expiresOn,
  isRemoved: false,
  isActivated: device.dStatus !== 0,
  hasPrice: prices(device.partnerId, device.mode).length > 0,
  hasOpenOrder: device.hasOpenOrder,
});

const seenBy = ({ scope, account }: SignedInAsks) => moneyFilter(scope, account.userId);

/** Devices that the caller may renew by the end of their service, whether each can be renewed now, and how many end when. @spec REN-02 */
export async function devices(query: store.RenewalQuery, asks: SignedInAsks) {
  const { deps } = asks;
  const { db } = deps.database;
  const scope = actingScope(asks.scope);
  const today = dayAt(deps.clock());
  const prices = await servicePrices(db, scope, today);
  const { rows, ...page } = await store.devicesPage(db, scope, query, today, seenBy(asks));
  return ok({
    ...page,
    today,
    counts: await store.expiryCounts(db, scope, query, today),
    rows: rows.map((device) => {
      const { dStatus, hasOpenOrder: _hasOpenOrder, ...row } = device;
      const year = prices(device.partnerId, device.mode).find(({ years }) => years === serviceYears.min);
      return {
        ...row,
        isStarted: dStatus !== 0,
        reason: renewalReason(renewable(device, prices)) ?? null,
        yearCents: year?.cents ?? null,
      };
    }),
  });
}

/** What devices cost together, and every reason against renewing them together. @spec REN-01 REN-02 */
export async function quote({ deviceIds }: { readonly deviceIds: readonly number[] }, asks: SignedInAsks) {
  const { deps, scope } = asks;
  const { db } = deps.database;
  const today = dayAt(deps.clock());
  const found = await store.devicesById(db, actingScope(scope), deviceIds, seenBy(asks));
  const byId = new Map(found.map((row) => [row.deviceId, row]));
  const rows = inOrderOf(deviceIds, byId);
  if (!rows.ok) return rows;
  const prices = await servicePrices(db, scope, today);
  const problems = checkRenewalBatch(rows.value.map((row) => renewable(row, prices)));
  if (problems.length > 0) return refuse(...problems);
  return ok({
    today,
    rows: rows.value.map(({ deviceId, name, mode, expiresOn, anchorDay, partnerId }) => ({
      deviceId,
      name,
      mode,
      expiresOn,
      anchorDay,
      prices: prices(partnerId, mode).map(({ years, cents }) => ({ years, cents })),
    })),
  });
}

/** What was found, in the order in which it was asked for; what was not is named by its place. */
export function inOrderOf<T>(deviceIds: readonly number[], byId: ReadonlyMap<number, T>): Result<readonly T[]> {
  const missing = deviceIds.flatMap((id, at) =>
    byId.has(id) ? [] : [{ code: 'device.notFound', field: `deviceIds.${at}` }],
  );
  return missing.length > 0 ? refuse(...missing) : ok(deviceIds.flatMap((id) => byId.get(id) ?? []));
}
