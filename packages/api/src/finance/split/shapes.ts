import {
  channelStates,
  merchantTypes,
  orderTypeNames,
  receiverStates,
  recipientRelations,
  recipientTypes,
  splitResults,
  splitTasks,
  triggerStates,
} from '@fireline/domain/finance';
import * as z from 'zod';
import type { Shapes } from '../../lib/call.ts';
import { zBy, zPersonal } from '../../lib/personalShapes.ts';
import { done, nothing, page, paging, zId, zInstant, zList, zRevision, zSearch } from '../../lib/shapes.ts';

const zCents = z.number().int();
const revised = { revision: z.number().int(), changedBy: zBy, changedAt: z.string() };
/** The forms of the domain say what is wrong with a field. */
const zText = z.string();
const zPercent = z.coerce.number<number>();

export const zMerchant = z.object({
  merchantId: z.number(),
  rentId: z.string(),
  tenantName: z.string(),
  enterpriseId: z.string(),
  type: z.enum(merchantTypes),
  number: z.string(),
  name: z.string(),
  fullName: z.string(),
  isSplitEnabled: z.boolean(),
  isReceivingEnabled: z.boolean(),
  maxSplitRatio: z.number().int().nullable(),
  isDefault: z.boolean(),
  stoppedAt: z.string().nullable(),
  stopReason: z.string().nullable(),
  /** Orders of its payee that wait to be paid. */
  openOrders: z.number().int(),
  /** Splits of it that wait to go out. */
  waitingSplits: z.number().int(),
  /** Of the caller's tenant. */
  isOwn: z.boolean(),
  ...revised,
});
export type Merchant = z.output<typeof zMerchant>;

const merchantFields = {
  enterpriseId: zText,
  type: z.enum(merchantTypes),
  number: zText,
  name: zText,
  fullName: zText,
  isSplitEnabled: z.boolean(),
  isReceivingEnabled: z.boolean(),
  maxSplitRatio: zPercent.nullish(),
  isDefault: z.boolean(),
};

const zPayAccess = z.object({
  /** null: orders cannot be paid here yet. */
  access: z
    .object({
      accessId: z.number(),
      provider: z.enum(['sandbox']),
      name: z.string(),
      merchantNo: z.string(),
      providerMaxPercent: z.number().int(),
      providerMaxReason: z.string(),
      appId: z.string(),
      applet: z.enum(channelStates),
      officialAccount: z.enum(channelStates),
      hasKey: z.boolean(),
      revision: z.number().int(),
      changedBy: zBy,
      changedAt: z.string().nullable(),
    })
    .nullable(),
});
export type PayAccess = NonNullable<z.output<typeof zPayAccess>['access']>;

export const zRecipient = z.object({
  recipientId: z.number(),
  type: z.enum(recipientTypes),
  name: z.string(),
  account: zPersonal('account'),
  officialAccount: z.string(),
  relation: z.enum(recipientRelations),
  partnerId: z.number().nullable(),
  partnerName: z.string().nullable(),
  state: z.enum(receiverStates),
  providerCode: z.string().nullable(),
  providerMessage: z.string().nullable(),
  isReturnAllowed: z.boolean(),
  endedAt: z.string().nullable(),
  /** Names of the rules that pay it. */
  rules: z.array(z.string()),
  ...revised,
});
export type Recipient = z.output<typeof zRecipient>;

const zTask = z.object({
  recipientId: z.string(),
  name: z.string(),
  account: zPersonal('account'),
  ratio: z.number().int(),
});
export const zSplitRule = z.object({
  ruleId: z.number(),
  merchantId: z.number(),
  merchantName: z.string(),
  maxSplitRatio: z.number().int().nullable(),
  name: z.string(),
  orderType: z.enum(orderTypeNames),
  version: z.number().int(),
  tasks: z.array(zTask),
  endedAt: z.string().nullable(),
  ...revised,
});
export type SplitRuleRow = z.output<typeof zSplitRule>;

const zRuleDetail = zSplitRule.extend({
  providerMaxPercent: z.number().int(),
  /** What the newest paid orders of its kind came to. */
  sampleCents: z.array(zCents),
  versions: z.array(
    z.object({ version: z.number().int(), name: z.string(), tasks: z.array(zTask), savedBy: zBy, savedAt: z.string() }),
  ),
});
export type SplitRuleDetail = z.output<typeof zRuleDetail>;

export const zTrigger = z.object({
  triggerId: z.number(),
  orderType: z.enum(orderTypeNames),
  partnerId: z.number(),
  partnerName: z.string(),
  state: z.enum(triggerStates),
  firedAt: z.string().nullable(),
  /** The rule by which its orders are split; null: there is none, and nothing is split. */
  ruleName: z.string().nullable(),
  ...revised,
});
export type Trigger = z.output<typeof zTrigger>;

const zSplitTask = z.object({
  taskId: z.number(),
  kind: z.enum(['addReceiver', 'planSplit', 'split', 'finish']),
  outNo: z.string(),
  orderNo: z.string().nullable(),
  recipientName: z.string().nullable(),
  cents: zCents.nullable(),
  runAt: z.string(),
  tries: z.number().int(),
  lastCode: z.string().nullable(),
});
export type SplitTaskRow = z.output<typeof zSplitTask>;

