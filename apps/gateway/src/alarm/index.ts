import { alarmCalls, alarmTopic } from '@fireline/api/alarm';
import {
  alarmDeskWords,
  alarmDutyWords,
  alarmHazardWords,
  alarmRuleWords,
  alarmSilenceWords,
  alarmSoundWords,
  alarmWords,
} from '@fireline/domain/alarm';
import { minuteMs } from '@fireline/domain/lib';
import type { Area } from '../lib/area.ts';
import { tidyImages } from '../lib/images/images.ts';
import { byTheDay } from '../lib/jobs/byTheDay.ts';
import { deleting } from '../lib/jobs/deleting.ts';
import { insertDefaultMeasures } from './hazards/measures/defaults.ts';
import { hazardImages } from './hazards/images.ts';
import { countOverdue } from './hazards/reading.ts';
import { hazardRemindersJob, remindOfHazards } from './hazards/reminders.ts';
import { endDrills } from './drills/ending.ts';
import './drills/tables.ts';
import { askStations } from './duty/asking.ts';
import './duty/tables.ts';
import './hazards/tables.ts';
import { alarmMends } from './mends.ts';
import { countOpen } from './pending.ts';
import { insertDefaultRules } from './rules/defaults.ts';
import { startRehearsals } from './rules/rehearsals/working.ts';
import { settleAlarms } from './rules/settling.ts';
import './rules/tables.ts';
import { applySilences } from './silences/applying.ts';
import './silences/tables.ts';
import { tidySounds } from './sounds/actions.ts';
import './sounds/tables.ts';
import { standingTriggers, startTriggers } from './triggers/evaluating.ts';
import './triggers/tables.ts';
import { alarmRoutes } from './routes.ts';
import './tables.ts';
import { alarmTimes } from './timeColumns.ts';

export const alarm: Area<'alarm'> = {
  routes: alarmRoutes,
  words: [
    alarmDeskWords,
    alarmDutyWords,
    alarmHazardWords,
    alarmRuleWords,
    alarmSilenceWords,
    alarmSoundWords,
    alarmWords,
  ],
  topics: [{ topic: alarmTopic }],
  pending: [
    { name: 'alarms', who: alarmCalls.list.who, count: countOpen },
    { name: 'hazardsOverdue', who: alarmCalls.hazardSummary.who, count: countOverdue },
  ],
  start: async (deps) => {
    const queues = [startTriggers(deps), startRehearsals(deps)];
    const each = async (what: 'stop' | 'idle') => void (await Promise.all(queues.map((queue) => queue[what]())));
    return { stop: () => each('stop'), idle: () => each('idle') };
  },
  timeColumns: alarmTimes,
  mends: alarmMends,
  tenantDefaults: async (tx, rentId, at) => {
    await insertDefaultRules(tx, rentId, at);
    await insertDefaultMeasures(tx, rentId, at);
  },
  jobs: (deps) => [
    { name: 'triggers of standing alarms', everyMs: minuteMs / 6, run: (pace) => standingTriggers(deps, pace) },
    { name: 'closing of recovered alarms', everyMs: minuteMs / 6, run: (pace) => settleAlarms(deps, pace) },
    { name: 'duty checks', everyMs: 5000, run: byTheDay(deps, (pace) => askStations(deps, pace)) },
    { name: 'silences of alarms', everyMs: 2000, run: byTheDay(deps, (pace) => applySilences(deps, pace)) },
    { name: 'ends of drills', everyMs: 10_000, run: byTheDay(deps, (pace) => endDrills(deps, pace)) },
    {
      name: hazardRemindersJob,
      everyMs: 10 * minuteMs,
      firstMs: 2 * minuteMs,
      run: byTheDay(deps, ({ isStopped }) => remindOfHazards(deps, isStopped)),
    },
    {
      name: 'tidying of alarm sounds',
      everyMs: 60 * minuteMs,
      firstMs: 5 * minuteMs,
      run: deleting(deps, 'alarm sounds', (now) => tidySounds({ ...deps, clock: () => Date.parse(now) })),
    },
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
