import { ok, refuse, type Result } from '@fireline/domain/lib';
import type { RentKind, Role } from '@fireline/domain/role';
import { builtInRights, countingRights, type PowersAbove, powersUnder, rightsWithin } from '@fireline/domain/shell';
import type { HeldRights } from '../lib/context.ts';
import type { Db, Tx } from '../lib/db/schema.ts';
import type { PartnerOfLine } from '../session/store.ts';
import { lockRole, roleById, rolesOfTenant } from './store.ts';
import type { StoredPartnerPowers } from '../session/tables.ts';

/** Whose rights are asked for; the revision is the role's newest, read with the account. */
interface Holder {
  readonly rentId: string;
  readonly rentKind: RentKind;
  readonly role: Role;
  readonly roleId: number | null;
  readonly roleRevision: number | null;
  readonly mustChangePassword: boolean;
  readonly limited: boolean;
  /** What the tenant lets its partners do; null: all. */
  readonly partnerPowers: StoredPartnerPowers | null;
  /** What the partners are let do from the highest down to the one that bounds the holder. */
  readonly partnerLine: readonly PartnerOfLine[];
}

const whole = (rights: Pick<HeldRights, 'roleId' | 'roleName' | 'revision' | 'granted'>): HeldRights => ({
  ...rights,
  ofAccount: rights.granted,
  ofRole: rights.granted,
  isLimited: false,
  powersRevision: '',
  mustChangePassword: false,
});
const builtIn = ({ role, rentKind }: Holder): HeldRights =>
  whole({ roleId: null, roleName: null, revision: 0, granted: builtInRights(role, rentKind) });

/** What partners above the holder, and its tenant, let them do. */
export const powersAbove = ({
  partnerPowers,
  partnerLine,
}: Pick<Holder, 'partnerPowers' | 'partnerLine'>): PowersAbove => ({
  tenant: partnerPowers?.powers ?? null,
  line: partnerLine.map(({ powers }) => powers),
});

/**
 * Less for a partner's person, and for one that its powers bound, where the tenant withholds something of partners, or a partner above it of it.
 * @spec ORG-05 SES-08
 */
function withinPowers(held: HeldRights, holder: Holder): HeldRights {
  const { role, limited, partnerPowers, partnerLine } = holder;
  if (role !== 'agent' && !limited) return held;
  const isWhole = !partnerPowers && partnerLine.every(({ powers }) => !powers);
  if (isWhole) return { ...held, isLimited: limited };
  const ofAccount = rightsWithin(held.granted, powersUnder(powersAbove(holder)));
  const revisions = [partnerPowers?.revision ?? 0, ...partnerLine.map(({ revision }) => revision)];
  return { ...held, granted: ofAccount, ofAccount, isLimited: limited, powersRevision: revisions.join('.') };
}
const nothing: ReadonlySet<string> = new Set();

/** A role that an account is to have. */
interface Given {
  readonly kind: Role;
  /** Absent: the built-in role of the kind. */
  readonly roleId: number | undefined;
}

/**
 * The roles of this database, for the area that keeps accounts: what they hold, and which an account may have. A role is read once for each of its revisions: every call reads the revision together with its
 * session, so that a change counts from the next call on, on every gateway.
 * @spec ROL-07
 */
export class RoleRights {
  readonly #known = new Map<number, HeldRights>();

  /** What the account may do now: nothing until it has changed a password that was made up. @spec SES-05 */
  async heldBy(db: Db, holder: Holder): Promise<HeldRights> {
    const held = withinPowers(await this.#ofRole(db, holder), holder);
    return holder.mustChangePassword ? { ...held, granted: nothing, mustChangePassword: true } : held;
  }

  /** The role that an account of the kind is to have, null for the built-in one. Whether it is the giver's to give shows the account that has it. @spec ROL-04 */
  async roleToGive(tx: Tx, rentId: string, { kind, roleId }: Given): Promise<Result<number | null>> {
    if (roleId === undefined) return ok(null);
    const role = await lockRole(tx, rentId, roleId);
    if (!role) return refuse({ code: 'role.notFound', field: 'roleId' });
    return role.kind === kind ? ok(roleId) : refuse({ code: 'role.assign.kind', field: 'roleId' });
  }

  /** The tenant's role of the name. @returns its id */
  async roleCalled(tx: Tx, rentId: string, roleName: string): Promise<number | undefined> {
    return (await rolesOfTenant(tx, rentId)).find((role) => role.roleName === roleName)?.roleId;
  }

  async #ofRole(db: Db, holder: Holder): Promise<HeldRights> {
    const { rentId, rentKind, role, roleId, roleRevision } = holder;
    if (roleId === null) return builtIn(holder);
    const known = this.#known.get(roleId);
    if (known?.revision === roleRevision) return known;
    const row = await roleById(db, rentId, roleId);
    const held = whole({
      roleId,
      roleName: row?.roleName ?? null,
      revision: row?.revision ?? 0,
      granted: countingRights(role, row?.permissions ?? [], rentKind),
    });
    this.#known.set(roleId, held);
    return held;
  }
}

declare module '../lib/context.ts' {
  interface Deps {
    /** The tenants' roles. */
    readonly roleRights: RoleRights;
  }
}
