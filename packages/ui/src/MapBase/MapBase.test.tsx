import { gcj02FromWgs84, wgs84 } from '@fireline/domain/site';
import type { GeoJSONSource } from 'maplibre-gl';
import { useEffect } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mount } from '../lib/mount.test.support.tsx';
import { MapBase, type MapBaseProps } from './MapBase.tsx';
import { MapMarker, type MapMarkerProps } from './MapMarker.tsx';
import { ground, shiftedGround, withoutWebGl } from './map.test.support.ts';
import { type MapPress, type MapStage, useMapStage } from './view/stage.ts';

const settings = { language: 'en' } as const;
const shenzhen = { centre: wgs84(114.0579, 22.5431), zoom: 12 };
const box = { height: 400, width: 600 };

/** Hands the stage out. */
function Spy({ onStage }: { readonly onStage: (stage: MapStage) => void }) {
  const stage = useMapStage();
  useEffect(() => onStage(stage), [stage, onStage]);
  return null;
}
const canvas = () => page.getByRole('region', { name: 'Map' });

describe('positions', () => {
  it('are shown where a map of another datum has them, and told in WGS 84 [N10]', async () => {
    const onStage = vi.fn<(stage: MapStage) => void>();
    const onPress = vi.fn<(press: MapPress) => void>();
    await mount(
      <MapBase style={box} base={shiftedGround} defaultView={shenzhen} onPress={onPress}>
        <Spy onStage={onStage} />
      </MapBase>,
      settings,
    );
    await vi.waitFor(() => expect(onStage).toHaveBeenCalled());
    const stage = onStage.mock.lastCall?.[0] as MapStage;
    const shown = gcj02FromWgs84(shenzhen.centre);
    expect(stage.map.getCenter().lng).toBeCloseTo(shown.lng, 6);
    (canvas().element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    const press = onPress.mock.lastCall?.[0] as MapPress;
    expect(press.byKeyboard).toBe(true);
    expect(press.at.lng).toBeCloseTo(shenzhen.centre.lng, 5);
    expect(press.at.lat).toBeCloseTo(shenzhen.centre.lat, 5);
  });

  it('are all in sight after a fit that is asked for with another size of the map [SIT-11]', async () => {
    const onStage = vi.fn<(stage: MapStage) => void>();
    await mount(
      <MapBase style={box} base={ground} defaultView={shenzhen}>
        <Spy onStage={onStage} />
      </MapBase>,
      settings,
    );
    await vi.waitFor(() => expect(onStage).toHaveBeenCalled());
    const stage = onStage.mock.lastCall?.[0] as MapStage;
    stage.map.getContainer().style.height = '200px';
    const [south, north] = [wgs84(114, 22.4), wgs84(114, 22.6)];
    stage.fit([south, north], { isInstant: true });
    expect(stage.placeOf(south).top).toBeLessThan(200);
    expect(stage.placeOf(north).top).toBeGreaterThan(0);
  });

  it('move by keys: a marker that is focused, and tells where it is [SIT-09] [N23]', async () => {
    const onMove = vi.fn<NonNullable<MapMarkerProps['onMove']>>();
    await mount(
      <MapBase style={box} base={ground} defaultView={shenzhen}>
        <MapMarker at={shenzhen.centre} onMove={onMove}>
          <button type="button">pin</button>
        </MapMarker>
      </MapBase>,
      settings,
    );
    await expect.element(page.getByRole('button', { name: 'pin' })).toBeVisible();
    (page.getByRole('button', { name: 'pin' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(onMove.mock.lastCall?.[0]).toMatchObject({ isDone: true });
    expect(onMove.mock.lastCall?.[0].at.lng ?? 0).toBeGreaterThan(shenzhen.centre.lng);
  });
});

describe('a map', () => {
  it('is moved by its buttons and tells where it went [SIT-11]', async () => {
    const onViewChange = vi.fn<NonNullable<MapBaseProps['onViewChange']>>();
    await mount(<MapBase style={box} base={ground} defaultView={shenzhen} onViewChange={onViewChange} />, settings);
    await userEvent.click(page.getByRole('button', { name: 'Zoom in' }));
    await vi.waitFor(() => expect(onViewChange.mock.lastCall?.[0].value.zoom).toBeCloseTo(13, 3));
  });

  it('goes where its owner says [SIT-11]', async () => {
    const onStage = vi.fn<(stage: MapStage) => void>();
    const at = (zoom: number) => (
      <MapBase style={box} base={ground} view={{ ...shenzhen, zoom }}>
        <Spy onStage={onStage} />
      </MapBase>
    );
    const { rerender } = await mount(at(12), settings);
    await vi.waitFor(() => expect(onStage).toHaveBeenCalled());
    await rerender(at(15));
    const stage = onStage.mock.lastCall?.[0] as MapStage;
    await vi.waitFor(() => expect(stage.view().zoom).toBeCloseTo(15, 3));
  });

  it('of outlines says where one is when one is near: a grid, and the districts seen in part [SIT-11]', async () => {
    const onStage = vi.fn<(stage: MapStage) => void>();
    // where Nanshan and Futian meet; the names of both stand elsewhere
    await mount(
      <MapBase style={box} defaultView={{ centre: wgs84(113.9868, 22.5296), zoom: 14 }}>
        <Spy onStage={onStage} />
      </MapBase>,
      settings,
    );
    const features = async (id: string) => {
      const data = await onStage.mock.lastCall?.[0].map.getSource<GeoJSONSource>(id)?.getData();
      return data?.type === 'FeatureCollection' ? data.features : [data];
    };
    await vi.waitFor(async () => {
      const names = (await features('near')).map((each) => each?.type === 'Feature' && each.properties?.name);
      expect(new Set(names)).toEqual(new Set(['Futian', 'Nanshan']));
    });
    expect((await features('grid'))[0]).toMatchObject({ geometry: { type: 'MultiLineString' } });
  });

  it('is the list twin where the browser has no WebGL [N23]', async () => {
    onTestFinished(withoutWebGl());
    await mount(<MapBase style={box} base={ground} twin={<p>twelve devices</p>} />, settings);
    await expect.element(page.getByText('twelve devices')).toBeVisible();
    await expect.element(page.getByText('This browser cannot draw the map')).toBeVisible();
  });

  const RealWorker = Worker;
  const lost = () => new RealWorker('/no-such-worker.js', { type: 'module' });
  const refused = () => {
    throw new TypeError("Failed to construct 'Worker': This document requires 'TrustedScriptURL' assignment.");
  };
  it.each([
    ['cannot be loaded', lost],
    ['may not start', refused],
  ])(
    'reports failure and shows the list twin where its worker %s; a retry opens it [SIT-11] [N23]',
    async (_, start) => {
      const errors = vi.spyOn(console, 'error').mockImplementation(() => {});
      const stub = vi.fn<() => Worker>().mockImplementation(function startStub() {
        return start();
      });
      vi.stubGlobal('Worker', stub);
      await mount(<MapBase style={box} base={ground} twin={<p>twelve devices</p>} />, settings);
      await expect.element(page.getByText('The map did not open')).toBeVisible();
      await expect.element(page.getByText('twelve devices')).toBeVisible();
      expect(errors).toHaveBeenCalled();
      vi.stubGlobal('Worker', RealWorker);
      await userEvent.click(page.getByRole('button', { name: 'Try again' }));
      await expect.element(canvas()).toBeVisible();
      await expect.element(page.getByText('The map did not open')).not.toBeInTheDocument();
    },
  );
});
