import type { Link } from './LinkState.tsx';

/** What a push client says of its link; `@fireline/api`'s does. */
export interface PushLink {
  readonly state: 'connecting' | 'live' | 'polling' | 'stale' | 'closed';
  /** When it became so, in milliseconds since 1970. */
  readonly sinceMs: number;
  /** When something was last heard, in milliseconds since 1970; null: never. */
  readonly lastEventAtMs: number | null;
}

/**
 * The link as `LinkState` and `StatusBar` tell it; one that was closed has been stale since it last heard something.
 * @spec N05
 * @example <LinkState link={linkTruth(push.link())} />
 */
export const linkTruth = ({ state, sinceMs, lastEventAtMs }: PushLink): Link =>
  state === 'stale' || state === 'closed' ? { name: 'stale', sinceMs: lastEventAtMs ?? sinceMs } : { name: state };
