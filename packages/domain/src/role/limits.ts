/** Characters of a role's name. Decision: 32. @spec ROL-01 */
export const roleNameChars = { min: 1, max: 32 } as const;
/** Roles that a tenant makes besides those of the product. Decision: 100. @spec ROL-01 */
export const rolesMax = 100;
/** Characters of a role's description. @spec ROL-01 */
export const roleDescriptionChars = { min: 0, max: 128 } as const;
