import type { Db, Tx } from '../lib/db/schema.ts';

export const roleById = (db: Db | Tx, rentId: string, roleId: number) =>
  db.selectFrom('role').selectAll().where('rentId', '=', rentId).where('roleId', '=', roleId).executeTakeFirst();
