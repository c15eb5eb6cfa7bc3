import { type Result, ok, refuse } from '../lib/index.ts';
import { type Datum, type LngLat, fitsEarth, outOfRange, roundedLngLat, writtenMax } from './coordinates.ts';

type Axis = 'lng' | 'lat' | undefined;
interface Angle {
  readonly axis: Axis;
  readonly degrees: number;
}

/** Letters that say which way a figure goes; X and Y stand for words that say only which of the two it is. */
const ways = {
  E: { axis: 'lng', sign: 1 },
  W: { axis: 'lng', sign: -1 },
  N: { axis: 'lat', sign: 1 },
  S: { axis: 'lat', sign: -1 },
  X: { axis: 'lng', sign: 1 },
  Y: { axis: 'lat', sign: 1 },
} as const;
type Way = keyof typeof ways;

/** What people write, as one letter or mark each. The marks come first: full-width forms that are made plain are no longer these. */
const plainForms: readonly (readonly [RegExp, string])[] = [
  [/[º˚]/g, '°'],
  [/[′’‘＇]/g, "'"],
  [/[″”“＂]|''/g, '"'],
];
/** After that, in capitals. */
const words: readonly (readonly [RegExp, string])[] = [
  [/东经|東經/g, 'E'],
  [/西经|西經/g, 'W'],
  [/北纬|北緯/g, 'N'],
  [/南纬|南緯/g, 'S'],
  [/"?(?:LONGITUDE|LNG|LONG|LON|经度|經度)"?\s*[:=]?/g, 'X'],
  [/"?(?:LATITUDE|LAT|纬度|緯度)"?\s*[:=]?/g, 'Y'],
  [/度/g, '°'],
  [/分/g, "'"],
  [/秒/g, '"'],
];
const replaced = (text: string, forms: typeof words): string =>
  forms.reduce((before, [form, by]) => before.replace(form, by), text);

const figure = String.raw`[+-]?\d{1,3}(?:\.\d{1,20})?`;
const sixty = String.raw`[0-5]?\d(?:\.\d{1,20})?`;
const size = String.raw`(${figure})(?:\s*°\s*(?:(${sixty})\s*'\s*(?:(${sixty})\s*")?)?)?`;
/** The letter stands before or behind. */
const angle = String.raw`(?:([NSEWXY])\s*${size}|${size}(?:\s*([NSEW]))?)`;
const [open, between] = [String.raw`[\s()[\]{}【】]*`, String.raw`(?:[\s,;/、]+|(?<=[°'"NSEW])|(?=[NSEW]))`];
const pair = new RegExp(`^${open}${angle}${between}${angle}${open}$`);
const angleGroups = 8;

/** Undefined of what contradicts itself: a sign beside a letter that has one. */
function angleOf(groups: readonly (string | undefined)[]): Angle | undefined {
  const [before, after] = [groups[0], groups[7]];
  const [degrees = '', minutes = '0', seconds = '0'] = before ? groups.slice(1, 4) : groups.slice(4, 7);
  const letter = (before ?? after) as Way | undefined;
  if (letter && 'NSEW'.includes(letter) && /^[+-]/.test(degrees)) return undefined;
  const whole = Math.abs(Number(degrees)) + Number(minutes) / 60 + Number(seconds) / 3600;
  const sign = (degrees.startsWith('-') ? -1 : 1) * (letter ? ways[letter].sign : 1);
  return { axis: letter && ways[letter].axis, degrees: sign * whole };
}

/** About China: no pair lies in it in both orders. */
const isAboutChina = (lng: number, lat: number): boolean => lng >= 73 && lng <= 136 && lat >= 3 && lat <= 54;

/** Longitude and latitude in their order: as letters say, else as they fit. */
function ordered(one: Angle, other: Angle): readonly [lng: number, lat: number] | undefined {
  if (one.axis || other.axis) {
    if (!one.axis || !other.axis || one.axis === other.axis) return undefined;
    return one.axis === 'lng' ? [one.degrees, other.degrees] : [other.degrees, one.degrees];
  }
  const [first, second] = [one.degrees, other.degrees];
  const isTurned = fitsEarth(second, first) && (!fitsEarth(first, second) || isAboutChina(second, first));
  return isTurned ? [second, first] : [first, second];
}

/**
 * The point in pasted text, rounded to six decimals: decimal degrees, or degrees, minutes and seconds, with letters or words for the
 * direction or without. Decision: the other order, as some maps copy it, is taken where only it fits the earth or only it lies about
 * China; letters and words decide it for certain.
 * @example pastedLngLat('22.5431, 114.0579', wgs84) // the latitude came first: { lng: 114.0579, lat: 22.5431 }
 * @example pastedLngLat('北纬22°32′35″ 东经114°3′28″', wgs84)
 * @spec SIT-10
 */
export const pastedLngLat = <D extends Datum>(
  text: string,
  point: (lng: number, lat: number) => LngLat<D>,
  field = 'lnglat',
): Result<LngLat<D>> => {
  const plain = text.length <= writtenMax ? replaced(text, plainForms).normalize('NFKC').toUpperCase() : '';
  const found = pair.exec(replaced(plain, words));
  const [one, other] = found ? [1, 1 + angleGroups].map((from) => angleOf(found.slice(from, from + angleGroups))) : [];
  const read = one && other && ordered(one, other);
  if (!read) return refuse({ code: 'site.lnglat.form', field });
  return fitsEarth(...read) ? ok(roundedLngLat(point(...read))) : outOfRange(field);
};
