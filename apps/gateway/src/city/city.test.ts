import { createHash } from 'node:crypto';
import { deviceStatus, deviceStatuses, deviceTypeNames, deviceTypes, hasLuhnDigit } from '@fireline/domain/device';
import { isInScope, roles } from '@fireline/domain/role';
import { placeTypeLetters } from '@fireline/domain/site';
import { describe, expect, it } from 'vitest';
import { createCity } from './city.ts';
import { fittings } from './device/fitting.ts';
import { statusShares } from './device/fate.ts';
import { shares } from './shares.ts';

const now = Date.parse('2026-11-21T08:00:00Z');
const city = createCity({ seed: 'fireline', devices: 10_000, now });
const own = city.devices.filter((device) => device.rentId === 'R001');
const sha256 = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('hex');
const countBy = <T>(list: readonly T[], keyOf: (item: T) => string) => {
  const counts = new Map<string, number>();
  for (const item of list) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
};

describe('a city', () => {
  it('is the same, byte for byte, for the same seed, and another for another [N25]', () => {
    expect(sha256(createCity({ seed: 'fireline', devices: 10_000, now }))).toBe(sha256(city));
    expect(sha256(createCity({ seed: 'other', devices: 500, now }))).not.toBe(
      sha256(createCity({ seed: 'fireline', devices: 500, now })),
    );
  });

  it('keeps its world, its IMEIs and its names whenever it is asked for [N25]', () => {
    const later = createCity({ seed: 'fireline', devices: 10_000, now: now + 40 * 86_400_000 });
    const fixed = (c: typeof city) => [
      c.places,
      c.buildings,
      c.units,
      c.accounts,
      c.devices.map(({ imei, name, deviceId, placeId, floor }) => [imei, name, deviceId, placeId, floor]),
    ];
    expect(sha256(fixed(later))).toBe(sha256(fixed(city)));
  });

  it('has ten thousand devices in the first tenant and a smaller foreign tenant [DEV-12 N25]', () => {
    expect(own).toHaveLength(10_000);
    expect(city.tenants.map((tenant) => tenant.rentId)).toEqual(['R001', 'R002']);
    expect(city.devices.length - own.length).toBe(300);
  });

  it('has every device type in its share, and no other [DEV-08]', () => {
    const counts = countBy(own, (device) => device.deviceType);
    const whole = deviceTypeNames.reduce((sum, type) => sum + fittings[type].share, 0);
    expect([...counts.keys()].toSorted()).toEqual([...deviceTypeNames].toSorted());
    for (const type of deviceTypeNames)
      expect(Math.abs((counts.get(type) ?? 0) - (fittings[type].share / whole) * 10_000)).toBeLessThanOrEqual(1);
    for (const device of own) expect(device.heartbeatS).toBe(deviceTypes[device.deviceType].heartbeatS);
  });

  it('has every status in its share, 93 of 100 online [DEV-12 N25]', () => {
    const counts = countBy(own, deviceStatus);
    for (const status of deviceStatuses) expect(counts.get(status)).toBe(statusShares[status] * 10);
  });

  it.each([60, 200])('has every device type and every status with %i devices too [N25]', (devices) => {
    const small = createCity({ seed: 'fireline', devices, now }).devices.filter((device) => device.rentId === 'R001');
    expect(small).toHaveLength(devices);
    expect(new Set(small.map((device) => device.deviceType)).size).toBe(deviceTypeNames.length);
    expect(new Set(small.map(deviceStatus)).size).toBe(deviceStatuses.length);
  });

  it('gives each device an IMEI of its own with a valid check digit [N25]', () => {
    expect(new Set(city.devices.map((device) => device.imei)).size).toBe(city.devices.length);
    for (const { imei } of city.devices) expect(hasLuhnDigit(imei), imei).toBe(true);
  });

  it('names devices as installers do, none twice in a building [N25]', () => {
    for (const { name, floor } of city.devices) {
      expect(name).toMatch(/^(B\d|\d{1,2}F) \S+ \S+ \d{2,3}$/);
      expect(name.startsWith(floor < 0 ? `B${-floor} ` : `${floor}F `)).toBe(true);
    }
    expect(new Set(city.devices.map((device) => `${device.buildingId} ${device.name}`)).size).toBe(city.devices.length);
  });

  it('hangs every device into a floor that its building has, in a place of its unit [N25]', () => {
    const buildings = new Map(city.buildings.map((b) => [b.buildingId, b]));
    const places = new Map(city.places.map((p) => [p.placeId, p]));
    for (const device of city.devices) {
      const building = buildings.get(device.buildingId);
      const place = places.get(device.placeId);
      expect(building).toMatchObject({ placeId: device.placeId, rentId: device.rentId });
      expect(
        device.floor !== 0 &&
          device.floor <= (building?.floorsAbove ?? 0) &&
          device.floor >= -(building?.floorsBelow ?? 0),
      ).toBe(true);
      const { unitId, partnerId, maintId, orgPath, rentId, type } = place ?? {};
      expect({ unitId, partnerId, maintId, orgPath, rentId, placeType: type }).toEqual({
        unitId: device.unitId,
        partnerId: device.partnerId,
        maintId: device.maintId,
        orgPath: device.orgPath,
        rentId: device.rentId,
        placeType: device.placeType,
      });
    }
  });

  it('shares no id between tenants, and refers to nothing of the other [ROL-06 N25]', () => {
    const tenantOf = new Map<string, string>([
      ...city.partners.map((p) => [`p${p.partnerId}`, p.rentId] as const),
      ...city.maints.map((m) => [`m${m.maintId}`, m.rentId] as const),
      ...city.units.map((u) => [`u${u.unitId}`, u.rentId] as const),
    ]);
    expect(tenantOf.size).toBe(city.partners.length + city.maints.length + city.units.length);
    for (const p of city.places)
      expect([`p${p.partnerId}`, `m${p.maintId}`, `u${p.unitId}`].map((id) => tenantOf.get(id))).toEqual([
        p.rentId,
        p.rentId,
        p.rentId,
      ]);
    for (const p of city.partners.filter((partner) => partner.parentId !== null))
      expect(tenantOf.get(`p${p.parentId}`)).toBe(p.rentId);
  });

  it('has places of all ten types with names, numbers and contacts that reach nobody [N25]', () => {
    for (const rentId of ['R001', 'R002'])
      expect(new Set(city.places.filter((p) => p.rentId === rentId).map((p) => p.type)).size).toBe(
        placeTypeLetters.length,
      );
    expect(new Set(city.places.map((p) => `${p.rentId} ${p.name}`)).size).toBe(city.places.length);
    // 154 has never been given to an operator
    for (const { phone } of [...city.places, ...city.units, ...city.maints]) expect(phone).toMatch(/^154\d{8}$/);
    for (const { name } of city.maints) expect(name.length).toBeLessThanOrEqual(12);
  });

  it('stands on organisations whose codes nest [ORG-01 N25]', () => {
    for (const rentId of ['R001', 'R002']) {
      const orgs = new Map(city.orgs.filter((org) => org.rentId === rentId).map((org) => [org.orgId, org]));
      for (const org of orgs.values()) {
        const parent = org.parentId === null ? undefined : orgs.get(org.parentId);
        expect(org.path).toBe(parent ? `${parent.path}${org.orgId}/` : '/');
        // the root's own id is no code, and a community that a tenant made has a number of its own
        const stem = org.level === 'community' ? 'C' : parent?.parentId ? parent.orgId : '';
        expect(org.orgId.startsWith(stem)).toBe(true);
      }
      expect([...orgs.values()].filter(({ parentId }) => parentId === null).map(({ orgId }) => orgId)).toEqual([
        '00000000',
      ]);
      for (const place of city.places.filter((p) => p.rentId === rentId))
        expect([...orgs.values()].some((org) => org.path === place.orgPath && org.level === 'street')).toBe(true);
    }
  });

  it.each([60, 200, 10_000])(
    'shows each role a part of its own, never nothing and never the other tenant (%i devices) [ROL-06 N25]',
    (devices) => {
      const some = createCity({ seed: 'fireline', devices, now });
      for (const account of some.accounts) {
        const { orgPath, partnerId, unitId, maintId, placeId, rentId, role } = account;
        const scope = {
          rentId,
          role,
          orgPath: orgPath ?? undefined,
          partnerId: partnerId ?? undefined,
          unitId: unitId ?? undefined,
          maintId: maintId ?? undefined,
          placeId: placeId ?? undefined,
        };
        const seen = some.devices.filter((device) => isInScope(scope, device));
        expect(seen.length, `${rentId} ${role}`).toBeGreaterThan(0);
        const whole = some.devices.filter((device) => device.rentId === rentId).length;
        expect(seen.length === whole, `${rentId} ${role}`).toBe(role === 'platform');
        expect(seen.every((device) => device.rentId === rentId)).toBe(true);
      }
      expect(some.accounts.filter((a) => a.rentId === 'R001').map((a) => a.username)).toEqual([...roles]);
    },
  );
});

describe('shares', () => {
  it('add up, follow the weights and leave nobody out while there is enough [N25]', () => {
    expect(shares(10, { a: 1, b: 1, c: 1 })).toEqual({ a: 4, b: 3, c: 3 });
    expect(shares(20, { a: 100, b: 0.1, c: 0.1 }, 1)).toEqual({ a: 18, b: 1, c: 1 });
    expect(shares(2, { a: 100, b: 0.1, c: 0.1 }, 1)).toEqual({ a: 2, b: 0, c: 0 });
  });
});
