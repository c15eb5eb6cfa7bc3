import { orgWords } from '@fireline/domain/org';
import type { Area } from '../lib/area.ts';
import { orgRoutes } from './routes.ts';

export const org: Area<'org'> = { routes: orgRoutes, words: [orgWords] };
