import * as z from 'zod';

/** Degrees in WGS 84. */
export const zPoint = z.object({ lng: z.number(), lat: z.number() });
/** `lng,lat` or the two by name, in WGS 84; the domain tells what is wrong with them. */
export const zSentPoint = z.union([z.string(), zPoint]);
