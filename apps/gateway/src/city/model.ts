import type { AlarmCategory, AlarmKind, AlarmLevel, Closing } from '@fireline/domain/alarm';
import type { OwnResource, ResourceState } from '@fireline/domain/building';
import type { DeviceStatusFields, DeviceType, Measurement, Readings } from '@fireline/domain/device';
import type { Role } from '@fireline/domain/role';
import type { AccountType } from '@fireline/domain/session';
import type { PlaceType } from '@fireline/domain/site';
import type { Prefecture } from './place/regions.ts';

/** Whole milliseconds since 1970, UTC. */
export type Ms = number;

export interface Tenant {
  readonly rentId: string;
  readonly name: string;
}

export interface TenantPlan extends Tenant {
  readonly devices: number;
  readonly prefectures: readonly Prefecture[];
  /** Ids of everything in the tenant count from here, so that no two tenants share one. */
  readonly firstId: number;
}

export interface Partner {
  readonly partnerId: number;
  readonly rentId: string;
  /** null: belongs to the tenant itself; otherwise to a partner of the first level. */
  readonly parentId: number | null;
  readonly name: string;
}

export const orgLevels = ['country', 'province', 'city', 'district', 'street', 'community'] as const;
export type OrgLevel = (typeof orgLevels)[number];

/** An organisation on its GB/T 2260 code. @spec ORG-01 */
export interface Org {
  readonly rentId: string;
  readonly orgId: string;
  readonly parentId: string | null;
  readonly name: string;
  readonly level: OrgLevel;
  /** Codes from the province down, with a slash at both ends: `/44/4403/440305/`. */
  readonly path: string;
  /** Where its seat is, and what it covers. */
  readonly adminCenter: string;
  readonly orgRange: string;
}

/** A company that answers for one or more places. */
export interface Unit {
  readonly unitId: number;
  readonly rentId: string;
  readonly partnerId: number;
  readonly orgPath: string;
  readonly name: string;
  readonly manager: string;
  readonly phone: string;
  readonly address: string;
}

export interface Maint {
  readonly maintId: number;
  readonly rentId: string;
  readonly partnerId: number;
  readonly name: string;
  readonly contact: string;
  readonly phone: string;
  readonly address: string;
}

export interface Place {
  readonly placeId: number;
  readonly rentId: string;
  readonly unitId: number;
  readonly partnerId: number;
  readonly maintId: number;
  readonly orgPath: string;
  readonly type: PlaceType;
  readonly name: string;
  readonly number: string;
  readonly manager: string;
  readonly phone: string;
  readonly address: string;
  readonly lng: number;
  readonly lat: number;
}

export interface Building {
  readonly buildingId: number;
  readonly rentId: string;
  readonly placeId: number;
  readonly name: string;
  readonly floorsAbove: number;
  readonly floorsBelow: number;
  readonly lng: number;
  readonly lat: number;
}

/** What stands in the streets and places for fire fighters. A public one is nobody's. */
export interface CityResource {
  readonly resourceId: number;
  readonly rentId: string;
  readonly orgPath: string;
  readonly partnerId: number | null;
  readonly unitId: number | null;
  readonly maintId: number | null;
  readonly placeId: number | null;
  readonly kind: OwnResource;
  readonly name: string;
  readonly state: ResourceState;
  readonly address: string;
  readonly lng: number;
  readonly lat: number;
  readonly amount: number;
  readonly contact: string;
  readonly phone: string;
  readonly remarks: string;
}

/** A device as it is at the city's `now`, with the raw fields that its status tag reads. */
export interface CityDevice extends DeviceStatusFields {
  readonly deviceId: number;
  readonly rentId: string;
  readonly imei: string;
  readonly name: string;
  readonly deviceType: DeviceType;
  readonly partnerId: number;
  readonly unitId: number;
  readonly placeId: number;
  readonly placeType: PlaceType;
  readonly buildingId: number;
  readonly maintId: number;
  readonly orgPath: string;
  /** Above ground counts from 1, below ground from -1. */
  readonly floor: number;
  /** Where on the floor: 走廊, 厨房. */
  readonly spot: string;
  readonly address: string;
  readonly lng: number;
  readonly lat: number;
  readonly heartbeatS: number;
  /** null: not activated yet. */
  readonly activatedAt: Ms | null;
  /** The last day of its service, `2026-11-30`. */
  readonly expiresOn: string | null;
  /** The day of the last reminder that it ends. */
  readonly remindedOn: string | null;
  /** null: never heard of. */
  readonly lastSeenAt: Ms | null;
  /** Percent; null for mains devices. */
  readonly batteryRatio: number | null;
  readonly readings: Readings;
}

export interface CityAccount {
  readonly userId: number;
  readonly rentId: string;
  readonly username: string;
  readonly realName: string;
  readonly role: Role;
  readonly accountType: AccountType;
  readonly orgPath: string | null;
  readonly partnerId: number | null;
  readonly unitId: number | null;
  readonly maintId: number | null;
  readonly placeId: number | null;
}

/** Everything of the city that does not change with time. */
export interface World {
  readonly tenants: readonly Tenant[];
  readonly partners: readonly Partner[];
  readonly orgs: readonly Org[];
  readonly units: readonly Unit[];
  readonly maints: readonly Maint[];
  readonly places: readonly Place[];
  readonly buildings: readonly Building[];
  readonly resources: readonly CityResource[];
}

export interface City extends World {
  /** The seed as a number, for {@link unitOf}. */
  readonly seed: number;
  readonly now: Ms;
  readonly devices: readonly CityDevice[];
  readonly accounts: readonly CityAccount[];
  /** The alarms and faults that are current at `now`. */
  readonly standing: readonly Incident[];
}

/** Something a device reported once or again and again, and what people did about it. */
export interface Incident {
  readonly deviceId: number;
  readonly rentId: string;
  readonly kind: AlarmKind;
  readonly category: AlarmCategory;
  readonly level: AlarmLevel;
  readonly measurement: Measurement | null;
  readonly value: number | null;
  /** Each report, the first one first. */
  readonly reportedAt: readonly [Ms, ...Ms[]];
  readonly recoveredAt: Ms | null;
  readonly acknowledged: { readonly at: Ms; readonly by: string } | null;
  /** null: still current. */
  readonly closed: {
    readonly at: Ms;
    readonly by: string | null;
    readonly closing: Closing;
    readonly remark: string;
  } | null;
}
