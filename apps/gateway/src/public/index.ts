import { minuteMs } from '@fireline/domain/lib';
import { publicLinkWords } from '@fireline/domain/public';
import type { Area } from '../lib/area.ts';
import { deleting } from '../lib/jobs/deleting.ts';
import { publicRoutes } from './routes.ts';
import { deleteExpiredLinks, mendLinks } from './store.ts';
import './embed/tables.ts';
import './tables.ts';
import { publicTimes } from './timeColumns.ts';

export const publicArea: Area<'public'> = {
  routes: publicRoutes,
  timeColumns: publicTimes,
  words: [publicLinkWords],
  mends: ({ database: { db } }) => [{ what: 'links', run: (present) => mendLinks(db, present) }],
  jobs: (deps) => [
    {
      name: 'removal of expired links',
      everyMs: 60 * minuteMs,
      run: deleting(deps, 'expired links', (now) => deleteExpiredLinks(deps.database.db, now)),
    },
  ],
};
