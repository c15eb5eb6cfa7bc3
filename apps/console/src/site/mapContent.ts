import type { Alarm } from '@fireline/api/alarm';
import type { DeviceChange } from '@fireline/api/device';
import type { SiteMap } from '@fireline/api/site';
import { type AlarmLevel, isInPopupRange } from '@fireline/domain/alarm';
import { type DeviceStatus, type DeviceType, deviceStatus } from '@fireline/domain/device';
import { type PlaceType, wgs84 } from '@fireline/domain/site';
import type { MapAlarm, MapDevice, MapPlaceItem, MapResource } from '@fireline/ui/DeviceMap';

/** How an alarm's kind is called in the reader's language. */
export type KindName = (kind: Alarm['kind']) => string;
const isOnline = (status: DeviceStatus | undefined): boolean => status === 'online';

/** The devices of the map with their places: its columns read once, however often they change later. @spec SIT-11 */
export function devicesOf({ devices, places, deviceTypes, statuses }: SiteMap): readonly MapDevice[] {
  const placeNames = new Map(places.placeId.map((id, at) => [id, places.name[at]]));
  return devices.deviceId.flatMap((id, at) => {
    const type = deviceTypes[devices.type[at] ?? -1];
    if (!type) return [];
    const note = placeNames.get(devices.placeId[at] ?? NaN);
    return {
      id,
      name: devices.name[at] ?? '',
      at: wgs84(devices.lng[at] ?? NaN, devices.lat[at] ?? NaN),
      type,
      isOnline: isOnline(statuses[devices.status[at] ?? -1]),
      ...(note && { note }),
    };
  });
}

/** The places of the map; the note says what kind it is and how many devices it has. @spec SIT-11 */
export const placesOf = (
  { places }: SiteMap,
  noteOf: (type: PlaceType, devices: number) => string,
): readonly MapPlaceItem[] =>
  places.placeId.flatMap((id, at) => {
    const type = places.type[at];
    if (!type) return [];
    return {
      id,
      name: places.name[at] ?? '',
      at: wgs84(places.lng[at] ?? NaN, places.lat[at] ?? NaN),
      note: noteOf(type, places.devices[at] ?? 0),
    };
  });

/** The fire resources of the map; one that is out of service says so. @spec SIT-11 BLD-05 */
export const resourcesOf = ({ resources }: SiteMap, outOfService: string): readonly MapResource[] =>
  resources.resourceId.flatMap((id, at) => {
    const kind = resources.kind[at];
    if (!kind) return [];
    return {
      id,
      kind,
      name: resources.name[at] ?? '',
      at: wgs84(resources.lng[at] ?? NaN, resources.lat[at] ?? NaN),
      ...(resources.inService[at] === false ? { note: outOfService } : {}),
    };
  });

/** The devices after what was pushed of them; the same list when nothing that a map shows is another. */
export function changedDevices(
  devices: readonly MapDevice[],
  indexOf: ReadonlyMap<number, number>,
  changes: Iterable<DeviceChange>,
): readonly MapDevice[] {
  let next: MapDevice[] | undefined;
  for (const change of changes) {
    const index = indexOf.get(change.deviceId);
    const device = index === undefined ? undefined : (next ?? devices)[index];
    const isNowOnline = isOnline(deviceStatus(change));
    if (index === undefined || !device || device.isOnline === isNowOnline) continue;
    next ??= [...devices];
    next[index] = { ...device, isOnline: isNowOnline };
  }
  return next ?? devices;
}

/** Which of all is looked at; an empty list lets all through. */
export interface MapFilter {
  readonly types: readonly DeviceType[];
  readonly levels: readonly AlarmLevel[];
  /** Only alarms of the last hours: one of the domain's ranges. Left out: all that stand. @spec ALM-08 */
  readonly hours?: number | undefined;
}

/** Whether the filter lets an alarm through. */
export const isShownAlarm = (
  { types, levels, hours }: MapFilter,
  { deviceType, level, receivedAt }: Pick<Alarm, 'deviceType' | 'level' | 'receivedAt'>,
  nowMs: number,
): boolean =>
  (types.length === 0 || types.includes(deviceType)) &&
  (levels.length === 0 || levels.includes(level)) &&
  (hours === undefined || isInPopupRange(Date.parse(receivedAt), nowMs, hours));

/** The devices that the filter lets through: of its types, and with an alarm of its levels where it names some. */
export function filteredDevices(
  devices: readonly MapDevice[],
  { types, levels }: MapFilter,
  alarms: readonly MapAlarm[],
): readonly MapDevice[] {
  if (types.length === 0 && levels.length === 0) return devices;
  const alarmed = new Set(alarms.map(({ deviceId }) => deviceId));
  return devices.filter(
    ({ id, type }) => (types.length === 0 || types.includes(type)) && (levels.length === 0 || alarmed.has(id)),
  );
}

/** An alarm as the map shows it: it stands where its device does. */
export const mapAlarmOf = ({ alarmId, level, state, kind, alarmTime, deviceId }: Alarm, name: KindName): MapAlarm => ({
  alarmId,
  level,
  state,
  name: name(kind),
  raisedAtMs: Date.parse(alarmTime),
  deviceId,
});
