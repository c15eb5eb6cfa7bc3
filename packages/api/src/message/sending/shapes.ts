import {
  alarmMoments,
  carriedChannels,
  carriers,
  countedChannels,
  receiptOutcomes,
  receivers,
  sendKinds,
  sendReasons,
  sendStates,
  sentChannels,
  statisticsLevels,
  type Trigger,
  triggers,
} from '@fireline/domain/message';
import { sendTypes } from '@fireline/domain/device';
import * as z from 'zod';
import { zBy, zPersonal } from '../../lib/personalShapes.ts';
import { done, nothing, page, paging, zAlarmLevel, zId, zInstant, zInt, zList, zSearch } from '../../lib/shapes.ts';

const zCount = z.number().int();
const zTrigger = z.enum(Object.keys(triggers) as Trigger[]);

/** An access to a carrier. @spec MSG-06 */
export const zAccess = z.object({
  accessId: z.number(),
  /** Whose it is; empty: the tenant's own. */
  partnerName: z.string(),
  channel: z.enum(carriedChannels),
  carrier: z.enum(carriers),
  name: z.string(),
  account: z.string(),
  signature: z.string(),
  shownNumber: z.string(),
  url: z.string(),
  /** What an e-mail comes from. */
  sender: z.string(),
  /** Of a carrier that sends by template: its codes for a test and for codes. */
  templateCode: z.string(),
  checkCode: z.string(),
  /** Below the API base, where the carrier sends its reports; empty: it has no such address, or the caller may not change the access. */
  receiptPath: z.string(),
  /** Those of an owner take over from each other in this order. */
  position: zCount,
  isEnabled: z.boolean(),
  /** Since when no offer succeeded; null: it works. */
  failingSince: z.string().nullable(),
  /** Nothing is offered before. */
  pausedUntil: z.string().nullable(),
  lastReason: z.enum(sendReasons).nullable(),
  lastReceiptAt: z.string().nullable(),
  /** Of the last 24 hours. */
  sentDay: zCount,
  failedDay: zCount,
  /** Of the last 30 days. */
  sentMonth: zCount,
  failedMonth: zCount,
  waiting: zCount,
  revision: zCount,
});

/** What the domain's `accessForm` reads. */
const sentAccess = {
  channel: z.string(),
  carrier: z.string().default('sandbox'),
  name: z.string(),
  account: z.string(),
  signature: z.string().optional(),
  shownNumber: z.string().optional(),
  url: z.string().optional(),
  sender: z.string().optional(),
  templateCode: z.string().optional(),
  checkCode: z.string().optional(),
  /** Never returned. Without one a new sandbox gets its own, and a changed access keeps it. */
  secret: z.string().optional(),
  position: zInt.default(1),
  isEnabled: z.boolean().default(false),
};

const zRule = z.object({
  smsMessages: zCount,
  smsHours: zCount,
  voiceMessages: zCount,
  voiceHours: zCount,
  appMinutes: zCount,
  emailMinutes: zCount,
  standingMinutes: zCount,
  forcedChannels: z.array(z.enum(sentChannels)),
  forcedLevel: zAlarmLevel,
});

const zPhoneBlock = z.object({
  blockId: z.number(),
  partnerName: z.string(),
  number: zPersonal('phone'),
  smsFlag: z.boolean(),
  voiceFlag: z.boolean(),
  at: z.string(),
  by: zBy,
  /** What it held back within 30 days. */
  held: zCount,
});
const zDeviceBlock = z.object({
  blockId: z.number(),
  partnerName: z.string(),
  deviceId: z.number(),
  imei: z.string(),
  deviceName: z.string(),
  type: z.enum(sendTypes),
  at: z.string(),
  by: zBy,
  held: zCount,
});

const zSendTrigger = z.object({
  trigger: zTrigger,
  channels: z.array(z.enum(sentChannels)),
  receivers: z.array(z.enum(receivers)),
  textTemplateId: z.number().nullable(),
  smsTemplateId: z.number().nullable(),
  voiceTemplateId: z.number().nullable(),
  isEnabled: z.boolean(),
  /** `own`: set here; `above`: by the tenant or a partner above; `start`: by nobody yet. */
  from: z.enum(['own', 'above', 'start']),
  /** Messages within seven days. */
  sends: zCount,
  revision: zCount,
});

/** A message with what became of it. @spec MSG-04 MSG-05 */
export const zSend = z.object({
  recordId: z.number(),
  at: z.string(),
  kind: z.enum(sendKinds),
  trigger: zTrigger.nullable(),
  moment: z.enum(alarmMoments).nullable(),
  alarmId: z.number().nullable(),
  level: zAlarmLevel.nullable(),
  channel: z.enum(sentChannels),
  receiver: z.string(),
  /** Masked unless the reader may have it whole. */
  address: z.string(),
  /** The domain's `maySeeAddress`: the reader may have it whole. */
  maySeeAddress: z.boolean(),
  placeName: z.string(),
  text: z.string(),
  /** Parts of an SMS. */
  segments: zCount,
  state: z.enum(sendStates),
  reason: z.enum(sendReasons).nullable(),
  /** Who silenced its alarm, and until when; null: nobody. @spec ALM-12 */
  silencedBy: zBy.nullable(),
  silencedUntil: z.string().nullable(),
  attempts: zCount,
  /** Of one that waits or is held back: when it may go. */
  nextAt: z.string().nullable(),
  handedAt: z.string().nullable(),
  endedAt: z.string().nullable(),
});

