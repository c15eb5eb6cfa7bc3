import { addressChars, lat as latField, lng as lngField, type Wgs84, wgs84 } from '@fireline/domain/site';
import * as z from 'zod';
import { GeocoderError } from './geocoder.ts';

/** More entries than anybody answers with; a list that is longer is none of theirs. */
export const entriesMax = 80;

/** Six decimals, as points are kept. */
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

const roundedPoint = ({ lng, lat }: Wgs84): Wgs84 => wgs84(rounded(lng), rounded(lat));

/**
 * The point that a geocoder means, in WGS 84.
 * @throws GeocoderError `garbled` for numbers that are no degrees
 */
function pointOf(lng: number, lat: number, into: (lng: number, lat: number) => Wgs84): Wgs84 {
  const [x, y] = [lngField(rounded(lng), 'lng'), latField(rounded(lat), 'lat')];
  if (!x.ok || !y.ok) throw new GeocoderError('garbled');
  return roundedPoint(into(x.value, y.value));
}

/** Degrees of WGS 84. @throws GeocoderError `garbled` for numbers that are no degrees */
export const pointFrom = (lng: number, lat: number): Wgs84 => pointOf(lng, lat, wgs84);

/**
 * `lng,lat` as mainland services write it.
 * @param into what the numbers mean; WGS 84 unless said otherwise
 */
export function pairFrom(text: string, into: (lng: number, lat: number) => Wgs84 = wgs84): Wgs84 {
  const parts = text.split(',').map((part) => (part.trim() === '' ? NaN : Number(part)));
  const [x = NaN, y = NaN] = parts;
  if (parts.length !== 2) throw new GeocoderError('garbled');
  return pointOf(x, y, into);
}

/** Text of another server as our readers may see it: one line, without control characters, no longer than an address. */
export const cleaned = (text: string | undefined): string =>
  Array.from((text ?? '').replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim())
    .slice(0, addressChars.max)
    .join('');

/** Services of the mainland write an empty list where they have no text. */
export const zText = z
  .union([z.string(), z.array(z.unknown()).max(0), z.null()])
  .optional()
  .transform((text) => cleaned(typeof text === 'string' ? text : ''));

/** Names from the widest to the smallest, each once, written together in Chinese and apart elsewhere. */
export function joined(names: readonly string[]): string | null {
  const once = [...new Set(names.filter(Boolean))];
  if (once.length === 0) return null;
  return once.join(once.some((name) => /\p{Script=Han}/u.test(name)) ? '' : ', ');
}

/** A district's code of six figures or a street's of nine; null for anything else. */
export const codeFrom = (text: string): string | null => (/^[1-9]\d{5}(?:\d{3})?$/.test(text) ? text : null);
