import type { AlarmLevel } from '@fireline/domain/alarm';
import { deviceTopic } from '@fireline/api/device';
import { anyId } from '../lib/db/query/anyOf.ts';
import type { Tx } from '../lib/db/schema.ts';
import type { Work } from '../lib/transact.ts';
import { standingOn } from './record.ts';
import { levelOf, type LocatedChange } from './track.ts';

const setLevel = (tx: Tx, rentId: string, deviceIds: readonly number[], alarmLevel: AlarmLevel | null) =>
  tx
    .updateTable('device')
    .set({ alarmLevel })
    .where('rentId', '=', rentId)
    .where('deviceId', '=', anyId(deviceIds))
    .execute();

/** Writes the worst level of what stands on each device whose alarms changed, and notifies those who look at it. */
export async function showLevels(
  { tx, tell }: Work,
  rentId: string,
  changes: readonly Pick<LocatedChange, 'changing'>[],
): Promise<void> {
  const ids = [...new Set(changes.map(({ changing }) => changing.alarm.deviceId))];
  if (ids.length === 0) return;
  const standing = Map.groupBy(await standingOn(tx, ids), ({ alarm }) => alarm.deviceId);
  const byLevel = Map.groupBy(ids, (deviceId) => levelOf(standing.get(deviceId) ?? []));
  for (const [level, deviceIds] of byLevel) await setLevel(tx, rentId, deviceIds, level);
  await tell({ type: 'changed', topic: deviceTopic.name, rentId, ids });
}
