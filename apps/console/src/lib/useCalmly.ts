import { paceMs } from '@fireline/domain/alarm';
import { useCallback, useRef, useSyncExternalStore } from 'react';

/**
 * A snapshot that follows at once when all is calm, and keeps its pace in a storm: for what walks over all alarms that stand.
 * @spec ALM-07
 */
export function useCalmly<Snapshot extends { readonly total: number }>(
  subscribe: (listener: () => void) => () => void,
  getSnapshot: () => Snapshot,
): Snapshot {
  const seen = useRef<{ readonly of: () => Snapshot; readonly snapshot: Snapshot }>(undefined);
  const calmly = useCallback(
    (listener: () => void) => {
      // a change between drawing and subscribing is not missed
      seen.current = undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;
      let isMissed = false;
      const look = (): void => {
        timer = setTimeout(() => {
          timer = undefined;
          if (isMissed) look();
        }, paceMs(getSnapshot().total));
        isMissed = false;
        seen.current = undefined;
        listener();
      };
      const stop = subscribe(() => {
        if (timer === undefined) look();
        else isMissed = true;
      });
      return () => {
        stop();
        clearTimeout(timer);
      };
    },
    [subscribe, getSnapshot],
  );
  const read = (): Snapshot => {
    if (seen.current?.of !== getSnapshot) seen.current = { of: getSnapshot, snapshot: getSnapshot() };
    return seen.current.snapshot;
  };
  return useSyncExternalStore(calmly, read);
}
