/** The six kinds of role; a tenant's own roles are each of one kind. @spec SES-03 */
export const roles = ['platform', 'agent', 'unit', 'org', 'maint', 'resident'] as const;
export type Role = (typeof roles)[number];

/** A tenant with its devices and places, or the operator above all tenants, which has neither. @spec ORG-06 */
export const rentKinds = ['tenant', 'operator'] as const;
export type RentKind = (typeof rentKinds)[number];

/** The kinds of role there are in a tenant, or at the operator: its people are bound to no partner, unit or place. @spec ORG-06 */
export const rolesIn = (rentKind: RentKind): readonly Role[] => (rentKind === 'operator' ? ['platform'] : roles);
