import { chatKeyChars } from '@fireline/domain/service';
import * as z from 'zod';
import { zBy } from '../../lib/personalShapes.ts';
import { done, nothing, zBool, zId, zRevision } from '../../lib/shapes.ts';

/** @spec SRV-06 */
const zSavedReply = z.object({
  replyId: z.number(),
  title: z.string(),
  text: z.string(),
  isShared: z.boolean(),
  isOwn: z.boolean(),
  /** Whose it is. */
  owner: zBy,
  /** The caller may change and delete it. */
  mayChange: z.boolean(),
  revision: z.number().int(),
});

/** What the domain's `savedReplyForm` reads. */
const fields = { title: z.string(), text: z.string(), isShared: zBool.default(false) };
const ofReply = { replyId: zId };

export const replyShapes = {
  /** By title; the caller's own first. */
  savedReplies: { send: nothing, reply: z.object({ replies: z.array(zSavedReply) }) },
  createReply: {
    send: z.object({
      /** Of the press: sent again after a cut, it is one. */
      key: z.string().min(chatKeyChars.min).max(chatKeyChars.max),
      ...fields,
    }),
    reply: z.object({ replyId: z.number() }),
  },
  changeReply: { send: z.object({ ...ofReply, ...fields, revision: zRevision }), reply: done },
  deleteReply: { send: z.object({ ...ofReply, revision: zRevision }), reply: done },
};
