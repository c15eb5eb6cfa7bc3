import type { Language } from '@fireline/domain/lib';
import type { GeocoderFailure, GeocoderName, Wgs84 } from '@fireline/domain/site';

/** What a geocoder knows of a point, converted to WGS 84. */
export interface Found {
  readonly name: string;
  readonly address: string;
  readonly point: Wgs84;
  /** Of the smallest district it names by code; null where it names none. */
  readonly code: string | null;
  readonly adminName: string | null;
}

export interface Asked {
  /** Ends the request: the reader has left, or the time is over. */
  readonly signal: AbortSignal;
  readonly language: Language;
}

/**
 * Somebody who knows addresses. Whatever its datum, points go in and come out in WGS 84.
 * @throws GeocoderError when it gives no answer that makes sense
 */
export interface Geocoder {
  readonly name: GeocoderName;
  /** How often it may be asked in a minute, by its terms of use. */
  readonly perMinute: number;
  /** Places by a text, those near the point first; none found is no error. */
  search(text: string, near: Wgs84 | undefined, asked: Asked): Promise<readonly Found[]>;
  /** What is at the point; nothing where it knows of nothing. */
  reverse(point: Wgs84, asked: Asked): Promise<Found | undefined>;
}

/** Why a geocoder gave no answer. It never carries the address that was asked, which holds the key. */
export class GeocoderError extends Error {
  readonly reason: GeocoderFailure;
  constructor(reason: GeocoderFailure) {
    super(`the geocoder gave no answer: ${reason}`);
    this.reason = reason;
  }
}

export interface GeocoderOptions {
  readonly fetch: typeof globalThis.fetch;
  /** Without a slash at the end. */
  readonly baseUrl: string;
  /** Empty for those that ask for none. */
  readonly key: string;
}
