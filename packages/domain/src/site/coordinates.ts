import { type Field, type Range, type Result, checkRange, isWithin, ok, refuse, isBlank } from '../lib/index.ts';
import { latDegrees, lngDegrees, lngLatDecimalsMax } from './limits.ts';

/** What a pair of degrees is measured against. In the mainland the three differ by up to a kilometre. @spec N10 */
export const datums = ['WGS84', 'GCJ02', 'BD09'] as const;
export type Datum = (typeof datums)[number];

declare const datumOf: unique symbol;

/** A point on the earth in degrees. Points of different datums are different types: one is not taken for the other. @spec N10 SIT-10 */
export interface LngLat<D extends Datum = Datum> {
  readonly lng: number;
  readonly lat: number;
  readonly [datumOf]: D;
}
export type Wgs84 = LngLat<'WGS84'>;
export type Gcj02 = LngLat<'GCJ02'>;
export type Bd09 = LngLat<'BD09'>;

const maker =
  <D extends Datum>() =>
  (lng: number, lat: number): LngLat<D> =>
    ({ lng, lat }) as LngLat<D>;

/** A point as satellites and devices give it. @example wgs84(114.0579, 22.5431) */
export const wgs84 = maker<'WGS84'>();
/** A point as most mainland maps show it. */
export const gcj02 = maker<'GCJ02'>();
/** A point as Baidu's maps show it. */
export const bd09 = maker<'BD09'>();

const scale = 10 ** lngLatDecimalsMax;
const rounded = (degrees: number): number => Math.round(degrees * scale) / scale + 0;
const plain = /^[+-]?\d{1,3}(?:\.\d{1,20})?$/;

const degreesOf = (raw: unknown): number => {
  if (typeof raw === 'number') return raw;
  return typeof raw === 'string' && raw.length <= 40 && plain.test(raw.trim()) ? Number(raw) : NaN;
};

/** A longitude or a latitude: in its range, at most six decimals. @spec SIT-10 */
const degrees =
  (range: Range): Field<number> =>
  (raw, field) => {
    if (isBlank(raw)) return refuse({ code: 'form.required', field });
    const value = degreesOf(raw);
    if (Number.isNaN(value)) return refuse({ code: 'form.number', field });
    const problem = checkRange(field, value, range);
    if (problem) return refuse(problem);
    return Math.abs(value - rounded(value)) < 1e-10
      ? ok(rounded(value))
      : refuse({ code: 'site.lnglat.decimals', field, args: { 0: lngLatDecimalsMax } });
  };

/** A longitude in degrees. @spec SIT-10 */
export const lng = degrees(lngDegrees);
/** A latitude in degrees. @spec SIT-10 */
export const lat = degrees(latDegrees);

const separators = /[\s,，;；]+/;
const brackets = /^[\s([{（【]+|[\s)\]}）】]+$/g;
/** Longer than any pair. */
export const writtenMax = 100;

/** Whether they can be a longitude and a latitude. */
export const fitsEarth = (lng: number, lat: number): boolean => isWithin(lng, lngDegrees) && isWithin(lat, latDegrees);

/** Says what range both have. */
export const outOfRange = (field: string): Result<never> =>
  refuse({
    code: 'site.lnglat.range',
    field,
    args: { 0: lngDegrees.min, 1: lngDegrees.max, 2: latDegrees.min, 3: latDegrees.max },
  });

/** The point with as many decimals as travel. @spec SIT-10 */
export const roundedLngLat = <D extends Datum>({ lng: x, lat: y }: LngLat<D>): LngLat<D> =>
  maker<D>()(rounded(x), rounded(y));

/** `lng,lat` as it travels; the other order is taken where only it fits. */
const writtenLngLat = <D extends Datum>(
  text: string,
  point: (lng: number, lat: number) => LngLat<D>,
  field: string,
): Result<LngLat<D>> => {
  const parts = text.length <= writtenMax ? text.replace(brackets, '').split(separators) : [];
  const [first = NaN, second = NaN] = parts.map(degreesOf);
  if (parts.length !== 2 || Number.isNaN(first + second)) return refuse({ code: 'site.lnglat.form', field });
  if (fitsEarth(first, second)) return ok(roundedLngLat(point(first, second)));
  return fitsEarth(second, first) ? ok(roundedLngLat(point(second, first))) : outOfRange(field);
};

/** A point of a form: `lng,lat`, or an object with `lng` and `lat`, each told by itself when it is wrong. @spec SIT-10 */
export const lngLatOf =
  <D extends Datum>(point: (lng: number, lat: number) => LngLat<D>): Field<LngLat<D>> =>
  (raw, field) => {
    if (isBlank(raw)) return refuse({ code: 'form.required', field });
    if (typeof raw === 'string') return writtenLngLat(raw, point, field);
    if (typeof raw !== 'object') return refuse({ code: 'site.lnglat.form', field });
    const own = (name: string): unknown =>
      Object.hasOwn(raw, name) ? (raw as Record<string, unknown>)[name] : undefined;
    const [x, y] = [lng(own('lng'), `${field}.lng`), lat(own('lat'), `${field}.lat`)];
    if (x.ok && y.ok) return ok(point(x.value, y.value));
    return refuse(...(x.ok ? [] : x.problems), ...(y.ok ? [] : y.problems));
  };

/** `lng,lat` with at most six decimals, as it travels and as people copy it. @spec SIT-10 */
export const lngLatText = (point: LngLat): string => `${rounded(point.lng)},${rounded(point.lat)}`;
