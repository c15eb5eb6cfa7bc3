import { sendReasons, sendStates } from '@fireline/domain/message';
import {
  checkNames,
  checkResults,
  diagnosisOutcomes,
  type DiagnosisRow,
  notificationMethods,
  orderLevels,
  questionNames,
} from '@fireline/domain/service';
import * as z from 'zod';
import { zBy, zPersonal } from '../../lib/personalShapes.ts';
import { page, paging, zId, zInstant, zList, zSearch } from '../../lib/shapes.ts';

/** What the checks looked at, as the domain's `DiagnosisFacts`; what is absent is not known. @spec SRV-05 */
const zFacts = z.object({
  nowMs: z.number(),
  device: z
    .object({
      online: z.boolean(),
      dStatus: z.number(),
      expired: z.boolean(),
      open: z.boolean(),
      lowPower: z.boolean(),
      signals: z.number().nullable(),
      lastReportMs: z.number().nullable(),
      heartbeatS: z.number(),
      batteryRatio: z.number().nullable(),
      alarmsToday: z.number().optional(),
      isSendBlocked: z.boolean().optional(),
      isSendLimited: z.boolean().optional(),
      isSilenced: z.boolean().optional(),
    })
    .nullish(),
  receiver: z
    .object({
      isReceiver: z.boolean().optional(),
      isWanted: z.boolean().optional(),
      isSmsBlocked: z.boolean().optional(),
      isVoiceBlocked: z.boolean().optional(),
      lastMessage: z
        .object({ atMs: z.number(), state: z.enum(sendStates), reason: z.enum(sendReasons).nullable() })
        .nullish(),
    })
    .nullish(),
  account: z
    .object({
      isDisabled: z.boolean().optional(),
      isLocked: z.boolean().optional(),
      isAppWanted: z.boolean().optional(),
    })
    .nullish(),
  access: z.object({ isThere: z.boolean(), isPaused: z.boolean() }).optional(),
  balance: z.object({ sms: z.number(), voice: z.number(), isHidden: z.boolean().optional() }).optional(),
});
const zRow = z.object({
  check: z.enum(checkNames),
  result: z.enum(checkResults),
  advice: z.custom<NonNullable<DiagnosisRow['advice']>>((value) => typeof value === 'string').optional(),
  args: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** A diagnosis, with what it was about. @spec SRV-05 */
const listed = {
  diagnosisId: z.number(),
  at: z.string(),
  question: z.enum(questionNames),
  imei: z.string(),
  userName: zBy,
  phone: zPersonal('phone'),
  deviceId: z.number().nullable(),
  deviceName: z.string(),
  /** Where the device stood; empty: it is about no device, or one in no place. */
  placeName: z.string(),
  worst: z.enum(checkResults),
  /** How many rows are not well. */
  amiss: z.number().int(),
  outcome: z.enum(diagnosisOutcomes),
  reason: z.string(),
  orderId: z.number().nullable(),
  orderNumber: z.string(),
  askedBy: zBy,
  settledBy: zBy,
  settledAt: z.string().nullable(),
};
const zDiagnosis = z.object(listed);
const zDiagnosisDetail = z.object({
  ...listed,
  facts: zFacts,
  rows: z.array(zRow),
  /** Checks that could not be made, for nothing is stored that would tell. */
  leftOut: z.array(z.enum(checkNames)),
  /** The caller asked for it, and may say what became of it. */
  isMine: z.boolean(),
});

export const diagnosisShapes = {
  diagnose: {
    send: z.object({
      question: z.string(),
      imei: z.string().optional(),
      userName: z.string().optional(),
      phone: z.string().optional(),
    }),
    reply: zDiagnosisDetail,
  },
  diagnoseAgain: { send: z.object({ diagnosisId: zId }), reply: zDiagnosisDetail },
  settleDiagnosis: {
    send: z.object({
      diagnosisId: zId,
      outcome: z.enum(['solved', 'unsolved']),
      /** What is still wrong, and how an agent learns of it; of one that solved nothing. */
      reason: z.string().optional(),
      level: z.enum(orderLevels).optional(),
      notificationMethods: z.array(z.enum(notificationMethods)).optional(),
    }),
    reply: zDiagnosisDetail,
  },
  diagnoses: {
    send: z.object({
      /** IMEI, or the name of the device, any part. */
      search: zSearch.optional(),
      question: zList(z.enum(questionNames)).optional(),
      worst: zList(z.enum(checkResults)).optional(),
      outcome: zList(z.enum(diagnosisOutcomes)).optional(),
      from: zInstant.optional(),
      to: zInstant.optional(),
      sort: z.enum(['at']).default('at'),
      order: z.enum(['asc', 'desc']).default('desc'),
      ...paging,
    }),
    reply: page(zDiagnosis),
  },
  diagnosis: { send: z.object({ diagnosisId: zId }), reply: zDiagnosisDetail },
};