export const sendingShapes = {
  accesses: {
    send: z.object({ channel: zList(z.enum(carriedChannels)).optional(), ...paging }),
    reply: page(zAccess),
  },
  createAccess: { send: z.object(sentAccess), reply: zAccess },
  changeAccess: { send: z.object({ accessId: zId, revision: zCount, ...sentAccess }), reply: zAccess },
  deleteAccess: { send: z.object({ accessId: zId }), reply: done },
  testAccess: { send: z.object({ accessId: zId }), reply: zSend },
  sendRule: {
    send: nothing,
    reply: z.object({
      settings: zRule,
      /** Whether the caller's own tenant or partner has set it; otherwise it follows what holds above. */
      isOwn: z.boolean(),
      changedBy: zBy,
      revision: zCount,
      /** Within seven days, in the caller's branch. */
      held: z.array(z.object({ reason: z.enum(sendReasons), count: zCount })),
    }),
  },
  saveSendRule: {
    send: z.object({
      revision: zCount,
      smsMessages: zInt,
      smsHours: zInt,
      voiceMessages: zInt,
      voiceHours: zInt,
      appMinutes: zInt,
      emailMinutes: zInt,
      standingMinutes: zInt,
      forcedChannels: z.array(z.string()).default([]),
      forcedLevel: zInt,
    }),
    reply: done,
  },
  phoneBlocks: { send: z.object({ search: zSearch.optional(), ...paging }), reply: page(zPhoneBlock) },
  addPhoneBlock: {
    send: z.object({ number: z.string(), smsFlag: z.boolean().default(false), voiceFlag: z.boolean().default(false) }),
    reply: done,
  },
  deletePhoneBlock: { send: z.object({ blockId: zId }), reply: done },
  deviceBlocks: { send: z.object({ search: zSearch.optional(), ...paging }), reply: page(zDeviceBlock) },
  addDeviceBlock: { send: z.object({ imei: z.string(), type: z.string() }), reply: done },
  deleteDeviceBlock: { send: z.object({ blockId: zId }), reply: done },
  sendTriggers: { send: nothing, reply: z.object({ rows: z.array(zSendTrigger) }) },
  saveSendTrigger: {
    send: z.object({
      revision: zCount,
      trigger: z.string(),
      channels: z.array(z.string()),
      receivers: z.array(z.string()),
      textTemplateId: zId.optional(),
      smsTemplateId: zId.optional(),
      voiceTemplateId: zId.optional(),
      isEnabled: z.boolean().default(false),
    }),
    reply: done,
  },
  sends: {
    send: z.object({
      /** Any part of the receiver or place; a whole number or e-mail address for the platform, and of the caller's own messages. */
      search: zSearch.optional(),
      channel: zList(z.enum(sentChannels)).optional(),
      state: zList(z.enum(sendStates)).optional(),
      reason: zList(z.enum(sendReasons)).optional(),
      kind: zList(z.enum(sendKinds)).optional(),
      partnerId: zList(zId).optional(),
      userId: zList(zId).optional(),
      /** Those that were sent, or failed, as the statistics count them. */
      counted: z.enum(['sent', 'failed']).optional(),
      /** Of the tenant itself: of no partner. */
      own: z.literal('yes').optional(),
      from: zInstant.optional(),
      /** Excluded. */
      to: zInstant.optional(),
      sort: z.literal('at').default('at'),
      order: z.enum(['asc', 'desc']).default('desc'),
      ...paging,
    }),
    reply: page(zSend.extend({ address: zPersonal('text') })),
  },
  sendStatistics: {
    send: z.object({
      channel: z.enum(countedChannels).default('sms'),
      level: z.enum(statisticsLevels).default('platform'),
      from: z.iso.date(),
      to: z.iso.date(),
    }),
    reply: z.object({
      sent: zCount,
      failed: zCount,
      segments: zCount,
      /** Each day of the range. */
      trend: z.array(z.object({ day: z.string(), sent: zCount, failed: zCount })),
      /** The busiest first, 50 at most. */
      sums: z.array(
        z.object({
          /** Partner or account; null: the tenant itself, or people without an account. */
          id: z.number().nullable(),
          name: z.string(),
          sent: zCount,
          failed: zCount,
        }),
      ),
    }),
  },
  sendAgain: { send: z.object({ recordId: zId }), reply: done },
  alarmSends: { send: z.object({ alarmId: zId }), reply: z.object({ rows: z.array(zSend) }) },
  receipt: {
    send: z.object({
      accessId: zId,
      key: z.string().max(200),
      outcome: z.enum(receiptOutcomes),
      at: z.iso.datetime({ offset: true }),
      /** HMAC-SHA256, hex, over access, key, outcome and instant, each on its line. */
      signature: z.string().max(128),
    }),
    reply: done,
  },
  aliyunReceipts: {
    send: z.object({
      accessId: zId,
      token: z.string().max(128),
      reports: z
        .array(
          z.object({
            phone_number: z.string().max(32),
            success: z.boolean(),
            biz_id: z.string().max(128),
            out_id: z.string().max(256).optional(),
          }),
        )
        .max(1000),
    }),
    /** What the service takes for an acknowledgement. */
    reply: z.string(),
  },
};
