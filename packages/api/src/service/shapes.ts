import { agentShapes } from './agents/shapes.ts';
import { chatShapes } from './chat/shapes.ts';
import { diagnosisShapes } from './diagnosis/shapes.ts';
import { feedbackShapes } from './feedback/shapes.ts';
import { faqShapes } from './help/faqShapes.ts';
import { orderShapes } from './orders/shapes.ts';
import { overviewShapes } from './overview/shapes.ts';
import { replyShapes } from './replies/shapes.ts';

export const serviceShapes = {
  ...overviewShapes,
  ...feedbackShapes,
  ...orderShapes,
  ...agentShapes,
  ...diagnosisShapes,
  ...faqShapes,
  ...chatShapes,
  ...replyShapes,
};
