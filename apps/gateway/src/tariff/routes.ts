import type { areaShapes } from '@fireline/api/shapes';
import { type HandlersOf, signedIn } from '../lib/http/handlers.ts';
import { balances, packages } from './actions.ts';

export const tariffRoutes = (): HandlersOf<typeof areaShapes.tariff> => ({
  packages: signedIn((_, asks) => packages(asks)),
  balances: signedIn((_, asks) => balances(asks)),
});
