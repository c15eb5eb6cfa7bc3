import { defineCalls } from '../lib/call.ts';
import { feedbackCalls } from './feedback/calls.ts';
import { overviewCalls } from './overview/calls.ts';
import type { serviceShapes } from './shapes.ts';

/** @spec SRV-07 SHL-05 */
export const serviceCalls = defineCalls<typeof serviceShapes>()('service', { ...overviewCalls, ...feedbackCalls });
