import { defineCalls } from '../lib/call.ts';
import { agentCalls } from './agents/calls.ts';
import { chatCalls } from './chat/calls.ts';
import { diagnosisCalls } from './diagnosis/calls.ts';
import { feedbackCalls } from './feedback/calls.ts';
import { faqCalls } from './help/faqCalls.ts';
import { orderCalls } from './orders/calls.ts';
import { overviewCalls } from './overview/calls.ts';
import { replyCalls } from './replies/calls.ts';
import type { serviceShapes } from './shapes.ts';

/** @spec SRV-01 SRV-02 SRV-03 SRV-04 SRV-05 SRV-06 SRV-07 SHL-05 */
export const serviceCalls = defineCalls<typeof serviceShapes>()('service', {
  ...overviewCalls,
  ...feedbackCalls,
  ...orderCalls,
  ...agentCalls,
  ...diagnosisCalls,
  ...faqCalls,
  ...chatCalls,
  ...replyCalls,
});
