import type { areaShapes } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../../lib/http/handlers.ts';
import { recordRoutes } from '../../record/routes.ts';
import { moveItems } from './moving.ts';
import { categories, items } from './records.ts';

/** Part of the routes of patrols. @spec INS-01 */
export const catalogueRoutes = {
  ...recordRoutes(categories),
  ...recordRoutes(items),
  moveItems: signedIn(moveItems),
} satisfies Partial<HandlersOf<typeof areaShapes.inspection>>;
