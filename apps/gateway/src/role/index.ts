import type { Area } from '../lib/area.ts';
import { roleRoutes } from './routes.ts';
import './tables.ts';

export const role: Area<'role'> = { routes: roleRoutes };
