import type { ReactNode } from 'react';

/** One node of a tree as its owner gives it. Own fields may stand beside these: they come back in callbacks. */
export interface TreeNode {
  /** No other node of the tree has it. */
  readonly id: string;
  /** As text, since typing finds it. */
  readonly label: string;
  /** Found by typing but not shown: pinyin, a number, former names. */
  readonly keywords?: string | undefined;
  /** Before the label; decoration only. */
  readonly icon?: ReactNode;
  /** Absent with `hasChildren`: they are asked for when the branch opens. */
  readonly children?: readonly this[] | undefined;
  readonly hasChildren?: boolean | undefined;
  /** Neither it nor what is under it can be chosen; it opens all the same. */
  readonly disabled?: boolean | undefined;
  /** Only holds others together: it is never chosen itself, what is under it may be. */
  readonly isGroup?: boolean | undefined;
}

/** What hangs under a node, or at the top for null; undefined: nobody knows yet. */
export type ChildrenOf = (branch: TreeNode | null) => readonly TreeNode[] | undefined;

/** A node and where its parent stands in the same list; -1 at the top. */
export interface Flat {
  readonly node: TreeNode;
  readonly parent: number;
}

/** All nodes that are known, open or not, every branch before what hangs under it. By a list and not by calls, however deep it goes. */
export function flatten(childrenOf: ChildrenOf): Flat[] {
  const all: Flat[] = [];
  const levels = [{ list: childrenOf(null) ?? [], parent: -1, at: 0 }];
  for (let level = levels.at(-1); level; level = levels.at(-1)) {
    const node = level.list[level.at++];
    if (!node) {
      levels.pop();
      continue;
    }
    all.push({ node, parent: level.parent });
    const list = childrenOf(node);
    if (list && list.length > 0) levels.push({ list, parent: all.length - 1, at: 0 });
  }
  return all;
}

/** The nodes from the top down to the one with that id; empty where there is none. */
export function lineTo(all: readonly Flat[], id: string): TreeNode[] {
  const line: TreeNode[] = [];
  let flat = all.find(({ node }) => node.id === id);
  while (flat) {
    line.unshift(flat.node);
    flat = all[flat.parent];
  }
  return line;
}
