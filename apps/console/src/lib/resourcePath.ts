import type { mappedResources } from '@fireline/domain/building';
import { pathTo, resourceRoutes } from '@fireline/domain/shell';

/** Where one of them is looked at. */
export const resourcePath = (kind: (typeof mappedResources)[number], id: number): string =>
  kind === 'building' ? pathTo('buildingDetail', { buildingId: id }) : `${pathTo(resourceRoutes[kind])}?resource=${id}`;
