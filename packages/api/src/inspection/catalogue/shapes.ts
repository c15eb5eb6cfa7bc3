import { inspectionCategory, inspectionItem } from '@fireline/domain/inspection';
import * as z from 'zod';
import { recordShapes } from '../../lib/record/shapes.ts';
import { zId, zList } from '../../lib/shapes.ts';

export const catalogueShapes = {
  ...recordShapes(inspectionCategory),
  ...recordShapes(inspectionItem),
  moveItems: {
    send: z.object({ itemIds: zList(zId), categoryId: zId }),
    /** How many came from another category. */
    reply: z.object({ moved: z.number().int() }),
  },
};
