import { type Button } from './buttons.ts';
import { type MatrixRow, type PermissionNode, matrixOf, permissionOf } from './matrix.ts';
import type { Role } from './roles.ts';

/** The button that another needs on the same page: on a page that cannot be seen nothing can be pressed. @spec ROL-01 */
export const neededBy = (button: Button): Button | undefined => (button === 'view' ? undefined : 'view');

/**
 * What is granted after a press on one button: it with what it needs, or, when it was granted, neither it nor what needs it. What the role
 * can never have stays as it is.
 * @spec ROL-01 ROL-03
 */
export const pressButton = (
  granted: ReadonlySet<string>,
  node: PermissionNode,
  button: Button,
  role: Role,
): Set<string> => {
  const next = new Set(granted);
  const [row] = matrixOf([{ ...node, children: [] }], role, granted);
  const open = (row?.cells ?? []).filter(({ isBarred }) => !isBarred);
  const pressed = open.find((cell) => cell.button === button);
  if (!pressed) return next;
  for (const cell of open) {
    const permission = permissionOf(node.id, cell.button);
    if (pressed.isGranted && (cell === pressed || neededBy(cell.button) === button)) next.delete(permission);
    if (!pressed.isGranted && (cell === pressed || neededBy(button) === cell.button)) next.add(permission);
  }
  return next;
};

/** The granted buttons of a line that cannot be used, since what they need is not granted. @spec ROL-01 */
export const withoutEffect = ({ cells }: MatrixRow): Button[] =>
  cells.flatMap(({ button, isGranted }) => {
    const needed = cells.find((cell) => cell.button === neededBy(button));
    return isGranted && needed && !needed.isGranted ? [button] : [];
  });

/** What differs from what is saved. @spec ROL-01 */
export interface PermissionChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
}

export const permissionChanges = (saved: ReadonlySet<string>, granted: ReadonlySet<string>): PermissionChanges => ({
  added: [...granted].filter((one) => !saved.has(one)),
  removed: [...saved].filter((one) => !granted.has(one)),
});

/** How many of the permissions that the role can have it has. @spec ROL-01 */
export const countGranted = (rows: readonly MatrixRow[]): { readonly granted: number; readonly possible: number } => {
  const open = rows.flatMap(({ cells }) => cells.filter(({ isBarred }) => !isBarred));
  return { granted: open.filter(({ isGranted }) => isGranted).length, possible: open.length };
};
