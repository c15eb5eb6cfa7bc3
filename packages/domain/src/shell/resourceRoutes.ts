import type { OwnResource } from '../building/index.ts';
import type { RouteName } from './routes.ts';

/** The page of each kind of fire resource. @spec BLD-05 SHL-10 */
export const resourceRoutes = {
  water: 'fireWater',
  hydrant: 'fireHydrants',
  fireteam: 'fireTeams',
  firesite: 'fireSites',
} as const satisfies Readonly<Record<OwnResource, RouteName>>;
