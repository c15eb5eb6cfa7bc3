import { deviceStatus, type DeviceStatus, deviceStatuses, deviceTypes, reminderDay } from '@fireline/domain/device';
import { accountsOf } from './people/accounts.ts';
import { canBecome, type Fate, fateOf, statusShares } from './device/fate.ts';
import { imeiOf } from './device/imei.ts';
import { type Installed, install } from './device/installed.ts';
import { dateText, dayOf } from './calendar.ts';
import type { City, CityDevice, Ms, World } from './model.ts';
import { type Key, hashOf, unitOf } from '../lib/dice.ts';
import { readingsAt, type Sensor, sensorOf } from './device/readings.ts';
import { dongguan, huizhou, shenzhen } from './place/regions.ts';
import { shares } from './shares.ts';
import { standingIncidents } from './history/standing.ts';
import type { Incident } from './model.ts';
import { makeWorld } from './place/world.ts';
import type { TenantPlan } from './model.ts';

export interface CityOptions {
  /** Everything follows from it. */
  readonly seed: Key;
  /** Devices of the tenant R001; the foreign tenant R002 has about three in a hundred as many besides. */
  readonly devices: number;
  /** The present of the city: history lies before it. */
  readonly now: Ms;
}

const plansOf = (devices: number): TenantPlan[] => [
  { rentId: 'R001', name: '鹏湾智慧消防', devices, prefectures: [shenzhen, dongguan], firstId: 1 },
  {
    rentId: 'R002',
    name: '东江安防服务',
    devices: Math.max(12, Math.round(devices * 0.03)),
    prefectures: [huizhou],
    firstId: 100_001,
  },
];

/** Each status as often as it should be, on devices that can have it, which ones being the seed's choice. */
function statusesOf(seed: number, installed: readonly Installed[]): Map<number, DeviceStatus> {
  const left = shares(installed.length, statusShares, 1);
  const found = new Map<number, DeviceStatus>();
  const luck = new Map(installed.map(({ deviceId }) => [deviceId, unitOf(seed, deviceId, 'status')]));
  const shuffled = installed.toSorted((a, b) => (luck.get(a.deviceId) ?? 0) - (luck.get(b.deviceId) ?? 0));
  // the pickiest first
  const rare = deviceStatuses
    .filter((status) => status !== 'online')
    .toSorted((a, b) => Number(canBecome(a, 'gas')) - Number(canBecome(b, 'gas')));
  for (const status of rare) {
    for (const { deviceId, deviceType } of shuffled) {
      if (left[status] === 0) break;
      if (found.has(deviceId) || !canBecome(status, deviceType)) continue;
      found.set(deviceId, status);
      left[status] -= 1;
    }
  }
  return found;
}

function deviceOf(seed: number, now: Ms, installed: Installed, status: DeviceStatus): CityDevice {
  const { deviceId, deviceType, place, building, floor, spot, name } = installed;
  const fate = fateOf(seed, now, deviceId, deviceType, status);
  const sensor = sensorOf(seed, { deviceId, deviceType, placeType: place.type, spot, floor }, fate);
  const readings = fate.lastSeenAt === null ? {} : readingsAt(sensor, fate.lastSeenAt);
  return {
    deviceId,
    rentId: place.rentId,
    imei: imeiOf(deviceType, deviceId),
    name,
    deviceType,
    partnerId: place.partnerId,
    unitId: place.unitId,
    placeId: place.placeId,
    placeType: place.type,
    buildingId: building.buildingId,
    maintId: place.maintId,
    orgPath: place.orgPath,
    floor,
    spot,
    address: `${place.address}${building.name}`,
    lng: building.lng,
    lat: building.lat,
    heartbeatS: deviceTypes[deviceType].heartbeatS,
    activatedAt: fate.activatedAt,
    expiresOn: fate.expiresOn,
    // until yesterday: the reminder of today is left to the gateway
    remindedOn: fate.expiresOn && reminderDay(fate.expiresOn, dateText(dayOf(now) - 1)),
    lastSeenAt: fate.lastSeenAt,
    batteryRatio: readings.batteryRatio ?? null,
    readings,
    online: status === 'online',
    dStatus: status === 'notActivated' ? 0 : 1,
    expired: fate.expiresOn !== null && fate.expiresOn < dateText(dayOf(now)),
    open: status === 'removed',
    lowPower: status === 'lowBattery',
    signals: readings.signals ?? null,
  };
}

/** The device as its current alarm left it. */
function withIncident(device: CityDevice, incident: Incident | undefined): CityDevice {
  if (!incident) return device;
  const last = Math.max(device.lastSeenAt ?? 0, incident.reportedAt.at(-1) ?? 0);
  const readings =
    incident.measurement === null ? device.readings : { ...device.readings, [incident.measurement]: incident.value };
  return {
    ...device,
    lastSeenAt: last,
    readings,
    batteryRatio: readings.batteryRatio ?? null,
    signals: readings.signals ?? null,
    lowPower: device.lowPower || incident.kind === 'lowBattery',
  };
}

function makeTenant(
  seed: number,
  now: Ms,
  plan: TenantPlan,
): { world: World; devices: CityDevice[]; standing: Incident[] } {
  const world = makeWorld(seed, plan);
  const installed = install(seed, plan, world.places, world.buildings);
  const statuses = statusesOf(seed, installed);
  const devices = installed.map((one) => deviceOf(seed, now, one, statuses.get(one.deviceId) ?? 'online'));
  const standing = standingIncidents(seed, now, devices);
  const byDevice = new Map(standing.map((incident) => [incident.deviceId, incident]));
  return { world, devices: devices.map((device) => withIncident(device, byDevice.get(device.deviceId))), standing };
}

/**
 * One believable tenant world and a smaller foreign one, with every device as it is at `now`. No clock and no chance: the same
 * options give the same city, byte for byte. The world itself (ids, names, IMEIs, places) does not depend on `now`.
 * @spec DEV-08 N25
 * @example createCity({ seed: 'fireline', devices: 60, now: Date.parse('2026-11-21T08:00:00Z') })
 */
export function createCity({ seed: key, devices, now }: CityOptions): City {
  const seed = hashOf(key);
  const tenants = plansOf(devices).map((plan) => makeTenant(seed, Math.floor(now / 1000) * 1000, plan));
  const worlds = tenants.map((tenant) => tenant.world);
  const world: World = {
    tenants: worlds.flatMap((w) => w.tenants),
    partners: worlds.flatMap((w) => w.partners),
    orgs: worlds.flatMap((w) => w.orgs),
    units: worlds.flatMap((w) => w.units),
    maints: worlds.flatMap((w) => w.maints),
    places: worlds.flatMap((w) => w.places),
    buildings: worlds.flatMap((w) => w.buildings),
    resources: worlds.flatMap((w) => w.resources),
  };
  const everyDevice = tenants.flatMap((tenant) => tenant.devices);
  return {
    seed,
    now: Math.floor(now / 1000) * 1000,
    ...world,
    devices: everyDevice,
    accounts: accountsOf(world, everyDevice),
    standing: tenants.flatMap((tenant) => tenant.standing),
  };
}

/** What the device measures over time, found again from the city alone. */
export const sensorIn = (city: City, device: CityDevice): Sensor => sensorOf(city.seed, device, fateIn(city, device));

const fateIn = (city: City, device: CityDevice): Fate =>
  fateOf(city.seed, city.now, device.deviceId, device.deviceType, deviceStatus(device));
