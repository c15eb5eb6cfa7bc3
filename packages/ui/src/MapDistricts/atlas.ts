import { type Wgs84, adminPathOf } from '@fireline/domain/site';
import Flatbush from 'flatbush';
import type { TileAddress } from '../lib/tileZooms.ts';
import { tilesOf } from './tiles.ts';
import type { FeatureCollection, MultiLineString, MultiPolygon } from './geojson.ts';
import {
  type DistrictFile,
  type DistrictUnit,
  isGroup,
  isInRing,
  middleOf,
  positionsOf,
  readDistricts,
  ringOf,
} from './read.ts';

/** The whole country, its provinces, their cities, or districts: those of a city that has none are the city. */
export const districtLevels = ['country', 'province', 'city', 'district'] as const;
export type DistrictLevel = (typeof districtLevels)[number];

/** A district as an address names it. */
export interface DistrictName {
  /** `440305` */
  readonly code: string;
  /** `南山区` */
  readonly name: string;
  /** `/44/4403/440305/` */
  readonly adminPath: string;
  /** `广东省/深圳市/南山区` */
  readonly adminName: string;
}
export interface FoundDistrict extends DistrictName {
  readonly level: DistrictLevel;
  /** Amid it. */
  readonly middle: Wgs84;
}

/** A line between two units: the widest level that it divides. The coast and the border of the country have `country`. */
export type DistrictBorders = FeatureCollection<MultiLineString, { readonly level: DistrictLevel }>;
export type DistrictOutlines = FeatureCollection<
  MultiPolygon,
  { readonly code: string; readonly name: string; readonly lng: number; readonly lat: number }
>;

/** A name and where it stands. */
export interface NamedDistrict {
  readonly code: string;
  readonly name: string;
  readonly middle: Wgs84;
}

export interface Atlas {
  /** The smallest district at the point; nothing at sea and abroad. */
  districtAt(point: Wgs84): DistrictName | undefined;
  find(text: string, most: number): readonly FoundDistrict[];
  outlines(level: DistrictLevel, within?: string): DistrictOutlines;
  /** Names and where they stand, without outlines. */
  names(level: DistrictLevel): readonly NamedDistrict[];
  borders(): DistrictBorders;
  /** Land and lines in a square of the map, as a vector tile. */
  tile(address: TileAddress): Uint8Array;
}

const figures: Readonly<Record<number, DistrictLevel>> = { 0: 'country', 2: 'province', 4: 'city', 6: 'district' };
const levelOf = ({ code }: DistrictUnit): DistrictLevel => figures[code.length] ?? 'district';
/** The names from the province down. */
function nameIn(file: DistrictFile, { code, name }: DistrictUnit): DistrictName {
  const adminPath = adminPathOf(code) ?? `/${code}/`;
  const names = adminPath
    .split('/')
    .filter((part) => part !== '' && part !== code)
    .map((part) => file.units.get(part)?.name ?? '')
    .filter((each) => each !== '' && !isGroup(each));
  return { code, name, adminPath, adminName: [...names, name].join('/') };
}

/** Those that hold no smaller ones. */
const smallestOf = (file: DistrictFile): DistrictUnit[] => {
  const holders = new Set([...file.units.keys()].map((code) => code.slice(0, -2)));
  return [...file.units.values()].filter(({ code }) => code.length >= 4 && !holders.has(code));
};

interface Piece {
  readonly unit: DistrictUnit;
  readonly rings: readonly Float64Array[];
}

const boxOf = (ring: Float64Array): [number, number, number, number] => {
  const box: [number, number, number, number] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at < ring.length; at += 2) {
    const x = ring[at] as number;
    const y = ring[at + 1] as number;
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  return box;
};

function lookupIn(file: DistrictFile): (point: Wgs84) => DistrictUnit | undefined {
  const pieces = smallestOf(file).flatMap((unit): Piece[] =>
    unit.polygons.map((rings) => ({ unit, rings: rings.map((ring) => ringOf(file, ring)) })),
  );
  const boxes = new Flatbush(Math.max(pieces.length, 1));
  for (const { rings } of pieces) boxes.add(...boxOf(rings[0] ?? new Float64Array(0)));
  if (pieces.length === 0) boxes.add(0, 0, 0, 0);
  boxes.finish();
  return ({ lng, lat }) => {
    for (const at of boxes.search(lng, lat, lng, lat)) {
      const piece = pieces[at];
      // each ring crossed turns outside into inside and back: holes need no rule of their own
      if (piece?.rings.reduce((isIn, ring) => isIn !== isInRing(ring, lng, lat), false)) return piece.unit;
    }
    return undefined;
  };
}

