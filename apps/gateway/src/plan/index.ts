import { planCalls, planTopic } from '@fireline/api/plan';
import { minuteMs } from '@fireline/domain/lib';
import { planWords } from '@fireline/domain/plan';
import type { Area } from '../lib/area.ts';
import { deleting } from '../lib/jobs/deleting.ts';
import { mendGrants } from './key/store.ts';
import { readerOf } from './layer/access.ts';
import { plansPage } from './layer/store.ts';
import { Publisher, tidyPlans } from './publish/jobs.ts';
import { planRoutes } from './routes.ts';
import './tables.ts';
import { changesOf } from './watch/actions.ts';
import { planTimes } from './timeColumns.ts';

export const plan: Area<'plan'> = {
  routes: planRoutes,
  words: [planWords],
  topics: [{ topic: planTopic, changesOf }],
  pending: [
    {
      name: 'plansFailed',
      who: planCalls.list.who,
      count: async (asks) => {
        const query = { publishState: 'failed', sort: 'name', order: 'asc', pageNo: 1, pageSize: 1 } as const;
        return { count: (await plansPage(asks.deps.database.db, readerOf(asks), query)).total };
      },
    },
  ],
  start: async (deps) => {
    const publisher = new Publisher(deps);
    await publisher.start();
    return publisher;
  },
  timeColumns: planTimes,
  mends: ({ database: { db } }) => [{ what: 'grants', run: (present) => mendGrants(db, present) }],
  jobs: (deps) => [
    {
      name: 'tidying of plans',
      everyMs: 60 * minuteMs,
      firstMs: minuteMs,
      run: deleting(deps, 'plans', (now) => tidyPlans({ ...deps, clock: () => Date.parse(now) })),
    },
  ],
};
