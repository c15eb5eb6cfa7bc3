import type { areaShapes } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../lib/http/handlers.ts';
import { agentRoutes } from './agents/routes.ts';
import { chatRoutes } from './chat/routes.ts';
import { diagnosisRoutes } from './diagnosis/routes.ts';
import * as feedback from './feedback/actions.ts';
import * as images from './feedback/images.ts';
import { faqRoutes } from './help/faqRoutes.ts';
import { orderRoutes } from './orders/routes.ts';
import { overview } from './overview/actions.ts';
import { replyRoutes } from './replies/routes.ts';

export const serviceRoutes = (): HandlersOf<typeof areaShapes.service> => ({
  overview: signedIn((_, context) => overview(context)),
  feedbacks: signedIn((send, context) => feedback.list(send, context)),
  uploadFeedbackImage: signedIn((send, context) => images.upload(send, context)),
  feedbackImage: signedIn(({ imageId }, context) => images.image(imageId, context)),
  feedback: signedIn(({ feedbackId }, context) => feedback.detail(feedbackId, context)),
  sendFeedback: signedIn((send, context) => feedback.send(send, context)),
  replyFeedback: signedIn((send, context) => feedback.reply(send, context)),
  ...orderRoutes,
  ...agentRoutes,
  ...diagnosisRoutes,
  ...faqRoutes,
  ...chatRoutes,
  ...replyRoutes,
});