/** The largest piece carries the name. */
function middleOfUnit(file: DistrictFile, { polygons }: DistrictUnit): Wgs84 {
  const pieces = polygons.map((rings) => rings.map((ring) => ringOf(file, ring)));
  const size = ([outer = new Float64Array(0)]: readonly Float64Array[]): number => {
    const [west, south, east, north] = boxOf(outer);
    return (east - west) * (north - south);
  };
  return middleOf(pieces.reduce((best, each) => (size(each) > size(best) ? each : best), pieces[0] ?? []));
}

function bordersIn(file: DistrictFile): DistrictBorders {
  const owners: string[][] = file.borders.map(() => []);
  for (const { code, polygons } of smallestOf(file))
    for (const border of polygons.flat(2)) owners[border < 0 ? ~border : border]?.push(code);
  const lines = new Map<DistrictLevel, number[]>(districtLevels.map((level) => [level, []]));
  owners.forEach(([one = '', other], border) => {
    const isSame = (length: number): boolean => one.slice(0, length) === other?.slice(0, length);
    const level = other === undefined ? 'country' : isSame(4) ? 'district' : isSame(2) ? 'city' : 'province';
    lines.get(level)?.push(border);
  });
  return {
    type: 'FeatureCollection',
    features: [...lines].map(([level, borders]) => ({
      type: 'Feature',
      properties: { level },
      geometry: {
        type: 'MultiLineString',
        coordinates: borders.map((border) => positionsOf(file.borders[border] ?? new Float64Array(0))),
      },
    })),
  };
}

/** The districts, ready to be asked. Reads some 700 kB and builds an index: in a worker, this costs the page nothing. */
export function createAtlas(bytes: Uint8Array): Atlas {
  const file = readDistricts(bytes);
  let unitAt: ((point: Wgs84) => DistrictUnit | undefined) | undefined;
  const smallest = new Set(smallestOf(file));
  const known = new Map<DistrictUnit, DistrictName>();
  const nameOf = (unit: DistrictUnit): DistrictName => {
    const name = known.get(unit) ?? nameIn(file, unit);
    known.set(unit, name);
    return name;
  };
  const isAt = (unit: DistrictUnit, level: DistrictLevel): boolean =>
    level === 'district' ? smallest.has(unit) : levelOf(unit) === level;
  const outlines: Atlas['outlines'] = (level, within = '') => ({
    type: 'FeatureCollection',
    features: [...file.units.values()]
      .filter((unit) => isAt(unit, level) && unit.code.startsWith(within) && !isGroup(unit.name))
      .map((unit) => ({
        type: 'Feature',
        id: Number(unit.code),
        properties: { code: unit.code, name: unit.name, ...plainOf(middleOfUnit(file, unit)) },
        geometry: {
          type: 'MultiPolygon',
          coordinates: unit.polygons.map((rings) => rings.map((ring) => positionsOf(ringOf(file, ring)))),
        },
      })),
  });
  const borders = () => bordersIn(file);
  let tileAt: ((address: TileAddress) => Uint8Array) | undefined;
  return {
    districtAt: (point) => {
      unitAt ??= lookupIn(file);
      const unit = unitAt(point);
      return unit && nameOf(unit);
    },
    find: (text, most) => {
      const words = text
        .trim()
        .split(/[\s/]+/)
        .filter(Boolean);
      const found = [...file.units.values()].filter(
        (unit) =>
          unit.code !== '' &&
          !isGroup(unit.name) &&
          words.length > 0 &&
          (unit.code === words[0] || words.every((word) => nameOf(unit).adminName.includes(word))),
      );
      // what is called so before what lies in it, the wider first
      const rank = ({ name, code }: DistrictUnit): number =>
        (name.startsWith(words.at(-1) ?? '') ? 0 : 10) + code.length;
      return found
        .toSorted((a, b) => rank(a) - rank(b))
        .slice(0, most)
        .map((unit) => ({ ...nameOf(unit), level: levelOf(unit), middle: middleOfUnit(file, unit) }));
    },
    outlines,
    names: (level) =>
      [...file.units.values()]
        .filter((unit) => isAt(unit, level) && !isGroup(unit.name))
        .map((unit) => ({ code: unit.code, name: unit.name, middle: middleOfUnit(file, unit) })),
    borders,
    tile: (address) => (tileAt ??= tilesOf(() => outlines('country'), borders))(address),
  };
}

const plainOf = ({ lng, lat }: Wgs84): { readonly lng: number; readonly lat: number } => ({ lng, lat });
