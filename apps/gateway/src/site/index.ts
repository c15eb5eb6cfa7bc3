import { importTopic } from '@fireline/api/site';
import { minuteMs } from '@fireline/domain/lib';
import { siteFormWords, siteImportWords, siteUnitImportWords, siteWords } from '@fireline/domain/site';
import { sheetWords } from '@fireline/domain/site/sheets';
import type { Area } from '../lib/area.ts';
import { tidyImages } from '../lib/images/images.ts';
import { deleting } from '../lib/jobs/deleting.ts';
import { createAddresses } from './addresses.ts';
import type { Geocoder } from './geocoders/geocoder.ts';
import { createGeocoding } from './geocoding.ts';
import { startImporter } from './imports/importer.ts';
import type { MapSettings } from './mapSettings.ts';
import { sitesPending } from './pending.ts';
import { sitePersonal } from './personal.ts';
import { projectImages } from './projects/images.ts';
import './projects/tables.ts';
import { siteRoutes } from './routes.ts';
import './tables.ts';
import { deleteRemoved } from './units/inspectors.ts';
import { siteTimes } from './timeColumns.ts';

declare module '../lib/context.ts' {
  interface Deps {
    /** What maps are drawn on. */
    readonly map: MapSettings;
    /** Services that know addresses, in the order in which they are requested. */
    readonly geocoders: readonly Geocoder[];
  }
}

export const site: Area<'site'> = {
  routes: ({ map, geocoders, clock, timers, log }) => {
    const geocoding = createGeocoding({ geocoders, clock, timers, log });
    return siteRoutes({ base: map.base, geocoding, addresses: createAddresses(geocoding, clock) });
  },
  timeColumns: siteTimes,
  words: [siteFormWords, siteImportWords, siteUnitImportWords, siteWords, sheetWords],
  jobs: (deps) => [
    {
      name: 'tidying of project photos',
      everyMs: 60 * minuteMs,
      firstMs: 3 * minuteMs,
      run: deleting(deps, 'project photos', (now) =>
        tidyImages(projectImages, { ...deps, clock: () => Date.parse(now) }),
      ),
    },
    {
      name: 'deletion of removed inspectors',
      everyMs: 60 * minuteMs,
      firstMs: 4 * minuteMs,
      run: deleting(deps, 'removed inspectors', (now) => deleteRemoved(deps, now)),
    },
  ],
  topics: [{ topic: importTopic }],
  pending: sitesPending,
  personal: sitePersonal,
  start: startImporter,
};
