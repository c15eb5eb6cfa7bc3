import { wgs84 } from '@fireline/domain/site';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { configureAssets } from '../lib/index.ts';
import { mount } from '../lib/mount.test.support.tsx';
import { MapDistricts } from './MapDistricts.tsx';
import { type DistrictsOptions, createDistricts } from './createDistricts.ts';
import { offlineGeocoder } from './offlineGeocoder.ts';

const nanshan = wgs84(113.9305, 22.5333);
const { signal } = new AbortController();

const opened = (options?: DistrictsOptions) => {
  const districts = createDistricts(options);
  onTestFinished(() => districts.close());
  return districts;
};
const fetched = async (): Promise<ArrayBuffer> =>
  (await fetch(new URL('./districts.bin', import.meta.url))).arrayBuffer();

describe('districts in a worker', () => {
  it('fetches nothing before it is asked, and once for many questions [SIT-09] [N10]', async () => {
    const file = vi.fn<typeof fetched>(fetched);
    const districts = opened({ file });
    expect(file).not.toHaveBeenCalled();
    const [district, found, sea] = await Promise.all([
      districts.districtAt(nanshan),
      districts.find('深圳', 1),
      districts.districtAt(wgs84(125, 25)),
    ]);
    expect(district?.adminName).toBe('广东省/深圳市/南山区');
    expect(found[0]?.code).toBe('4403');
    expect(sea).toBeUndefined();
    expect(file).toHaveBeenCalledTimes(1);
  });

  it('tries anew after a failed fetch, and says what is no file of districts [SIT-09]', async () => {
    const file = vi.fn<typeof fetched>(fetched).mockRejectedValueOnce(new Error('no link'));
    const districts = opened({ file });
    await expect(districts.districtAt(nanshan)).rejects.toThrow('no link');
    expect((await districts.districtAt(nanshan))?.code).toBe('440305');
    const wrong = opened({ file: async () => new TextEncoder().encode('<!doctype html>').buffer });
    await expect(wrong.districtAt(nanshan)).rejects.toThrow('no districts');
  });

  it('rejects what is asked of a worker that cannot be loaded, and starts another with the next question [SIT-09]', async () => {
    configureAssets({ files: { 'MapDistricts/districtsWorker.js': '/nowhere/districtsWorker.js' } });
    onTestFinished(() => configureAssets({}));
    const districts = opened();
    await expect(districts.districtAt(nanshan)).rejects.toThrow('the worker ended');
    configureAssets({});
    expect((await districts.districtAt(nanshan))?.code).toBe('440305');
  });

  it('makes a geocoder that asks nobody [SIT-09]', async () => {
    const geocoder = offlineGeocoder(opened());
    expect(await geocoder.reverse(nanshan, { signal })).toEqual({
      address: '广东省深圳市南山区',
      code: '440305',
      adminPath: '/44/4403/440305/',
      adminName: '广东省/深圳市/南山区',
      lnglat: nanshan,
    });
    expect(await geocoder.reverse(wgs84(0, 0), { signal })).toBeUndefined();
    const [place] = await geocoder.search('南山 深圳', { signal });
    expect(place).toMatchObject({ name: '南山区', extent: 'area', code: '440305' });
    await expect(geocoder.search('南山', { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
  });

  it.each([
    ['nanshan', 'Nanshan', '440305'],
    ['觀塘', '觀塘區', '810009'],
    ['kwun tong', 'Kwun Tong', '810009'],
  ])('finds districts as readers of other languages call them: %s [SIT-09]', async (text, name, code) => {
    const found = await offlineGeocoder(opened()).search(text, { signal });
    expect(found.find((each) => each.code === code)).toMatchObject({ name, extent: 'area' });
    expect(found.every(({ address }) => /\p{Script=Han}/u.test(address))).toBe(true);
  });
});

describe('MapDistricts', () => {
  it.each([
    ['cn', /^区划图：.*南山区/],
    ['hk', /^地區圖：.*南山區.*寶安區|寶安區.*南山區/],
    ['en', /^Districts: .*Nanshan/],
  ] as const)(
    "draws the parts of a city and names them in the reader's language: %s [SIT-09]",
    async (language, name) => {
      await mount(<MapDistricts within="4403" point={nanshan} />, { language });
      await expect.element(page.getByRole('img', { name })).toBeVisible();
    },
  );

  it('says that it failed, and can be tried again [SIT-09]', async () => {
    const file = vi.fn<typeof fetched>(fetched).mockRejectedValueOnce(new Error('no link'));
    await mount(<MapDistricts districts={opened({ file })} within="81" />, { language: 'en' });
    await expect.element(page.getByText('The districts did not load')).toBeVisible();
    await userEvent.click(page.getByRole('button'));
    await expect.element(page.getByRole('img', { name: /中西区/ })).toBeVisible();
  });
});
