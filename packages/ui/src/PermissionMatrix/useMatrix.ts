import {
  type Button,
  type PermissionNode,
  type Role,
  buttonNames,
  grantUnder,
  permissionOf,
  pressButton,
  revokeUnder,
} from '@fireline/domain/role';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useControlled } from '../lib/control/useControlled.ts';
import type { PermissionMatrixProps } from './PermissionMatrix.tsx';
import { type Line, keptLines, linesOf, treeOf } from './lines.ts';

/** What a press on one button brought or took along. */
export interface Along {
  readonly isGranted: boolean;
  readonly buttons: readonly Button[];
}

export interface MatrixState {
  readonly granted: ReadonlySet<string>;
  readonly lines: readonly Line[];
  readonly along: Along | null;
  readonly query: string;
  readonly setQuery: (query: string) => void;
  readonly turn: (id: string, isOpen: boolean) => void;
  readonly press: (node: PermissionNode, button: Button) => void;
  /** All under a node, or nothing of it when all was. */
  readonly pressUnder: (node: PermissionNode, isGranted: boolean) => void;
  readonly replace: (granted: ReadonlySet<string>) => void;
}

/** All of it as one node, for what is granted or taken back at once. */
export const wholeOf = (nodes: readonly PermissionNode[]): PermissionNode => ({ id: '', children: nodes });

const alongOf = (
  node: PermissionNode,
  pressed: Button,
  before: ReadonlySet<string>,
  after: ReadonlySet<string>,
): Along => {
  const isGranted = after.has(permissionOf(node.id, pressed));
  const hasChanged = (button: Button): boolean => {
    const permission = permissionOf(node.id, button);
    return button !== pressed && before.has(permission) !== after.has(permission);
  };
  return { isGranted, buttons: buttonNames.filter(hasChanged) };
};

/** What is granted, seen and open. */
export function useMatrix(props: PermissionMatrixProps, role: Role): MatrixState {
  const { nodes, labelOf, value, defaultValue, onChange, defaultOpenIds } = props;
  const [none] = useState<ReadonlySet<string>>(() => new Set());
  const [granted, setGranted] = useControlled<ReadonlySet<string>>(value, defaultValue ?? none, onChange);
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(() => new Set(defaultOpenIds));
  const [query, setQuery] = useState('');
  const [along, setAlong] = useState<Along | null>(null);
  const sought = useDeferredValue(query);
  const tree = useMemo(() => treeOf(nodes, labelOf), [nodes, labelOf]);
  const found = useMemo(
    () => linesOf({ tree, role, granted, query: sought, openIds }),
    [tree, role, granted, sought, openIds],
  );
  const drawn = useRef<readonly Line[]>([]);
  const lines = useMemo(() => keptLines(drawn.current, found), [found]);
  const replace = (next: ReadonlySet<string>, brought: Along | null = null): void => {
    setAlong(brought);
    setGranted(next);
  };
  const turn = (id: string, isOpen: boolean): void => {
    const next = new Set(openIds);
    if (isOpen) next.add(id);
    else next.delete(id);
    setOpenIds(next);
  };
  const acts = {
    press: (node: PermissionNode, button: Button): void => {
      const next = pressButton(granted, node, button, role);
      replace(next, alongOf(node, button, granted, next));
    },
    pressUnder: (node: PermissionNode, isGranted: boolean): void =>
      replace(isGranted ? grantUnder(granted, node, role) : revokeUnder(granted, node)),
  };
  const now = useRef(acts);
  useEffect(() => {
    now.current = acts;
    drawn.current = lines;
  });
  // the same functions from one drawing to the next, so that lines which did not change need not be drawn
  const [{ press, pressUnder }] = useState<typeof acts>(() => ({
    press: (...pressed) => now.current.press(...pressed),
    pressUnder: (...pressed) => now.current.pressUnder(...pressed),
  }));
  return { granted, lines, along, query, setQuery, turn, press, pressUnder, replace };
}
