import type * as z from 'zod';
import { type PayloadOf, defineTopic } from '../lib/call.ts';
import { seeAlarms } from './who.ts';
import type { zAlarm } from './shapes.ts';

/** Every alarm raised, repeated, acknowledged, recovered or handled: the whole alarm as it is now. @spec ALM-06 */
export const alarmTopic = defineTopic<z.output<typeof zAlarm>>('alarm', 'kept', seeAlarms);
export type Alarm = PayloadOf<typeof alarmTopic>;
