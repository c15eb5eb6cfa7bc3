import { useLink } from '@fireline/api/react';
import { type Freshness, type FreshnessFacts, confirmedAtMs, freshForMs, freshness } from '@fireline/domain/shell';
import { useEffect, useState } from 'react';
import { useAlarmCounts } from '../../lib/session/live.ts';

/** Whether an instant has passed, by the clock that the link goes by. */
function useIsOver(atMs: number | null): boolean {
  const [overMs, setOverMs] = useState<number>();
  useEffect(() => {
    if (atMs === null) return undefined;
    const timer = setTimeout(() => setOverMs(atMs), Math.max(0, atMs - Date.now()));
    return () => clearTimeout(timer);
  }, [atMs]);
  return atMs !== null && overMs === atMs;
}

/** How far what a screen shows can be trusted, by the domain's rule, at every moment. @spec N05 */
export function useFreshness(facts: Omit<FreshnessFacts, 'link'>): Freshness {
  const { state } = useLink();
  const confirmedAt = confirmedAtMs(facts);
  const isOver = useIsOver(confirmedAt === null ? null : confirmedAt + freshForMs + 1);
  return freshness({ ...facts, link: state }, isOver ? Infinity : (confirmedAt ?? 0));
}

/** Of the alarms that stand. @spec N05 */
export function useAlarmFreshness(): Freshness {
  const { loadedAtMs, missingSinceMs } = useAlarmCounts();
  const { lastEventAtMs } = useLink();
  return useFreshness({ loadedAtMs, missingSinceMs, heardAtMs: lastEventAtMs });
}

/** For components that mark what is old. */
export const staleSince = (state: Freshness): number | null => (state.name === 'stale' ? state.sinceMs : null);
