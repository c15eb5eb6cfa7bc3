import {
  type MatrixCell,
  type MatrixRow,
  type PermissionAction,
  type PermissionNode,
  type Role,
  grantState,
  matrixOf,
  permissionActions,
} from '@fireline/domain/role';
import { type TreeNode, flatten, search, visibleRows } from '../Tree/index.ts';

/** A node to be authorised as one of the tree that the matrix opens and searches. */
export interface PermissionTreeNode extends TreeNode {
  readonly permission: PermissionNode;
}

export const treeOf = (nodes: readonly PermissionNode[], labelOf: (id: string) => string): PermissionTreeNode[] =>
  nodes.map((permission) => ({
    id: permission.id,
    label: labelOf(permission.id),
    permission,
    children: permission.children && treeOf(permission.children, labelOf),
  }));

/** One line that is seen. */
export interface Line {
  readonly node: PermissionNode;
  readonly label: string;
  readonly depth: number;
  readonly isBranch: boolean;
  readonly isOpen: boolean;
  /** How it stands with all under it. */
  readonly state: ReturnType<typeof grantState>;
  readonly row: MatrixRow;
}

export interface LinesInput {
  readonly tree: readonly PermissionTreeNode[];
  readonly role: Role;
  readonly granted: ReadonlySet<string>;
  readonly query: string;
  readonly openIds: ReadonlySet<string>;
}

/** The lines that are seen: of closed branches nothing, while something is sought what matches and the way to it. */
export function linesOf({ tree, role, granted, query, openIds }: LinesInput): Line[] {
  const childrenOf = (branch: TreeNode | null) => (branch ? (branch.children ?? []) : tree);
  const found = search(flatten(childrenOf), query);
  const rows = visibleRows({
    childrenOf,
    hasFailed: () => false,
    isOpen: (node) => (found ? found.isOnTheWay(node) : openIds.has(node.id)),
    isShown: found?.isShown,
  });
  return rows.flatMap((line) => {
    if (line.kind !== 'node') return [];
    const { permission, label } = line.node as PermissionTreeNode;
    const under = matrixOf([permission], role, granted);
    const [row] = under;
    if (!row) return [];
    const state = grantState({ ...row, cells: under.flatMap(({ cells }) => cells) });
    return [{ node: permission, label, depth: line.depth, isBranch: line.isBranch, isOpen: line.isOpen, state, row }];
  });
}

const isSameCell = (a: MatrixCell, b: MatrixCell | undefined): boolean =>
  a.button === b?.button && a.action === b.action && a.isGranted === b.isGranted && a.isBarred === b.isBarred;

const isSameLine = (a: Line, b: Line): boolean =>
  a.node === b.node &&
  a.label === b.label &&
  a.depth === b.depth &&
  a.isBranch === b.isBranch &&
  a.isOpen === b.isOpen &&
  a.state === b.state &&
  a.row.cells.length === b.row.cells.length &&
  a.row.cells.every((cell, at) => isSameCell(cell, b.row.cells[at]));

/** The lines, and in place of each that says the same as one drawn before that one itself. */
export function keptLines(before: readonly Line[], lines: readonly Line[]): readonly Line[] {
  const known = new Map(before.map((line) => [line.node.id, line]));
  return lines.map((line) => {
    const old = known.get(line.node.id);
    return old && isSameLine(old, line) ? old : line;
  });
}

/** The boxes of a line under one action, in the order of the table. */
export const cellsOf = ({ row }: Line, action: PermissionAction): readonly MatrixCell[] =>
  row.cells.filter((cell) => cell.action === action);

/** The columns of a line's stops: 0 is the line's own box, then one for each box of each action. */
export const stopsOf = (line: Line): number[] => [
  0,
  ...permissionActions.flatMap((action, at) => cellsOf(line, action).map(() => at + 1)),
];
