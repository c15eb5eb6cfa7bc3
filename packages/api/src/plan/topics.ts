import type * as z from 'zod';
import { type PayloadOf, defineTopic } from '../lib/call.ts';
import { seePlans } from './who.ts';
import type { zPlanChange } from './record/shapes.ts';

/** Plans that changed, and how far each publish is, gathered over a short while. Only the newest state matters: nothing is replayed. @spec PLN-03 */
export const planTopic = defineTopic<readonly z.output<typeof zPlanChange>[]>('plan', 'volatile', seePlans);
export type PlanChange = PayloadOf<typeof planTopic>[number];
