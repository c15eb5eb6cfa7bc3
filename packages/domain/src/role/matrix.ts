import type { Problem } from '../lib/index.ts';
import { type Button, type PermissionAction, buttons, mayHold } from './buttons.ts';
import { type Role, roles } from './roles.ts';

/** A menu entry, a page or a device type to be authorised, with what hangs under it. @spec ROL-01 */
export interface PermissionNode {
  readonly id: string;
  /** Roles that may have the page at all; absent: all. */
  readonly roles?: readonly Role[];
  readonly buttons?: readonly Button[];
  /** Roles that may have single buttons of it, where those are fewer. */
  readonly buttonRoles?: Readonly<Partial<Record<Button, readonly Role[]>>>;
  readonly children?: readonly PermissionNode[];
}

/** `{menu id}:{button}`. A role is authorised for a set of them. @spec ROL-01 */
export type Permission = `${string}:${Button}`;

/** The permission of a button on a page. @spec ROL-01 */
export const permissionOf = (id: string, button: Button): Permission => `${id}:${button}`;

/** What is authorised for each type of device: queries are open to all roles, so that they are nothing to be granted. @spec ROL-03 */
export const deviceButtons = [
  'add',
  'modify',
  'delete',
  'bind',
  'command',
  'reset',
  'upgrade',
] as const satisfies readonly Button[];

/** Device types as nodes, `device.smoke`. @spec ROL-03 */
export const devicePermissions = (deviceTypes: readonly string[]): PermissionNode[] =>
  deviceTypes.map((type) => ({ id: `device.${type}`, buttons: deviceButtons }));

/** The roles that may be given a button of a node at all. @spec ROL-03 */
export const rolesOf = (node: PermissionNode, button: Button): readonly Role[] =>
  (node.buttonRoles?.[button] ?? roles).filter((role) => mayHold(role, button) && (node.roles ?? roles).includes(role));

/** One line of the matrix. */
export interface MatrixRow {
  readonly id: string;
  /** 0 for the outermost. */
  readonly depth: number;
  readonly cells: readonly MatrixCell[];
}
/** One box of a line. */
export interface MatrixCell {
  readonly button: Button;
  readonly action: PermissionAction;
  readonly isGranted: boolean;
  /** The role can never have it: shown, and not to be ticked. */
  readonly isBarred: boolean;
}

/**
 * The matrix of a role as its editor shows it, every menu before what hangs under it. What the role can never have is barred and
 * counts as not granted, even where it is in the set.
 * @spec ROL-01 ROL-03
 */
export const matrixOf = (
  nodes: readonly PermissionNode[],
  role: Role,
  granted: ReadonlySet<string>,
  depth = 0,
): MatrixRow[] =>
  nodes.flatMap((node) => [
    {
      id: node.id,
      depth,
      cells: (node.buttons ?? []).map((button) => {
        const isBarred = !rolesOf(node, button).includes(role);
        const isGranted = !isBarred && granted.has(permissionOf(node.id, button));
        return { button, action: buttons[button], isGranted, isBarred };
      }),
    },
    ...matrixOf(node.children ?? [], role, granted, depth + 1),
  ]);

/** The permissions ticked in a matrix. @spec ROL-01 */
export const grantedOf = (rows: readonly MatrixRow[]): Set<Permission> =>
  new Set(
    rows.flatMap(({ id, cells }) =>
      cells.flatMap(({ button, isGranted }) => (isGranted ? [permissionOf(id, button)] : [])),
    ),
  );

const everything = { has: () => true } as unknown as ReadonlySet<string>;

/** Everything a role can have under a menu, the menu itself included. @spec ROL-01 */
export const permissionsUnder = (node: PermissionNode, role: Role): Set<Permission> =>
  grantedOf(matrixOf([node], role, everything));

/** One click: what is granted already and all pages and buttons under the menu that the role can have. @spec ROL-01 */
export const grantUnder = (granted: ReadonlySet<string>, node: PermissionNode, role: Role): Set<string> =>
  new Set([...granted, ...permissionsUnder(node, role)]);

/** The other click: nothing under the menu is left. @spec ROL-01 */
export const revokeUnder = (granted: ReadonlySet<string>, node: PermissionNode): Set<string> => {
  const under = new Set<string>(
    // for anybody: what is barred is taken back too
    matrixOf([node], 'platform', granted).flatMap(({ id, cells }) =>
      cells.map(({ button }) => permissionOf(id, button)),
    ),
  );
  return new Set([...granted].filter((one) => !under.has(one)));
};

/** How a row stands: all that the role can have, some, none, or nothing to be had. @spec ROL-01 */
export const grantState = (row: MatrixRow): 'all' | 'some' | 'none' | 'barred' => {
  const open = row.cells.filter(({ isBarred }) => !isBarred);
  const count = open.filter(({ isGranted }) => isGranted).length;
  if (open.length === 0) return 'barred';
  if (count === 0) return 'none';
  return count === open.length ? 'all' : 'some';
};

/** What to tell of a role that cannot do anything yet. @spec ROL-02 */
export const roleNotice = (granted: ReadonlySet<string>): Problem | undefined =>
  granted.size === 0 ? { code: 'role.noRightsYet' } : undefined;
