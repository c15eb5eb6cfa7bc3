import type { createQueryClient } from '@fireline/api/react';
import type { RouteMatch } from '@fireline/domain/shell';
import { useEffect, useEffectEvent } from 'react';
import { servedVersion } from '../../lib/loading/servedVersion.ts';
import { whenIdle } from '../../lib/loading/whenIdle.ts';
import { loadAlarmPage, screenOf } from '../screens.ts';

/**
 * Browsers before 2026 keep a failed `import()` until the page is reloaded, and so would the press on an alarm fail later: nothing is fetched
 * ahead unless the server answers now. The address of the code is known to `import()` alone, so that no other way fetches it.
 */
async function fetchAhead(): Promise<void> {
  if ((await servedVersion()) === 'same') await loadAlarmPage();
}

/**
 * Fetches the page of an alarm with its words once the first page is there, the browser has nothing to do and the server answers: a press on an
 * alarm then waits for the alarm alone. That it cannot be had is told by the press.
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
        () => void fetchAhead().catch(() => undefined),
      );
    };
    firstPage().then(begin, begin);
    return () => {
      isCurrent = false;
      stop();
    };
  }, [isWanted]);
}
