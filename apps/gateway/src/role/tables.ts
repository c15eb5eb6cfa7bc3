import type { AlarmLevel, screenChannels } from '@fireline/domain/alarm';
import type { PartnerPower } from '@fireline/domain/org';
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

/** What a tenant forces on the screens of its people. @spec ROL-05 */
export interface StoredForcePush {
  readonly channels: (typeof screenChannels)[number][];
  readonly mildestLevel: AlarmLevel;
  /** Counts the changes. */
  readonly revision: number;
  readonly changedBy: string;
  readonly changedAt: Instant;
}

/** What a tenant lets its partners do. @spec ORG-05 */
export interface StoredPartnerPowers {
  readonly powers: PartnerPower[];
  /** Counts the changes. */
  readonly revision: number;
  readonly changedBy: string;
  readonly changedAt: Instant;
}

export interface RoleTables {
  role: RoleTable;
}

declare module '../lib/db/schema.ts' {
  interface Database extends RoleTables {}
}
