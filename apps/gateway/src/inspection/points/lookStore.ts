import type { LookResult, TagType, TaskFacts } from '@fireline/domain/inspection';
import type { Day } from '@fireline/domain/lib';
import { sql } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';
import { isOfUnit } from './store.ts';

/** A point with the task of its newest result, and the items that the task asks for there. */
export interface LookedPoint {
  readonly pointId: number;
  readonly taskId: number;
  readonly itemIds: readonly number[];
}

/** Of these points those at which somebody has looked in a task of the unit that the point has now: who sees the point sees that unit. */
export async function newestTasks(db: Db | Tx, pointIds: readonly number[]): Promise<LookedPoint[]> {
  const { rows } = await sql<LookedPoint>`
    select point.point_id, t.task_id, (
      select coalesce(jsonb_agg(item -> 'itemId'), '[]') from jsonb_array_elements(t.snapshot) as asked(one)
      cross join jsonb_array_elements(asked.one -> 'items') as item
      where (asked.one ->> 'pointId')::bigint = point.point_id) as item_ids
    from inspection_point point
    cross join lateral (
      select r.task_id from inspection_result r where r.point_id = point.point_id and ${isOfUnit}
      order by r.at desc, r.result_id desc limit 1) as newest
    join inspection_task t on t.task_id = newest.task_id
    where point.point_id = ${anyId(pointIds)}`.execute(db);
  return rows;
}

/** What was found at each of these points in the task that is named with it. */
export async function resultsAt(db: Db | Tx, looked: readonly LookedPoint[]) {
  const places = JSON.stringify(looked.map(({ pointId, taskId }) => ({ pointId, taskId })));
  const { rows } = await sql<
    Omit<LookResult, 'atMs' | 'corrects'> & { pointId: number; at: string; corrects: string | null }
  >`
    select r.task_id, r.point_id, r.item_id, r.outcome, r.at, r.key, r.corrects
    from jsonb_to_recordset(${places}::jsonb) as looked("pointId" bigint, "taskId" bigint)
    join inspection_result r on r.task_id = looked."taskId" and r.point_id = looked."pointId"`.execute(db);
  return rows.map(({ at, corrects, ...row }) => ({ ...row, atMs: Date.parse(at), corrects: corrects ?? undefined }));
}

/** A point with the day of its last look. */
export interface LookedOn {
  readonly pointId: number;
  readonly day: Day | null;
}
export interface AskingTask extends TaskFacts {
  readonly pointId: number;
}

/** What the domain's `pointDue` may choose: a task that was over at the last look asks no more. */
const open = sql`t.completed_at is null and t.withdrawn_at is null and not t.is_made_late and t.to_day >= looked.day`;

/**
 * The tasks that may be the first to ask for each of these points, at most two a point, all of the unit that the point has now: one that has begun
 * asks by its snapshot, whatever line the point is in since, until each item has a result; one that has not asks for the points that its line has
 * now.
 */
export async function firstTasks(db: Db | Tx, points: readonly LookedOn[]): Promise<AskingTask[]> {
  // the snapshots of a unit are opened once, not for each point: tasks that nobody walks stay open, and a new point is in none of them
  const { rows } = await sql<{ pointId: number; fromDay: string; toDay: string }>`
    with looked as materialized (
      select point.point_id, point.unit_id, coalesce(given.day, '-infinity') as day
      from jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as given("pointId" bigint, day date)
      join inspection_point point on point.point_id = given."pointId"
    ), begun as materialized (
      select t.task_id, t.unit_id, t.from_day, t.to_day, jsonb_path_query_array(t.snapshot, '$[*].pointId') as point_ids
      from (select unit_id, min(day) as day from looked group by unit_id) as looked
      join inspection_task t on t.unit_id = looked.unit_id
      where t.snapshot is not null and ${open}
    )
    select looked.point_id, task.from_day, task.to_day
    from looked
    cross join lateral (
      (select asking.from_day, asking.to_day
        from (
          select * from begun where begun.unit_id = looked.unit_id and begun.to_day >= looked.day
            and begun.point_ids @> to_jsonb(looked.point_id)
          order by begun.to_day, begun.from_day) as asking
        where exists (
          select from inspection_task t
          cross join jsonb_array_elements(t.snapshot) as asked(one)
          cross join jsonb_array_elements(asked.one -> 'items') as item
          where t.task_id = asking.task_id and (asked.one ->> 'pointId')::bigint = looked.point_id and not exists (
            select from inspection_result r where r.task_id = t.task_id and r.point_id = looked.point_id
              and r.item_id = (item ->> 'itemId')::bigint))
        order by asking.to_day, asking.from_day limit 1)
      union all
      (select t.from_day, t.to_day from inspection_line_point p join inspection_task t on t.line_id = p.line_id
        where p.point_id = looked.point_id and t.unit_id = looked.unit_id and t.snapshot is null and ${open}
          and exists (select from inspection_point_item i where i.point_id = looked.point_id)
        order by t.to_day, t.from_day limit 1)) as task`.execute(db);
  return rows.map(({ pointId, fromDay, toDay }) => ({
    pointId,
    from: fromDay,
    to: toDay,
    completedAtMs: null,
    isWithdrawn: false,
    isMadeLate: false,
  }));
}

/** Tags that are bound to these points, of the unit that the point has now: a tag stays with its unit. */
export const tagsAt = (db: Db | Tx, pointIds: readonly number[]) =>
  db
    .selectFrom('inspectionTag as tag')
    .innerJoin('inspectionPoint as point', (join) =>
      join.onRef('point.pointId', '=', 'tag.pointId').onRef('point.unitId', '=', 'tag.unitId'),
    )
    .select(['tag.tagId', 'tag.type', 'tag.serial', 'tag.pointId'])
    .where('tag.pointId', '=', anyId(pointIds))
    .orderBy('tag.tagId')
    .$narrowType<{ type: TagType; pointId: number }>()
    .execute();
