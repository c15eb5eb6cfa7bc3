import type { areaShapes } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../../lib/http/handlers.ts';
import * as categories from './categories.ts';
import * as items from './items.ts';

/** Part of the routes of patrols. @spec INS-01 */
export const catalogueRoutes = {
  categories: signedIn((send, context) => categories.list(send, context)),
  createCategory: signedIn((send, context) => categories.create(send, context)),
  changeCategory: signedIn((send, context) => categories.change(send, context)),
  deleteCategory: signedIn((send, context) => categories.remove(send, context)),
  items: signedIn((send, context) => items.list(send, context)),
  createItem: signedIn((send, context) => items.create(send, context)),
  changeItem: signedIn((send, context) => items.change(send, context)),
  deleteItem: signedIn((send, context) => items.remove(send, context)),
  moveItems: signedIn((send, context) => items.move(send, context)),
} satisfies Partial<HandlersOf<typeof areaShapes.inspection>>;
