import { type AlarmLevel, type AlarmState, isCurrent } from '@fireline/domain/alarm';
import type { mappedResources } from '@fireline/domain/building';
import type { DeviceType } from '@fireline/domain/device';
import type { Wgs84 } from '@fireline/domain/site';

/** What can be shown and hidden. @spec SIT-11 */
export const mapLayers = ['alarms', 'devices', 'places', 'resources'] as const;
export type MapLayer = (typeof mapLayers)[number];

interface MapItem {
  readonly id: number;
  readonly name: string;
  readonly at: Wgs84;
  /** Below its name: an address, a unit. */
  readonly note?: string;
}
export interface MapDevice extends MapItem {
  readonly type: DeviceType;
  /** Default true. */
  readonly isOnline?: boolean;
}
export type MapPlaceItem = MapItem;
export interface MapResource extends MapItem {
  readonly kind: (typeof mappedResources)[number];
}
/** An alarm stands where its device is, else where its place is, else at its own point. */
export interface MapAlarm {
  readonly alarmId: number;
  readonly level: AlarmLevel;
  readonly state: AlarmState;
  /** What happened: '烟雾报警'. */
  readonly name: string;
  readonly raisedAtMs: number;
  readonly deviceId?: number;
  readonly placeId?: number;
  readonly at?: Wgs84;
}

/** What a map shows: each list a new array when something in it changed. */
export interface MapContent {
  readonly devices?: readonly MapDevice[];
  readonly places?: readonly MapPlaceItem[];
  readonly resources?: readonly MapResource[];
  /** Closed ones are left out. */
  readonly alarms?: readonly MapAlarm[];
}

/** One thing at one point, with the alarms it has. */
export type MapPoint = { readonly alarms: readonly MapAlarm[] } & (
  | { readonly layer: 'devices'; readonly item: MapDevice }
  | { readonly layer: 'places'; readonly item: MapPlaceItem }
  | { readonly layer: 'resources'; readonly item: MapResource }
  | { readonly layer: 'alarms'; readonly item: MapAlarm & { readonly at: Wgs84 } }
);

export const pointName = ({ item }: MapPoint): string => item.name;
export const pointKey = (point: MapPoint): string =>
  `${point.layer}/${point.layer === 'alarms' ? point.item.alarmId : point.item.id}`;

export const worstOf = (alarms: readonly MapAlarm[]): AlarmLevel | undefined =>
  alarms.reduce<AlarmLevel | undefined>((worst, { level }) => (worst && worst <= level ? worst : level), undefined);

/** Alarms by what they stand at, those that are current alone. */
export interface Standing {
  readonly byDevice: ReadonlyMap<number, readonly MapAlarm[]>;
  readonly byPlace: ReadonlyMap<number, readonly MapAlarm[]>;
  /** With a point of their own. */
  readonly loose: readonly (MapAlarm & { readonly at: Wgs84 })[];
  /** Nobody knows where: told, not drawn. */
  readonly nowhere: readonly MapAlarm[];
}

type Known = Pick<ReadonlySet<number>, 'has'>;
const hasPoint = (alarm: MapAlarm): alarm is MapAlarm & { readonly at: Wgs84 } => alarm.at !== undefined;

/** Where each current alarm stands. None is lost: what has no point is told apart. @spec SIT-11 N09 */
export function standingOf(alarms: readonly MapAlarm[], devices: Known, places: Known): Standing {
  const byDevice = new Map<number, MapAlarm[]>();
  const byPlace = new Map<number, MapAlarm[]>();
  const loose: (MapAlarm & { readonly at: Wgs84 })[] = [];
  const nowhere: MapAlarm[] = [];
  const put = (by: Map<number, MapAlarm[]>, id: number, alarm: MapAlarm): void => {
    const held = by.get(id);
    if (held) held.push(alarm);
    else by.set(id, [alarm]);
  };
  for (const alarm of alarms) {
    const { deviceId, placeId, state } = alarm;
    if (!isCurrent(state)) continue;
    if (deviceId !== undefined && devices.has(deviceId)) put(byDevice, deviceId, alarm);
    else if (placeId !== undefined && places.has(placeId)) put(byPlace, placeId, alarm);
    else if (hasPoint(alarm)) loose.push(alarm);
    else nowhere.push(alarm);
  }
  return { byDevice, byPlace, loose, nowhere };
}
