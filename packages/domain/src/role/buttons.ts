import { type Role, roles } from './roles.ts';

/** What a permission lets people do: look, change, or make a device act. @spec ROL-03 */
export const permissionActions = ['query', 'manage', 'command'] as const;
export type PermissionAction = (typeof permissionActions)[number];

/** Queries are open to all roles; manage and command exclude org. @spec ROL-03 */
export const rolesOfAction: Readonly<Record<PermissionAction, readonly Role[]>> = {
  query: roles,
  manage: /* #__PURE__ */ roles.filter((role) => role !== 'org'),
  command: /* #__PURE__ */ roles.filter((role) => role !== 'org'),
};

/** The buttons that pages have, each with the kind of action it is. `view` is the page itself. @spec ROL-01 ROL-03 */
export const buttons = {
  view: 'query',
  export: 'query',
  share: 'query',
  add: 'manage',
  modify: 'manage',
  delete: 'manage',
  import: 'manage',
  bind: 'manage',
  handle: 'manage',
  audit: 'manage',
  publish: 'manage',
  dispatch: 'manage',
  pay: 'manage',
  give: 'manage',
  authorize: 'manage',
  unlock: 'manage',
  command: 'command',
  reset: 'command',
  snapshot: 'command',
  record: 'command',
  upgrade: 'command',
} as const satisfies Readonly<Record<string, PermissionAction>>;
export type Button = keyof typeof buttons;
/** The buttons in the order of the table. @spec ROL-01 */
export const buttonNames = Object.keys(buttons) as readonly Button[];

/** Whether a role may be given the button at all, whoever authorises it. @spec ROL-03 */
export const mayHold = (role: Role, button: Button): boolean => rolesOfAction[buttons[button]].includes(role);
