import { siteLetterTopic } from '@fireline/api/message';
import type { Area } from '../lib/area.ts';
import { messageRoutes } from './routes.ts';
import './tables.ts';

export const message: Area<'message'> = { routes: messageRoutes, topics: [{ topic: siteLetterTopic }] };
