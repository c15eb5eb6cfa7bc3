import type { TaskReminder } from '@fireline/domain/inspection';
import { dueIn } from '@fireline/domain/alarm';
import { type Day, dayAt } from '@fireline/domain/lib';
import type { Whereabouts } from '@fireline/domain/role';
import { sql } from 'kysely';
import { chinaTime } from '../../lib/chinaTime.ts';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Tx } from '../../lib/db/schema.ts';
import type { Work } from '../../lib/transact.ts';
import { recordsOf, wayOf } from '../sending/planning.ts';
import * as store from '../sending/planStore.ts';
import { sendQueue } from '../sending/port.ts';
import { aroundUnits } from './unitStore.ts';
import { responsibleFor } from './responsible.ts';

/** What messages name of a task, and who stands around its unit. */
async function tasksOf(tx: Tx, rentId: string, taskIds: readonly number[]) {
  const tasks = await tx
    .selectFrom('inspectionTask')
    .select(['taskId', 'lineName', 'toDay', 'inspectorId', 'unitId', sql<number>`point_count - done_points`.as('open')])
    .where('rentId', '=', rentId)
    .where('taskId', '=', anyId(taskIds))
    .orderBy('taskId')
    .execute();
  const units = await aroundUnits(
    tx,
    tasks.map(({ unitId }) => unitId),
  );
  return tasks.flatMap((task) => {
    const unit = units.get(task.unitId);
    return unit ? [{ ...unit, ...task }] : [];
  });
}

/** Inspectors with their accounts, where they have one that is in use. */
async function inspectorsOf(tx: Tx, inspectorIds: readonly number[]) {
  if (inspectorIds.length === 0) return new Map<number, Omit<store.Person, 'receiver' | 'nodeId'>>();
  const { rows } = await sql<Omit<store.Person, 'receiver' | 'nodeId'> & { readonly inspectorId: number }>`
    select i.inspector_id, u.user_id, i.real_name as name, i.mobile as phone, coalesce(r.email, '') as email, r.groups as wanted,
      ${store.languageOfAccount} as language
    from inspector i left join app_user u on u.user_id = i.user_id and not u.disabled and u.deleted_at is null
      left join receive_setting r on r.user_id = u.user_id
    where i.inspector_id = ${anyId(inspectorIds)} and i.removed_at is null`.execute(tx);
  return new Map(rows.map(({ inspectorId, ...person }) => [inspectorId, person]));
}

const notNull = (ids: readonly (number | null)[]): number[] => [...new Set(ids)].filter((id) => id !== null);

/**
 * Plans the reminders of these tasks, in the transaction that remembers them; the sender delivers them. One person gets one message a channel, task
 * and reminder. Also what does not go is kept, and why.
 * @spec INS-05 MSG-06
 */
export async function sendTaskReminders(
  { tx, tell }: Work,
  rentId: string,
  due: ReadonlyMap<number, TaskReminder>,
  now: string,
): Promise<void> {
  const tasks = await tasksOf(tx, rentId, [...due.keys()]);
  const partners = tasks.map(({ partnerId }) => partnerId);
  const chains = await store.chainsOf(tx, partners);
  const settings = await store.settingsOf(tx, rentId, [...new Set([...chains.values()].flat())]);
  const around = await store.peopleAt(tx, rentId, {
    places: [],
    units: notNull(tasks.map(({ unitId }) => unitId)),
    maints: notNull(tasks.map(({ maintId }) => maintId)),
    partners: notNull(partners),
  });
  const inspectors = await inspectorsOf(tx, notNull(tasks.map(({ inspectorId }) => inspectorId)));
  const today: Day = dayAt(Date.parse(now));
  const records = tasks.flatMap((task) => {
    const { taskId, lineName, toDay, inspectorId, open, unit, partnerId } = task;
    const stage = due.get(taskId);
    const chain = chains.get(partnerId) ?? [null];
    const trigger = stage === 'overdue' ? 'inspectionOverdue' : 'inspectionDue';
    const way = stage && wayOf(trigger, settings, chain);
    if (!way) return [];
    const inspector = inspectorId === null ? undefined : inspectors.get(inspectorId);
    const { days } = dueIn(toDay, today);
    return recordsOf({
      trigger,
      way,
      around: { ...task, placeId: null, deviceId: null, manager: '', managerPhone: '', inspectionTaskId: taskId },
      settings,
      chain,
      people: [...(inspector ? [{ ...inspector, receiver: 'inspector' as const, nodeId: taskId }] : []), ...around],
      now,
      about: () => `inspectionTask:${taskId}:${stage}`,
      values: () => ({ unit, place: '', name: lineName, time: toDay, count: String(open), days: String(days) }),
      forced: [],
      held: null,
      fields: { kind: 'notice', inspectionTaskId: taskId },
    });
  });
  if ((await store.insertRecords(tx, records)) > 0) await tell({ type: 'work', queue: sendQueue });
}

