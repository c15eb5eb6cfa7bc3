import { manualTime } from '@fireline/api/testing';
import { type GeocoderName, geocoderRestMs, geocoderWaitMs, geocodingWaitMs, wgs84 } from '@fireline/domain/site';
import { describe, expect, it, vi } from 'vitest';
import { type Found, type Geocoder, GeocoderError } from './geocoders/geocoder.ts';
import { createGeocoding } from './geocoding.ts';

const place: Found = {
  name: '市民中心',
  address: '福中三路',
  point: wgs84(114.05, 22.54),
  code: null,
  adminName: null,
};

type Behaviour = 'finds' | 'nothing' | 'never' | 'breaks' | ConstructorParameters<typeof GeocoderError>[0];

function fake(name: GeocoderName, behaviour: Behaviour, perMinute = 60): Geocoder & { asked: number } {
  const answer = (signal: AbortSignal): Promise<Found[]> => {
    geocoder.asked += 1;
    if (behaviour === 'finds') return Promise.resolve([place]);
    if (behaviour === 'nothing') return Promise.resolve([]);
    if (behaviour === 'breaks') return Promise.reject(new TypeError('a fault of the program'));
    if (behaviour !== 'never') return Promise.reject(new GeocoderError(behaviour));
    return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  };
  const geocoder = {
    name,
    perMinute,
    asked: 0,
    search: (_text: string, _near: unknown, { signal }: { signal: AbortSignal }) => answer(signal),
    reverse: async (_point: unknown, { signal }: { signal: AbortSignal }) => (await answer(signal))[0],
  };
  return geocoder;
}

const world = (...geocoders: Geocoder[]) => {
  const time = manualTime(0);
  const told: unknown[] = [];
  const tell = (...line: unknown[]) => told.push(line);
  const log = { info: tell, warn: tell, error: tell };
  return { time, told, geocoding: createGeocoding({ geocoders, clock: time.clock, timers: time.timers, log }) };
};
const reader = { signal: undefined, language: 'cn' } as const;

describe('asking geocoders in turn', () => {
  it('takes the first that knows something, and tells who failed before it [SIT-09]', async () => {
    const [first, second, third] = [fake('amap', 'refused'), fake('tianditu', 'nothing'), fake('photon', 'finds')];
    const { geocoding, told } = world(first, second, third, fake('nominatim', 'finds'));
    const answer = await geocoding.search('x', undefined, reader);
    expect(answer).toEqual({ found: [place], answeredBy: 'photon', failures: [{ source: 'amap', reason: 'refused' }] });
    expect([first.asked, second.asked, third.asked]).toEqual([1, 1, 1]);
    expect(told).toEqual([['a geocoder gave no answer', { source: 'amap', reason: 'refused' }]]);
  });

  it('waits for one no longer than its time, and then asks the next [SIT-09]', async () => {
    const { geocoding, time } = world(fake('amap', 'never'), fake('photon', 'finds'));
    const asking = geocoding.reverse(wgs84(114, 22), reader);
    time.advance(geocoderWaitMs);
    expect(await asking).toMatchObject({ answeredBy: 'photon', failures: [{ source: 'amap', reason: 'timeout' }] });
  });

  it('leaves one alone for a while that was late, so that the next question does not wait for it [SIT-09]', async () => {
    const [late, other] = [fake('amap', 'never'), fake('photon', 'finds')];
    const { geocoding, time } = world(late, other);
    const first = geocoding.search('x', undefined, reader);
    time.advance(geocoderWaitMs);
    await first;
    const failures = [{ source: 'amap', reason: 'timeout' }];
    expect(await geocoding.search('xy', undefined, reader)).toMatchObject({ answeredBy: 'photon', failures });
    expect(late.asked).toBe(1);
    time.advance(geocoderRestMs);
    void geocoding.search('xyz', undefined, reader);
    expect(late.asked).toBe(2);
  });

  it('answers within the time of all of them, however many are late [SIT-09]', async () => {
    const [first, second] = [fake('amap', 'never'), fake('tianditu', 'never')];
    const [third, last] = [fake('nominatim', 'never'), fake('photon', 'finds')];
    const { geocoding, time } = world(first, second, third, last);
    const asking = geocoding.search('x', undefined, reader);
    time.advance(geocoderWaitMs);
    await vi.waitFor(() => expect(second.asked).toBe(1));
    time.advance(geocodingWaitMs - geocoderWaitMs);
    expect((await asking).failures.map(({ source }) => source)).toEqual(['amap', 'tianditu', 'nominatim', 'photon']);
    expect([third.asked, last.asked]).toEqual([0, 0]);
    // those that were not asked do not rest
    void geocoding.search('x', undefined, reader);
    expect([first.asked, third.asked]).toEqual([1, 1]);
  });

  it('passes one over that has been asked too often, until its minute is over [SIT-09]', async () => {
    const [rare, other] = [fake('nominatim', 'finds', 2), fake('photon', 'finds')];
    const { geocoding, time } = world(rare, other);
    const answeredBy = async () => (await geocoding.search('x', undefined, reader)).answeredBy;
    expect([await answeredBy(), await answeredBy(), await answeredBy()]).toEqual(['nominatim', 'nominatim', 'photon']);
    time.advance(60_000);
    expect(await answeredBy()).toBe('nominatim');
    expect([rare.asked, other.asked]).toEqual([3, 1]);
  });

  it('asks nobody else once the reader has left [SIT-09]', async () => {
    const leaving = new AbortController();
    const next = fake('photon', 'finds');
    const { geocoding, told } = world(fake('amap', 'never'), next);
    const asking = geocoding.search('x', undefined, { signal: leaving.signal, language: 'cn' });
    leaving.abort(new Error('left'));
    await expect(asking).rejects.toThrow('left');
    expect([next.asked, told]).toEqual([0, []]);
  });

  it('knows nothing when nobody does, or nobody is there [SIT-09]', async () => {
    const nothing = { found: [], answeredBy: undefined, failures: [] };
    expect(await world().geocoding.search('x', undefined, reader)).toEqual(nothing);
    expect(await world(fake('amap', 'nothing')).geocoding.reverse(wgs84(0, 0), reader)).toEqual(nothing);
  });

  it('does not take a fault of the program for a failure of a service', async () => {
    const { geocoding } = world(fake('amap', 'breaks'), fake('photon', 'finds'));
    await expect(geocoding.search('x', undefined, reader)).rejects.toThrow(TypeError);
  });
});
