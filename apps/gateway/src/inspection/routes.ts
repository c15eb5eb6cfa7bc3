import type { areaShapes } from '@fireline/api/shapes';
import type { HandlersOf } from '../lib/http/handlers.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { phoneRoutes } from './phone/routes.ts';
import { planRoutes } from './plans/routes.ts';
import { pointRoutes } from './points/routes.ts';
import { tagRoutes } from './tags/routes.ts';
import { taskRoutes } from './tasks/routes.ts';

export const inspectionRoutes = (): HandlersOf<typeof areaShapes.inspection> => ({
  ...catalogueRoutes,
  ...pointRoutes,
  ...planRoutes,
  ...tagRoutes,
  ...taskRoutes,
  ...phoneRoutes,
});
