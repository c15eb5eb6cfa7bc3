import type { MapContent, MapPoint } from './model.ts';
import type { PointTable } from './points.ts';

/** What stands beside the symbols: nothing, what is in view, what is on one spot, or one thing. */
export type Beside =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'list' }
  | { readonly kind: 'stack'; readonly points: Int32Array }
  | { readonly kind: 'point'; readonly point: MapPoint; readonly back: Beside };

export const nothing: Beside = { kind: 'nothing' };

/** One thing, and back to the list it was chosen from. */
export const chosen =
  (point: MapPoint) =>
  (before: Beside): Beside => ({ kind: 'point', point, back: before.kind === 'point' ? before.back : before });

/** Where a thing is in the table now; it may have gone. */
export function indexOfPoint(table: PointTable | undefined, point: MapPoint): number | undefined {
  switch (point.layer) {
    case 'devices':
      return table?.indexOfDevice(point.item.id);
    case 'places':
      return table?.indexOfPlace(point.item.id);
    case 'resources':
      return table?.indexOfResource(point.item.id);
    case 'alarms':
      return table?.indexOfAlarm(point.item.alarmId);
  }
}

/** What an alarm stands at. */
export function pointOfAlarm(table: PointTable, { alarms = [] }: MapContent, alarmId: number): MapPoint | undefined {
  const alarm = alarms.find((one) => one.alarmId === alarmId);
  const index =
    table.indexOfAlarm(alarmId) ??
    (alarm?.deviceId === undefined ? undefined : table.indexOfDevice(alarm.deviceId)) ??
    (alarm?.placeId === undefined ? undefined : table.indexOfPlace(alarm.placeId));
  return index === undefined ? undefined : table.pointAt(index);
}

/** Everything in alarm. */
export function alarmedPoints(table: PointTable | undefined): readonly MapPoint[] {
  if (!table) return [];
  const { byDevice, byPlace, loose } = table.standing;
  const indexes = [
    ...[...byDevice.keys()].map(table.indexOfDevice),
    ...[...byPlace.keys()].map(table.indexOfPlace),
    ...loose.map(({ alarmId }) => table.indexOfAlarm(alarmId)),
  ];
  return indexes.flatMap((index) => (index === undefined ? [] : (table.pointAt(index) ?? [])));
}
