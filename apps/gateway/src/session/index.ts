import { accountTopic } from '@fireline/api/session';
import { dayMs, minuteMs } from '@fireline/domain/lib';
import type { Area } from '../lib/area.ts';
import { deleting } from '../lib/jobs/deleting.ts';
import { tidyImages } from '../lib/images/images.ts';
import { logoImages } from './brand.ts';
import { sessionRoutes } from './routes.ts';
import { deleteCodesBefore } from './codes/store.ts';
import { deleteOldLog } from './log/deleteOld.ts';
import { mendSessions } from './mends.ts';
import { deleteExpired } from './store.ts';
import { problemWords } from './problemWords.ts';
import './tables.ts';
import { usersPending } from './users/pending.ts';
import { userPersonal } from './users/personal.ts';
import { sessionTimes } from './timeColumns.ts';

export const session: Area<'session'> = {
  routes: sessionRoutes,
  words: [...problemWords],
  topics: [{ topic: accountTopic }],
  pending: usersPending,
  personal: userPersonal,
  timeColumns: sessionTimes,
  mends: ({ database: { db } }) => [{ what: 'sessions', run: (present) => mendSessions(db, present) }],
  jobs: (deps) => [
    {
      name: 'tidying of logos',
      everyMs: 60 * minuteMs,
      firstMs: 4 * minuteMs,
      run: deleting(deps, 'logos', (now) => tidyImages(logoImages, { ...deps, clock: () => Date.parse(now) })),
    },
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
    {
      name: 'removal of old log entries',
      everyMs: 360 * minuteMs,
      firstMs: 12 * minuteMs,
      run: ({ isStopped }) =>
        deleting(deps, 'old log entries', (now) => deleteOldLog(deps.database.db, now, isStopped))(),
    },
  ],
};
