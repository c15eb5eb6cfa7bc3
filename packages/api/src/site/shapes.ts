import { alarmStates } from '@fireline/domain/alarm';
import { ownResources } from '@fireline/domain/building';
import { deviceStatuses, deviceTypeNames } from '@fireline/domain/device';
import { orgLevels } from '@fireline/domain/org';
import {
  datums,
  geocoderFailures,
  geocoderNames,
  mapLayers,
  memberProofs,
  memberRights,
  placeMembersMax,
  placeSearchChars,
  placeSources,
  placeTypeLetters,
  smallPlaceKinds,
  tileSizes,
} from '@fireline/domain/site';
import * as z from 'zod';
import { zPersonal } from '../lib/personalShapes.ts';
import {
  done,
  nothing,
  page,
  paging,
  zId,
  zInstant,
  zList,
  zRevision,
  zAlarmLevel,
  zAlarmLevels,
} from '../lib/shapes.ts';
import { maintShapes } from './maints/shapes.ts';
import { partnerShapes } from './partners/shapes.ts';
import { headShapes } from './heads/shapes.ts';
import { importShapes } from './imports/shapes.ts';
import { projectShapes } from './projects/shapes.ts';
import { unitShapes, zMoveId } from './units/shapes.ts';

/** Degrees in WGS 84. */
export const zPoint = z.object({ lng: z.number(), lat: z.number() });
/** `lng,lat` or the two by name, in WGS 84; the domain tells what is wrong with them. */
export const zSentPoint = z.union([z.string(), zPoint]);
const zOrgId = z.string().min(1);
const zCount = z.number().int();

const zCounts = z.record(z.string(), zCount);
/** One entry per thing; all columns of a table are equally long. */
const zIds = z.array(zCount);
const zDegrees = z.array(z.number());
/** The worst level that stands on it, 1 to 5; 0 when all is well. */
const zLevels = z.array(zCount.min(0).max(5));

const mapFilter = {
  /** Of this organisation and all under it. */
  orgId: zOrgId.optional(),
  deviceType: zList(z.enum(deviceTypeNames)).optional(),
  status: zList(z.enum(deviceStatuses)).optional(),
  /** Devices and alarms of these levels only. */
  level: zAlarmLevels.optional(),
  placeType: zList(z.enum(placeTypeLetters)).optional(),
};

/** All of it in WGS 84. What has no point is counted, so that nothing is missing unsaid. */
const zMap = z.object({
  at: z.string(),
  /** What the numbers in `devices.type`, `devices.status` and `alarms.state` stand for. */
  deviceTypes: z.array(z.enum(deviceTypeNames)),
  statuses: z.array(z.enum(deviceStatuses)),
  alarmStates: z.array(z.enum(alarmStates)),
  devices: z.object({
    deviceId: zIds,
    name: z.array(z.string()),
    placeId: z.array(zCount.nullable()),
    lng: zDegrees,
    lat: zDegrees,
    type: z.array(zCount),
    status: z.array(zCount),
    level: zLevels,
  }),
  places: z.object({
    placeId: zIds,
    lng: zDegrees,
    lat: zDegrees,
    type: z.array(z.enum(placeTypeLetters)),
    name: z.array(z.string()),
    devices: z.array(zCount),
    level: zLevels,
  }),
  buildings: z.object({
    buildingId: zIds,
    placeId: zIds,
    lng: zDegrees,
    lat: zDegrees,
    name: z.array(z.string()),
    devices: z.array(zCount),
    level: zLevels,
  }),
  resources: z.object({
    resourceId: zIds,
    lng: zDegrees,
    lat: zDegrees,
    kind: z.array(z.enum(ownResources)),
    name: z.array(z.string()),
    inService: z.array(z.boolean()),
  }),
  /** Current ones; each stands where its device does. */
  alarms: z.object({
    alarmId: zIds,
    deviceId: zIds,
    revision: z.array(zCount),
    level: zLevels,
    state: z.array(zCount),
    lng: zDegrees,
    lat: zDegrees,
  }),
  withoutPoint: z.object({ devices: zCount, places: zCount, alarms: zCount }),
});

/** A place, whole. */
export const zPlace = z.object({
  placeId: z.number(),
  name: z.string(),
  type: z.enum(placeTypeLetters),
  smallKind: z.enum(smallPlaceKinds).nullable(),
  manager: z.string(),
  phone: zPersonal('phone'),
  mobiles: z.array(zPersonal('phone')),
  landlines: z.array(zPersonal('phone')),
  address: z.string(),
  number: z.string(),
  houseCode: z.string(),
  isRepair: z.boolean(),
  unitId: z.number().nullable(),
  unitName: z.string(),
  partnerId: z.number().nullable(),
  partnerName: z.string(),
  orgName: z.string(),
  /** What the map picker knew of its point. */
  code: z.string(),
  adminPath: z.string(),
  adminName: z.string(),
  lng: z.number().nullable(),
  lat: z.number().nullable(),
  devices: zCount,
  maintId: z.number().nullable(),
  maintName: z.string(),
  members: zCount,
  revision: zCount,
  /** The worst level standing in it; null when all is well. */
  alarmLevel: zAlarmLevel.nullable(),
});

