import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { RowId } from '../types.ts';
import type { GridModel } from '../grid/useGrid.ts';
import type { Viewport } from './useViewport.ts';

/** Where a reader is in a table. */
export interface TablePlace {
  readonly rowId: RowId;
  /** From the upper edge of what is seen to that of the row. */
  readonly offsetPx: number;
  /** Of the focused cell; null: the focus is elsewhere. */
  readonly column: number | null;
}

/** Holds the place of a table that is not drawn. */
export interface KeptPlace {
  current: TablePlace | undefined;
}

interface KeptPlaceInput {
  readonly kept: KeptPlace | undefined;
  readonly ids: readonly RowId[];
  /** The ids are in the order that the reader asked for. */
  readonly isInOrder: boolean;
  readonly rowHeight: number;
  readonly viewport: Viewport;
  readonly grid: GridModel;
}

/**
 * Returns the reader to the row where the table was left, with the focus if it was there and nothing else has taken it.
 * @returns to be called when the reader moves in the table before the row is there: then it stays where it is
 */
export function useKeptPlace({ kept, ids, isInOrder, rowHeight, viewport, grid }: KeptPlaceInput): () => void {
  const wanted = useRef(kept?.current);
  const goBack = useEffectEvent((place: TablePlace, index: number) => {
    viewport.scrollTo(index * rowHeight - place.offsetPx);
    const isFree = document.activeElement?.contains(viewport.scroller.current) === true;
    if (place.column !== null && isFree) grid.go({ row: index, column: place.column });
  });
  useLayoutEffect(() => {
    const place = wanted.current;
    const index = place && isInOrder ? ids.indexOf(place.rowId) : -1;
    if (!place || index < 0) return;
    wanted.current = undefined;
    goBack(place, index);
  }, [ids, isInOrder]);

  const place = useEffectEvent((): TablePlace | undefined => {
    const isFocused = viewport.scroller.current?.contains(document.activeElement) === true && grid.active.row >= 0;
    const index = isFocused ? grid.active.row : Math.floor(viewport.top() / rowHeight);
    const rowId = ids[index];
    if (rowId === undefined) return undefined;
    return { rowId, offsetPx: index * rowHeight - viewport.top(), column: isFocused ? grid.active.column : null };
  });
  useLayoutEffect(() => {
    if (!kept) return undefined;
    return () => {
      if (!wanted.current) kept.current = place();
    };
  }, [kept]);

  return () => {
    wanted.current = undefined;
  };
}
