import { dayAt, refuse, type Result } from '@fireline/domain/lib';
import { checkRenewalBatch, renewalForm } from '@fireline/domain/renewal';
import { actingScope } from '@fireline/domain/role';
import { placeService, type PlacedService, pressedBefore, type ServiceLine } from '../finance/orders/service.ts';
import type { SignedInAsks } from '../lib/context.ts';
import { transact } from '../lib/transact.ts';
import { servicePrices } from '../tariff/prices/service.ts';
import { inOrderOf, renewable } from './devices.ts';
import * as store from './store.ts';

export interface RenewalSent {
  readonly requestId: string;
  readonly deviceIds: readonly number[];
  readonly years: number | null;
  readonly cents: number;
}

/**
 * Orders service for devices of one type and one partner, at the prices of today. The devices are held meanwhile: of two who order for one device
 * the second meets the order of the first.
 * @spec REN-01 TAR-09
 */
export const order = ({ requestId, deviceIds, years, cents }: RenewalSent, asks: SignedInAsks) =>
  transact(asks.deps.database, async ({ tx }): Promise<Result<PlacedService>> => {
    const { deps, scope } = asks;
    const form = renewalForm.check({ deviceIds: deviceIds.map(String), years });
    if (!form.ok) return form;
    const press = { requestId, kind: 'renewal', deviceIds, years: form.value.years } as const;
    const before = await pressedBefore(tx, asks, press);
    if (before) return before;
    const held = await store.lockDevices(tx, actingScope(scope), deviceIds);
    const rows = inOrderOf(deviceIds, new Map(held.map((row) => [row.deviceId, row])));
    if (!rows.ok) return rows;
    const prices = await servicePrices(tx, scope, dayAt(deps.clock()));
    const problems = checkRenewalBatch(
      rows.value.map((device) => renewable({ ...device, mode: device.serviceMode }, prices)),
    );
    if (problems.length > 0) return refuse(...problems);
    const lines: ServiceLine[] = [];
    for (const { deviceId, partnerId, serviceMode: mode } of rows.value) {
      const price = prices(partnerId, mode).find((one) => one.years === form.value.years);
      if (!price) return refuse({ code: 'renewal.years.noPrice', field: 'years', args: { 0: form.value.years } });
      lines.push({ deviceId, mode, ...price });
    }
    return placeService(tx, asks, { ...press, lines, seenCents: cents });
  });
