import type { LiveAlarm } from '@fireline/api/alarm';
import { NewAlarmLine } from '@fireline/ui/AlarmPopupQueue';
import { useEffect, useState } from 'react';
import { useLive } from '../../lib/session/live.ts';
import { useWaiting } from './useWaiting.ts';

export interface NewcomersProps {
  /** The alarm that the page shows. */
  readonly at: number | undefined;
  readonly onLook: (choice: { readonly alarm: LiveAlarm }) => void;
}

/** On a page about alarms, in place of the strip: those that came while it was open, until each was looked at or acknowledged. @spec ALM-04 */
export function Newcomers({ at, onLook }: NewcomersProps) {
  const { alarms } = useLive();
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  useEffect(
    () =>
      alarms.onArrived((arrived) => setIds((before) => new Set([...before, ...arrived.map(({ alarmId }) => alarmId)]))),
    [alarms],
  );
  // to be at it is to look at it
  if (at !== undefined && ids.has(at)) setIds(new Set([...ids].filter((id) => id !== at)));
  const waiting = useWaiting();
  return <NewAlarmLine alarms={waiting.filter(({ alarmId }) => ids.has(alarmId))} onLook={onLook} />;
}
