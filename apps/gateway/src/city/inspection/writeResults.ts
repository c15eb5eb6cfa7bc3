import { hazardDraft, sourceKeyOf } from '@fireline/domain/inspection';
import { addDays, type Day, dayAt, hourMs } from '@fireline/domain/lib';
import { createDice, type Dice } from '../../lib/dice.ts';
import { type BulkRow, insertMany } from '../../lib/db/query/bulk.ts';
import type { Tx } from '../../lib/db/schema.ts';
import { dayMs, minuteMs } from '../calendar.ts';
import type { City, Place } from '../model.ts';
import type { Found } from './rounds.ts';
import type { WalkedTask } from './writePlans.ts';

const iso = (ms: number): string => new Date(ms).toISOString();
/** Undecided for so long at most; what is older somebody has decided. */
const waitsDays = 8;
/** Rows whose phone had a wrong clock, and items that a second inspector found worse. */
const wrongClocks = 3;
const secondOpinions = 5;
/** Some are sent hours after they were made, where there was no signal. */
const sentLaterShare = 0.04;

interface Written {
  readonly results: BulkRow<'inspectionResult'>[];
  readonly failures: BulkRow<'inspectionFailure'>[];
  readonly hazards: BulkRow<'hazard'>[];
  readonly tracks: BulkRow<'hazardTrack'>[];
}

/** The hazard of a failed item, in the place of its unit, rectified once its days are over. */
function hazardOf(
  task: WalkedTask,
  found: Found,
  pointName: string,
  itemContent: string,
  place: Place,
  today: Day,
  dice: Dice,
) {
  const level = task.failure.way === 'decide' ? 3 : task.failure.level;
  const dueDays = task.failure.way === 'decide' ? 7 : task.failure.dueDays;
  const result = { ...found, taskId: task.taskId, description: found.words, images: [] };
  const { title, description, foundDay, sourceKey } = hazardDraft({
    result,
    pointName,
    itemContent,
    unitId: task.unitId,
  });
  const dueOn = addDays(foundDay, dueDays);
  const isDone = dueOn < today && dice.chance(0.85);
  const endedOn = isDone ? addDays(foundDay, dice.int(1, dueDays)) : null;
  const { rentId, orgPath, partnerId, unitId, maintId, placeId } = place;
  return {
    rentId,
    orgPath,
    partnerId,
    unitId,
    maintId,
    placeId,
    title,
    description,
    level,
    sourceKey,
    dueOn,
    endedOn,
    taskId: task.taskId,
    source: 'inspection',
    foundOn: foundDay,
    responsible: place.manager,
    measures: [],
    photos: [],
    donePhotos: [],
    state: isDone ? 'completed' : 'inProgress',
    createdBy: task.inspectorName,
    createdAt: iso(found.atMs),
    revision: isDone ? 2 : 1,
    changedBy: isDone ? place.manager : task.inspectorName,
  };
}

/** What the failures of a task became. */
function failing(city: City, task: WalkedTask, found: Found, to: Written, firstHazard: number, dice: Dice): void {
  const today = dayAt(city.now);
  const point = task.points.find(({ pointId }) => pointId === found.pointId);
  const item = point?.items.find(({ itemId }) => itemId === found.itemId);
  const place = city.places.find(({ unitId }) => unitId === task.unitId);
  if (!point || !item || !place) return;
  const { taskId, rentId, unitId, inspectorName, manager } = task;
  const isOld = found.atMs < city.now - waitsDays * dayMs;
  const isLeft = task.failure.way === 'decide';
  const isDismissed = isLeft && isOld && dice.chance(0.3);
  const makes = !isLeft || (isOld && !isDismissed);
  const hazardId = makes ? firstHazard + to.hazards.length : null;
  if (hazardId !== null) {
    const hazard = hazardOf(task, found, point.name, item.content, place, today, dice);
    to.hazards.push({ hazardId, ...hazard });
    const entry = { hazardId, receiver: '', remark: '', dueOn: null };
    to.tracks.push({ ...entry, at: iso(found.atMs), event: 'found', by: inspectorName, dueOn: hazard.dueOn });
    if (hazard.endedOn !== null) {
      const at = iso(Math.min(city.now, Date.parse(`${hazard.endedOn}T08:00:00Z`)));
      to.tracks.push({ ...entry, at, event: 'complete', by: place.manager, remark: '已现场复查' });
    }
  }
  const isDecided = isLeft && (makes || isDismissed);
  to.failures.push({
    failureId: to.failures.length + 1,
    rentId,
    unitId,
    taskId,
    hazardId,
    pointId: found.pointId,
    itemId: found.itemId,
    pointName: point.name,
    itemContent: item.content,
    description: found.words,
    foundAt: iso(found.atMs),
    foundBy: inspectorName,
    sourceKey: sourceKeyOf({
      taskId,
      pointId: found.pointId,
      itemId: found.itemId,
    }),
    state: hazardId !== null ? 'hazard' : isDismissed ? 'dismissed' : 'undecided',
    decidedBy: isDecided ? manager : '',
    decidedAt: isDecided ? iso(Math.min(city.now, found.atMs + dice.int(2, 30) * hourMs)) : null,
    reason: isDismissed ? '现场已更换，无需登记' : '',
  });
}

/** What was found in the rounds of three months, and the hazards that were made of it. @spec INS-05 ALM-13 N25 */
export async function writeResults(tx: Tx, city: City, walked: readonly WalkedTask[]): Promise<void> {
  const { next } = await tx
    .selectFrom('hazard')
    .select((eb) => eb.fn.coalesce(eb.fn.max('hazardId'), eb.lit(0)).as('next'))
    .executeTakeFirstOrThrow();
  const written: Written = { results: [], failures: [], hazards: [], tracks: [] };
  const dice = createDice(city.seed, 'inspection results');
  let [clocks, opinions] = [0, 0];
  for (const task of walked) {
    const { taskId, rentId, inspectorName, round } = task;
    const laterMs = dice.chance(sentLaterShare) ? dice.int(2, 7) * hourMs : 5_000;
    for (const found of round.found) {
      const isClockWrong = found.outcome === 'pass' && clocks < wrongClocks && dice.chance(0.002);
      if (isClockWrong) clocks += 1;
      const skewMs = isClockWrong ? -dice.int(20, 90) * minuteMs : 0;
      const { pointId, itemId, outcome, words, atMs } = found;
      const at = iso(atMs);
      const row = {
        rentId,
        taskId,
        pointId,
        itemId,
        outcome,
        at,
        skewMs,
        isClockWrong,
        inspectorName,
        key: `city-${taskId}-${pointId}-${itemId}`,
        description: words,
        receivedAt: iso(Math.min(city.now, atMs + laterMs)),
      };
      // somebody else had found nothing wrong a little earlier
      if (outcome === 'fail' && opinions < secondOpinions) {
        opinions += 1;
        const earlier = { outcome: 'pass' as const, description: '', key: `${row.key}-a`, inspectorName: task.manager };
        written.results.push({ ...row, ...earlier, at: iso(atMs - 30 * minuteMs) });
      }
      written.results.push(row);
      if (outcome === 'fail') failing(city, task, found, written, next + 1, dice);
    }
  }
  await insertMany(tx, 'inspectionResult', written.results);
  await insertMany(tx, 'hazard', written.hazards);
  await insertMany(tx, 'hazardTrack', written.tracks);
  await insertMany(tx, 'inspectionFailure', written.failures);
}
