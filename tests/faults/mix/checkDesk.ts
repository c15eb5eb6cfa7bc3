import { sql } from 'kysely';
import { tablesWithPath } from '../../../apps/gateway/src/org/pathStore.ts';
import { type Checked, isSetTo, rowsOf } from './checked.ts';

const snake = (name: string): string => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Every record whose call was answered is there, and none is there twice. */
export async function checkMade({ db, ledger, findings }: Checked): Promise<void> {
  for (const table of new Set(ledger.made.map((one) => one.table))) {
    const made = ledger.made.filter((one) => one.table === table);
    const column = sql.ref(snake(made[0]?.column ?? ''));
    const rows = await rowsOf(
      db,
      sql<{
        name: string;
        count: number;
      }>`select ${column} as name, count(*)::int as count from ${sql.table(snake(table))} group by 1`,
    );
    const counts = new Map(rows.map(({ name, count }) => [name, count]));
    const lost = made.filter(({ name, isAnswered }) => isAnswered && !counts.has(name));
    findings.none(`answered, and not there: ${table}`, lost);
    findings.none(
      `made twice: ${table}`,
      made.filter(({ name }) => (counts.get(name) ?? 0) > 1),
    );
  }
}

/** Roles hold the rights that they were given last; a point has all of its items; hazards that were rectified still are. */
export async function checkSet({ db, ledger, findings }: Checked): Promise<void> {
  const roles = await db.selectFrom('role').select(['roleId', 'permissions']).execute();
  for (const [roleId, set] of ledger.rights) {
    const held = roles
      .find((one) => one.roleId === roleId)
      ?.permissions.toSorted()
      .join(' ');
    if (!isSetTo(set, (rights) => rights.join(' ') === held))
      findings.add(`role ${roleId} holds what it was not given last`, [String(held), set]);
  }
  const rectified = await db.selectFrom('hazard').select('hazardId').where('state', '=', 'completed').execute();
  const ids = new Set(rectified.map(({ hazardId }) => hazardId));
  findings.none(
    'rectified, and open again',
    ledger.rectified.filter((id) => !ids.has(id)),
  );
  const twice = sql<{ hazardId: number }>`select hazard_id, event, count(*)::int as count from hazard_track
    where event in ('found', 'complete') group by 1, 2 having count(*) > 1`;
  findings.none('a step of a hazard done twice', await rowsOf(db, twice));
  const untracked = sql`select h.hazard_id from hazard h where title like '隐患 %'
    and not exists (select from hazard_track t where t.hazard_id = h.hazard_id and t.event = case h.state when 'completed' then 'complete' else 'found' end)`;
  findings.none('a hazard without its track', await rowsOf(db, untracked));
  const points = sql`select p.point_id, count(i.item_id)::int as items from inspection_point p left join inspection_point_item i using (point_id)
    group by 1 having count(i.item_id) <> 2`;
  findings.none('a point without all of its items', await rowsOf(db, points));
}

/** Imports end with all rows, or were never begun; each unit is there once. */
export async function checkImports({ db, ledger, findings }: Checked): Promise<void> {
  const jobs = await db
    .selectFrom('importJob')
    .select(['importId', 'state', 'rows', 'successRows', 'fileName'])
    .execute();
  findings.none(
    'an import that did not end with all its rows',
    jobs.filter(({ state, rows, successRows }) => state !== 'finished' || rows !== successRows),
  );
  for (const { prefix, rows, isAnswered } of ledger.imports) {
    const names = await rowsOf(
      db,
      sql<{
        all: number;
        own: number;
      }>`select count(*)::int as "all", count(distinct name)::int as own from unit where starts_with(name, ${prefix})`,
    );
    const { all = 0, own = 0 } = names[0] ?? {};
    if (all !== own || (all !== rows && (isAnswered || all !== 0)))
      findings.add(`import ${prefix} made ${all} units, ${own} of them with a name of their own, of ${rows}`);
  }
}

/** An approved announcement reaches each of its people once, and no other one reaches anybody. */
export async function checkLetters({ db, ledger, findings }: Checked): Promise<void> {
  const twice = sql`select announcement_id, user_id, count(*)::int as letters from site_letter where announcement_id is not null
    group by 1, 2 having count(*) > 1`;
  findings.none('a letter of an announcement twice', await rowsOf(db, twice));
  const rows = await rowsOf(
    db,
    sql<{
      announcementId: number;
      state: string;
      letters: number;
    }>`select a.announcement_id, a.state, count(l.letter_id)::int as letters
      from announcement a left join site_letter l using (announcement_id) where a.title like '公告 %' group by 1, 2`,
  );
  findings.none(
    'an announcement with letters that is not approved, or approved without any',
    rows.filter(({ state, letters }) => (state === 'approved') !== letters > 0),
  );
  for (const { announcementId, recipients } of ledger.approved)
    findings.same(
      `letters of announcement ${announcementId}`,
      rows.find((row) => row.announcementId === announcementId)?.letters,
      recipients,
    );
}

/** The organisation hangs where it was moved last, and all under it has its path. */
export async function checkMoves({ db, ledger, findings }: Checked): Promise<void> {
  const org = await db
    .selectFrom('org')
    .select(['parentId', 'path'])
    .where('rentId', '=', 'R001')
    .where('orgId', '=', '440304')
    .executeTakeFirst();
  if (ledger.parent.answered !== undefined && !isSetTo(ledger.parent, (parent) => parent === org?.parentId))
    findings.add('an organisation hangs where it was not moved last', [org, ledger.parent]);
  const paths = sql`select child.org_id, child.path, parent.path as parent from org child join org parent
    on parent.rent_id = child.rent_id and parent.org_id = child.parent_id
    where child.path <> parent.path || child.org_id || '/'`;
  findings.none('an organisation whose path is not under its parent', await rowsOf(db, paths));
  for (const table of await db.transaction().execute(tablesWithPath)) {
    const left = sql`select distinct rent_id, org_path from ${sql.table(table)} t where org_path <> ''
      and not exists (select from org where org.rent_id = t.rent_id and org.path = t.org_path)`;
    findings.none(`rows of ${table} that a move has left behind`, await rowsOf(db, left));
  }
}

const loggedOnce = [
  ['role.create', 'role', `role_name like '角色 %'`],
  ['alarm.createHazard', 'hazard', `title like '隐患 %'`],
  ['inspection.createCategory', 'inspection_category', `name like '巡查 %'`],
  ['message.createAnnouncement', 'announcement', `title like '公告 %'`],
  ['device.createTask', 'device_task', `name like '定时 %'`],
] as const;

/** What people made is in the log as often as it is there. */
export async function checkLog({ db, findings }: Checked): Promise<void> {
  for (const [action, table, own] of loggedOnce) {
    const counts = await rowsOf(
      db,
      sql<{ made: number; logged: number }>`select
        (select count(*)::int from ${sql.table(table)} where ${sql.raw(own)}) as made,
        (select count(*)::int from user_log where action = ${action} and result = 'success') as logged`,
    );
    findings.same(`entries of ${action}`, counts[0]?.logged, counts[0]?.made);
  }
}
