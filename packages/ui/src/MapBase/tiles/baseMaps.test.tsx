import { gcj02FromWgs84, wgs84 } from '@fireline/domain/site';
import { useEffect } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';
import { mount } from '../../lib/mount.test.support.tsx';
import { MapBase } from '../MapBase.tsx';
import { MapMarker } from '../MapMarker.tsx';
import type { BaseMap } from './baseMap.ts';
import '../map.test.support.ts';

import { type MapStage, useMapStage } from '../view/stage.ts';

const settings = { language: 'en' } as const;
/** The civic centre of Shenzhen: a map of the mainland draws it half a kilometre off. */
const landmark = wgs84(114.0546, 22.5446);
const shifted = gcj02FromWgs84(landmark);
const root = `${location.origin}/base-maps/${shifted.lng},${shifted.lat}`;
const attribution = '© Surveyors of the test';

let stage: MapStage | undefined;
function Spy() {
  const now = useMapStage();
  useEffect(() => {
    stage = now;
  }, [now]);
  return null;
}
const open = (base: BaseMap) =>
  mount(
    <MapBase style={{ height: 400, width: 600 }} base={base} defaultView={{ centre: landmark, zoom: 12 }}>
      <Spy />
      <MapMarker at={landmark}>
        <i data-part="here" />
      </MapMarker>
    </MapBase>,
    settings,
  );

/** The colour of the map under a point of the page, beside the marker by so many pixels. */
const colourAt = (right: number, down: number): Promise<string> =>
  new Promise((resolve) => {
    const { map } = stage as MapStage;
    const canvas = map.getCanvas();
    const box = canvas.getBoundingClientRect();
    const here = (document.querySelector('[data-part="here"]') as Element).getBoundingClientRect();
    // what is drawn can be read only until it is shown
    void map.once('render', () => {
      const gl = canvas.getContext('webgl2') as WebGL2RenderingContext;
      const pixel = new Uint8Array(4);
      const [x, y] = [here.left - box.left + right, here.top - box.top + down];
      gl.readPixels(Math.round(x), Math.round(canvas.height - y), 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, pixel);
      resolve(pixel.join());
    });
    map.triggerRepaint();
  });
/** Whether the marker stands amid the square that the base map has about the landmark. */
async function isOnLandmark(): Promise<boolean> {
  const [middle, ...round] = await Promise.all(
    (
      [
        [0, 0],
        [24, 0],
        [-24, 0],
        [0, 24],
        [0, -24],
      ] as const
    ).map(([right, down]) => colourAt(right, down)),
  );
  return new Set(round).size === 1 && round[0] !== middle;
}

const kinds = {
  'a template of pictures': {
    kind: 'raster',
    template: `${root}/{z}/{x}/{y}.png`,
    datum: 'GCJ02',
    attribution,
    maxZoom: 12,
  },
  'a style': { kind: 'style', url: `${root}/style.json`, datum: 'GCJ02' },
  'an archive of pictures': { kind: 'pmtiles', url: `${root}/picture.pmtiles`, datum: 'GCJ02' },
  'an archive of vectors': { kind: 'pmtiles', url: `${root}/vector.pmtiles`, datum: 'GCJ02' },
} as const satisfies Record<string, BaseMap>;

// first: what has come once is kept
it('bare ground stays where not even the outlines come, and positions hold [SIT-11]', async () => {
  const original = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    String(input instanceof Request ? input.url : input).includes('districts')
      ? Promise.reject(new TypeError('no file'))
      : original(input, init);
  onTestFinished(() => void (globalThis.fetch = original));
  await open({ kind: 'style', url: `${location.origin}/base-maps/none.json`, datum: 'GCJ02' });
  await expect.element(page.getByText('The base map did not load; positions still hold')).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Map' })).toBeVisible();
});

describe.each(Object.entries(kinds))('%s', (_, base) => {
  it('has a place where its datum has it, and says whose it is, as text [N10] [SIT-11]', async () => {
    await open(base);
    await expect.element(page.getByText(attribution)).toBeVisible();
    await vi.waitFor(async () => expect(await isOnLandmark()).toBe(true));
    expect(document.querySelector('a[href^="javascript"]')).toBeNull();
  });
});

it('a datum that is declared wrongly puts a place beside where the map has it [N10]', async () => {
  await open({ ...kinds['a template of pictures'], datum: 'WGS84' });
  await vi.waitFor(async () => {
    expect(stage?.map.loaded()).toBe(true);
    expect(await colourAt(0, 0)).toBe(await colourAt(-40, -40));
  });
  // the square is there, where the shift has it
  const { left, top } = (stage as MapStage).placeOf(wgs84(shifted.lng, shifted.lat));
  const here = (stage as MapStage).placeOf(landmark);
  expect(await colourAt(left - here.left, top - here.top)).not.toBe(await colourAt(0, 0));
});

describe('a base map that does not come', () => {
  it.each([
    [
      'a template',
      { ...kinds['a template of pictures'], template: `${location.origin}/base-maps/none/{z}/{x}/{y}.png` },
    ],
    ['a style', { kind: 'style', url: `${location.origin}/base-maps/none.json`, datum: 'GCJ02' }],
    ['a style that is none', { kind: 'style', url: `${root}/refusal.json`, datum: 'GCJ02' }],
    ['an archive', { kind: 'pmtiles', url: `${location.origin}/base-maps/none.pmtiles`, datum: 'GCJ02' }],
  ] as const satisfies readonly (readonly [string, BaseMap])[])(
    '%s: the outlines stand in its place, in their own datum, and the map says so [SIT-11] [N10]',
    async (_, base) => {
      await open(base);
      await expect.element(page.getByText('The base map did not load; outlines stand in its place')).toBeVisible();
      await expect.element(page.getByText('Built-in district outlines (schematic)')).toBeVisible();
      await vi.waitFor(() => expect(stage?.map.getLayer('border-district')).toBeDefined());
      await vi.waitFor(() => expect(stage?.datum).toBe('WGS84'));
      await vi.waitFor(() => expect(stage?.view().centre.lng).toBeCloseTo(landmark.lng, 5));
      await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
    },
  );
});
