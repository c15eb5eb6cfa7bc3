import type { ReplyOf } from '@fireline/api/lib';
import { planCalls } from '@fireline/api/plan';
import { useCall } from '@fireline/api/react';
import type { AlarmLevel } from '@fireline/domain/alarm';
import { type Day, addDays, dayMs, hourMs, isDay, startOfDay } from '@fireline/domain/lib';
import { type ElsewhereEvent, type SpreadRecord, spreadOf } from '@fireline/domain/plan';
import { useMemo, useState } from 'react';
import type { UrlQuery } from '../../lib/page/useUrlQuery.ts';

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

type Told = ReplyOf<typeof planCalls.alarms>;
// the shape allows no other
const levelOf = ({ level }: { readonly level: number }) => level as AlarmLevel;

const stepsOf = (told: Told | undefined) =>
  spreadOf(
    (told?.alarms ?? []).map((alarm) => ({
      deviceId: alarm.deviceId,
      atMs: Date.parse(alarm.alarmTime),
      level: levelOf(alarm),
    })),
  );

const spanOf = ({ from, to }: { readonly from: string; readonly to: string }) => ({
  fromMs: Date.parse(from),
  toMs: Date.parse(to),
});

/** What the record leaves open, and who went around the plan without being on it. */
const leftOutOf = ({ record: { firstAt, gaps, silent, ...span }, elsewhere }: Told) => ({
  record: {
    ...spanOf(span),
    firstMs: firstAt === null ? undefined : Date.parse(firstAt),
    gaps: gaps.map(spanOf),
    silent: silent && {
      total: silent.total,
      devices: silent.devices.map((device) => ({ deviceId: device.deviceId, gaps: device.gaps.map(spanOf) })),
    },
  } satisfies SpreadRecord,
  elsewhere: elsewhere.devices.map(({ alarmTime, ...device }): ElsewhereEvent => ({
    ...device,
    level: levelOf(device),
    atMs: Date.parse(alarmTime),
  })),
  elsewhereTotal: elsewhere.total,
});

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
  const { data } = call;
  const steps = useMemo(() => stepsOf(data), [data]);
  const leftOut = useMemo(() => data && leftOutOf(data), [data]);
  return {
    ...call,
    period,
    days,
    isAsked: range !== undefined,
    steps,
    leftOut,
    choose: (chosen: ReplayPeriod | undefined) => {
      setNowMs(Date.now());
      url.set({ replay: chosen ?? '', from: '', to: '' });
    },
  };
}
