import { type AlarmOrder, type FloodPolicy, defaultFloodPolicy, floodEndsAtMs, paceMs } from '@fireline/domain/alarm';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type RowStore, createRowStore } from '../DataTable/index.ts';
import { useFireline } from '../lib/index.ts';
import type { ListAlarm } from './listAlarm.ts';
import { type Look, createWatch } from './watch.ts';

export type AlarmSource<A extends ListAlarm> =
  | {
      /** All that stand; a new array whenever something changed. In a storm a store costs less. */
      readonly alarms: readonly A[];
      readonly store?: never;
    }
  | {
      /** Alarms by `alarmId`, told of one by one. Closed ones are left out. */
      readonly store: RowStore<A>;
      readonly alarms?: never;
    };

/** The caller's store, or one of our own that follows the caller's alarms. */
export function useAlarmStore<A extends ListAlarm>({ store, alarms }: AlarmSource<A>): RowStore<A> {
  const [own] = useState(() => createRowStore(alarms ?? [], ({ alarmId }) => alarmId));
  useLayoutEffect(() => {
    if (alarms) own.replaceAll(alarms);
  }, [own, alarms]);
  return store ?? own;
}

/**
 * The alarms as a list shows them: at once when all is calm, at the domain's pace in a storm. A flood ends by itself.
 * @spec ALM-07 N06
 */
export function useLook<A extends ListAlarm>(
  store: RowStore<A>,
  order: AlarmOrder,
  policy: FloodPolicy = defaultFloodPolicy,
): Look<A> {
  const { clock } = useFireline();
  const { windowSeconds, enter, leave } = policy;
  const watch = useMemo(
    () => createWatch(store, { windowSeconds, enter, leave }),
    [store, windowSeconds, enter, leave],
  );
  const [look, setLook] = useState(() => watch(order, clock()));
  const shown = useRef({ watch, order });
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isMissed = false;
    const see = (): void => {
      isMissed = false;
      setLook(watch(order, clock()));
      timer = setTimeout(() => {
        timer = undefined;
        if (isMissed) see();
      }, paceMs(store.getIds().length));
    };
    const changed = (): void => {
      if (timer === undefined) see();
      else isMissed = true;
    };
    const stops = [store.subscribeIds(changed), store.subscribeRows(changed)];
    if (shown.current.watch !== watch || shown.current.order !== order) see();
    shown.current = { watch, order };
    return () => {
      for (const stop of stops) stop();
      clearTimeout(timer);
    };
  }, [store, watch, order, clock]);
  useFloodEnd(look, { windowSeconds, enter, leave }, () => setLook(watch(order, clock())));
  return look;
}

function useFloodEnd<A extends ListAlarm>({ flood }: Look<A>, policy: FloodPolicy, end: () => void): void {
  const { clock } = useFireline();
  const latest = useRef(end);
  useEffect(() => {
    latest.current = end;
  });
  const endsAtMs = floodEndsAtMs(flood, policy);
  useEffect(() => {
    if (endsAtMs === undefined) return undefined;
    const timer = setTimeout(() => latest.current(), Math.max(0, endsAtMs - clock()));
    return () => clearTimeout(timer);
  }, [endsAtMs, clock]);
}
