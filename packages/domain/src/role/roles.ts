/** The six kinds of role; a tenant's own roles are each of one kind. @spec SES-03 */
export const roles = ['platform', 'agent', 'unit', 'org', 'maint', 'resident'] as const;
export type Role = (typeof roles)[number];

const everyRole: readonly Role[] = roles;
const allButOrg: readonly Role[] = /* #__PURE__ */ roles.filter((role) => role !== 'org');
/** Who answers for places as a whole. */
const managers: readonly Role[] = ['platform', 'agent', 'unit'];

/**
 * Which roles hold which right. Query actions are open to all roles; manage and command actions exclude org.
 * The gateway enforces the table; screens only mirror it.
 * @spec ROL-03
 */
export const rights = {
  'alarm.query': everyRole,
  'alarm.handle': allButOrg,
  'device.query': everyRole,
  'device.manage': allButOrg,
  'device.command': allButOrg,
  'device.share': everyRole,
  'site.query': everyRole,
  // which fields of a place each role may change: `placeFieldRoles`
  'site.manage': allButOrg,
  'site.create': managers,
  'building.query': everyRole,
  // a building and its plans are of everybody in it: who has a flat, or a contract, does not change them
  'building.manage': managers,
  'building.keepResources': [...managers, 'maint'],
  'plan.query': everyRole,
  'plan.manage': managers,
  'plan.place': [...managers, 'maint'],
  'session.unlock': ['platform'],
  'session.userLog': ['platform'],
  'session.users': ['platform'],
} as const satisfies Record<string, readonly Role[]>;

export type Right = keyof typeof rights;

/** A right check passes when no user info exists. @spec SHL-14 */
export const hasRight = (role: Role | undefined, right: Right): boolean =>
  role === undefined || (rights[right] as readonly Role[]).includes(role);
