import { type FloorAlarm, type FloorEvent, type FloorWatch, startFloors, watchFloors } from '@fireline/domain/plan';
import { useEffect, useState } from 'react';

export interface FloorWatchProps {
  readonly alarms: readonly FloorAlarm[];
  readonly floor: number | undefined;
  readonly defaultFloor: number | undefined;
  readonly isLocked: boolean | undefined;
  readonly onFloorChange: ((change: { readonly floor: number; readonly isAutomatic: boolean }) => void) | undefined;
  readonly onLockChange: ((change: { readonly isLocked: boolean }) => void) | undefined;
}

interface Kept {
  readonly alarms: readonly FloorAlarm[];
  readonly watch: FloorWatch;
  /** The floor that an alarm turned to, to be told once. */
  readonly turnedTo: number | undefined;
}

/** The floor that is shown: the owner's or its own, by the domain's rule. */
export function useFloorWatch(props: FloorWatchProps) {
  const { alarms, floor, defaultFloor, isLocked, onFloorChange, onLockChange } = props;
  const [kept, setKept] = useState<Kept>(() => ({
    alarms,
    watch: startFloors(floor ?? defaultFloor, alarms, isLocked),
    turnedTo: undefined,
  }));
  const given = { ...kept.watch, floor: floor ?? kept.watch.floor, isLocked: isLocked ?? kept.watch.isLocked };
  let { watch, turnedTo } = { ...kept, watch: given };
  if (kept.alarms !== alarms) {
    watch = watchFloors(given, { type: 'alarms', alarms });
    turnedTo = watch.floor === given.floor ? turnedTo : watch.floor;
    // an owner that holds the floor is asked below, and answers by its prop
    setKept({ alarms, watch, turnedTo });
  }
  const asked = kept.alarms === alarms ? kept.turnedTo : turnedTo;
  useEffect(() => {
    if (asked !== undefined) onFloorChange?.({ floor: asked, isAutomatic: true });
    // told once for each turn: an owner's new function is no new turn
    // oxlint-disable-next-line react/exhaustive-deps
  }, [asked]);
  const act = (event: FloorEvent): void => {
    const next = watchFloors(watch, event);
    setKept({ alarms, watch: next, turnedTo: undefined });
    if (next.floor !== undefined && next.floor !== watch.floor)
      onFloorChange?.({ floor: next.floor, isAutomatic: false });
    if (next.isLocked !== watch.isLocked) onLockChange?.({ isLocked: next.isLocked });
  };
  return { watch, act, turnedTo: asked };
}
