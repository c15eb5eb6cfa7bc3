/** The six kinds of role; a tenant's own roles are each of one kind. @spec SES-03 */
export const roles = ['platform', 'agent', 'unit', 'org', 'maint', 'resident'] as const;
export type Role = (typeof roles)[number];
