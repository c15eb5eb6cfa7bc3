import { type RefObject, useImperativeHandle, useLayoutEffect, useRef } from 'react';
import type { TableMoves } from '../props.ts';
import type { RowId } from '../types.ts';
import type { GridModel } from './useGrid.ts';

interface Moving {
  readonly moves: RefObject<TableMoves | null> | undefined;
  readonly ids: readonly RowId[];
  readonly currentId: RowId | null | undefined;
  /** Whether rows are still to come. */
  readonly isLoading: boolean;
  readonly grid: GridModel;
}

/** Where a step leads; −1: nowhere. */
export function stepFrom(
  ids: readonly RowId[],
  currentId: RowId | null | undefined,
  place: number,
  by: 1 | -1,
): number {
  if (ids.length === 0) return -1;
  const at = currentId == null ? -1 : ids.indexOf(currentId);
  const start = Math.max(0, place);
  // what took the place of one that left is the next
  const to = currentId == null ? 0 : at >= 0 ? at + by : by > 0 ? start : start - 1;
  return Math.max(0, Math.min(to, ids.length - 1));
}

/**
 * Lets the caller move the reader. Decision: a step that is taken while the rows are still loading is taken when they have come, unless the
 * reader went elsewhere meanwhile, such as into a field; in a list that is empty a step does nothing.
 */
export function useTableMoves({ moves, ids, currentId, isLoading, grid }: Moving): void {
  const waitingAt = useRef<Element | null | undefined>(undefined);
  const step = (by: 1 | -1): void => {
    const row = stepFrom(ids, currentId, grid.active.row, by);
    if (row >= 0) grid.go({ row, column: grid.active.column });
    else if (isLoading) waitingAt.current = document.activeElement;
  };
  const to = (id: RowId): void => {
    const row = ids.indexOf(id);
    if (row >= 0) grid.go({ row, column: grid.active.column });
  };
  useImperativeHandle(moves, () => ({ step, to }));
  useLayoutEffect(() => {
    const at = waitingAt.current;
    if (at === undefined || (isLoading && ids.length === 0)) return;
    waitingAt.current = undefined;
    if (at === document.activeElement) step(1);
  });
}
