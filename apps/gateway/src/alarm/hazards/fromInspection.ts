import type { AlarmLevel } from '@fireline/domain/alarm';
import type { Day } from '@fireline/domain/lib';
import type { Whereabouts } from '@fireline/domain/role';
import type { Tx } from '../../lib/db/schema.ts';
import * as store from './store.ts';

/** A hazard that an inspector found. */
export interface InspectionHazard {
  readonly where: Whereabouts;
  readonly title: string;
  readonly description: string;
  readonly level: AlarmLevel;
  readonly foundDay: Day;
  readonly dueDay: Day;
  readonly responsible: string;
  /** Of the failed item: the same one makes one hazard, however often it is asked for. */
  readonly sourceKey: string;
  readonly taskId: number;
  readonly by: string;
  /** ISO 8601, UTC. */
  readonly at: string;
}

/** For patrols: puts the hazard of a failed item on record, once, in the transaction of its result. @returns its id @spec ALM-13 INS-05 */
export async function hazardFromInspection(tx: Tx, { where, ...found }: InspectionHazard): Promise<number> {
  const { title, description, level, foundDay, dueDay, responsible, sourceKey, taskId, by, at } = found;
  const { rentId, orgPath, partnerId, unitId, maintId, placeId } = where;
  const known = await store.ofSource(tx, rentId, sourceKey);
  if (known) return known.hazardId;
  const hazardId = await store.insertHazard(tx, {
    rentId,
    orgPath,
    partnerId,
    unitId,
    maintId,
    placeId,
    title,
    description,
    level,
    responsible,
    sourceKey,
    taskId,
    source: 'inspection',
    foundOn: foundDay,
    dueOn: dueDay,
    createdBy: by,
    createdAt: at,
    changedBy: by,
  });
  await store.insertTrack(tx, { hazardId, at, event: 'found', by, dueOn: dueDay });
  return hazardId;
}
