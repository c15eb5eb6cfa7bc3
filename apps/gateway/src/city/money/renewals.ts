import { renewService } from '@fireline/domain/device';
import { addDays, addMonths, type Day, daysBetween } from '@fireline/domain/lib';
import type { ServiceMode } from '@fireline/domain/tariff';
import { insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { createDice } from '../../lib/dice.ts';
import { dayMs } from '../calendar.ts';
import type { City, CityDevice } from '../model.ts';
import { serviceModeOf } from '../rows.ts';
import type { BookPrice } from './bookPrices.ts';
import type { Buyer } from './buyers.ts';

/** A renewal of devices of a unit, as its order holds it. */
export interface Renewed {
  readonly buyer: Buyer;
  readonly atMs: number;
  readonly mode: ServiceMode;
  readonly priceId: number;
  readonly cents: number;
  readonly devices: readonly {
    readonly deviceId: number;
    readonly dayBefore: Day;
    readonly dayAfter: Day;
    readonly days: number;
  }[];
}

const devicesMax = 8;
/** How many days before the end they are renewed. */
const early = [2, 25] as const;
/** What else ends within so many days is renewed with them. */
const dueWithin = 90;
const onDayMs = (day: Day): number => Date.parse(`${day}T09:30:00+08:00`);

/** The year that brought a device to its last day, if it has run for longer than that. */
function lastYear({ expiresOn, activatedAt, expired }: CityDevice, now: number) {
  if (expiresOn === null || activatedAt === null || expired) return undefined;
  const dayBefore = addMonths(expiresOn, -12);
  const isLater = onDayMs(addDays(dayBefore, -early[1])) > activatedAt + 30 * dayMs;
  return isLater && onDayMs(dayBefore) < now - 2 * dayMs ? { dayBefore, dayAfter: expiresOn } : undefined;
}

/**
 * Renewals of the last two years: units renewed devices of one type for a year, a little before their service ended, at the price of that day.
 * @spec REN-01 N25
 */
export function renewalsOf(city: City, buyers: readonly Buyer[], priceOf: BookPrice): readonly Renewed[] {
  const dice = createDice(city.seed, 'renewals');
  const byUnit = Map.groupBy(city.devices, ({ unitId }) => unitId);
  return buyers.flatMap((buyer): Renewed[] => {
    if (buyer.unitId === null) return [];
    const found = (byUnit.get(buyer.unitId) ?? []).flatMap((device) => {
      const year = lastYear(device, city.now);
      return year ? [{ device, ...year }] : [];
    });
    const kinds = Map.groupBy(found, ({ device: { deviceType, partnerId } }) => `${deviceType} ${partnerId}`);
    return [...kinds.values()].flatMap((some): Renewed[] => {
      const first = dice.pick(some);
      const { deviceType } = first.device;
      const day = addDays(first.dayBefore, -dice.int(...early));
      const key = { priced: serviceModeOf(deviceType), quantity: 1 } as const;
      const price = priceOf(first.device, 'deviceService', key, day);
      const devices = some
        .filter(
          ({ device, dayBefore, dayAfter }) =>
            dayBefore > day &&
            daysBetween(day, dayBefore) <= dueWithin &&
            (device.activatedAt ?? Infinity) < onDayMs(day) &&
            renewService({ expiresOn: dayBefore }, day, 12).expiresOn === dayAfter,
        )
        .slice(0, devicesMax)
        .map(({ device: { deviceId }, dayBefore, dayAfter }) => ({
          deviceId,
          dayBefore,
          dayAfter,
          days: daysBetween(dayBefore, dayAfter),
        }));
      if (!price || devices.length === 0) return [];
      const { priceId, cents } = price;
      return [{ buyer, atMs: onDayMs(day), mode: key.priced, priceId, cents, devices }];
    });
  });
}

/** What is on record of the devices that were renewed. */
export const writeRenewals = async (
  tx: Tx,
  renewed: readonly (Pick<Renewed, 'devices' | 'buyer'> & { readonly paidAt: string })[],
): Promise<void> => {
  const lives = renewed.flatMap(({ devices, buyer, paidAt: at }) =>
    devices.map(({ deviceId, dayAfter }) => ({
      deviceId,
      at,
      event: 'renew' as const,
      by: buyer.name,
      detail: dayAfter,
    })),
  );
  if (lives.length > 0) await insertMany(tx, 'deviceLife', lives);
};
