import type { ChildrenOf, TreeNode } from './nodes.ts';

interface Line {
  readonly key: string;
  /** 0 at the top. */
  readonly depth: number;
  /** The row of the branch it hangs under; -1 at the top. */
  readonly parent: number;
}
export interface NodeRow extends Line {
  readonly kind: 'node';
  readonly node: TreeNode;
  /** From 1, among the rows of the same branch. */
  readonly place: number;
  readonly count: number;
  readonly isBranch: boolean;
  readonly isOpen: boolean;
}
/** Stands under an open branch whose children are being asked for, or could not be had. */
export interface NoteRow extends Line {
  readonly kind: 'loading' | 'failed';
  /** Null: the tree itself. */
  readonly branch: TreeNode | null;
}
export type Row = NodeRow | NoteRow;

export interface RowsInput {
  readonly childrenOf: ChildrenOf;
  readonly hasFailed: (branch: TreeNode | null) => boolean;
  readonly isOpen: (node: TreeNode) => boolean;
  /** Absent: every node is. */
  readonly isShown?: ((node: TreeNode) => boolean) | undefined;
}

interface Level {
  readonly list: readonly TreeNode[];
  readonly depth: number;
  readonly parent: number;
  at: number;
}

/** What is seen of a tree, from top to bottom: of closed branches nothing. */
export function visibleRows({ childrenOf, hasFailed, isOpen, isShown }: RowsInput): Row[] {
  const rows: Row[] = [];
  const levels: Level[] = [];
  const shownOf = (list: readonly TreeNode[]) => (isShown ? list.filter(isShown) : list);
  const enter = (branch: TreeNode | null, depth: number, parent: number): void => {
    const children = childrenOf(branch);
    if (children) levels.push({ list: shownOf(children), depth, parent, at: 0 });
    else {
      const kind = hasFailed(branch) ? 'failed' : 'loading';
      rows.push({ kind, key: `${kind}:${branch?.id ?? ''}`, branch, depth, parent });
    }
  };
  enter(null, 0, -1);
  for (let level = levels.at(-1); level; level = levels.at(-1)) {
    const { list, depth, parent } = level;
    const node = list[level.at++];
    if (!node) {
      levels.pop();
      continue;
    }
    const children = childrenOf(node);
    const isBranch = children ? (isShown ? children.some(isShown) : children.length > 0) : node.hasChildren === true;
    const isNodeOpen = isBranch && isOpen(node);
    rows.push({
      kind: 'node',
      key: `node:${node.id}`,
      node,
      depth,
      parent,
      place: level.at,
      count: list.length,
      isBranch,
      isOpen: isNodeOpen,
    });
    if (isNodeOpen) enter(node, depth + 1, rows.length - 1);
  }
  return rows;
}
