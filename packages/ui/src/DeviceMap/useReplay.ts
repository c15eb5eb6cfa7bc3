import { type SpreadStep, spreadOf } from '@fireline/domain/plan';
import { useCallback, useMemo, useState } from 'react';
import type { MapAlarm, MapPoint } from './model.ts';

export interface SpreadReplay {
  readonly isOn: boolean;
  readonly steps: readonly SpreadStep[];
  readonly atMs: number;
  /** The alarms there were at that moment; all of them while nothing is played back. */
  readonly alarms: readonly MapAlarm[] | undefined;
  orderOf(point: MapPoint): number | undefined;
  toggle(): void;
  seek(atMs: number): void;
}

/** What went off in which order, as the map shows it at a moment. @spec N08 */
export function useReplay(alarms: readonly MapAlarm[] | undefined): SpreadReplay {
  const [isOn, setOn] = useState(false);
  const [sought, setSought] = useState<number>();
  const steps = useMemo(
    () =>
      isOn
        ? spreadOf(
            (alarms ?? []).flatMap(({ deviceId, raisedAtMs, level }) =>
              deviceId === undefined ? [] : [{ deviceId, atMs: raisedAtMs, level }],
            ),
          )
        : [],
    [alarms, isOn],
  );
  const atMs = sought ?? steps.at(-1)?.atMs ?? 0;
  const then = useMemo(
    () =>
      isOn
        ? // what is played back is no news, and shows what had closed since
          alarms
            ?.filter(({ raisedAtMs }) => raisedAtMs <= atMs)
            .map((alarm) => ({ ...alarm, state: 'acknowledged' as const }))
        : alarms,
    [alarms, isOn, atMs],
  );
  const orders = useMemo(() => new Map(steps.map(({ deviceId, order }) => [deviceId, order])), [steps]);
  const orderOf = useCallback(
    (point: MapPoint): number | undefined =>
      isOn && point.layer === 'devices' && point.alarms.length > 0 ? orders.get(point.item.id) : undefined,
    [isOn, orders],
  );
  return {
    isOn,
    steps,
    atMs,
    alarms: then,
    orderOf,
    toggle: () => {
      setOn(!isOn);
      setSought(undefined);
    },
    seek: setSought,
  };
}
