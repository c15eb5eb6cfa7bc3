import { channels, messageGroupNames, type Trigger, triggers } from '@fireline/domain/message';
import * as z from 'zod';
import { zBy } from '../../lib/personalShapes.ts';
import { done, page, paging, zId, zList, zSearch } from '../../lib/shapes.ts';

const zCount = z.number().int();

/** @spec MSG-03 */
export const zTemplate = z.object({
  templateId: z.number(),
  /** Whose it is; empty: the tenant's own. */
  partnerName: z.string(),
  name: z.string(),
  type: z.enum(channels),
  group: z.enum(messageGroupNames),
  isPublic: z.boolean(),
  content: z.string(),
  /** What a carrier calls it that sends by template; empty: none. */
  carrierCode: z.string(),
  /** Triggers of the caller's branch that use it. */
  usedBy: z.array(z.enum(Object.keys(triggers) as Trigger[])),
  /** Whether the caller's tenant or partner made it; others can only be read. */
  isOwn: z.boolean(),
  changedBy: zBy,
  changedAt: z.string(),
  revision: zCount,
});
/** What the domain's `templateForm` reads. */
const sentTemplate = {
  name: z.string(),
  type: z.string(),
  group: z.string(),
  isPublic: z.boolean().default(false),
  content: z.string(),
  carrierCode: z.string().optional(),
};

export const templateShapes = {
  templates: {
    send: z.object({
      /** Name or content, any part. */
      search: zSearch.optional(),
      type: zList(z.enum(channels)).optional(),
      group: zList(z.enum(messageGroupNames)).optional(),
      sort: z.enum(['changedAt', 'name']).default('changedAt'),
      order: z.enum(['asc', 'desc']).default('desc'),
      ...paging,
    }),
    reply: page(zTemplate),
  },
  createTemplate: { send: z.object(sentTemplate), reply: zTemplate },
  changeTemplate: { send: z.object({ templateId: zId, revision: zCount, ...sentTemplate }), reply: zTemplate },
  deleteTemplate: { send: z.object({ templateId: zId }), reply: done },
};
