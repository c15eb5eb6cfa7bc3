import { planTopic } from '@fireline/api/plan';
import { minuteMs } from '@fireline/domain/lib';
import type { Area } from '../lib/area.ts';
import { deleting } from '../lib/jobs/deleting.ts';
import { Publisher, tidyPlans } from './publish/jobs.ts';
import { planRoutes } from './routes.ts';
import './tables.ts';
import { changesOf } from './watch/actions.ts';

export const plan: Area<'plan'> = {
  routes: planRoutes,
  topics: [{ topic: planTopic, changesOf }],
  start: async (deps) => {
    const publisher = new Publisher(deps);
    await publisher.start();
    return publisher;
  },
  jobs: (deps) => [
    {
      name: 'tidying of plans',
      everyMs: 60 * minuteMs,
      firstMs: minuteMs,
      run: deleting(deps, 'plans', (now) => tidyPlans({ ...deps, clock: () => Date.parse(now) })),
    },
  ],
};
