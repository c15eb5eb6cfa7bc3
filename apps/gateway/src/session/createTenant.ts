import type { Clock } from '@fireline/api/lib';
import { ok, refuse, type Result } from '@fireline/domain/lib';
import { defaultOrgId } from '@fireline/domain/org';
import { sql } from 'kysely';
import { isoNow } from '../lib/context.ts';
import type { OpenedDatabase } from '../lib/db/opened.ts';
import type { Db } from '../lib/db/schema.ts';
import type { TenantDefaults } from '../lib/area.ts';
import { transact } from '../lib/transact.ts';
import { insertLog } from './store.ts';

/** There is one operator at most, and it begins with nothing. */
type NewKind =
  | { readonly rentKind: 'operator' }
  | { readonly rentKind: 'tenant'; readonly defaults: readonly TenantDefaults[] };

export type NewTenant = NewKind & {
  readonly rentId: string;
  readonly rentName: string;
  readonly administrator: {
    readonly username: string;
    readonly realName: string;
    readonly pwHash: string;
    /** The password was made up, and shown. */
    readonly mustChangePassword: boolean;
  };
  /** Who creates it, and from where, for its user log. */
  readonly by: string;
  readonly ip: string;
  /** Refused when there is any other. */
  readonly isFirst: boolean;
};

export const hasTenant = async (db: Db): Promise<boolean> =>
  (await db.selectFrom('rent').select('rentId').limit(1).executeTakeFirst()) !== undefined;

const operatorId = async (db: Db): Promise<string | undefined> =>
  (await db.selectFrom('rent').select('rentId').where('kind', '=', 'operator').executeTakeFirst())?.rentId;

/** Creates a tenant, or the operator above them, and its first administrator: both or none. @spec SHL-31 ORG-06 */
export async function createTenant(
  database: OpenedDatabase,
  tenant: NewTenant,
  clock: Clock,
): Promise<Result<{ userId: number }>> {
  const { rentId, rentName, rentKind, administrator, by, ip, isFirst } = tenant;
  return transact(database, async ({ tx }) => {
    // two at once: one waits for the other here, and then sees its tenant
    await sql`lock table rent in share row exclusive mode`.execute(tx);
    if (isFirst && (await hasTenant(tx))) return refuse({ code: 'session.setup.done' });
    const taken = await tx.selectFrom('rent').select('rentId').where('rentId', '=', rentId).executeTakeFirst();
    if (taken) return refuse({ code: 'session.rentId.taken', field: 'rentId' });
    if (rentKind === 'operator' && (await operatorId(tx)) !== undefined)
      return refuse({ code: 'session.operatorTaken' });
    await tx.insertInto('rent').values({ rentId, name: rentName, kind: rentKind }).execute();
    const root = { rentId, orgId: defaultOrgId, parentId: null, name: rentName, level: 'country', path: '/' } as const;
    await tx.insertInto('org').values(root).execute();
    const defaults = tenant.rentKind === 'tenant' ? tenant.defaults : [];
    for (const insertDefaults of defaults) await insertDefaults(tx, rentId, isoNow(clock));
    const { userId } = await tx
      .insertInto('appUser')
      .values({ rentId, ...administrator, role: 'platform', accountType: 'platform' })
      .returning('userId')
      .executeTakeFirstOrThrow();
    const log = {
      rentId,
      at: isoNow(clock),
      username: by,
      ip,
      area: 'session',
      detail: administrator.username,
    } as const;
    await insertLog(tx, { ...log, action: 'create', result: 'success' });
    return ok({ userId });
  });
}
