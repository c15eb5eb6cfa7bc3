import { inspectionBatchCount, tagTypes } from '@fireline/domain/inspection';
import * as z from 'zod';
import { zBy } from '../../lib/personalShapes.ts';
import { changes } from '../../lib/record/shapes.ts';
import { done, page, paging, zId, zList, zProblem, zRevision, zSearch } from '../../lib/shapes.ts';

/** A tag of a unit. @spec INS-02 */
const zTag = z.object({
  tagId: z.number(),
  unitId: z.number(),
  unitName: z.string(),
  type: z.enum(tagTypes),
  /** Its own, or that of its device. */
  serial: z.string(),
  /** Null: bound to no point. */
  pointId: z.number().nullable(),
  pointName: z.string(),
  boundBy: zBy,
  boundAt: z.string().nullable(),
  ...changes,
});

/** What the domain's `tagForm` reads. */
const sentTag = {
  type: z.string(),
  serialNumber: z.string().optional(),
  deviceSerialNumber: z.string().optional(),
  unitId: zId,
  pointId: zId.optional(),
};
const named = { tagId: zId, revision: zRevision };

export const tagShapes = {
  tags: {
    send: z.object({
      /** Serial number, point or unit, any part. */
      search: zSearch.optional(),
      unitId: zList(zId).optional(),
      type: z.enum(tagTypes).optional(),
      /** Only those bound to a point, or to none. */
      bound: z.enum(['yes', 'no']).optional(),
      sort: z.enum(['serial', 'unit', 'point', 'boundAt', 'changedAt']).default('serial'),
      order: z.enum(['asc', 'desc']).default('asc'),
      ...paging,
    }),
    reply: page(zTag),
  },
  createTag: { send: z.object(sentTag), reply: zTag },
  changeTag: { send: z.object({ ...named, ...sentTag }), reply: zTag },
  deleteTag: { send: z.object(named), reply: done },
  bindTags: {
    send: z.object({
      tagIds: z.array(zId).min(inspectionBatchCount.min).max(inspectionBatchCount.max),
      /** Left out: they are taken from their points. */
      pointId: zId.optional(),
    }),
    reply: z.object({
      rows: z.array(z.object({ tagId: z.number(), isDone: z.boolean(), problem: zProblem.optional() })),
    }),
  },
};
