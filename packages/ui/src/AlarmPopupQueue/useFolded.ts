import { type Foldable, type PopupEntry, foldPopups } from '@fireline/domain/alarm';
import { useEffect, useRef, useState } from 'react';
import { useFireline } from '../lib/index.ts';

/** A queue is read, not watched frame by frame: in a storm it is folded this often at most. @spec ALM-07 */
const foldEveryMs = 250;

/** The alarms folded into entries; at once when all is calm, at most four times a second in a storm. */
export function useFolded<A extends Foldable>(alarms: readonly A[]): readonly PopupEntry<A>[] {
  const { clock } = useFireline();
  const [entries, setEntries] = useState<readonly PopupEntry<A>[]>(() => foldPopups(alarms));
  const latest = useRef(alarms);
  const foldedAtMs = useRef<number>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (latest.current === alarms) return;
    latest.current = alarms;
    if (timer.current !== undefined) return;
    const fold = (): void => {
      timer.current = undefined;
      foldedAtMs.current = clock();
      setEntries(foldPopups(latest.current));
    };
    const left = foldedAtMs.current === undefined ? 0 : foldedAtMs.current + foldEveryMs - clock();
    if (left <= 0) fold();
    else timer.current = setTimeout(fold, left);
  }, [alarms, clock]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return entries;
}
