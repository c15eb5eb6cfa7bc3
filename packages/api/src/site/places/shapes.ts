import { placeSearchChars, placeTypeLetters, smallPlaceKinds } from '@fireline/domain/site';
import * as z from 'zod';
import { zPersonal } from '../../lib/personalShapes.ts';
import { done, page, paging, zAlarmLevel, zId, zList } from '../../lib/shapes.ts';
import { zSentPoint } from '../pointShapes.ts';
import { zMoveId } from '../units/shapes.ts';

const zOrgId = z.string().min(1);
const zCount = z.number().int();

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

export const placeShapes = {
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
};
