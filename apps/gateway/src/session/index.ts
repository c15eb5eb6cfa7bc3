import { accountTopic } from '@fireline/api/session';
import { dayMs, minuteMs } from '@fireline/domain/lib';
import type { Area } from '../lib/area.ts';
import { deleting } from '../lib/jobs/deleting.ts';
import { sessionRoutes } from './routes.ts';
import { deleteCodesBefore } from './codes/store.ts';
import { deleteExpired } from './store.ts';
import './tables.ts';
import { usersPending } from './users/pending.ts';

export const session: Area<'session'> = {
  routes: sessionRoutes,
  topics: [{ topic: accountTopic }],
  pending: usersPending,
  jobs: (deps) => [
    {
      name: 'removal of old codes',
      everyMs: 60 * minuteMs,
      run: deleting(deps, 'old codes', (now) =>
        deleteCodesBefore(deps.database.db, new Date(Date.parse(now) - dayMs).toISOString()),
      ),
    },
    {
      name: 'removal of ended sessions',
      everyMs: 10 * minuteMs,
      run: deleting(deps, 'ended sessions', (now) => deleteExpired(deps.database.db, now)),
    },
  ],
};
