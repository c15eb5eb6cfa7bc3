import { deviceTopic } from '@fireline/api/device';
import { nightOf } from '@fireline/domain/device';
import { addDays } from '@fireline/domain/lib';
import type { Deps } from '../lib/context.ts';
import type { Mend, Present } from '../lib/mending/ahead.ts';
import { transact } from '../lib/transact.ts';
import { sweepDevices } from './jobs.ts';
import { mendOffline } from './offline/recordStore.ts';
import { deleteNightsAfter } from './sleep/store.ts';
import { countTenantDays } from './statistics/days.ts';
import { heardAhead } from './store.ts';
import { correctTasks } from './tasks/turns.ts';

const perRound = 500;

/** Dates last reports that lie ahead as of now. @spec DEV-06 */
async function mendHeard({ database }: Pick<Deps, 'database'>, { now, ahead }: Present): Promise<void> {
  for (let found = perRound; found === perRound;) {
    found = await transact(database, async ({ tx, tell }) => {
      const rows = await heardAhead(tx, ahead, perRound);
      for (const [rentId, own] of Map.groupBy(rows, (row) => row.rentId)) {
        const ids = own.map(({ deviceId }) => deviceId);
        const notLater = (at: string | null): string | null => (at !== null && at > now ? now : at);
        for (const { deviceId, heardAt, lastSeenAt } of own)
          await tx
            .updateTable('device')
            .set({ heardAt: notLater(heardAt), lastSeenAt: notLater(lastSeenAt) })
            .where('deviceId', '=', deviceId)
            .execute();
        await tell({ type: 'changed', topic: deviceTopic.name, rentId, ids });
      }
      return rows.length;
    });
  }
}

/** Devices, their silences and what is counted of them, in this order: a silence that only a wrong clock saw ends first. @spec DEV-06 DEV-14 */
export const deviceMends = (deps: Deps): readonly Mend[] => {
  const { db } = deps.database;
  return [
    { what: 'when devices were heard', run: (present) => mendHeard(deps, present) },
    { what: 'silent devices', run: () => sweepDevices(deps, deps.clocks.steadySinceMs) },
    { what: 'silences', run: (present) => mendOffline(db, present) },
    { what: 'device days', run: () => countTenantDays(deps) },
    { what: 'nights', run: ({ nowMs }) => deleteNightsAfter(db, addDays(nightOf(nowMs), 1)) },
    { what: 'scheduled tasks', run: () => correctTasks(deps) },
  ];
};
