import { startFloors, watchFloors } from '@fireline/domain/plan';
import { useEffect, useReducer } from 'react';
import { useMapStage } from '../MapBase/index.ts';
import type { MapAlarm } from './model.ts';

export interface Follow {
  readonly isLocked: boolean;
  /** A worse alarm came while the view was locked. */
  readonly isWaiting: boolean;
  /** Goes to what waits, and follows again. */
  unlock(): void;
}

/**
 * Goes to a new alarm that is worse than all that were open, as a plan turns to its floor: by the same rule, in which each alarm is a place
 * of its own. An operator who moves the map keeps it where it is.
 * @spec N07 SIT-11
 */
export function useFollow(
  alarms: readonly MapAlarm[] | undefined,
  isOn: boolean,
  go: (alarmId: number) => void,
): Follow {
  const { map } = useMapStage();
  const [watch, tell] = useReducer(watchFloors, undefined, () => startFloors(undefined, placed(alarms)));
  useEffect(() => {
    if (alarms) tell({ type: 'alarms', alarms: placed(alarms) });
  }, [alarms]);
  useEffect(() => {
    if (isOn && watch.floor !== undefined) go(watch.floor);
    // once for each alarm that it turns to
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [watch.floor]);
  useEffect(() => {
    if (!isOn) return undefined;
    tell({ type: 'unlock' });
    const listening = map.on('movestart', ({ originalEvent }) => {
      if (originalEvent) tell({ type: 'lock' });
    });
    return () => listening.unsubscribe();
  }, [map, isOn]);
  return {
    isLocked: isOn && watch.isLocked,
    isWaiting: isOn && watch.waiting !== undefined,
    unlock: () => tell({ type: 'unlock' }),
  };
}

const placed = (alarms: readonly MapAlarm[] | undefined) =>
  (alarms ?? []).map(({ alarmId, level, state }) => ({ alarmId, level, state, floor: alarmId }));
