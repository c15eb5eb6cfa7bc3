import type { Clock, Timers } from '@fireline/api/lib';
import type { Language } from '@fireline/domain/lib';
import {
  type GeocoderFailure,
  type GeocoderName,
  geocoderRestMs,
  geocoderWaitMs,
  geocodingWaitMs,
  type Wgs84,
} from '@fireline/domain/site';
import type { Log } from '../lib/log.ts';
import { RateLimit } from '../lib/http/edge/rateLimit.ts';
import { type Asked, type Found, type Geocoder, GeocoderError } from './geocoders/geocoder.ts';

export interface Failure {
  readonly source: GeocoderName;
  readonly reason: GeocoderFailure;
}
/** The first that knew something, and those before it that gave no answer. */
export interface Answer {
  readonly found: readonly Found[];
  readonly answeredBy: GeocoderName | undefined;
  readonly failures: readonly Failure[];
}
interface Reader {
  readonly signal: AbortSignal | undefined;
  readonly language: Language;
}

export interface Geocoding {
  readonly names: readonly GeocoderName[];
  search(text: string, near: Wgs84 | undefined, reader: Reader): Promise<Answer>;
  reverse(point: Wgs84, reader: Reader): Promise<Answer>;
}

export interface GeocodingOptions {
  readonly geocoders: readonly Geocoder[];
  readonly clock: Clock;
  readonly timers: Timers;
  readonly log: Log;
}

interface Patience {
  readonly timers: Timers;
  readonly reader: AbortSignal | undefined;
  readonly onLate: () => void;
}

/** Ends what takes too long. A reader who leaves ends it too. */
async function within<T>(
  ms: number,
  { timers, reader, onLate }: Patience,
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const late = new AbortController();
  const cancel = timers.after(ms, () => {
    onLate();
    late.abort(new GeocoderError('timeout'));
  });
  try {
    return await run(reader ? AbortSignal.any([reader, late.signal]) : late.signal);
  } finally {
    cancel();
  }
}

/**
 * Asks the geocoders in their order until one knows something: one that takes too long, cannot be reached, refuses, answers nonsense
 * or has been asked too often is passed over, and so is one that knows nothing. One that was late is left alone
 * for a while, so that not each letter typed waits for it. What went wrong is logged by name and reason, never with the address asked.
 * @spec SIT-09
 */
export function createGeocoding({ geocoders, clock, timers, log }: GeocodingOptions): Geocoding {
  const limits = new Map(geocoders.map(({ name, perMinute }) => [name, new RateLimit(perMinute, clock)]));
  const restsUntil = new Map<GeocoderName, number>();
  /** @throws GeocoderError where it is not to be asked now */
  const insist = (name: GeocoderName, leftMs: number): void => {
    if (leftMs <= 0 || clock() < (restsUntil.get(name) ?? 0)) throw new GeocoderError('timeout');
    if (limits.get(name)?.allows('') === false) throw new GeocoderError('busy');
  };

  async function first(
    ask: (geocoder: Geocoder, asked: Asked) => Promise<readonly Found[]>,
    { signal, language }: Reader,
  ): Promise<Answer> {
    const failures: Failure[] = [];
    const endMs = clock() + geocodingWaitMs;
    for (const geocoder of geocoders) {
      const { name } = geocoder;
      try {
        const leftMs = Math.min(geocoderWaitMs, endMs - clock());
        insist(name, leftMs);
        const rest = (): unknown => restsUntil.set(name, clock() + geocoderRestMs);
        const found = await within(leftMs, { timers, reader: signal, onLate: rest }, (ends) =>
          ask(geocoder, { signal: ends, language }),
        );
        if (found.length > 0) return { found, answeredBy: name, failures };
      } catch (error) {
        signal?.throwIfAborted();
        if (!(error instanceof GeocoderError)) throw error;
        failures.push({ source: name, reason: error.reason });
        log.info('a geocoder gave no answer', { source: name, reason: error.reason });
      }
    }
    return { found: [], answeredBy: undefined, failures };
  }

  return {
    names: geocoders.map(({ name }) => name),
    search: (text, near, reader) => first((geocoder, asked) => geocoder.search(text, near, asked), reader),
    reverse: (point, reader) =>
      first(async (geocoder, asked) => {
        const found = await geocoder.reverse(point, asked);
        return found ? [found] : [];
      }, reader),
  };
}
