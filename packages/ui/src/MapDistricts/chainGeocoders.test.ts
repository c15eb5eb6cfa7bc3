import { type FoundPlace, type Geocoder, type GeocoderNote, wgs84 } from '@fireline/domain/site';
import { describe, expect, it } from 'vitest';
import { chainGeocoders } from './chainGeocoders.ts';

const at = wgs84(114, 22.5);
const place: FoundPlace = { id: '1', name: '海岸城', address: '文心五路', lnglat: at, extent: 'point' };
const address = { address: '南山区', code: '440305', adminPath: '/44/4403/440305/', adminName: '南山区', lnglat: at };

const found: Geocoder = { search: async () => [place], reverse: async () => address };
const empty: Geocoder = { search: async () => [], reverse: async () => undefined };
const failing: Geocoder = {
  search: () => Promise.reject(new Error('no link')),
  reverse: () => Promise.reject(new Error('no link')),
};
/** Answers never; tells whether it was told to stop. */
const hanging = () => {
  const signals: AbortSignal[] = [];
  const ask = (_: unknown, { signal }: { readonly signal: AbortSignal }): Promise<never> => {
    signals.push(signal);
    return new Promise(() => {});
  };
  return { signals, geocoder: { search: ask, reverse: ask } satisfies Geocoder };
};
const { signal } = new AbortController();
/** Time is up at once, or never. */
const [noTime, allTime] = [async () => {}, () => new Promise<void>(() => {})];

describe('one geocoder of several', () => {
  it('asks the next when one fails or finds nothing [SIT-09]', async () => {
    const chain = chainGeocoders([failing, empty, found], { wait: allTime });
    expect(await chain.search('海岸城', { signal })).toEqual([place]);
    expect(await chain.reverse(at, { signal })).toBe(address);
  });

  it('tells who failed before the one that answered, and whom to name [SIT-09]', async () => {
    const noting: Geocoder = {
      ...found,
      search: async (_, { onNote }) => {
        onNote?.({ attribution: '© OpenStreetMap', failures: [{ source: 'amap', reason: 'busy' }] });
        return [place];
      },
    };
    const notes: GeocoderNote[] = [];
    const chain = chainGeocoders([failing, noting], { wait: allTime });
    await chain.search('海岸城', { signal, onNote: (note) => notes.push(note) });
    expect(notes).toEqual([
      { attribution: '© OpenStreetMap', failures: [{ reason: 'unreachable' }, { source: 'amap', reason: 'busy' }] },
    ]);
  });

  it('asks the next when one takes too long, and tells the slow one to stop [SIT-09]', async () => {
    const slow = hanging();
    const waits: number[] = [];
    const wait = async (ms: number): Promise<void> => void waits.push(ms);
    const chain = chainGeocoders([slow.geocoder, found], { waitMs: 1500, wait });
    expect(await chain.reverse(at, { signal })).toBe(address);
    expect(slow.signals[0]?.aborted).toBe(true);
    expect(waits[0]).toBe(1500);
  });

  it('nothing found holds when any could be reached; none reached is a failure [SIT-09]', async () => {
    expect(await chainGeocoders([failing, empty], { wait: allTime }).search('x', { signal })).toEqual([]);
    expect(await chainGeocoders([empty, failing], { wait: allTime }).reverse(at, { signal })).toBeUndefined();
    await expect(chainGeocoders([failing, failing], { wait: allTime }).search('x', { signal })).rejects.toThrow(
      'no geocoder answered',
    );
    await expect(chainGeocoders([hanging().geocoder], { wait: noTime }).reverse(at, { signal })).rejects.toThrow(
      'no geocoder answered',
    );
  });

  it('a question that is no longer wanted asks nobody further [SIT-09]', async () => {
    const asked: string[] = [];
    const leaving = new AbortController();
    const first: Geocoder = {
      ...empty,
      search: async () => {
        asked.push('first');
        leaving.abort();
        return [];
      },
    };
    const second: Geocoder = {
      ...found,
      search: async () => {
        asked.push('second');
        return [place];
      },
    };
    const chain = chainGeocoders([first, second], { wait: allTime });
    await expect(chain.search('x', { signal: leaving.signal })).rejects.toThrow('aborted');
    expect(asked).toEqual(['first']);
  });
});
