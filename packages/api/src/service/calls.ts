import { defineCalls } from '../lib/call.ts';
import { feedbackCalls } from './feedback/calls.ts';
import type { serviceShapes } from './shapes.ts';

/** @spec SRV-07 */
export const serviceCalls = defineCalls<typeof serviceShapes>()('service', { ...feedbackCalls });
