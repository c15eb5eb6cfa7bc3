import type { areaShapes } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../../lib/http/handlers.ts';
import * as faqs from './faqs.ts';

/** Part of the routes of service. @spec SRV-06 */
export const faqRoutes = {
  faqVotes: signedIn((_, context) => faqs.votes(context)),
  voteFaq: signedIn((send, context) => faqs.vote(send, context)),
} satisfies Partial<HandlersOf<typeof areaShapes.service>>;
