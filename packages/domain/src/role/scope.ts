import type { RentKind, Role } from './roles.ts';

/**
 * What part of a tenant an account may see: the whole, or what hangs under one node. The tenant itself is always checked.
 * @spec ROL-06 ORG-04
 */
export interface Scope {
  readonly rentId: string;
  /** `operator`: nothing that stands anywhere is within; absent: a tenant. @spec ORG-06 */
  readonly rentKind?: RentKind | undefined;
  readonly role: Role;
  /** Path of organisation ids with a slash at both ends, `/44/4403/`; set for organisation users. */
  readonly orgPath?: string | undefined;
  readonly partnerId?: number | undefined;
  /** Its partner and all below; absent: its partner alone. @spec ORG-05 ORG-06 */
  readonly partnerIds?: readonly number[] | undefined;
  readonly unitId?: number | undefined;
  readonly maintId?: number | undefined;
  /** Of a maintenance company's person whom a partner created: the partners whose places alone it sees; absent: all that the company keeps. @spec SES-08 */
  readonly withinPartnerIds?: readonly number[] | undefined;
  readonly placeId?: number | undefined;
  /** The places that a resident manages or follows; absent: its place alone. @spec SIT-02 */
  readonly placeIds?: readonly number[] | undefined;
  /** Those of them that it manages; absent: its place alone. @spec SIT-02 */
  readonly managedPlaceIds?: readonly number[] | undefined;
}

const own = (id: number | undefined): readonly number[] => (id === undefined ? [] : [id]);

/** The partners that an account stands above, its own first. @spec ORG-05 ORG-06 */
export const partnersOf = ({ partnerId, partnerIds }: Pick<Scope, 'partnerId' | 'partnerIds'>): readonly number[] =>
  partnerIds ?? own(partnerId);

/** The places that a resident sees. @spec SIT-02 */
export const placesOf = ({ placeId, placeIds }: Pick<Scope, 'placeId' | 'placeIds'>): readonly number[] =>
  placeIds ?? own(placeId);

/**
 * The part of a scope that the account may change something in: of a resident the places that it manages, of all others the whole.
 * @spec SIT-02 ROL-06
 */
export const actingScope = (scope: Scope): Scope =>
  scope.role === 'resident' ? { ...scope, placeIds: scope.managedPlaceIds ?? own(scope.placeId) } : scope;

/** Whether what hangs under the partner is within a scope that ends at some partners. @spec SES-08 */
export const isWithinPartners = (
  { withinPartnerIds }: Pick<Scope, 'withinPartnerIds'>,
  partnerId: number | null,
): boolean => withinPartnerIds === undefined || (partnerId !== null && withinPartnerIds.includes(partnerId));

/** Where a device (and all that comes from it) stands. */
export interface Whereabouts {
  readonly rentId: string;
  readonly orgPath: string;
  readonly partnerId: number | null;
  readonly unitId: number | null;
  readonly maintId: number | null;
  readonly placeId: number | null;
}

/**
 * Whether the account may see what stands there. The platform sees its whole tenant; every other role needs its node:
 * an account without one sees nothing. The operator sees nothing that stands anywhere, even if it were its own.
 * @spec ROL-06 ORG-04 ORG-06
 */
export function isInScope(scope: Scope, at: Whereabouts): boolean {
  if (scope.rentKind === 'operator' || scope.rentId !== at.rentId) return false;
  switch (scope.role) {
    case 'platform':
      return true;
    case 'org':
      // without the closing slash `/44/440` would reach into `/44/4403/`, and an empty path everywhere
      return scope.orgPath?.endsWith('/') === true && at.orgPath.startsWith(scope.orgPath);
    case 'agent':
      return at.partnerId !== null && partnersOf(scope).includes(at.partnerId);
    case 'unit':
      return scope.unitId !== undefined && at.unitId === scope.unitId;
    case 'maint':
      return scope.maintId !== undefined && at.maintId === scope.maintId && isWithinPartners(scope, at.partnerId);
    case 'resident':
      return at.placeId !== null && placesOf(scope).includes(at.placeId);
  }
}
