import { sql } from 'kysely';
import { type Checked, fireDevices, rowsOf } from './checked.ts';
import { mixDevices } from './fill.ts';

/** Each fire is one alarm, reported once and closed once. */
export async function checkAlarms({ db, ledger, findings }: Checked): Promise<void> {
  const rows = await rowsOf(
    db,
    sql<{ deviceId: number; count: number }>`select device_id, count(*)::int as count from alarm
      where kind = 'smoke' and device_id in (${fireDevices}) group by 1`,
  );
  for (const [deviceId, fires] of ledger.fires)
    findings.same(`alarms of device ${deviceId}`, rows.find((row) => row.deviceId === deviceId)?.count ?? 0, fires);
  const tracks = sql`select a.alarm_id, a.device_id, a.state, a.count, a.remark,
      count(*) filter (where t.event = 'raised')::int as raised, count(*) filter (where t.event = 'handled')::int as handled
    from alarm a left join alarm_track t using (alarm_id) where a.device_id in (${fireDevices}) and a.kind = 'smoke'
    group by 1, 2, 3, 4, 5 having a.state <> 'closed' or a.count <> 1
      or count(*) filter (where t.event = 'raised') <> 1 or count(*) filter (where t.event = 'handled') <> 1`;
  findings.none('an alarm that was not raised once and closed once', await rowsOf(db, tracks));
}

/** Each command goes to its device once, and each turn of a schedule is one run with one command at most. */
export async function checkCommands({ db, ledger, findings }: Checked): Promise<void> {
  const { ordered, cutOffOrders, received, acknowledged } = ledger.commands;
  const rows = await db
    .selectFrom('deviceCommand')
    .select(['commandId', 'state', 'runId'])
    .where('deviceId', 'in', [...mixDevices.commands, ...mixDevices.tasks])
    .execute();
  const states = new Map(rows.map(({ commandId, state }) => [commandId, state]));
  findings.none(
    'a command that was put on record and is not there',
    ordered.filter((id) => !states.has(id)),
  );
  findings.none(
    'a command handed out twice',
    received.filter((id, at) => received.indexOf(id) !== at),
  );
  findings.none(
    'a command whose answer was taken and is lost',
    acknowledged.filter((id) => states.get(id) !== 'acknowledged'),
  );
  const ofPeople = rows.filter(({ runId }) => runId === null).length;
  if (ofPeople > ordered.length + cutOffOrders)
    findings.add('more commands than were ordered', [`${ofPeople} of ${ordered.length} and ${cutOffOrders} cut off`]);
  const runs = sql`select task_id, planned_at, count(*)::int as runs from device_task_run group by 1, 2 having count(*) > 1`;
  findings.none('a turn of a schedule run twice', await rowsOf(db, runs));
  const sent = sql`select run_id, count(*)::int as commands from device_command where run_id is not null group by 1 having count(*) > 1`;
  findings.none('a run with two commands', await rowsOf(db, sent));
  const due = sql`select task_id, name, state, next_run_at, failure from device_task t where name like '定时 %'
    and (next_run_at < now() - interval '1 minute'
      or (next_run_at is null and not exists (select from device_task_run r where r.task_id = t.task_id)))`;
  findings.none('a turn of a schedule that nobody made or noted', await rowsOf(db, due));
}

/** Numbers of events have no gap, and each alarm of a fire was published as it was raised and as it was closed. */
export async function checkEvents({ db, findings }: Checked): Promise<void> {
  const gaps = sql`select e.rent_id, min(e.seq) as first, max(e.seq) as last, count(*)::int as events, max(s.seq) as counted
    from push_event e join push_sequence s using (rent_id) group by 1
    having max(e.seq) - min(e.seq) + 1 <> count(*) or max(e.seq) <> max(s.seq) or min(e.seq) <> 1`;
  findings.none('a gap in the numbers of events', await rowsOf(db, gaps));
  const silent = sql`select a.alarm_id, a.state from alarm a where a.device_id in (${fireDevices}) and a.kind = 'smoke'
    and not exists (select from push_event e where e.rent_id = a.rent_id and e.topic = 'alarm'
      and (e.data ->> 'alarmId')::bigint = a.alarm_id and e.data ->> 'state' = a.state)`;
  findings.none('an alarm whose last state was not published', await rowsOf(db, silent));
}
