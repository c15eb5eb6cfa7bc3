import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

const statements = [
  `alter table app_user add column limited boolean not null default false,
    add column proven_mobile text collate "C" not null default ''`,
  // who registered with a partner, and whom the people of a partner created, imported or opened
  `update app_user set limited = true where role in ('unit', 'resident') and partner_id is not null`,
  `update app_user set limited = true from user_log log join app_user maker on maker.user_id = log.user_id
    where log.target_kind = 'user' and log.target_id = app_user.user_id::text and log.action in ('create', 'resetPassword')
      and log.rent_id = app_user.rent_id and maker.role = 'agent' and app_user.role <> 'agent'`,
  `update app_user set limited = true from import_row made join import_job job using (import_id) join app_user maker using (user_id)
    where job.kind = 'user' and made.state = 'success' and made.made_id = app_user.user_id and maker.role = 'agent' and app_user.role <> 'agent'`,
  // who registered by a code, and whom nobody has changed since
  `update app_user set proven_mobile = mobile where exists (select from user_log log
      where log.user_id = app_user.user_id and log.rent_id = app_user.rent_id and log.action = 'register' and log.result = 'success')
    and not exists (select from user_log log where log.target_kind = 'user' and log.target_id = app_user.user_id::text
      and log.rent_id = app_user.rent_id and log.action in ('change', 'resetPassword'))`,
];

/** Which accounts the powers of a partner bound, and which number its own person has proven. @spec SES-08 ORG-05 SIT-02 */
export const m0099LookedAfter: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
