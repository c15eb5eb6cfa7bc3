import {
  announcementTypes,
  auditStates,
  classifications,
  messageGroupNames,
  pushTargets,
} from '@fireline/domain/message';
import * as z from 'zod';
import { zBy } from '../lib/personalShapes.ts';
import { done, nothing, page, paging, zId, zInt, zList, zSearch } from '../lib/shapes.ts';
import { receivingShapes } from './centre/shapes.ts';
import { sendingShapes } from './sending/shapes.ts';
import { templateShapes } from './templates/shapes.ts';

const zCount = z.number().int();
const typeNames = Object.keys(announcementTypes) as (keyof typeof announcementTypes)[];

/** @spec MSG-01 MSG-02 */
export const zAnnouncement = z.object({
  announcementId: z.number(),
  classification: z.enum(classifications),
  type: z.enum(typeNames),
  title: z.string(),
  /** What it was written from; null: by hand. */
  templateId: z.number().nullable(),
  content: z.string(),
  pushTargets: z.array(z.enum(pushTargets)),
  isPinned: z.boolean(),
  pinMinutes: zCount.nullable(),
  description: z.string(),
  state: z.enum(auditStates),
  /** Empty unless it was rejected. */
  rejectionReason: z.string(),
  author: zBy,
  submittedAt: z.string(),
  /** The reader submitted it, and somebody else may review it: the approval is theirs. */
  needsAnother: z.boolean(),
  /** Who reviewed it last; empty: nobody. */
  auditedBy: zBy,
  approvedAt: z.string().nullable(),
  /** When the pin falls off; null: it is not pinned. */
  pinEndsAt: z.string().nullable(),
  /** Who got it as a letter, and how many of them read it. */
  recipients: zCount,
  readers: zCount,
  /** Sent with a change: nobody overwrites another's change unseen. */
  revision: zCount,
});

/** What the domain's `announcementForm` reads. */
const sentAnnouncement = {
  classification: z.string(),
  type: z.string(),
  title: z.string(),
  templateId: zId.optional(),
  content: z.string(),
  pushTargets: z.array(z.string()),
  isPinned: z.boolean().default(false),
  pinMinutes: zInt.optional(),
  description: z.string().default(''),
};

/** A letter to the caller. @spec MSG-04 */
export const zLetter = z.object({
  letterId: z.number(),
  group: z.enum(messageGroupNames),
  title: z.string(),
  content: z.string(),
  /** Who wrote it. */
  author: zBy,
  sentAt: z.string(),
  isRead: z.boolean(),
  isPinned: z.boolean(),
  pinEndsAt: z.string().nullable(),
  /** What it is about, where that has a page. */
  about: z
    .object({
      kind: z.enum(['alarm', 'device', 'hazard', 'duty', 'order', 'workOrder', 'chat', 'inspectionTask']),
      id: z.number(),
    })
    .nullable(),
});

export const messageShapes = {
  letters: {
    send: z.object({
      /** Title or content, any part. */
      search: zSearch.optional(),
      group: zList(z.enum(messageGroupNames)).optional(),
      read: z.enum(['yes', 'no']).optional(),
      pinned: z.literal('yes').optional(),
      sort: z.literal('sentAt').default('sentAt'),
      order: z.enum(['asc', 'desc']).default('desc'),
      ...paging,
    }),
    reply: page(zLetter),
  },
  unread: { send: nothing, reply: z.object({ count: zCount }) },
  /** Without ids: all of them. */
  markRead: { send: z.object({ letterIds: zList(zId).optional() }), reply: done },
  announcements: {
    send: z.object({
      /** Title, content or author, any part. */
      search: zSearch.optional(),
      state: zList(z.enum(auditStates)).optional(),
      classification: z.enum(classifications).optional(),
      type: zList(z.enum(typeNames)).optional(),
      sort: z.enum(['submittedAt', 'title']).default('submittedAt'),
      order: z.enum(['asc', 'desc']).default('desc'),
      ...paging,
    }),
    reply: page(zAnnouncement),
  },
  /** Whom an announcement to these would reach now: as the caller's own, or as one that waits for its review. */
  announcementReach: {
    send: z.object({ pushTargets: zList(z.enum(pushTargets)), announcementId: zId.optional() }),
    reply: z.object({ total: zCount, partner: zCount, unit: zCount, place: zCount }),
  },
  createAnnouncement: { send: z.object(sentAnnouncement), reply: zAnnouncement },
  resubmitAnnouncement: {
    send: z.object({ announcementId: zId, revision: zCount, ...sentAnnouncement }),
    reply: zAnnouncement,
  },
  approveAnnouncement: { send: z.object({ announcementId: zId }), reply: zAnnouncement },
  rejectAnnouncement: {
    send: z.object({ announcementId: zId, rejectionReason: z.string().default('') }),
    reply: zAnnouncement,
  },
  ...sendingShapes,
  ...templateShapes,
  ...receivingShapes,
};
