import type { Role } from '@fireline/domain/role';
import type { Generated } from 'kysely';
import type { Id, Instant, JsonOrDefault } from '../lib/db/columnTypes.ts';

/** A role that a tenant has made. The built-in ones have no row: what they hold follows from their kind. */
export interface RoleTable {
  roleId: Id;
  rentId: string;
  kind: Role;
  roleName: string;
  description: string;
  permissions: JsonOrDefault<readonly string[]>;
  /** Counts the changes. */
  revision: Generated<number>;
  changedBy: string;
  changedAt: Instant;
}

export interface RoleTables {
  role: RoleTable;
}

declare module '../lib/db/schema.ts' {
  interface Database extends RoleTables {}
}
