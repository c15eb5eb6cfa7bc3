import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { useControlled } from '../lib/control/useControlled.ts';
import type { TreeProps } from './Tree.tsx';
import { type Checks, checksOf, toggled } from './checks.ts';
import { type TreeNode, flatten } from './nodes.ts';
import { type Row, visibleRows } from './rows.ts';
import { type Found, search } from './search.ts';
import { type Branches, useBranches } from './useBranches.ts';
import { type Finding, useFind } from './useFind.ts';

const none: readonly never[] = [];

export interface TreeState {
  readonly rows: readonly Row[];
  readonly branches: Branches;
  readonly found: Found | null;
  /** How far the search in branches that are not loaded is. */
  readonly finding: Finding['status'];
  /** What is typed. */
  readonly query: string;
  /** What the rows answer to: it comes after what is typed where the tree is large. */
  readonly sought: string;
  readonly setQuery: (query: string) => void;
  readonly chosen: ReadonlySet<string>;
  /** Of a tree in which several may be chosen. */
  readonly checks: Checks;
  readonly setOpen: (ids: readonly string[], isOpen: boolean) => void;
  readonly take: (node: TreeNode) => void;
}

/** Branches that the reader opened or closed among what was found. */
interface Turned {
  readonly sought: string;
  readonly ids: ReadonlySet<string>;
}

/** Which branches are open. While something is sought those with a match are, unless the reader turns them; what was open before comes back. */
function useOpenBranches(props: TreeProps, found: Found | null, sought: string) {
  const { openIds, defaultOpenIds = none, onOpenChange } = props;
  const [open, setOpenIds] = useControlled(openIds, defaultOpenIds, onOpenChange);
  const [turned, setTurned] = useState<Turned>({ sought: '', ids: new Set() });
  const isOpen = useMemo(() => {
    const ids = new Set(found && turned.sought === sought ? turned.ids : open);
    if (!found) return (node: TreeNode) => ids.has(node.id);
    return (node: TreeNode) => found.isOnTheWay(node) !== (turned.sought === sought && ids.has(node.id));
  }, [found, open, turned, sought]);
  const setOpen = (ids: readonly string[], willOpen: boolean): void => {
    if (!found) return setOpenIds(willOpen ? [...new Set([...open, ...ids])] : open.filter((id) => !ids.includes(id)));
    const next = new Set(turned.sought === sought ? turned.ids : none);
    for (const id of ids) if (!next.delete(id)) next.add(id);
    return setTurned({ sought, ids: next });
  };
  return { isOpen, setOpen };
}

/** What is open, found and chosen of a tree. */
export function useTree(props: TreeProps): TreeState {
  const { nodes, load, find, selection = 'single', value, defaultValue = none, onChange } = props;
  const branches = useBranches(nodes, load);
  const { childrenOf, hasFailed, want } = branches;
  const [query, setQuery] = useState('');
  const sought = useDeferredValue(query);
  const { ways, status: finding } = useFind(load && find, query);
  const [values, setValues] = useControlled(value, defaultValue, onChange);
  const chosen = useMemo(() => new Set(values), [values]);
  const needsAll = sought !== '' || (selection === 'multiple' && chosen.size > 0);
  const all = useMemo(() => (needsAll ? flatten(childrenOf) : none), [needsAll, childrenOf]);
  const found = useMemo(() => search(all, sought), [all, sought]);
  const checks = useMemo(() => checksOf(selection === 'multiple' ? all : none, chosen), [selection, all, chosen]);
  const { isOpen, setOpen } = useOpenBranches(props, found, sought);
  const rows = useMemo(
    () => visibleRows({ childrenOf, hasFailed, isOpen, isShown: found?.isShown }),
    [childrenOf, hasFailed, isOpen, found],
  );
  useEffect(() => {
    if (!load) return;
    const onTheWay = all.filter(({ node }) => ways.has(node.id) && childrenOf(node) === undefined);
    want([...rows.flatMap((row) => (row.kind === 'node' ? [] : [row.branch])), ...onTheWay.map(({ node }) => node)]);
  }, [load, want, rows, all, ways, childrenOf]);
  const take = (node: TreeNode): void => {
    if (node.disabled || selection === 'none') return;
    if (selection === 'single') {
      if (!node.isGroup && !chosen.has(node.id)) setValues([node.id]);
      return;
    }
    setValues(toggled({ all: needsAll ? all : flatten(childrenOf), chosen, id: node.id, isShown: found?.isShown }));
  };
  return { rows, branches, found, finding, query, sought, setQuery, chosen, checks, setOpen, take };
}
