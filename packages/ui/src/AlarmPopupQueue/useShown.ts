import { type PopupEntry, foldPopups, worstPopup } from '@fireline/domain/alarm';
import { useLayoutEffect, useMemo } from 'react';
import { useHeld } from '../lib/control/useHeld.ts';
import { arrange } from './arrange.ts';
import type { PopupAlarm } from './popupAlarm.ts';

interface Held {
  readonly worstId: number | undefined;
  readonly keys: readonly string[];
}

const noEntries: readonly PopupEntry<PopupAlarm>[] = [];

/** What the strip names, and what its list shows: both stay in their places while a person is at them. @spec ALM-04 ALM-07 */
export function useShown<A extends PopupAlarm>(waiting: readonly A[], isFolded: boolean) {
  const { held, show, handlers } = useHeld<Held>();
  const worst = useMemo(
    () => waiting.find(({ alarmId }) => alarmId === held?.worstId) ?? worstPopup(waiting),
    [waiting, held],
  );
  const entries = useMemo(
    () => (isFolded ? (noEntries as readonly PopupEntry<A>[]) : foldPopups(waiting.filter((alarm) => alarm !== worst))),
    [waiting, worst, isFolded],
  );
  const { shown, hiddenCount } = arrange(entries, held && !isFolded ? held.keys : null);
  const now: Held = { worstId: worst?.alarmId, keys: shown.map(({ key }) => key) };
  const isSuperseded = held !== null && held.worstId !== now.worstId;
  useLayoutEffect(() => {
    if (isSuperseded) show(now);
  });
  return { worst, shown, hiddenCount, isHeld: held !== null, handlers: handlers(now) };
}