/** What the domain's `placeForm` reads; it tells what is wrong, field by field. */
const sentPlace = {
  name: z.string(),
  type: z.enum(placeTypeLetters),
  smallKind: z.enum(smallPlaceKinds).optional(),
  manager: z.string(),
  phone: z.string(),
  mobiles: z.array(z.string()).default([]),
  landlines: z.array(z.string()).default([]),
  address: z.string(),
  number: z.string().default(''),
  houseCode: z.string().default(''),
  unitId: zId.optional(),
  partnerId: zId.optional(),
  isRepair: z.boolean().default(false),
  lnglat: zSentPoint.optional(),
  code: z.string().optional(),
  adminPath: z.string().optional(),
  adminName: z.string().optional(),
};

/** Something found by text or by point, in WGS 84 whatever map it was read off. */
export const zFoundPlace = z.object({
  source: z.enum(placeSources),
  kind: z.enum(['place', 'unit', 'building', 'address']),
  /** Of the place, unit or building on record; null for an address. */
  id: z.number().nullable(),
  name: z.string(),
  address: z.string(),
  lnglat: zPoint,
  /** Of the smallest district that is known; null where the source does not tell. */
  code: z.string().nullable(),
  adminPath: z.string().nullable(),
  adminName: z.string().nullable(),
});

const answered = {
  /** What has to be shown beside what was found; empty where nothing has to. */
  attribution: z.string(),
  /** Those that were asked first and gave no answer. */
  failures: z.array(z.object({ source: z.enum(geocoderNames), reason: z.enum(geocoderFailures) })),
};

const zText = z.string().trim().min(placeSearchChars.min).max(placeSearchChars.max);
const zShown = { datum: z.enum(datums), attribution: z.string() };

