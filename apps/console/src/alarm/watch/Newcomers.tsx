import type { LiveAlarm } from '@fireline/api/alarm';
import { NewAlarmLine } from '@fireline/ui/AlarmPopupQueue';
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { currentNewcomers, dropNewcomer, standForStrip, subscribeNewcomers } from './newcomerStore.ts';
import { useWaiting } from './useWaiting.ts';

export interface NewcomersProps {
  /** The alarm that the page shows. */
  readonly at: number | undefined;
  readonly onLook: (choice: { readonly alarm: LiveAlarm }) => void;
}

/**
 * On a page about alarms, in place of the strip, which is left out while this is there: those that came since the reader came to such a page,
 * until each was looked at or acknowledged.
 * @spec ALM-04
 */
export function Newcomers({ at, onLook }: NewcomersProps) {
  const { ids } = useSyncExternalStore(subscribeNewcomers, currentNewcomers);
  const waiting = useWaiting();
  // before the picture is painted: the strip is never seen beside it
  useLayoutEffect(standForStrip, []);
  useEffect(() => {
    // to be at it is to look at it
    if (at !== undefined && ids.has(at)) dropNewcomer(at);
  }, [at, ids]);
  return <NewAlarmLine alarms={waiting.filter(({ alarmId }) => alarmId !== at && ids.has(alarmId))} onLook={onLook} />;
}
