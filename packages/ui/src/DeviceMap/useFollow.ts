import { type FloorEvent, type FloorWatch, startFloors, watchFloors } from '@fireline/domain/plan';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useMapStage } from '../MapBase/index.ts';
import type { MapAlarm } from './model.ts';

export interface Follow {
  readonly isLocked: boolean;
  /** A worse alarm came while the view was locked. */
  readonly isWaiting: boolean;
  /** Goes to what waits, and follows again. */
  unlock(): void;
}

/** As it starts. */
const following = { isLocked: false, isWaiting: false };

/**
 * Goes to a new alarm that is worse than all that were open, as a plan turns to its floor: by the same rule, in which each alarm is a place
 * of its own. An operator who moves the map keeps it where it is. Nothing is watched, and nothing rendered anew, unless it is on.
 * @spec N07 SIT-11
 */
export function useFollow(
  alarms: readonly MapAlarm[] | undefined,
  isOn: boolean,
  go: (alarmId: number) => void,
): Follow {
  const { map } = useMapStage();
  const watch = useRef<FloorWatch>(undefined);
  const [{ isLocked, isWaiting }, setShown] = useState(following);
  const latest = useRef(go);
  useEffect(() => {
    latest.current = go;
  });
  const tell = useCallback((event: FloorEvent): void => {
    const before = watch.current;
    if (!before) return;
    const next = watchFloors(before, event);
    watch.current = next;
    setShown((shown) => {
      const now = { isLocked: next.isLocked, isWaiting: next.waiting !== undefined };
      return shown.isLocked === now.isLocked && shown.isWaiting === now.isWaiting ? shown : now;
    });
    if (next.floor !== undefined && next.floor !== before.floor) latest.current(next.floor);
  }, []);
  useEffect(() => {
    if (!isOn || !alarms) return;
    if (watch.current) tell({ type: 'alarms', alarms: placed(alarms) });
    else watch.current = startFloors(undefined, placed(alarms));
  }, [alarms, isOn, tell]);
  useEffect(() => {
    if (!isOn) return undefined;
    const listening = map.on('movestart', ({ originalEvent }) => {
      if (originalEvent) tell({ type: 'lock' });
    });
    return () => {
      listening.unsubscribe();
      watch.current = undefined;
      setShown(following);
    };
  }, [map, isOn, tell]);
  return { isLocked, isWaiting, unlock: () => tell({ type: 'unlock' }) };
}

const placed = (alarms: readonly MapAlarm[]) =>
  alarms.map(({ alarmId, level, state }) => ({ alarmId, level, state, floor: alarmId }));
