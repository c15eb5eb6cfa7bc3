import type { AddressResult, FoundPlace, Geocoder } from '@fireline/domain/site';

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

/**
 * One geocoder out of several: the next is asked when one fails, finds nothing, or takes too long, and a question that is no longer
 * wanted ends all of them. An answer of nothing holds when any could be reached; it fails when none could.
 * @spec SIT-09
 */
export function chainGeocoders(geocoders: readonly Geocoder[], options: ChainOptions = {}): Geocoder {
  const { waitMs = 4000, wait = clock } = options;
  const inTime = async <Found>(ask: (signal: AbortSignal) => Promise<Found>, signal: AbortSignal): Promise<Found> => {
    const mine = new AbortController();
    const both = AbortSignal.any([signal, mine.signal]);
    const late = wait(waitMs, both).then(() => {
      throw new Error('geocoder: too late');
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
    ask: (geocoder: Geocoder, signal: AbortSignal) => Promise<Found>,
    isFound: (found: Found) => boolean,
    signal: AbortSignal,
  ): Promise<Found> => {
    const failures: unknown[] = [];
    let nothing: { readonly found: Found } | undefined;
    for (const geocoder of geocoders) {
      signal.throwIfAborted();
      try {
        const found = await inTime((both) => ask(geocoder, both), signal);
        if (isFound(found)) return found;
        nothing = { found };
      } catch (error) {
        failures.push(error);
      }
    }
    signal.throwIfAborted();
    if (nothing) return nothing.found;
    throw new AggregateError(failures, 'no geocoder answered');
  };
  return {
    search: (text, { signal, near }) =>
      firstOf<readonly FoundPlace[]>(
        (geocoder, both) => geocoder.search(text, { signal: both, ...(near && { near }) }),
        (found) => found.length > 0,
        signal,
      ),
    reverse: (point, { signal }) =>
      firstOf<AddressResult | undefined>(
        (geocoder, both) => geocoder.reverse(point, { signal: both }),
        (found) => found !== undefined,
        signal,
      ),
  };
}
