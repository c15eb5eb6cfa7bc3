import type { Rights } from '@fireline/api/session';
import type { RentKind } from '@fireline/domain/role';
import type { HeldRights } from '../lib/context.ts';

/** What an account may do, as it is sent: a console knows what the built-in roles of a tenant hold, and receives what those of the operator hold. */
export function sentRights(
  { granted, ofAccount: _ofAccount, ofRole: _ofRole, isLimited: _isLimited, powersRevision, ...rest }: HeldRights,
  rentKind: RentKind,
): Rights {
  const isKnown = rest.roleId === null && !rest.mustChangePassword && rentKind === 'tenant' && powersRevision === '';
  return { ...rest, granted: isKnown ? null : [...granted] };
}
