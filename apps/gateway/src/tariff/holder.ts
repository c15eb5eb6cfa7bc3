import type { BalanceHolder } from '@fireline/domain/tariff';
import type { Scope } from '@fireline/domain/role';

/**
 * Whose balance of units an account fills and reads.
 * @returns nothing for those who send nothing of their own: a maintenance company, an organisation, the operator
 * @spec TAR-05 TAR-07
 */
export function holderOf({ role, rentKind, rentId, partnerId, unitId, placeId }: Scope): BalanceHolder | undefined {
  const of = (kind: BalanceHolder['kind'], id: number | undefined): BalanceHolder | undefined =>
    id === undefined ? undefined : { kind, id: String(id) };
  switch (role) {
    case 'platform':
      return rentKind === 'operator' ? undefined : { kind: 'tenant', id: rentId };
    case 'agent':
      return of('partner', partnerId);
    case 'unit':
      return of('unit', unitId);
    case 'resident':
      return of('place', placeId);
    default:
      return undefined;
  }
}
