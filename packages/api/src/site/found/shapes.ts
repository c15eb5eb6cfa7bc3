import { geocoderFailures, geocoderNames, placeSearchChars, placeSources } from '@fireline/domain/site';
import * as z from 'zod';
import { zPoint } from '../pointShapes.ts';

/** Something found by text or by point, in WGS 84 whatever map it was read off. */
export const zFoundPlace = z.object({
  source: z.enum(placeSources),
  kind: z.enum(['place', 'unit', 'building', 'address']),
  /** Of the place, unit or building on record; null for an address. */
  id: z.number().nullable(),
  name: z.string(),
  address: z.string(),
  lnglat: zPoint,
  /** Of the smallest district that is known; null where the source does not tell. */
  code: z.string().nullable(),
  adminPath: z.string().nullable(),
  adminName: z.string().nullable(),
});

const answered = {
  /** What has to be shown beside what was found; empty where nothing has to. */
  attribution: z.string(),
  /** Those that were asked first and gave no answer. */
  failures: z.array(z.object({ source: z.enum(geocoderNames), reason: z.enum(geocoderFailures) })),
};

const zText = z.string().trim().min(placeSearchChars.min).max(placeSearchChars.max);

/** Places and addresses by text or by point. */
export const foundShapes = {
  searchPlaces: {
    send: z.object({ text: zText, near: z.string().optional() }),
    reply: z.object({ found: z.array(zFoundPlace) }),
  },
  geocode: {
    send: z.object({ text: zText, near: z.string().optional() }),
    reply: z.object({ found: z.array(zFoundPlace), answeredBy: z.enum(placeSources), ...answered }),
  },
  reverse: {
    send: z.object({ lnglat: z.string().min(1) }),
    reply: z.object({
      /** `offline`: nobody could be asked; the browser's own districts know the rest. */
      state: z.enum(['found', 'nothing', 'offline']),
      found: zFoundPlace.nullable(),
      ...answered,
    }),
  },
};
