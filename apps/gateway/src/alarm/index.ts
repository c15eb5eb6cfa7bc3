import { alarmCalls, alarmTopic } from '@fireline/api/alarm';
import { minuteMs } from '@fireline/domain/lib';
import type { Area } from '../lib/area.ts';
import { tidyImages } from '../lib/images/images.ts';
import { deleting } from '../lib/jobs/deleting.ts';
import { hazardImages } from './hazards/images.ts';
import { countOverdue } from './hazards/reading.ts';
import './hazards/tables.ts';
import { countOpen } from './pending.ts';
import { alarmRoutes } from './routes.ts';
import './tables.ts';

export const alarm: Area<'alarm'> = {
  routes: alarmRoutes,
  topics: [{ topic: alarmTopic }],
  pending: [
    { name: 'alarms', who: alarmCalls.list.who, count: countOpen },
    { name: 'hazardsOverdue', who: alarmCalls.hazardSummary.who, count: countOverdue },
  ],
  jobs: (deps) => [
    {
      name: 'tidying of hazard photos',
      everyMs: 60 * minuteMs,
      firstMs: 4 * minuteMs,
      run: deleting(deps, 'hazard photos', (now) =>
        tidyImages(hazardImages, { ...deps, clock: () => Date.parse(now) }),
      ),
    },
  ],
};
