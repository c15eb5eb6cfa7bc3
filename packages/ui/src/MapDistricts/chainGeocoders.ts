import type { AddressResult, FoundPlace, Geocoder, GeocoderAsk, GeocoderNote } from '@fireline/domain/site';

export interface ChainOptions {
  /** How long one geocoder may take before the next is asked too. Default 4000. */
  readonly waitMs?: number;
  /** Settles after so many milliseconds, or with the signal. Default: the clock of the page. */
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<void>;
}

const clock: NonNullable<ChainOptions['wait']> = (ms, signal) =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

class Late extends Error {}

/**
 * One geocoder out of several: the next is asked when one fails, finds nothing, or takes too long, and a question that is no longer
 * wanted ends all of them. An answer of nothing holds when any could be reached; it fails when none could. Who failed is told with the
 * answer of the next.
 * @spec SIT-09
 */
export function chainGeocoders(geocoders: readonly Geocoder[], options: ChainOptions = {}): Geocoder {
  const { waitMs = 4000, wait = clock } = options;
  const inTime = async <Found>(ask: (signal: AbortSignal) => Promise<Found>, signal: AbortSignal): Promise<Found> => {
    const mine = new AbortController();
    const both = AbortSignal.any([signal, mine.signal]);
    const late = wait(waitMs, both).then(() => {
      throw new Late('geocoder: too late');
    });
    try {
      return await Promise.race([ask(both), late]);
    } finally {
      mine.abort();
      // its end is known by now
      late.catch(() => undefined);
    }
  };
  const firstOf = async <Found>(
    ask: (geocoder: Geocoder, options: GeocoderAsk) => Promise<Found>,
    isFound: (found: Found) => boolean,
    { signal, onNote }: GeocoderAsk,
  ): Promise<Found> => {
    const failures: unknown[] = [];
    const told: GeocoderNote['failures'][number][] = [];
    let nothing: { readonly found: Found } | undefined;
    for (const geocoder of geocoders) {
      signal.throwIfAborted();
      let attribution = '';
      const onOwnNote = (note: GeocoderNote): void => {
        told.push(...note.failures);
        ({ attribution } = note);
      };
      try {
        const found = await inTime((both) => ask(geocoder, { signal: both, onNote: onOwnNote }), signal);
        if (isFound(found)) {
          onNote?.({ attribution, failures: told });
          return found;
        }
        nothing = { found };
      } catch (error) {
        failures.push(error);
        told.push({ reason: error instanceof Late ? 'timeout' : 'unreachable' });
      }
    }
    signal.throwIfAborted();
    if (nothing) {
      onNote?.({ attribution: '', failures: told });
      return nothing.found;
    }
    throw new AggregateError(failures, 'no geocoder answered');
  };
  return {
    search: (text, { near, ...options }) =>
      firstOf<readonly FoundPlace[]>(
        (geocoder, own) => geocoder.search(text, { ...own, ...(near && { near }) }),
        (found) => found.length > 0,
        options,
      ),
    reverse: (point, options) =>
      firstOf<AddressResult | undefined>(
        (geocoder, own) => geocoder.reverse(point, own),
        (found) => found !== undefined,
        options,
      ),
  };
}
