import { alarmTopic } from '@fireline/api/alarm';
import type { Area } from '../lib/area.ts';
import { alarmRoutes } from './routes.ts';
import './tables.ts';

export const alarm: Area<'alarm'> = { routes: alarmRoutes, topics: [{ topic: alarmTopic }] };
