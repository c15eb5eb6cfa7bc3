import type * as z from 'zod';
import { defineTopic } from '../lib/call.ts';
import { seeAlarms } from './who.ts';
import type { zAlarm } from './shapes.ts';

export type Alarm = z.output<typeof zAlarm>;

/** Every alarm raised, repeated, acknowledged, recovered or handled: the whole alarm as it is now. @spec ALM-06 */
export const alarmTopic = defineTopic<Alarm>('alarm', 'kept', seeAlarms);
