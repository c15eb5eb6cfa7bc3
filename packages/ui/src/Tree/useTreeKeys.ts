import { type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from 'react';
import { rowsPerPage } from '../lib/table/rowWindow.ts';
import type { Selection } from './TreeRows.tsx';
import { type TreeCommand, treeCommand, typedAhead } from './keyboard.ts';
import type { Row } from './rows.ts';
import { type TreeWindow, useRowWindow } from './useRowWindow.ts';
import type { TreeState } from './useTree.ts';

/** A letter that comes later than this begins a new word. */
const typingPauseMs = 700;

export interface TreeKeys {
  readonly view: TreeWindow;
  /** The active row. */
  readonly at: number;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

/** Where the active row stands: the one of that key; when it is gone the first chosen one, or the first of all. */
function activeIndex(rows: readonly Row[], key: string | null, chosen: ReadonlySet<string>): number {
  const at = key === null ? -1 : rows.findIndex((row) => row.key === key);
  if (at >= 0) return at;
  return chosen.size === 0
    ? 0
    : Math.max(
        0,
        rows.findIndex((row) => row.kind === 'node' && chosen.has(row.node.id)),
      );
}

/** The letters typed without a pause between them. */
function useTyping() {
  const typed = useRef({ letters: '', at: 0 });
  const soFar = ({ timeStamp }: KeyboardEvent): string =>
    timeStamp - typed.current.at > typingPauseMs ? '' : typed.current.letters;
  const add = (event: KeyboardEvent): string => {
    typed.current = { letters: soFar(event) + event.key, at: event.timeStamp };
    return typed.current.letters;
  };
  return { soFar, add };
}

/** What keys and presses do to the rows of a tree. */
export function useTreeKeys(
  state: TreeState,
  selection: Selection,
  size: { readonly rowHeight: number; readonly height: number | undefined },
): TreeKeys {
  const { rows, chosen, setOpen, branches } = state;
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const view = useRowWindow(rows.length, size.rowHeight, size.height);
  const at = activeIndex(rows, activeKey, chosen);
  const typing = useTyping();
  const { reveal } = view;
  const first = useRef({ at, reveal });
  // what is chosen is in sight from the start
  useEffect(() => first.current.reveal(first.current.at), []);
  const go = (to: number): void => {
    setActiveKey(rows[to]?.key ?? null);
    reveal(to);
  };
  const take = (row: Row | undefined): void => {
    if (row?.kind === 'failed') branches.retry(row.branch);
    if (row?.kind !== 'node') return;
    const isOnlyOpened = selection === 'none' || (selection === 'single' && row.node.isGroup);
    if (!isOnlyOpened) state.take(row.node);
    else if (row.isBranch) setOpen([row.node.id], !row.isOpen);
  };
  const run = (command: TreeCommand): void => {
    if (command.type === 'go') go(command.to);
    else if (command.type === 'take') take(rows[at]);
    else setOpen(command.ids, command.type === 'open');
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const isRtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    // within a word that is being typed the space is one of its letters
    const isLetter = event.key === ' ' && typing.soFar(event) !== '';
    const command = isLetter
      ? undefined
      : treeCommand(event.key, { rows, at, page: rowsPerPage(view.geometry), isRtl });
    if (command) run(command);
    else if (Array.from(event.key).length === 1) {
      const to = typedAhead(rows, at, typing.add(event));
      if (to >= 0) go(to);
    } else return;
    event.preventDefault();
  };
  const onClick = (event: MouseEvent<HTMLElement>): void => {
    const target = event.target as Element;
    const index = Number(target.closest('[data-index]')?.getAttribute('data-index') ?? -1);
    const row = rows[index];
    if (!row) return;
    setActiveKey(row.key);
    if (row.kind === 'node' && target.closest('[data-turner]')) setOpen([row.node.id], !row.isOpen);
    else take(row);
  };
  return { view, at, onKeyDown, onClick };
}
