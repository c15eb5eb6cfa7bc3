import { deflateSync } from 'node:zlib';
import { crc32 } from 'node:zlib';
import { TileType, zxyToTileId } from 'pmtiles';

/** A tile's number: zoom, column from the west, row from the north. */
export type TileNumber = readonly [number, number, number];
export interface Place {
  readonly lng: number;
  readonly lat: number;
}

/** Which tile of a zoom holds the place, and where in it, 0 to 1 from its west and north. */
export function tileAt(
  { lng, lat }: Place,
  zoom: number,
): { readonly number: TileNumber; readonly x: number; readonly y: number } {
  const high = Math.sin((lat * Math.PI) / 180);
  const x = (lng / 360 + 0.5) * 2 ** zoom;
  const y = (0.5 - Math.log((1 + high) / (1 - high)) / (4 * Math.PI)) * 2 ** zoom;
  return { number: [zoom, Math.floor(x), Math.floor(y)], x: x % 1, y: y % 1 };
}

const tilePx = 256;

function chunk(kind: string, body: Uint8Array): Buffer {
  const named = Buffer.concat([Buffer.from(kind), body]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(body.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A white picture with a black square of so many pixels about the place, as PNG; all white in tiles that do not hold it. */
export function pictureTile(place: Place, number: TileNumber, squarePx: number): Buffer {
  const held = tileAt(place, number[0]);
  const isHere = held.number.join() === number.join();
  const isBlack = (x: number, y: number): boolean =>
    isHere && Math.abs(x - held.x * tilePx) <= squarePx / 2 && Math.abs(y - held.y * tilePx) <= squarePx / 2;
  // each row begins with how it is coded: plainly
  const rows = Buffer.alloc(tilePx * (tilePx + 1), 255);
  for (let y = 0; y < tilePx; y += 1) {
    rows[y * (tilePx + 1)] = 0;
    for (let x = 0; x < tilePx; x += 1) if (isBlack(x, y)) rows[y * (tilePx + 1) + 1 + x] = 0;
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(tilePx, 0);
  head.writeUInt32BE(tilePx, 4);
  head[8] = 8;
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Seven bits a byte, lowest first. */
function varint(value: number): number[] {
  const bytes: number[] = [];
  for (let rest = value; ; rest = Math.floor(rest / 128)) {
    if (rest < 128) return [...bytes, rest];
    bytes.push((rest % 128) + 128);
  }
}
const zigzag = (value: number): number => (value < 0 ? -2 * value - 1 : 2 * value);
const field = (number: number, body: readonly number[]): number[] => [
  ...varint(number * 8 + 2),
  ...varint(body.length),
  ...body,
];

/** A vector tile with one layer that has one square about the place. */
export function vectorTile(place: Place, zoom: number, layer: string, side: number): Buffer {
  const extent = 4096;
  const { x, y } = tileAt(place, zoom);
  const corner = (part: number): number => Math.round(part * extent - side / 2);
  // move there, three lines, close
  const steps = [9, zigzag(corner(x)), zigzag(corner(y)), 26];
  for (const [right, down] of [
    [side, 0],
    [0, side],
    [-side, 0],
  ] as const)
    steps.push(zigzag(right), zigzag(down));
  const feature = [...varint(3 * 8), 3, ...field(4, [...steps, 15].flatMap(varint))];
  const body = [
    ...field(1, [...Buffer.from(layer)]),
    ...field(2, feature),
    ...varint(5 * 8),
    ...varint(extent),
    ...varint(15 * 8),
    2,
  ];
  return Buffer.from(field(3, body));
}

/** One tile as a PMTiles archive (version 3), nothing compressed. */
export function archive(number: TileNumber, tile: Uint8Array, type: TileType, metadata: object): Buffer {
  const headBytes = 127;
  // one entry: its number, run, length, and offset plus one
  const directory = Buffer.from([1, ...varint(zxyToTileId(...number)), 1, ...varint(tile.length), 1]);
  const described = Buffer.from(JSON.stringify(metadata));
  const head = Buffer.alloc(headBytes);
  head.write('PMTiles', 0, 'latin1');
  head[7] = 3;
  const tilesFrom = headBytes + directory.length + described.length;
  const parts = [headBytes, directory.length, headBytes + directory.length, described.length, tilesFrom, 0, tilesFrom];
  [...parts, tile.length, 1, 1, 1].forEach((value, at) => head.writeBigUInt64LE(BigInt(value), 8 + at * 8));
  // clustered; directory and tiles as they are; zooms; the whole earth
  head.set([1, 1, 1, type, number[0], number[0]], 96);
  [-180, -85, 180, 85].forEach((degrees, at) => head.writeInt32LE(degrees * 1e7, 102 + at * 4));
  head[118] = number[0];
  return Buffer.concat([head, directory, described, tile]);
}
