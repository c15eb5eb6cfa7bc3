import { type GeoJSONSource, Map as MapLibre, setWorkerUrl } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import { type BenchDevice, register } from './harness.ts';

setWorkerUrl(workerUrl);

let map: MapLibre | undefined;

const feature = ({ id, lng, lat, level }: BenchDevice) => ({
  type: 'Feature' as const,
  id,
  properties: { level },
  geometry: { type: 'Point' as const, coordinates: [lng, lat] },
});

/** How many of a level a cluster holds: what our rings say, too. */
const counted = (level: number) => ['+', ['case', ['==', ['get', 'level'], level], 1, 0]];

/** The library's own clustering, as its examples show it: circles by size, counts as text. */
let features: ReturnType<typeof feature>[] = [];

const addPoints = (): void => {
  map?.addSource('devices', {
    type: 'geojson',
    data: { type: 'FeatureCollection', features },
    cluster: true,
    clusterRadius: 52,
    clusterMaxZoom: 17,
    clusterProperties: Object.fromEntries([1, 2, 3, 4, 5].map((level) => [`level${level}`, counted(level)])) as never,
  });
  map?.addLayer({
    id: 'clusters',
    type: 'circle',
    source: 'devices',
    paint: { 'circle-radius': 18, 'circle-color': ['case', ['>', ['get', 'level1'], 0], '#c8142a', '#ffffff'] },
  });
  map?.addLayer({
    id: 'counts',
    type: 'symbol',
    source: 'devices',
    layout: { 'text-field': ['get', 'point_count_abbreviated'], 'text-size': 12, 'text-allow-overlap': true },
  });
};

register({
  open: (host) =>
    new Promise((resolve) => {
      map = new MapLibre({
        container: host,
        style: { version: 8, sources: {}, layers: [{ id: 'ground', type: 'background' }] },
        center: [114.05, 23.2],
        zoom: 8.5,
        attributionControl: false,
        fadeDuration: 0,
      });
      map.once('idle', () => resolve());
    }),
  prepare: (devices) => {
    features = devices.map(feature);
  },
  give: () =>
    new Promise((resolve) => {
      addPoints();
      const look = (): void => {
        if ((map?.queryRenderedFeatures({ layers: ['clusters'] }).length ?? 0) === 0) return;
        map?.off('render', look);
        requestAnimationFrame(() => resolve());
      };
      map?.on('render', look);
    }),
  change: (changed) => {
    const source = map?.getSource<GeoJSONSource>('devices');
    void source?.updateData({
      update: changed.map(({ id, level }) => ({ id, addOrUpdateProperties: [{ key: 'level', value: level }] })),
    });
  },
});
