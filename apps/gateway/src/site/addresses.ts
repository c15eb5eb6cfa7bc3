import type { FoundPlace, Geocoded, Reversed } from '@fireline/api/site';
import { ok, type Result } from '@fireline/domain/lib';
import { adminPathOf, geocoders, type GeocoderName, lngLatOf, wgs84 } from '@fireline/domain/site';
import type { SignedInAsks } from '../lib/context.ts';
import { HttpRefusal } from '../lib/http/refusal.ts';
import { RateLimit } from '../lib/http/edge/rateLimit.ts';
import type { Found } from './geocoders/geocoder.ts';
import type { Answer, Geocoding } from './geocoding.ts';
import { nearOf, ownPlaces } from './search.ts';

/** Questions that one account may have others asked in a minute: one who types and clicks, not one who copies a map. */
const perAccountPerMinute = 60;

const onWire =
  (source: GeocoderName) =>
  (found: Found): FoundPlace => {
    const { point, code, adminName, name, address } = found;
    const lnglat = { lng: point.lng, lat: point.lat };
    const adminPath = (code && adminPathOf(code)) ?? null;
    return { source, kind: 'address', id: null, name, address, lnglat, code, adminPath, adminName };
  };

const told = ({ answeredBy, failures }: Answer) => ({
  attribution: answeredBy === undefined ? '' : geocoders[answeredBy].attribution,
  failures: [...failures],
});

export interface Addresses {
  geocode(
    sent: { readonly text: string; readonly near?: string | undefined },
    context: SignedInAsks,
  ): Promise<Result<Geocoded>>;
  reverse(sent: { readonly lnglat: string }, context: SignedInAsks): Promise<Result<Reversed>>;
}

async function geocode(
  geocoding: Geocoding,
  { text, near }: { readonly text: string; readonly near?: string | undefined },
  { deps, scope, language, signal }: SignedInAsks,
): Promise<Result<Geocoded>> {
  const around = nearOf(near);
  if (!around.ok) return around;
  const answer = await geocoding.search(text, around.value, { signal, language });
  const { answeredBy } = answer;
  return answeredBy === undefined
    ? ok({
        found: await ownPlaces(deps.database.db, scope, text, around.value),
        answeredBy: 'own',
        ...told(answer),
      })
    : ok({ found: answer.found.map(onWire(answeredBy)), answeredBy, ...told(answer) });
}

const point = lngLatOf(wgs84);

async function reverse(
  geocoding: Geocoding,
  lnglat: string,
  { language, signal }: SignedInAsks,
): Promise<Result<Reversed>> {
  const at = point(lnglat, 'lnglat');
  if (!at.ok) return at;
  const answer = await geocoding.reverse(at.value, { signal, language });
  const { answeredBy, failures } = answer;
  const [found] = answeredBy === undefined ? [] : answer.found.map(onWire(answeredBy));
  // where everybody who could be asked failed, the browser knows more than nothing
  const isOffline = failures.length === geocoding.names.length;
  const state = found ? 'found' : isOffline ? 'offline' : 'nothing';
  return ok({ state, found: found ?? null, ...told(answer) });
}

/**
 * Addresses by text and by point. Where nobody is configured, or nobody answers, a text is looked for among the places on record and a
 * point is left to the browser's own districts.
 * @spec SIT-09
 */
export function createAddresses(geocoding: Geocoding, clock: () => number): Addresses {
  const limit = new RateLimit(perAccountPerMinute, clock);
  const insist = ({ account }: SignedInAsks): void => {
    if (geocoding.names.length > 0 && !limit.allows(String(account.userId)))
      throw new HttpRefusal(429, { code: 'site.geocoder.busy' });
  };
  return {
    geocode: (sent, context) => {
      insist(context);
      return geocode(geocoding, sent, context);
    },
    reverse: ({ lnglat }, context) => {
      insist(context);
      return reverse(geocoding, lnglat, context);
    },
  };
}
