import { channelStates } from '@fireline/domain/message';
import { type MaintNotice, maintNotices } from '@fireline/domain/site';
import * as z from 'zod';
import { zPersonal } from '../../lib/personalShapes.ts';
import { zMoveId } from '../units/shapes.ts';
import { done, page, paging, zAlarmLevel, zId, zList, zSearch } from '../../lib/shapes.ts';

const zCount = z.number().int();

/** A maintenance company, with what it keeps. @spec SIT-07 */
export const zMaint = z.object({
  maintId: z.number(),
  name: z.string(),
  contact: z.string(),
  address: z.string(),
  phone: zPersonal('phone'),
  partnerId: z.number().nullable(),
  partnerName: z.string(),
  /** What its people see in place of the product's name. */
  systemTitle: z.string(),
  /** Sent with a change: nobody overwrites another's change unseen. */
  revision: zCount,
  places: zCount,
  devices: zCount,
  users: zCount,
  /** False: it keeps places of the caller and is somebody else's to change. */
  isOwn: z.boolean(),
});

/** With the work that waits for it. */
const zBusyMaint = zMaint.extend({
  /** Work orders of what it keeps that are not closed. */
  openOrders: zCount,
  /** Hazards over their due day in the places that it keeps. */
  overdueHazards: zCount,
  /** Devices that it keeps and that should report and do not. */
  offline: zCount,
});

/** What the domain's `maintCompanyForm` reads. */
const sentMaint = {
  name: z.string(),
  contact: z.string(),
  address: z.string(),
  phone: z.string(),
  partnerId: zId,
  systemTitle: z.string(),
};

/** What notifies somebody: for all messages, for some, or for none. */
const zState = z.enum(channelStates);
const zNotices = z.object({ sms: zState, voice: zState, app: zState } satisfies Record<MaintNotice, typeof zState>);

/** An account of a maintenance company. @spec SIT-07 */
const zMaintUser = z.object({
  userId: z.number(),
  username: zPersonal('text'),
  realName: z.string(),
  /** Empty: SMS and calls do not reach it. */
  mobile: zPersonal('phone'),
  disabled: z.boolean(),
  /** Null: the built-in role of its kind. */
  roleName: z.string().nullable(),
  notices: zNotices,
  /** Of what it chose; 0: nothing yet. Sent with a change. */
  revision: zCount,
});

export const maintShapes = {
  maints: {
    send: z.object({
      /** Any part of name, contact, address or title; the phone number as a whole. */
      search: zSearch.optional(),
      partnerId: zList(zId).optional(),
      sort: z.enum(['name', 'places', 'devices', 'users', 'openOrders', 'overdueHazards', 'offline']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
      ...paging,
    }),
    reply: page(zBusyMaint),
  },
  createMaint: { send: z.object(sentMaint), reply: zMaint },
  changeMaint: { send: z.object({ maintId: zId, revision: zCount, ...sentMaint }), reply: zMaint },
  deleteMaint: { send: z.object({ maintId: zId }), reply: done },
  maintUsers: {
    send: z.object({ maintId: zId, ...paging }),
    reply: page(zMaintUser).extend({
      /** Go out for alarms of this level and worse, whatever is chosen. */
      forced: z.array(z.enum(maintNotices)),
      forcedLevel: zAlarmLevel,
    }),
  },
  setMaintNotice: {
    send: z.object({ maintId: zId, userId: zId, notice: z.enum(maintNotices), isOn: z.boolean(), revision: zCount }),
    reply: zMaintUser,
  },
  assignMaint: {
    send: z.object({ placeIds: zList(zId), maintId: zId }),
    reply: z.object({
      places: zCount,
      devices: zCount,
      /** For `undoAssignMaint`. */
      moveId: z.string(),
    }),
  },
  undoAssignMaint: { send: z.object({ moveId: zMoveId }), reply: z.object({ places: zCount }) },
};
