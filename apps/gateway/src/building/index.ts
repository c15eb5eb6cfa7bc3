import { buildingWords } from '@fireline/domain/building';
import { minuteMs } from '@fireline/domain/lib';
import type { Area } from '../lib/area.ts';
import { deleting } from '../lib/jobs/deleting.ts';
import { tidyImages } from '../lib/images/images.ts';
import { buildingImages } from './images.ts';
import { buildingPersonal } from './personal.ts';
import { buildingRoutes } from './routes.ts';
import './tables.ts';
import { buildingTimes } from './timeColumns.ts';

export const building: Area<'building'> = {
  routes: buildingRoutes,
  personal: buildingPersonal,
  timeColumns: buildingTimes,
  words: [buildingWords],
  jobs: (deps) => [
    {
      name: 'tidying of pictures',
      everyMs: 60 * minuteMs,
      firstMs: 2 * minuteMs,
      run: deleting(deps, 'pictures', (now) => tidyImages(buildingImages, { ...deps, clock: () => Date.parse(now) })),
    },
  ],
};
