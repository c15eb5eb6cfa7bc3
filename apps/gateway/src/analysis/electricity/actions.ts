import {
  type ElectricityWindow,
  bucketsOf,
  electricityWindows,
  type HumidityWindow,
  humidityWindows,
  windowBounds,
} from '@fireline/domain/analysis';
import { dayAt, type DayRange, ok, refuse } from '@fireline/domain/lib';
import type { SignedInAsks } from '../../lib/context.ts';
import { pointsOf } from '../../device/actions.ts';
import * as store from './store.ts';

const rangeOf = (window: ElectricityWindow, nowMs: number): DayRange => ({
  from: dayAt(windowBounds(electricityWindows[window], nowMs).fromMs),
  to: dayAt(nowMs),
});

/** @spec ANA-03 */
export async function electricity(
  { window, ...query }: store.PlaceQuery & { readonly window: ElectricityWindow },
  asks: SignedInAsks,
) {
  const { deps, sees } = asks;
  const { db } = deps.database;
  const nowMs = deps.clock();
  const page = await store.placesPage(db, sees, rangeOf(window, nowMs), query);
  const rules = await deps.alarmRules.of(db, sees.rentId, nowMs);
  const placeIds = page.rows.map(({ placeId }) => placeId);
  const partners = new Map((await store.partnersOfPlaces(db, placeIds)).map((row) => [row.placeId, row.partnerId]));
  const limitOf = (placeId: number, measurement: 'current' | 'leakage'): number | null => {
    const judged = { deviceType: 'electric', partnerId: partners.get(placeId) ?? null, armed: true } as const;
    const limits = rules
      .at(nowMs, nowMs, judged)
      .filter((rule) => rule.measurement === measurement && rule.raisesWhen === 'atLeast');
    return limits.length === 0 ? null : Math.min(...limits.map(({ threshold }) => threshold));
  };
  return ok({
    ...page,
    rows: page.rows.map((row) => ({
      ...row,
      currentLimit: limitOf(row.placeId, 'current'),
      leakageLimit: limitOf(row.placeId, 'leakage'),
    })),
  });
}

const nothing: store.Uses = { used: 0, maxCurrent: null, maxLeakage: null };
export const placeNotFound = { code: 'site.place.notFound', field: 'placeId' } as const;

/** The curve of a place, or of all that the reader sees; its days or months add up to its total. @spec ANA-03 */
export async function electricityCurve(
  { window, ...of }: store.Of & { readonly window: ElectricityWindow },
  asks: SignedInAsks,
) {
  const { deps, sees } = asks;
  const { db } = deps.database;
  const nowMs = deps.clock();
  const range = rangeOf(window, nowMs);
  const { step } = electricityWindows[window];
  const { placeId } = of;
  if (placeId !== undefined && !(await store.placeInScope(db, sees, placeId))) return refuse(placeNotFound);
  const known = await store.byTime(db, sees, of, range, step);
  const rows = bucketsOf(range, step).map(({ key }) => ({ ...nothing, ...known.get(key), key }));
  const time = {
    from: new Date(windowBounds(electricityWindows[window], nowMs).fromMs).toISOString(),
    to: new Date(nowMs).toISOString(),
  };
  return ok({
    ...range,
    step,
    total: Math.round(rows.reduce((sum, { used }) => sum + used, 0) * 100) / 100,
    rows,
    devices: placeId === undefined ? [] : await store.byDevice(db, sees, of, range),
    alarms: await store.alarmsByKind(db, sees, of, time),
  });
}

/** Humidity of a place, its sensors together, by hour or by day. @spec ANA-03 */
export async function humidity(
  { placeId, window }: { readonly placeId: number; readonly window: HumidityWindow },
  asks: SignedInAsks,
) {
  const { deps, sees } = asks;
  const { db } = deps.database;
  const nowMs = deps.clock();
  if (!(await store.placeInScope(db, sees, placeId))) return refuse(placeNotFound);
  const { fromMs } = windowBounds(humidityWindows[window], nowMs);
  const { step } = humidityWindows[window];
  const time = { from: new Date(fromMs).toISOString(), to: new Date(nowMs).toISOString() };
  const points: { readonly atMs: number; readonly value: number }[] = [];
  for (const { deviceId } of await store.humidityDevices(db, sees, placeId))
    points.push(...(await pointsOf(db, sees, { deviceId, measurement: 'humidity', ...time })));
  const buckets = bucketsOf({ from: dayAt(fromMs), to: dayAt(nowMs) }, step).filter(
    (one) => one.toMs > fromMs && one.fromMs <= nowMs,
  );
  const rows = buckets.map(({ key, fromMs: start, toMs: end }) => {
    const values = points.filter(({ atMs }) => atMs >= start && atMs < end).map(({ value }) => value);
    const none = { key, atMs: start, mean: null, min: null, max: null };
    if (values.length === 0) return none;
    const sum = values.reduce((all, value) => all + value, 0);
    return {
      ...none,
      mean: Math.round((10 * sum) / values.length) / 10,
      min: Math.min(...values),
      max: Math.max(...values),
    };
  });
  return ok({ step, rows });
}
