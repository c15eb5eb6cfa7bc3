import { feedbackStates, feedbackTypes } from '@fireline/domain/service';
import * as z from 'zod';
import { zBy, zPersonal } from '../../lib/personalShapes.ts';
import { page, paging, zId, zList, zSearch, zUploadFile } from '../../lib/shapes.ts';

/** As the store of pictures names one; what else comes is not asked for in the database. */
const zImageId = z.string().regex(/^[\w-]{1,64}$/);

/** @spec SRV-07 */
export const zFeedback = z.object({
  feedbackId: z.number(),
  type: z.enum(feedbackTypes),
  content: z.string(),
  phone: zPersonal('phone'),
  email: zPersonal('email'),
  images: z.array(z.string()),
  at: z.string(),
  username: zPersonal('text'),
  realName: z.string(),
  /** The caller wrote it. */
  isOwn: z.boolean(),
  state: z.enum(feedbackStates),
  reply: z.string().nullable(),
  /** A user name; empty while it waits. */
  repliedBy: zBy,
  repliedAt: z.string().nullable(),
  /** By when it is to be replied to. */
  dueAt: z.string(),
});

export const feedbackShapes = {
  feedbacks: {
    send: z.object({
      /** Any part of content, reply or author; a phone number or e-mail address as a whole. */
      search: zSearch.optional(),
      type: zList(z.enum(feedbackTypes)).optional(),
      state: z.enum(feedbackStates).optional(),
      /** By due time those that wait stand before those that are replied to, which stand newest first. */
      sort: z.enum(['at', 'due']).default('at'),
      order: z.enum(['asc', 'desc']).default('desc'),
      ...paging,
    }),
    reply: page(zFeedback),
  },
  /** The picture belongs to nobody until a feedback names it; after a day it is gone then. */
  uploadFeedbackImage: { send: z.object({ file: zUploadFile }), reply: z.object({ imageId: z.string() }) },
  feedbackImage: { send: z.object({ imageId: zImageId }), reply: z.string() },
  feedback: { send: z.object({ feedbackId: zId }), reply: zFeedback },
  /** What the domain's `feedbackForm` reads. */
  sendFeedback: {
    send: z.object({
      type: z.string(),
      content: z.string(),
      phone: z.string().optional(),
      email: z.string().optional(),
      images: z.array(zImageId).default([]),
    }),
    reply: zFeedback,
  },
  replyFeedback: { send: z.object({ feedbackId: zId, reply: z.string() }), reply: zFeedback },
};
