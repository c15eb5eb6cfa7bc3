import type { IncomingMessage, ServerResponse } from 'node:http';
import { TileType } from 'pmtiles';
import type { Plugin } from 'vite';
import { type Place, archive, pictureTile, tileAt, vectorTile } from './tiles.test.support.ts';

/** Of everything that is served. */
const [squarePx, deepest] = [12, 12];
const said = '© Surveyors of the test';

const files: Readonly<Record<string, (place: Place) => Buffer>> = {
  'picture.pmtiles': (place) => {
    const { number } = tileAt(place, deepest);
    return archive(number, pictureTile(place, number, squarePx), TileType.Png, { attribution: said });
  },
  'vector.pmtiles': (place) =>
    archive(tileAt(place, deepest).number, vectorTile(place, deepest, 'land', 192), TileType.Mvt, {
      attribution: said,
      vector_layers: [{ id: 'land', fields: {} }],
    }),
};

const style = (root: string) => ({
  version: 8,
  sources: {
    base: {
      type: 'raster',
      tiles: [`${root}/{z}/{x}/{y}.png`],
      tileSize: 256,
      maxzoom: deepest,
      attribution: `<a href="javascript:alert(1)">${said}</a>`,
    },
  },
  layers: [{ id: 'base', type: 'raster', source: 'base', paint: { 'raster-fade-duration': 0 } }],
});

/** A part of a file, as archives are read. */
function sendPart(request: IncomingMessage, response: ServerResponse, file: Buffer): void {
  const [, from = '0', to = ''] = /bytes=(\d+)-(\d*)/.exec(request.headers.range ?? '') ?? [];
  const part = file.subarray(Number(from), to === '' ? undefined : Number(to) + 1);
  response.writeHead(request.headers.range ? 206 : 200, { 'content-length': part.length, etag: '"1"' });
  response.end(part);
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const { pathname } = new URL(request.url ?? '/', 'http://tests');
  const [, at = '', rest = ''] = /^\/([-\d.]+,[-\d.]+)\/(.+)$/.exec(pathname) ?? [];
  const [lng = NaN, lat = NaN] = at.split(',').map(Number);
  const [file, tile] = [files[rest], /^(\d+)\/(\d+)\/(\d+)\.png$/.exec(rest)];
  if (file) return sendPart(request, response, file({ lng, lat }));
  if (tile)
    return void response.end(pictureTile({ lng, lat }, [Number(tile[1]), Number(tile[2]), Number(tile[3])], squarePx));
  if (rest === 'style.json')
    return void response.end(JSON.stringify(style(`http://${request.headers.host}/base-maps/${at}`)));
  if (rest === 'refusal.json') return void response.end('{"message":"no such key"}');
  return void response.writeHead(404).end();
}

/**
 * Serves base maps of each kind to tests in the browser: `/base-maps/LNG,LAT/{z}/{x}/{y}.png`, `style.json`, `picture.pmtiles` and
 * `vector.pmtiles` have a dark square about that place as they draw it, and nothing else. Anything else is missing.
 */
export const baseMaps = (): Plugin => ({
  name: 'base-maps',
  configureServer: ({ middlewares }) => void middlewares.use('/base-maps', answer),
});
