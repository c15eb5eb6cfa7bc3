import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ground, withoutWebGl } from '../MapBase/map.test.support.ts';
import type { DistrictOutlines, Districts } from '../MapDistricts/index.ts';
import { mount } from '../lib/mount.test.support.tsx';
import { MapHeat, type MapHeatProps } from './MapHeat.tsx';

const settings = { language: 'en' } as const;

/** Three districts side by side. */
const square = (code: string, name: string, west: number): DistrictOutlines['features'][number] => ({
  type: 'Feature',
  properties: { code, name, lng: west + 0.05, lat: 22.55 },
  geometry: {
    type: 'MultiPolygon',
    coordinates: [
      [
        [
          [west, 22.5],
          [west + 0.1, 22.5],
          [west + 0.1, 22.6],
          [west, 22.6],
          [west, 22.5],
        ],
      ],
    ],
  },
});
const outlines: DistrictOutlines = {
  type: 'FeatureCollection',
  features: [square('440301', 'West', 114), square('440302', 'Middle', 114.1), square('440303', 'East', 114.2)],
};
const none = () => Promise.reject(new Error('not asked for'));
const districtsOf = (ask: Districts['outlines']): Districts => ({
  outlines: ask,
  districtAt: none,
  find: none,
  names: none,
  borders: none,
  tile: none,
  close: () => {},
});
const common = {
  base: ground,
  label: 'Alarms',
  level: 'district',
  within: '4403',
  districts: districtsOf(async () => outlines),
  values: [
    { code: '440301', value: 4 },
    { code: '440302', value: 20 },
    { code: '440303', value: null },
    { code: '440399', value: 7 },
  ],
} as const satisfies MapHeatProps;
const map = () => page.getByRole('region', { name: 'Alarms' });

describe('a heat map by district', () => {
  it('reads the district in its middle by Enter, and opens it [N23] [ANA-05]', async () => {
    const onOpen = vi.fn<NonNullable<MapHeatProps['onOpen']>>();
    await mount(<MapHeat {...common} onOpen={onOpen} />, settings);
    await expect.element(map()).toBeVisible();
    await vi.waitFor(async () => {
      (map().element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
      await expect.element(page.getByRole('status').getByText('Middle'), { timeout: 500 }).toBeVisible();
    });
    await expect.element(page.getByRole('status').getByText('20')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Open Middle' }));
    expect(onOpen).toHaveBeenCalledWith({ code: '440302', name: 'Middle' });
  });

  it('is a table, the most first, with what is not known and what is not drawn [N23] [ANA-05]', async () => {
    await mount(<MapHeat {...common} />, settings);
    await userEvent.click(page.getByRole('button', { name: 'Show as table' }));
    const rows = page.getByRole('table').getByRole('row');
    await vi.waitFor(() => expect(rows.elements()).toHaveLength(5));
    const cells = rows.elements().map((row) => [...row.children].map((cell) => cell.textContent));
    expect(cells.slice(1).map(([name]) => name)).toEqual(['Middle', '440399', 'West', 'East']);
    expect(cells[4]?.[1]).not.toBe('0');
  });

  it('has the same table where there is no WebGL [N23]', async () => {
    onTestFinished(withoutWebGl());
    await mount(<MapHeat {...common} />, settings);
    await expect.element(page.getByText('This browser cannot draw the map')).toBeVisible();
    await expect.element(page.getByRole('row', { name: /Middle/ })).toBeVisible();
  });

  it('says that districts load, that they did not come, and tries again; and why there are no values [ANA-05]', async () => {
    const first = Promise.withResolvers<DistrictOutlines>();
    const ask = vi.fn<Districts['outlines']>(async () => outlines).mockReturnValueOnce(first.promise);
    const districts = districtsOf(ask);
    const { rerender } = await mount(<MapHeat {...common} districts={districts} />, settings);
    await expect.element(page.getByText('Loading the districts…')).toBeVisible();
    first.reject(new Error('no file'));
    await expect.element(page.getByText('The districts did not load')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    await vi.waitFor(() => expect(ask).toHaveBeenCalledTimes(2));
    await expect.element(page.getByText('The districts did not load')).not.toBeInTheDocument();
    const onRetry = vi.fn<() => void>();
    await rerender(
      <MapHeat {...common} districts={districts} values={[]} failure="the gateway did not answer" onRetry={onRetry} />,
    );
    await expect.element(page.getByText('the gateway did not answer')).toBeVisible();
    await userEvent.click(page.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
