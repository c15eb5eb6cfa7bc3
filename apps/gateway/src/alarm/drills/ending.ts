import { type Deps, isoNow } from '../../lib/context.ts';
import type { Pace } from '../../lib/jobs/runner.ts';
import { transact } from '../../lib/transact.ts';
import { record } from '../record.ts';
import { showLevels } from '../shown.ts';
import { endDrillAlarm } from '../track.ts';
import * as store from './store.ts';

const perPart = 100;

/** Closes the alarm of a drill that is over, unless somebody has meanwhile. */
const close = ({ database, clock }: EndingDeps, { name, createdBy, ...left }: store.LeftStanding): Promise<void> =>
  transact(database, async (work) => {
    const alarm = await store.lockStanding(work.tx, left);
    if (!alarm) return;
    const { rentId, orgPath, partnerId, unitId, maintId, placeId } = alarm;
    const changing = { alarm, isNew: false, track: [] };
    const at = isoNow(clock);
    endDrillAlarm(changing, { by: createdBy, name, at });
    const changes = [{ changing, where: { rentId, orgPath, partnerId, unitId, maintId, placeId } }];
    await record(work, rentId, changes, at);
    await showLevels(work, rentId, changes);
  });

type EndingDeps = Pick<Deps, 'database' | 'clock' | 'log'>;

/**
 * Closes what is left standing of drills that are over: with nobody looking, after a restart, and of reports that came late. The next report
 * raises a real alarm. One that fails is left for the next round, and stops none of the others.
 * @spec N15
 */
export async function endDrills(deps: EndingDeps, { isStopped }: Pick<Pace, 'isStopped'>): Promise<void> {
  let after = 0;
  while (!isStopped()) {
    const found = await store.leftStanding(deps.database.db, isoNow(deps.clock), after, perPart);
    for (const left of found) {
      if (isStopped()) return;
      try {
        await close(deps, left);
      } catch (error) {
        deps.log.error(`alarm ${left.alarmId} of a drill that is over could not be closed`, error);
      }
    }
    if (found.length < perPart) return;
    after = found.at(-1)?.alarmId ?? after;
  }
}
