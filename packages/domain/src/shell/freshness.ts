import { freshForMs } from './limits.ts';

/** What is known of the present state of something that the server holds. */
export interface FreshnessFacts {
  /** When all of it was last loaded; null: never. All instants in milliseconds since 1970. */
  readonly loadedAtMs: number | null;
  /** Since when part of it may be missing and is being loaded; null: nothing is missing. */
  readonly missingSinceMs: number | null;
  /** When the server last told that nothing else has changed, by an event, a heart-beat or a reply; null: never. */
  readonly heardAtMs: number | null;
  readonly link: 'connecting' | 'live' | 'polling' | 'stale' | 'closed';
}

/**
 * How far what is on screen can be trusted. `unknown`: nothing was answered yet, and no figure may be shown. `live`: changes are told at
 * once. `polling`: asked for again on a timer. `stale`: what is shown was true at `sinceMs`.
 */
export type Freshness =
  | { readonly name: 'unknown' | 'live' | 'polling' }
  | { readonly name: 'stale'; readonly sinceMs: number };

/** Until when it counts as the present state; null: nothing was answered yet. */
export function confirmedAtMs({ loadedAtMs, missingSinceMs, heardAtMs }: Omit<FreshnessFacts, 'link'>): number | null {
  if (loadedAtMs === null) return null;
  return Math.max(loadedAtMs, Math.min(heardAtMs ?? loadedAtMs, missingSinceMs ?? Infinity));
}

/**
 * Decides whether figures are shown as the present state: never before an answer, never when the last one is older than
 * {@link freshForMs}, and never while the link is known to be down.
 * @spec N05
 * @example freshness({ loadedAtMs: null, missingSinceMs: null, heardAtMs: null, link: 'live' }, nowMs) // { name: 'unknown' }
 */
export function freshness(facts: FreshnessFacts, nowMs: number): Freshness {
  const sinceMs = confirmedAtMs(facts);
  if (sinceMs === null) return { name: 'unknown' };
  const isDown = facts.link === 'stale' || facts.link === 'closed';
  if (isDown || nowMs - sinceMs > freshForMs) return { name: 'stale', sinceMs };
  return { name: facts.link === 'live' ? 'live' : 'polling' };
}
