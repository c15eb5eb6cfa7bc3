import type { Client } from '@fireline/api/lib';
import { geocodingWaitMs, wgs84 } from '@fireline/domain/site';
import type { Districts } from '@fireline/ui/MapDistricts';
import { expect, it, vi } from 'vitest';
import { geocoderOf } from './useGeocoder.ts';

const { signal } = new AbortController();
const nobody = { find: async () => [], districtAt: async () => undefined } as unknown as Districts;
const answering = (answer: unknown) => ({ send: async () => answer }) as unknown as Client;
const note = { attribution: '© 高德地图', failures: [{ source: 'tianditu', reason: 'timeout' }] };
const place = {
  source: 'amap',
  kind: 'address',
  id: null,
  name: '市民中心',
  address: '福中三路',
  lnglat: { lng: 114.05, lat: 22.54 },
  code: null,
  adminPath: null,
  adminName: null,
};
const never = () => new Promise<void>(() => {});

it('tells with the answer of the gateway who failed before it and whom to name [SIT-09]', async () => {
  const client = answering({ found: [place], answeredBy: 'amap', ...note });
  const onNote = vi.fn<(told: unknown) => void>();
  const [found] = await geocoderOf(client, nobody, { wait: never }).search('市民中心', { signal, onNote });
  expect(found).toMatchObject({ name: '市民中心', extent: 'point' });
  expect(onNote).toHaveBeenCalledExactlyOnceWith(note);
});

it('waits for the gateway until the last of its geocoders has had its time [SIT-09]', async () => {
  const wait = vi.fn<(ms: number) => Promise<void>>(never);
  const client = answering({ state: 'nothing', found: null, attribution: '', failures: [] });
  expect(await geocoderOf(client, nobody, { wait }).reverse(wgs84(0, 0), { signal })).toBeUndefined();
  expect(wait.mock.calls[0]?.[0]).toBeGreaterThan(geocodingWaitMs);
});
