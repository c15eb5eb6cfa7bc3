import type { Random } from '../../random.ts';

/** Carries the request's id from a proxy, and back with every reply. */
export const requestIdHeader = 'x-request-id';

const wellFormed = /^[\w.:-]{8,64}$/;

/**
 * The id under which a request is found in the log.
 * @param told what a trusted proxy calls the request; taken when it is 8 to 64 letters, digits or `_.:-`
 */
export function requestIdFor(told: string | null | undefined, random: Random): string {
  if (told && wellFormed.test(told)) return told;
  return Array.from(random.bytes(6), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