/** A failed item as messages say it. */
export interface FailedItemNews {
  readonly failureId: number;
  readonly taskId: number;
  /** The place or the unit where it failed, and whose name stands there. */
  readonly where: Whereabouts;
  readonly responsible: string;
  /** Point and item. */
  readonly name: string;
  readonly foundAtMs: number;
}

/** The unit and the place of a failed item, and whom to turn to there. */
const standingAt = (tx: Tx, { unitId, placeId, maintId }: Whereabouts & { readonly unitId: number }) =>
  tx
    .selectFrom('unit')
    .leftJoin('place', (join) => join.on('place.placeId', '=', anyId(notNull([placeId]))))
    .leftJoin('maint', (join) => join.on('maint.maintId', '=', anyId(notNull([maintId]))))
    .select((eb) => [
      'unit.name as unit',
      'unit.contact as unitContact',
      sql<string>`coalesce(unit.mobiles ->> 0, '')`.as('unitPhone'),
      eb.fn.coalesce('place.name', sql.lit('')).as('place'),
      eb.fn.coalesce('place.manager', sql.lit('')).as('manager'),
      sql<string>`coalesce(nullif(place.phone, ''), place.mobiles ->> 0, '')`.as('managerPhone'),
      eb.fn.coalesce('maint.contact', sql.lit('')).as('maintContact'),
      eb.fn.coalesce('maint.phone', sql.lit('')).as('maintPhone'),
    ])
    .where('unit.unitId', '=', unitId)
    .executeTakeFirst();

/**
 * Plans the messages of a failed item, in the transaction that puts it on record: they go once, however often the item is found to fail.
 * @spec INS-05 MSG-06
 */
export async function sendInspectionFailed({ tx, tell }: Work, failed: FailedItemNews, now: string): Promise<void> {
  const { failureId, taskId, where, responsible, name, foundAtMs } = failed;
  const { rentId, partnerId, placeId, unitId, maintId } = where;
  const at = unitId === null ? undefined : await standingAt(tx, { ...where, unitId });
  if (!at) return;
  const chains = await store.chainsOf(tx, [partnerId]);
  const chain = chains.get(partnerId) ?? [null];
  const settings = await store.settingsOf(tx, rentId, chain);
  const way = wayOf('inspectionFailed', settings, chain);
  if (!way) return;
  const people = [
    ...(await store.peopleAt(tx, rentId, {
      places: notNull([placeId]),
      units: notNull([unitId]),
      maints: notNull([maintId]),
      partners: notNull([partnerId]),
    })),
    ...(await responsibleFor(tx, rentId, [{ ...where, nodeId: failureId, responsible }], chains)),
  ];
  const { unit, place } = at;
  const records = recordsOf({
    trigger: 'inspectionFailed',
    way,
    around: { ...where, ...at, deviceId: null, failureId },
    settings,
    chain,
    people,
    now,
    about: () => `inspectionFailure:${failureId}`,
    values: () => ({ unit, place, name, time: chinaTime(foundAtMs), count: '1', days: '0' }),
    forced: [],
    held: null,
    fields: { kind: 'notice', inspectionTaskId: taskId },
  });
  if ((await store.insertRecords(tx, records)) > 0) await tell({ type: 'work', queue: sendQueue });
}
