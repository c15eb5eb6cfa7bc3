import { useEffect, useRef, useState } from 'react';
import { useFireline } from '../lib/index.ts';

/** A strip is read, not watched frame by frame: in a storm it changes this often at most. @spec ALM-07 */
const changeEveryMs = 250;

/** The alarms as they were given last; at once when all is calm, at most four times a second in a storm. */
export function usePaced<A>(alarms: readonly A[]): readonly A[] {
  const { clock } = useFireline();
  const [paced, setPaced] = useState(alarms);
  const latest = useRef(alarms);
  const changedAtMs = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (latest.current === alarms) return;
    latest.current = alarms;
    if (timer.current !== undefined) return;
    const change = (): void => {
      timer.current = undefined;
      changedAtMs.current = clock();
      setPaced(latest.current);
    };
    const left = changedAtMs.current === undefined ? 0 : changedAtMs.current + changeEveryMs - clock();
    if (left <= 0) change();
    else timer.current = setTimeout(change, left);
  }, [alarms, clock]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return paced;
}
