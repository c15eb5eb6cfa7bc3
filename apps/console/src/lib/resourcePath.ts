import type { OwnResource, mappedResources } from '@fireline/domain/building';
import { type RouteName, pathTo } from '@fireline/domain/shell';

/** The page of each kind of fire resource. @spec BLD-05 SHL-10 */
export const resourceRoutes = {
  water: 'fireWater',
  hydrant: 'fireHydrants',
  fireteam: 'fireTeams',
  firesite: 'fireSites',
} as const satisfies Readonly<Record<OwnResource, RouteName>>;

/** Where one of them is looked at. */
export const resourcePath = (kind: (typeof mappedResources)[number], id: number): string =>
  kind === 'building' ? pathTo('buildingDetail', { buildingId: id }) : `${pathTo(resourceRoutes[kind])}?resource=${id}`;
