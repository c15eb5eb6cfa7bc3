import type { areaShapes } from '@fireline/api/shapes';
import type { HandlersOf } from '../lib/http/handlers.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { pointRoutes } from './points/routes.ts';

export const inspectionRoutes = (): HandlersOf<typeof areaShapes.inspection> => ({
  ...catalogueRoutes,
  ...pointRoutes,
});
