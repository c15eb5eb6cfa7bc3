import { dayMs, minuteMs } from '@fireline/domain/lib';
import { shellWords } from '@fireline/domain/shell';
import type { Area } from '../lib/area.ts';
import { deleting } from '../lib/jobs/deleting.ts';
import { shellRoutes } from './routes.ts';
import { deleteEventsBefore } from './store.ts';

/** How long a pushed event can be fetched again. */
export const eventsKeptMs = 7 * dayMs;

export const shell: Area<'shell'> = {
  routes: shellRoutes,
  words: [shellWords],
  jobs: (deps) => [
    {
      name: 'removal of old events',
      everyMs: 60 * minuteMs,
      run: deleting(deps, 'old events', (now) =>
        deleteEventsBefore(deps.database.db, new Date(Date.parse(now) - eventsKeptMs).toISOString()),
      ),
    },
  ],
};
