import type * as z from 'zod';
import { defineTopic } from '../lib/call.ts';
import { seePlans } from './who.ts';
import type { zPlanChange } from './record/shapes.ts';

export type PlanChange = z.output<typeof zPlanChange>;

/** Plans that changed, and how far each publish is, gathered over a short while. Only the newest state matters: nothing is replayed. @spec PLN-03 */
export const planTopic = defineTopic<readonly PlanChange[]>('plan', 'volatile', seePlans);
