import { alarmCalls, alarmTopic } from '@fireline/api/alarm';
import type { Area } from '../lib/area.ts';
import { countOpen } from './pending.ts';
import { alarmRoutes } from './routes.ts';
import './tables.ts';

export const alarm: Area<'alarm'> = {
  routes: alarmRoutes,
  topics: [{ topic: alarmTopic }],
  pending: [{ name: 'alarms', who: alarmCalls.list.who, count: countOpen }],
};
