import { type RefObject, useMemo, useState } from 'react';
import { type TreeNode, type TreeProps, flatten, lineTo } from '../Tree/index.ts';
import { useFormValue } from '../lib/field/useFormReset.ts';
import type { TreeSelectProps } from './TreeSelect.tsx';

const none: readonly never[] = [];

type Load = NonNullable<TreeProps['load']>;

/** Remembers what was loaded: the tree in the pop-over is gone when that closes, and the way to what is chosen is still to be shown. */
function useRemembered(load: Load | undefined) {
  const [seen, setSeen] = useState<ReadonlyMap<string | null, readonly TreeNode[]>>(() => new Map());
  const remembering = useMemo((): Load | undefined => {
    if (!load) return undefined;
    return async ({ node, signal }) => {
      const known = seen.get(node?.id ?? null);
      if (known) return known;
      const answer = await load({ node, signal });
      if (!signal.aborted) setSeen((before) => new Map(before).set(node?.id ?? null, answer));
      return answer;
    };
  }, [load, seen]);
  return { seen, remembering };
}

export interface TreeSelectState {
  readonly values: readonly string[];
  readonly setValues: (next: readonly string[]) => void;
  /** The labels from the top down to the node. */
  readonly wayTo: (id: string) => readonly string[];
  readonly load: Load | undefined;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
  readonly openIds: readonly string[];
  readonly setOpenIds: (ids: readonly string[]) => void;
}

/** What is chosen, the way to it, and what is open. */
export function useTreeSelect(props: TreeSelectProps, control: RefObject<HTMLButtonElement | null>): TreeSelectState {
  const { nodes, load, pathOf, value, defaultValue = none, onChange } = props;
  const [values, setValues] = useFormValue<readonly string[]>({ control, value, defaultValue, onChange });
  const [isOpen, setIsOpen] = useState(false);
  const [openIds, setOpenIds] = useState<readonly string[]>(none);
  const { seen, remembering } = useRemembered(load);
  const isAnyChosen = values.length > 0;
  const all = useMemo(
    () =>
      isAnyChosen
        ? flatten((branch) => (branch ? (branch.children ?? seen.get(branch.id)) : (nodes ?? seen.get(null))))
        : none,
    [isAnyChosen, nodes, seen],
  );
  const wayTo = (id: string): readonly string[] => {
    const line = lineTo(all, id).map(({ label }) => label);
    return line.length > 0 ? line : (pathOf?.(id) ?? [id]);
  };
  const setOpen = (next: boolean): void => {
    // what is chosen is in sight when it opens
    const above = next ? values.flatMap((id) => lineTo(all, id).slice(0, -1)) : none;
    setOpenIds((before) => [...new Set([...before, ...above.map(({ id }) => id)])]);
    setIsOpen(next);
  };
  return { values, setValues, wayTo, load: remembering, isOpen, setOpen, openIds, setOpenIds };
}