export const zSplitRecord = z.object({
  splitId: z.number(),
  orderId: z.number(),
  orderNo: z.string(),
  /** The provider's number of the order. */
  providerOrderNo: z.string().nullable(),
  orderType: z.enum(orderTypeNames),
  merchantName: z.string(),
  merchantNumber: z.string(),
  appId: z.string(),
  ruleName: z.string(),
  ruleVersion: z.number().int(),
  recipientName: z.string(),
  recipientAccount: zPersonal('account'),
  ratio: z.number().int(),
  ledgerNo: z.string(),
  detailNo: z.string(),
  providerNo: z.string().nullable(),
  totalCents: zCents,
  cents: zCents,
  returnedCents: zCents,
  result: z.enum(splitResults),
  resultCode: z.string().nullable(),
  errorCode: z.string().nullable(),
  errorMessage: z.string().nullable(),
  tries: z.number().int(),
  createdAt: z.string(),
  completedAt: z.string().nullable(),
});
export type SplitRecordRow = z.output<typeof zSplitRecord>;
const zSplitDetail = zSplitRecord.extend({
  parts: z.array(
    z.object({
      splitId: z.number(),
      recipientName: z.string(),
      ratio: z.number().int(),
      cents: zCents,
      returnedCents: zCents,
      result: z.enum(splitResults),
    }),
  ),
  /** Of the whole order; null for a partner, which sees its own parts alone. */
  whole: z.object({ paidCents: zCents, feeCents: zCents, refundedCents: zCents, merchantCents: zCents }).nullable(),
});
export type SplitDetail = z.output<typeof zSplitDetail>;

const ofMerchant = { merchantId: zId, revision: zRevision };
const ofRecipient = { recipientId: zId, revision: zRevision };

export const splitShapes = {
  merchants: { send: z.object({ search: zSearch.optional(), ...paging }), reply: page(zMerchant) },
  createMerchant: { send: z.object(merchantFields), reply: zMerchant },
  changeMerchant: { send: z.object({ ...ofMerchant, ...merchantFields }), reply: zMerchant },
  stopMerchant: { send: z.object({ ...ofMerchant, reason: zText }), reply: zMerchant },
  resumeMerchant: { send: z.object(ofMerchant), reply: zMerchant },
  payAccess: { send: nothing, reply: zPayAccess },
  savePayAccess: {
    send: z.object({
      accessId: zId,
      revision: zRevision,
      providerMaxPercent: zPercent,
      providerMaxReason: zText,
      appId: zText.optional(),
      key: zText.optional(),
      applet: z.enum(channelStates),
      officialAccount: z.enum(channelStates),
    }),
    reply: zPayAccess,
  },
  recipients: {
    send: z.object({
      search: zSearch.optional(),
      type: z.enum(recipientTypes).optional(),
      state: z.enum(receiverStates).optional(),
      /** Also those that have ended. */
      ended: z.literal('yes').optional(),
      ...paging,
    }),
    reply: page(zRecipient),
  },
  createRecipient: {
    send: z.object({
      type: z.enum(recipientTypes),
      name: zText,
      merchantNumber: zText.optional(),
      officialAccount: zText.optional(),
      openId: zText.optional(),
      relation: z.enum(recipientRelations),
      partnerId: zId.nullish(),
    }),
    reply: zRecipient,
  },
  changeRecipient: {
    send: z.object({ ...ofRecipient, name: zText, relation: z.enum(recipientRelations), partnerId: zId.nullish() }),
    reply: zRecipient,
  },
  registerRecipientAgain: { send: z.object(ofRecipient), reply: zRecipient },
  endRecipient: { send: z.object(ofRecipient), reply: zRecipient },
  splitRules: {
    send: z.object({
      search: zSearch.optional(),
      orderType: z.enum(orderTypeNames).optional(),
      ended: z.literal('yes').optional(),
      ...paging,
    }),
    reply: page(zSplitRule),
  },
  splitRule: { send: z.object({ ruleId: zId }), reply: zRuleDetail },
  saveSplitRule: {
    send: z.object({
      /** Absent: a new one. */
      ruleId: zId.optional(),
      revision: zRevision,
      merchantId: zId,
      name: zText,
      orderType: z.enum(orderTypeNames),
      tasks: z.array(z.object({ recipientId: zText, ratio: zPercent })).max(splitTasks.max),
    }),
    reply: zSplitRule,
  },
  endSplitRule: { send: z.object({ ruleId: zId, revision: zRevision }), reply: zSplitRule },
  splitTriggers: {
    send: z.object({
      orderType: z.enum(orderTypeNames).optional(),
      state: z.enum(triggerStates).optional(),
      ...paging,
    }),
    reply: page(zTrigger),
  },
  createTrigger: {
    send: z.object({ orderType: z.enum(orderTypeNames), partnerId: zId, isEnabled: z.boolean() }),
    reply: zTrigger,
  },
  toggleTrigger: {
    send: z.object({ triggerId: zId, revision: zRevision, state: z.enum(triggerStates) }),
    reply: zTrigger,
  },
  splitTasks: { send: z.object(paging), reply: page(zSplitTask) },
  splitRecords: {
    send: z.object({
      search: zSearch.optional(),
      results: zList(z.enum(splitResults)).optional(),
      recipientId: zId.optional(),
      from: zInstant.optional(),
      to: zInstant.optional(),
      sort: z.enum(['createdAt', 'cents']).default('createdAt'),
      order: z.enum(['asc', 'desc']).default('desc'),
      ...paging,
    }),
    reply: page(zSplitRecord).extend({
      totals: z.object({ pendingCents: zCents, successCents: zCents, failedCents: zCents, failed: z.number().int() }),
    }),
  },
  splitRecord: { send: z.object({ splitId: zId }), reply: zSplitDetail },
  retrySplit: { send: z.object({ splitId: zId }), reply: done },
} satisfies Shapes;
