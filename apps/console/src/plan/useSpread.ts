import { planCalls } from '@fireline/api/plan';
import { useCall } from '@fireline/api/react';
import { type Day, addDays, dayMs, hourMs, isDay, startOfDay } from '@fireline/domain/lib';
import { spreadOf } from '@fireline/domain/plan';
import { useMemo, useState } from 'react';
import type { UrlQuery } from '../lib/useUrlQuery.ts';

const lengthsMs = { hour: hourMs, day: dayMs, week: 7 * dayMs } as const;
/** What a replay covers: the last hour, day or week, or days that are chosen. */
export const replayPeriods = ['hour', 'day', 'week', 'days'] as const;
export type ReplayPeriod = (typeof replayPeriods)[number];

const dayIn = (text: string): Day | null => (isDay(text) ? text : null);

/** The period in the address; undefined: nothing is replayed, or its days are not chosen yet. */
function periodOf(url: UrlQuery, nowMs: number) {
  const period = replayPeriods.find((one) => one === url.get('replay'));
  const days = { from: dayIn(url.get('from')), to: dayIn(url.get('to')) };
  if (period === undefined) return { period, days, range: undefined };
  if (period !== 'days') return { period, days, range: [nowMs - lengthsMs[period], nowMs] as const };
  const range = days.from && days.to ? ([startOfDay(days.from), startOfDay(addDays(days.to, 1))] as const) : undefined;
  return { period, days, range };
}

/** The order in which the detectors of a plan went in a period that the address names, from the history of their alarms. @spec N08 */
export function useSpread(layerId: number, url: UrlQuery) {
  // the last hour is that before it was asked for: it does not run on while it is played back
  const [nowMs, setNowMs] = useState(Date.now);
  const { period, days, range } = periodOf(url, nowMs);
  const [from, to] = range ?? [0, 1];
  const call = useCall(
    planCalls.alarms,
    { layerId, from: new Date(from).toISOString(), to: new Date(to).toISOString() },
    { isEnabled: range !== undefined },
  );
  const steps = useMemo(
    () =>
      spreadOf(
        (call.data?.alarms ?? []).map(({ deviceId, alarmTime, level }) => ({
          deviceId,
          atMs: Date.parse(alarmTime),
          // the shape allows no other
          level: level as 1 | 2 | 3 | 4 | 5,
        })),
      ),
    [call.data],
  );
  return {
    ...call,
    period,
    days,
    isAsked: range !== undefined,
    steps,
    choose: (chosen: ReplayPeriod | undefined) => {
      setNowMs(Date.now());
      url.set({ replay: chosen ?? '', from: '', to: '' });
    },
  };
}
