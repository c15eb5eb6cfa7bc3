import { industries } from '@fireline/domain/inspection';
import * as z from 'zod';
import { zBy } from '../../lib/personalShapes.ts';
import { done, page, paging, zId, zInt, zList, zRevision, zSearch } from '../../lib/shapes.ts';

const zCount = z.number().int();
const zIndustry = z.enum(industries);
/** Who wrote a record, and its revision. */
export const changes = {
  createdBy: zBy,
  createdAt: z.string(),
  changedBy: zBy,
  changedAt: z.string(),
  revision: zCount,
};

/** A category of patrols. @spec INS-01 */
export const zInspectionCategory = z.object({
  categoryId: z.number(),
  industry: zIndustry,
  name: z.string(),
  /** Items that it has. */
  items: zCount,
  /** Points that are of it. */
  points: zCount,
  ...changes,
});

/** What an inspector looks at. @spec INS-01 */
export const zInspectionItem = z.object({
  itemId: z.number(),
  categoryId: z.number(),
  categoryName: z.string(),
  industry: zIndustry,
  content: z.string(),
  /** What is asked of it; empty: nothing more. */
  requirement: z.string(),
  /** An http or https address that shows how; null: none. */
  guideUrl: z.string().nullable(),
  /** Points where it is looked at. */
  points: zCount,
  ...changes,
});

/** What the domain's `categoryForm` reads. */
const sentCategory = { industry: z.string(), name: z.string() };
/** What the domain's `itemForm` reads. */
const sentItem = {
  categoryId: zInt,
  content: z.string(),
  requirement: z.string().default(''),
  guideUrl: z.string().optional(),
};
const namedCategory = { categoryId: zId, revision: zRevision };
const namedItem = { itemId: zId, revision: zRevision };
const order = z.enum(['asc', 'desc']).default('asc');

export const catalogueShapes = {
  categories: {
    send: z.object({
      /** Name, any part. */
      search: zSearch.optional(),
      industry: zIndustry.optional(),
      sort: z.enum(['name', 'items', 'createdAt']).default('name'),
      order,
      ...paging,
    }),
    reply: page(zInspectionCategory),
  },
  createCategory: { send: z.object(sentCategory), reply: zInspectionCategory },
  changeCategory: { send: z.object({ ...namedCategory, ...sentCategory }), reply: zInspectionCategory },
  deleteCategory: { send: z.object(namedCategory), reply: done },
  items: {
    send: z.object({
      /** Content or requirement, any part. */
      search: zSearch.optional(),
      industry: zIndustry.optional(),
      categoryId: zList(zId).optional(),
      sort: z.enum(['content', 'category', 'createdAt', 'changedAt']).default('category'),
      order,
      ...paging,
    }),
    reply: page(zInspectionItem),
  },
  createItem: { send: z.object(sentItem), reply: zInspectionItem },
  changeItem: { send: z.object({ ...namedItem, ...sentItem }), reply: zInspectionItem },
  deleteItem: { send: z.object(namedItem), reply: done },
  moveItems: {
    send: z.object({ itemIds: zList(zId), categoryId: zId }),
    /** How many came from another category. */
    reply: z.object({ moved: zCount }),
  },
};
