import type { StandingResult, TagType, TaskFacts } from '@fireline/domain/inspection';
import type { Day } from '@fireline/domain/lib';
import { sql } from 'kysely';
import { anyId } from '../../lib/db/query/anyOf.ts';
import type { Db, Tx } from '../../lib/db/schema.ts';

/** What was found at each of these points in the task of its newest result. */
export async function newestResults(db: Db | Tx, pointIds: readonly number[]): Promise<StandingResult[]> {
  const { rows } = await sql<Omit<StandingResult, 'atMs' | 'corrects'> & { at: string; corrects: string | null }>`
    with newest as (
      select distinct on (r.point_id) r.point_id, r.task_id from inspection_result r
      where r.point_id = ${anyId(pointIds)} order by r.point_id, r.at desc, r.result_id desc)
    select r.task_id, r.point_id, r.item_id, r.outcome, r.description, r.images, r.at, r.key, r.corrects
    from newest join inspection_result r on r.task_id = newest.task_id and r.point_id = newest.point_id`.execute(db);
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

/** The first task that asks for each of these points and in which nothing was found there, as the domain's `pointDue` chooses it. */
export async function firstTasks(db: Db | Tx, points: readonly LookedOn[]): Promise<AskingTask[]> {
  const { rows } = await sql<{ pointId: number; fromDay: string; toDay: string }>`
    select p.point_id, task.from_day, task.to_day
    from jsonb_to_recordset(${JSON.stringify(points)}::jsonb) as looked("pointId" bigint, day date)
    join inspection_line_point p on p.point_id = looked."pointId"
    cross join lateral (
      select t.from_day, t.to_day from inspection_task t
      where t.line_id = p.line_id and t.withdrawn_at is null and t.completed_at is null and not t.is_made_late
        and t.to_day >= coalesce(looked.day, '-infinity'::date)
        and not exists (select from inspection_result r where r.task_id = t.task_id and r.point_id = p.point_id)
        and case when t.snapshot is null
          then exists (select from inspection_point_item i where i.point_id = p.point_id)
          else t.snapshot @> jsonb_build_array(jsonb_build_object('pointId', p.point_id)) end
      order by t.to_day, t.from_day limit 1) as task`.execute(db);
  return rows.map(({ pointId, fromDay, toDay }) => ({
    pointId,
    from: fromDay,
    to: toDay,
    completedAtMs: null,
    isWithdrawn: false,
    isMadeLate: false,
  }));
}

/** Tags that are bound to these points. */
export const tagsAt = (db: Db | Tx, pointIds: readonly number[]) =>
  db
    .selectFrom('inspectionTag')
    .select(['tagId', 'type', 'serial', 'pointId'])
    .where('pointId', '=', anyId(pointIds))
    .orderBy('tagId')
    .$narrowType<{ type: TagType; pointId: number }>()
    .execute();