export const siteShapes = {
  map: {
    send: z.object({ ...mapFilter, layers: zList(z.enum(mapLayers)).default([...mapLayers]) }),
    reply: zMap,
  },
  counts: {
    send: z.object({ orgId: zOrgId.optional() }),
    reply: z.object({
      devices: zCount,
      byStatus: z.partialRecord(z.enum(deviceStatuses), zCount),
      byType: z.partialRecord(z.enum(deviceTypeNames), zCount),
      places: zCount,
      byPlaceType: z.partialRecord(z.enum(placeTypeLetters), zCount),
      buildings: zCount,
      resources: z.partialRecord(z.enum(ownResources), zCount),
      /** Current alarms by level, 1 to 5. */
      byLevel: zCounts,
      unacknowledged: zCount,
    }),
  },
  heat: {
    send: z.object({ orgId: zOrgId, from: zInstant, to: zInstant, level: zAlarmLevels.optional() }),
    reply: z.object({
      /** The organisation and all under it, widest first, each with everything under it. Those with nothing in them are left out. */
      rows: z.array(
        z.object({
          orgId: z.string(),
          orgName: z.string(),
          orgLevel: z.enum(orgLevels),
          parentId: z.string().nullable(),
          places: zCount,
          devices: zCount,
          /** Raised in the time asked for, by level. */
          alarms: zCounts,
          /** Amid its places; null where none has a point. */
          lng: z.number().nullable(),
          lat: z.number().nullable(),
        }),
      ),
    }),
  },
  heatChoices: {
    send: nothing,
    reply: z.array(
      z.object({
        orgId: z.string(),
        orgName: z.string(),
        orgLevel: z.enum(orgLevels),
        parentId: z.string().nullable(),
      }),
    ),
  },
  mapSettings: {
    send: nothing,
    reply: z.object({
      base: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('offline') }),
        z.object({ kind: z.literal('style'), url: z.string(), darkUrl: z.string().optional(), ...zShown }),
        z.object({ kind: z.literal('pmtiles'), url: z.string(), ...zShown }),
        z.object({
          kind: z.literal('raster'),
          template: z.string(),
          tileSize: z.literal(tileSizes),
          maxZoom: zCount,
          ...zShown,
        }),
      ]),
      areaZoom: z.number(),
      pointZoom: z.number(),
      /** Those that are asked, in order; none means that addresses come from the places on record and the offline districts. */
      geocoders: z.array(z.enum(geocoderNames)),
      /** Of the places in the reader's reach: where the map of a form begins. Null: none has a point. */
      middle: z.object({ lng: z.number(), lat: z.number() }).nullable(),
    }),
  },
  ...unitShapes,
  ...maintShapes,
  ...partnerShapes,
  ...projectShapes,
  places: {
    send: z.object({
      /** Any part of name, address, number or manager; a phone number as a whole. */
      search: z.string().max(placeSearchChars.max).optional(),
      orgId: zOrgId.optional(),
      type: zList(z.enum(placeTypeLetters)).optional(),
      unitId: zList(zId).optional(),
      partnerId: zList(zId).optional(),
      maintId: zList(zId).optional(),
      /** Small places of these kinds. */
      smallKind: zList(z.enum(smallPlaceKinds)).optional(),
      /** Only small places, or others. */
      small: z.enum(['yes', 'no']).optional(),
      /** Only those with a point, or without. */
      located: z.enum(['yes', 'no']).optional(),
      /** Only those on which an alarm stands, or none. */
      alarms: z.enum(['yes', 'no']).optional(),
      /** Only those with a phone number besides the alarm contact's, or without. */
      phones: z.enum(['yes', 'no']).optional(),
      sort: z.enum(['name', 'type', 'devices', 'alarmLevel']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
      ...paging,
    }),
    reply: page(zPlace),
  },
  place: { send: z.object({ placeId: zId }), reply: zPlace },
  createPlace: { send: z.object(sentPlace), reply: zPlace },
  /** `revision` is what the place had when its form opened. */
  changePlace: { send: z.object({ placeId: zId, revision: zCount, ...sentPlace }), reply: zPlace },
  deletePlace: { send: z.object({ placeId: zId }), reply: done },
  changePartner: {
    send: z.object({ placeIds: zList(zId), partnerId: zId }),
    reply: z.object({
      places: zCount,
      devices: zCount,
      /** For `undoChangePartner`. */
      moveId: z.string(),
    }),
  },
  undoChangePartner: {
    send: z.object({ moveId: zMoveId }),
    reply: z.object({
      places: zCount,
      /**
       * false: some of the timed tasks, waiting commands, bindings of cameras and SOS numbers that the move had ended are not put back, since it came
       * too late, a device takes no command now, or something was changed or is gone.
       */
      isPutBack: z.boolean(),
    }),
  },
  members: {
    send: z.object({ placeId: zId }),
    reply: z.object({
      rows: z.array(
        z.object({
          memberId: z.number(),
          name: z.string(),
          right: z.enum(memberRights),
          phone: zPersonal('phone'),
          email: zPersonal('email'),
          /** Null: has not proven yet who it is, and sees nothing. */
          verifiedAt: z.string().nullable(),
          hasAccount: z.boolean(),
          revision: zCount,
        }),
      ),
    }),
  },
  addMember: {
    /** What the fields have to hold, `memberForm` of the domain says. */
    send: z.object({
      placeId: zId,
      name: z.string(),
      right: z.enum(memberRights),
      proof: z.enum(memberProofs),
      phone: z.string().optional(),
      email: z.string().optional(),
    }),
    reply: done,
  },
  /** `revision` is what the member had on the caller's screen. */
  changeMember: {
    send: z.object({ placeId: zId, memberId: zId, revision: zRevision, right: z.enum(memberRights) }),
    reply: done,
  },
  /** Each `revision` is what the member had on the caller's screen. */
  unbindMembers: {
    send: z.object({
      placeId: zId,
      members: z
        .array(z.object({ memberId: zId, revision: zRevision }))
        .max(placeMembersMax)
        .readonly(),
    }),
    reply: done,
  },
  memberships: {
    send: nothing,
    reply: z.object({
      rows: z.array(
        z.object({
          memberId: z.number(),
          placeId: z.number(),
          placeName: z.string(),
          right: z.enum(memberRights),
          phone: zPersonal('phone'),
          email: zPersonal('email'),
          /** Null: it sees nothing of the place yet. */
          verifiedAt: z.string().nullable(),
        }),
      ),
    }),
  },
  sendMemberCode: {
    send: z.object({ memberId: zId }),
    /** Until when no other one is sent, and for how long it is good. */
    reply: z.object({ waitSeconds: zCount, minutes: zCount }),
  },
  verifyMember: { send: z.object({ memberId: zId, code: z.string() }), reply: done },
  searchPlaces: {
    send: z.object({ text: zText, near: z.string().optional() }),
    reply: z.object({ found: z.array(zFoundPlace) }),
  },
  geocode: {
    send: z.object({ text: zText, near: z.string().optional() }),
    reply: z.object({ found: z.array(zFoundPlace), answeredBy: z.enum(placeSources), ...answered }),
  },
  reverse: {
    send: z.object({ lnglat: z.string().min(1) }),
    reply: z.object({
      /** `offline`: nobody could be asked; the browser's own districts know the rest. */
      state: z.enum(['found', 'nothing', 'offline']),
      found: zFoundPlace.nullable(),
      ...answered,
    }),
  },
  ...headShapes,
  ...importShapes,
};
