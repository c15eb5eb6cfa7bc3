import type { RentKind, Role } from '@fireline/domain/role';
import { builtInRights, countingRights, type PowersAbove, powersUnder, rightsWithin } from '@fireline/domain/shell';
import type { Rights } from '@fireline/api/session';
import type { HeldRights } from '../lib/context.ts';
import type { Db } from '../lib/db/schema.ts';
import type { PartnerOfLine } from '../session/store.ts';
import { roleById } from './store.ts';
import type { StoredPartnerPowers } from './tables.ts';

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

/**
 * What the roles of this database hold. A role is read once for each of its revisions: every call reads the revision together with its
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
    /** What the tenants' roles hold. */
    readonly roleRights: RoleRights;
  }
}

/** The same as it is sent: a console knows what the built-in roles of a tenant hold, and receives what those of the operator hold. */
export function sentRights(
  { granted, ofAccount: _ofAccount, ofRole: _ofRole, isLimited: _isLimited, powersRevision, ...rest }: HeldRights,
  rentKind: RentKind,
): Rights {
  const isKnown = rest.roleId === null && !rest.mustChangePassword && rentKind === 'tenant' && powersRevision === '';
  return { ...rest, granted: isKnown ? null : [...granted] };
}
