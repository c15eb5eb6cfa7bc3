import { dayAt, ok, refuse, type Result } from '@fireline/domain/lib';
import { checkOpening as check, type EditionUse, openingForm, openingProblem } from '@fireline/domain/renewal';
import { actingScope } from '@fireline/domain/role';
import { serviceModes, type ServiceMode } from '@fireline/domain/tariff';
import { editionOf } from '../device/life/actions.ts';
import { placeService, type PlacedService, pressedBefore } from '../finance/orders/service.ts';
import type { SignedInAsks } from '../lib/context.ts';
import { lockTenant } from '../lib/db/locks.ts';
import type { Db, Tx } from '../lib/db/schema.ts';
import { transact } from '../lib/transact.ts';
import { servicePrices } from '../tariff/prices/service.ts';
import * as store from './store.ts';

async function editionUse(db: Db | Tx, rentId: string): Promise<EditionUse> {
  const edition = await editionOf(db, rentId);
  return { ...edition, ordered: await store.openingsOrdered(db, rentId) };
}

type Found = Awaited<ReturnType<typeof store.devicesByImei>>;
const byImei = (found: Found) => new Map(found.map((device) => [device.imei, device]));
const factsOf = (device: Found[number] | undefined) =>
  device && { isActivated: device.dStatus !== 0, hasOpenOrder: device.hasOpenOrder };

/** Which of the devices can be opened, what one costs in each mode, and whether all fit the edition. @spec DEV-23 DEV-28 */
export async function checkOpening({ imeis }: { readonly imeis: readonly string[] }, asks: SignedInAsks) {
  const { deps, scope } = asks;
  const { db } = deps.database;
  const today = dayAt(deps.clock());
  const read = openingForm.check({ imeis, mode: 'standard', years: 1 });
  if (!read.ok) return read;
  const found = byImei(await store.devicesByImei(db, actingScope(scope), read.value.imeis));
  const edition = await editionUse(db, scope.rentId);
  const prices = await servicePrices(db, scope, today);
  const rows = read.value.imeis.map((imei) => {
    const device = found.get(imei);
    return {
      deviceId: device?.deviceId ?? null,
      name: device?.name ?? '',
      deviceType: device?.deviceType ?? null,
      partnerName: device?.partnerName ?? '',
      problem: openingProblem(factsOf(device)) ?? null,
    };
  });
  const free = rows.filter(({ problem }) => problem === null).map(() => ({ isActivated: false, hasOpenOrder: false }));
  return ok({
    today,
    rows,
    edition,
    room: free.length === 0 ? null : (check(free, edition)[0] ?? null),
    modes: serviceModes.map((mode) => ({
      mode,
      prices: prices(null, mode).map(({ years, cents }) => ({ years, cents })),
    })),
  });
}

export interface OpeningSent {
  readonly requestId: string;
  readonly imeis: readonly string[];
  readonly mode: ServiceMode;
  readonly years: number | null;
  readonly cents: number;
}

/**
 * Orders the opening of services. One at a time in a tenant, so that two orders do not share the last places of its edition.
 * @spec DEV-23 DEV-28 SES-09
 */
export const open = ({ requestId, cents, ...sent }: OpeningSent, asks: SignedInAsks) =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<PlacedService>> => {
    const { deps, scope } = asks;
    const form = openingForm.check(sent);
    if (!form.ok) return form;
    const { imeis, mode, years } = form.value;
    await lockTenant(tx, scope.rentId);
    const found = byImei(await store.devicesByImei(tx, actingScope(scope), imeis));
    const deviceIds = [...found.values()].map(({ deviceId }) => deviceId);
    const before = await pressedBefore(tx, asks, { requestId, kind: 'opening', deviceIds, years });
    if (before) return before;
    const held = new Map((await store.lockDevices(tx, actingScope(scope), deviceIds)).map((row) => [row.imei, row]));
    const devices = imeis.map((imei) => held.get(imei));
    const facts = devices.map((row) => row && { isActivated: row.dStatus !== 0, hasOpenOrder: row.hasOpenOrder });
    const problems = check(facts, await editionUse(tx, scope.rentId));
    if (problems.length > 0) return refuse(...problems);
    const prices = await servicePrices(tx, scope, dayAt(deps.clock()));
    const lines = devices.flatMap((device) => {
      const price = device && prices(device.partnerId, mode).find((one) => one.years === years);
      return price ? [{ deviceId: device.deviceId, mode, ...price }] : [];
    });
    if (lines.length < devices.length)
      return refuse({ code: 'renewal.opening.noPrice', field: 'years', args: { 0: years } });
    return placeService(tx, asks, { requestId, kind: 'opening', lines, seenCents: cents });
  });
