import { checkRange, ok, problems, refuse, type Result } from '@fireline/domain/lib';
import { deviceStatus } from '@fireline/domain/device';
import { unitOf } from '../../lib/dice.ts';
import type { City, CityDevice, Ms } from '../model.ts';
import { distanceM } from '../place/position.ts';

/** @spec ALM-07 */
export const stormLimits = { perSecond: { min: 1, max: 1000 }, seconds: { min: 1, max: 600 } } as const;

/** What a storm is that nobody described, as people type it. */
export const usualStorm = '200x30';

export interface StormOptions {
  /** Where it begins; the building with the most smoke detectors unless said otherwise. */
  readonly buildingId?: number | undefined;
  readonly perSecond: number;
  readonly seconds: number;
}

/** Problems of the numbers: `form.range`. */
export const checkStorm = ({ perSecond, seconds }: StormOptions) =>
  problems(
    checkRange('perSecond', perSecond, stormLimits.perSecond),
    checkRange('seconds', seconds, stormLimits.seconds),
  );

/**
 * A storm as people type it: `200x30` is 200 alarms a second for 30 seconds, `200x30@17` begins in building 17.
 * Problems: `form.format`, `form.range`.
 */
export function parseStorm(text: string): Result<StormOptions> {
  const [, perSecond, seconds, buildingId] = /^(\d{1,6})x(\d{1,6})(?:@(\d{1,9}))?$/.exec(text.trim()) ?? [];
  if (perSecond === undefined || seconds === undefined) return refuse({ code: 'form.format', field: 'storm' });
  const storm = {
    perSecond: Number(perSecond),
    seconds: Number(seconds),
    ...(buildingId === undefined ? {} : { buildingId: Number(buildingId) }),
  };
  const found = checkStorm(storm);
  return found.length > 0 ? refuse(...found) : ok(storm);
}

const smokes = (city: City): CityDevice[] =>
  city.devices.filter(
    (d) => d.deviceType === 'smoke' && deviceStatus(d) === 'online' && d.rentId === city.tenants[0]?.rentId,
  );

const busiest = (devices: readonly CityDevice[]): CityDevice[] =>
  [...Map.groupBy(devices, (d) => d.buildingId).values()].reduce((a, b) => (b.length > a.length ? b : a), []);

/**
 * The detectors in the order in which the fire reaches them: out from one of them over its floor, then floor by floor, up
 * before down, then the next building. Nothing when the building has no smoke detector.
 */
export function spreadOrder(city: City, buildingId?: number): CityDevice[] {
  const all = smokes(city);
  const home = buildingId === undefined ? busiest(all) : all.filter((d) => d.buildingId === buildingId);
  const origin = home.toSorted(
    (a, b) => unitOf(city.seed, a.deviceId, 'origin') - unitOf(city.seed, b.deviceId, 'origin'),
  )[0];
  if (!origin) return [];
  const away = ({ floor }: CityDevice) => (floor >= origin.floor ? floor - origin.floor : (origin.floor - floor) * 1.5);
  const first = (device: CityDevice) => Number(device.deviceId !== origin.deviceId);
  const order = all.map((device) => ({
    device,
    metres: device.buildingId === origin.buildingId ? -1 : distanceM(device, origin),
  }));
  order.sort(
    (a, b) =>
      a.metres - b.metres ||
      a.device.buildingId - b.device.buildingId ||
      away(a.device) - away(b.device) ||
      first(a.device) - first(b.device) ||
      a.device.deviceId - b.device.deviceId,
  );
  return order.map(({ device }) => device);
}

/** One alarm of a storm: which detector, and for which time round it cries. */
export interface StormAlarm {
  readonly device: CityDevice;
  readonly round: number;
  readonly at: Ms;
}

export interface Storm {
  /** Exactly so many alarms, whatever the pauses between two asks. */
  readonly total: number;
  readonly endsAt: Ms;
  /** The alarms that came since the last ask. */
  take(now: Ms): StormAlarm[];
  /** Every detector it has reached so far. */
  reached(): readonly CityDevice[];
}

/** @param order at least one detector; when all have cried, the first cries again */
export function createStorm(order: readonly CityDevice[], { perSecond, seconds }: StormOptions, startsAt: Ms): Storm {
  const total = perSecond * seconds;
  let taken = 0;
  return {
    total,
    endsAt: startsAt + seconds * 1000,
    take: (now) => {
      const until = Math.min(total, Math.max(0, Math.floor(((now - startsAt) * perSecond) / 1000)));
      const alarms: StormAlarm[] = [];
      for (; taken < until; taken++) {
        const device = order[taken % order.length];
        if (device)
          alarms.push({
            device,
            round: Math.floor(taken / order.length),
            at: startsAt + Math.floor((taken * 1000) / perSecond),
          });
      }
      return alarms;
    },
    reached: () => order.slice(0, taken),
  };
}
