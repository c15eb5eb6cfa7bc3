import type { LinkState } from '@fireline/api/lib';
import type { Link } from '@fireline/ui/LinkState';

/** The link as the status bar tells it; a link that was closed has been stale since it last heard something. @spec N05 */
export const linkTruth = ({ state, sinceMs, lastEventAtMs }: LinkState): Link =>
  state === 'stale' || state === 'closed' ? { name: 'stale', sinceMs: lastEventAtMs ?? sinceMs } : { name: state };
