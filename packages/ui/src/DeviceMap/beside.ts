import type { MapContent, MapPoint } from './model.ts';
import type { PointTable } from './points.ts';

/** What stands beside the symbols: nothing, what is in view, what is on one spot, or one thing. */
export type Beside =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'list' }
  | { readonly kind: 'stack'; readonly points: readonly MapPoint[] }
  | { readonly kind: 'point'; readonly point: MapPoint; readonly back: Beside };

export const nothing: Beside = { kind: 'nothing' };

/** One thing, and back to the list it was chosen from. */
export const chosen =
  (point: MapPoint) =>
  (before: Beside): Beside => ({ kind: 'point', point, back: before.kind === 'point' ? before.back : before });

/** What an alarm stands at. */
export function pointOfAlarm(
  { spots, pointAt }: PointTable,
  { alarms = [] }: MapContent,
  alarmId: number,
): MapPoint | undefined {
  const alarm = alarms.find((one) => one.alarmId === alarmId);
  const index =
    spots.indexOf('alarms', alarmId) ??
    (alarm?.deviceId === undefined ? undefined : spots.indexOf('devices', alarm.deviceId)) ??
    (alarm?.placeId === undefined ? undefined : spots.indexOf('places', alarm.placeId));
  return index === undefined ? undefined : pointAt(index);
}
