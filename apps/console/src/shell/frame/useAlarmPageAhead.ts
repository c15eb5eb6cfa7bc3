import type { createQueryClient } from '@fireline/api/react';
import type { RouteMatch } from '@fireline/domain/shell';
import { useEffect, useEffectEvent } from 'react';
import { whenIdle } from '../../lib/loading/whenIdle.ts';
import { loadAlarmPage, screenOf } from '../screens.ts';

/**
 * Fetches the page of an alarm with its words once the first page is there and the browser has nothing to do: a press on an alarm then waits
 * for the alarm alone. That it cannot be had is no matter here, as the press fetches it again.
 * @spec ALM-11
 */
export function useAlarmPageAhead(
  isWanted: boolean,
  shown: RouteMatch | undefined,
  queryClient: ReturnType<typeof createQueryClient>,
): void {
  const firstPage = useEffectEvent(async (): Promise<unknown> => shown && screenOf(shown)?.());
  const isQuiet = useEffectEvent(() => queryClient.isFetching() === 0);
  useEffect(() => {
    if (!isWanted) return undefined;
    let stop = (): void => {};
    let isCurrent = true;
    const begin = (): void => {
      if (!isCurrent) return;
      stop = whenIdle(
        () => isQuiet(),
        () => void loadAlarmPage().catch(() => undefined),
      );
    };
    firstPage().then(begin, begin);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [isWanted]);
}
