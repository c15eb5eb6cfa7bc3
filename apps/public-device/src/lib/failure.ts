import { CallError } from '@fireline/api/lib';

/**
 * Why there is nothing, or nothing newer, to show, as the reader can act on it: the link itself is of no use (`expired`,
 * `invalid`, `foreign`, `gone`), the phone has no network (`offline`), or the server cannot be had for now.
 */
export type Failure = 'expired' | 'invalid' | 'foreign' | 'gone' | 'offline' | 'unreachable' | 'slow' | 'server';

const final: ReadonlySet<Failure> = new Set(['expired', 'invalid', 'foreign', 'gone']);

/** Asking again with the same link is useless, and what was shown is no longer for this reader. */
export const isFinal = (failure: Failure): boolean => final.has(failure);

/**
 * @param isOnline what the browser says of its own connection
 * @spec PUB-05 SHL-17 SHL-18
 */
export function failureOf(error: unknown, isOnline: boolean): Failure {
  if (!(error instanceof CallError)) return 'server';
  switch (error.kind) {
    case 'tokenInvalid':
      return error.code === 'public.claim.expired' ? 'expired' : 'invalid';
    case 'forbidden':
      return 'foreign';
    case 'refused':
      // too many questions from one address pass; a link that is understood and refused does not
      if (error.status === 429) return 'server';
      return error.code.endsWith('.notFound') ? 'gone' : 'invalid';
    case 'network':
      return isOnline ? 'unreachable' : 'offline';
    case 'timeout':
      return 'slow';
    default:
      return 'server';
  }
}
