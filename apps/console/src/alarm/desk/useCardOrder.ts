import type { LiveAlarm } from '@fireline/api/alarm';
import { alarmOrders, paceMs } from '@fireline/domain/alarm';
import { type RowSource } from '@fireline/api/lib';
import { useEffect, useRef, useState } from 'react';

/** After a touch cards stay where they are for so long: what is about to be pressed must not move away. */
const restMs = 1500;

export interface CardOrder {
  readonly ids: readonly number[];
  /** To be called when the reader touches or scrolls. */
  readonly touch: () => void;
}

const orderOf = (rows: RowSource<LiveAlarm>, passes: (alarm: LiveAlarm) => boolean): readonly number[] => {
  const all = rows.getIds().flatMap((id) => rows.getRow(id) ?? []);
  return all
    .filter(passes)
    .toSorted(alarmOrders.worst)
    .map(({ alarmId }) => alarmId);
};
const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/** The order of the cards: unacknowledged, then worst, then newest. It follows the alarms a few times a second, and rests while it is touched. */
export function useCardOrder(rows: RowSource<LiveAlarm>, passes: (alarm: LiveAlarm) => boolean): CardOrder {
  const [ids, setIds] = useState<readonly number[]>(() => orderOf(rows, passes));
  const touchedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (): void => {
      timer = undefined;
      const leftMs = touchedAt.current + restMs - performance.now();
      if (leftMs > 0) {
        timer = setTimeout(look, leftMs);
        return;
      }
      setIds((before) => {
        const next = orderOf(rows, passes);
        return isSame(before, next) ? before : next;
      });
    };
    const later = (): void => {
      timer ??= setTimeout(look, paceMs(rows.getIds().length));
    };
    look();
    const stops = [rows.subscribeIds(later), rows.subscribeRows(later)];
    return () => {
      clearTimeout(timer);
      for (const stop of stops) stop();
    };
  }, [rows, passes]);
  return {
    ids,
    touch: () => {
      touchedAt.current = performance.now();
    },
  };
}
