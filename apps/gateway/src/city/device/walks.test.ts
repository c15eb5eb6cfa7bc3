import { trackOf } from '@fireline/domain/device';
import { describe, expect, it } from 'vitest';
import { unpackPositions } from '../../device/ingest/positions.ts';
import { dayMs, dayOf, dayStart } from '../calendar.ts';
import { createCity } from '../city.ts';
import { distanceM } from '../place/position.ts';
import { dayOfWalks, fixesBetween, walkedDays, walkPieces } from './walks.ts';

const now = Date.parse('2026-11-21T08:00:00Z');
const city = createCity({ seed: 'walks', devices: 1500, now });
const watches = city.devices.filter(({ deviceType, lastSeenAt }) => deviceType === 'smartwatch' && lastSeenAt !== null);
const span = { from: dayStart(dayOf(now) - walkedDays), to: now + 1 };

describe('the ways of watches', () => {
  it('begin and end at home, go no further than a neighbourhood, at the pace of the old [DEV-25] [N25]', () => {
    expect(watches.length).toBeGreaterThan(10);
    for (const device of watches) {
      for (let day = dayOf(now) - 3; day < dayOf(now); day++) {
        const fixes = dayOfWalks(city.seed, device, day);
        const away = fixes.map((fix) => distanceM(fix, device));
        expect(Math.max(...away)).toBeLessThan(900);
        expect([away[0], away.at(-1)].every((metres) => (metres ?? 999) <= 30)).toBe(true);
        // as the map draws it: in order, nothing left out
        const { droppedCount } = trackOf(fixes.map(({ at, lng, lat }) => ({ atMs: at, lng, lat })));
        expect(droppedCount).toBe(0);
        const steps = fixes.slice(1).map((fix, i) => {
          const before = fixes[i] ?? fix;
          return distanceM(before, fix) / ((fix.at - before.at) / 1000);
        });
        expect(Math.max(...steps)).toBeLessThan(3);
      }
    }
    const days = watches.map((device) => dayOfWalks(city.seed, device, dayOf(now) - 1));
    const isOut = (fixes: (typeof days)[number], i: number) =>
      fixes.some((fix) => distanceM(fix, watches[i] ?? fix) > 150);
    expect(days.filter(isOut).length).toBeGreaterThan(watches.length / 2);
  });

  it('are the same whenever they are asked, in days that do not overlap, and never in the future [DEV-25]', () => {
    const [device] = watches;
    if (!device) throw new Error('no watch');
    const pieces = walkPieces(city.seed, device, span);
    expect(walkPieces(city.seed, device, span)).toEqual(pieces);
    expect(pieces.length).toBeGreaterThan(walkedDays - 2);
    const fixes = pieces.flatMap(({ fromAt, points }) =>
      unpackPositions(fromAt as string, points as Parameters<typeof unpackPositions>[1]),
    );
    expect(fixes.every(({ atMs }, i) => i === 0 || atMs > (fixes[i - 1]?.atMs ?? 0))).toBe(true);
    expect(Math.max(...fixes.map(({ atMs }) => atMs))).toBeLessThanOrEqual(device.lastSeenAt ?? 0);
  });

  it('go on where they ended: two halves of a time are the whole [DEV-25]', () => {
    const [device] = watches;
    if (!device) throw new Error('no watch');
    const [from, middle, to] = [now - dayMs, now - 7_654_321, now];
    const halves = [...fixesBetween(city.seed, device, from, middle), ...fixesBetween(city.seed, device, middle, to)];
    expect(halves).toEqual(fixesBetween(city.seed, device, from, to));
    expect(halves.length).toBeGreaterThan(20);
  });

  it('are nobody’s who wears no watch [DEV-25]', () => {
    const smoke = city.devices.find(({ deviceType }) => deviceType === 'smoke');
    if (!smoke) throw new Error('no detector');
    expect(walkPieces(city.seed, smoke, span)).toEqual([]);
    expect(fixesBetween(city.seed, smoke, now - dayMs, now)).toEqual([]);
  });
});

describe('fire resources', () => {
  it('stand in the streets and places they name, hydrants in rows, each with its people or its amount and whom to call [BLD-05] [N25]', () => {
    const kinds = Map.groupBy(city.resources, ({ kind }) => kind);
    expect([...kinds.keys()].toSorted()).toEqual(['firesite', 'fireteam', 'hydrant', 'water']);
    expect(new Set(city.resources.map(({ resourceId }) => resourceId)).size).toBe(city.resources.length);
    expect(city.resources.every(({ amount, contact, phone }) => amount > 0 && contact && phone)).toBe(true);
    const road = (kinds.get('hydrant') ?? []).filter(({ name }) => name.startsWith('科苑路'));
    const gaps = road.slice(1).map((one, i) => Math.round(distanceM(road[i] ?? one, one)));
    expect(gaps.length).toBeGreaterThan(2);
    expect(Math.min(...gaps)).toBeGreaterThan(50);
    expect(Math.max(...gaps)).toBeLessThanOrEqual(121);
    const places = new Map(city.places.map((place) => [place.placeId, place]));
    for (const { placeId, lng, lat, orgPath } of city.resources) {
      const place = placeId === null ? undefined : places.get(placeId);
      if (!place) continue;
      expect([orgPath, distanceM({ lng, lat }, place) < 60]).toEqual([place.orgPath, true]);
    }
    expect(createCity({ seed: 'walks', devices: 1500, now }).resources).toEqual(city.resources);
  });
});
