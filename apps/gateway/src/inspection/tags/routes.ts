import type { areaShapes } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../../lib/http/handlers.ts';
import * as tags from './tags.ts';

/** Part of the routes of patrols. @spec INS-02 */
export const tagRoutes = {
  tags: signedIn((send, context) => tags.list(send, context)),
  createTag: signedIn(async (send, context) => tags.create(send, context)),
  changeTag: signedIn(async (send, context) => tags.change(send, context)),
  deleteTag: signedIn((send, context) => tags.remove(send, context)),
  bindTags: signedIn((send, context) => tags.bind(send, context)),
} satisfies Partial<HandlersOf<typeof areaShapes.inspection>>;
