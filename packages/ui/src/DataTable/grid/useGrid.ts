import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { GridActions } from './gridActions.ts';
import { type GridCommand, type GridPlace, gridCommand } from './keyboard.ts';
import type { RowId } from '../types.ts';
import type { Viewport } from '../body/useViewport.ts';
import { isForInputMethod } from '../../lib/field/isForInputMethod.ts';
import { rowsPerPage } from '../../lib/table/rowWindow.ts';

/** Where focus goes when it comes into the grid. Row undefined: the header. */
interface Active {
  readonly id: RowId | undefined;
  /** Kept for when the row goes: focus stays at its place. */
  readonly row: number;
  readonly column: number;
}

export interface GridModel {
  readonly active: GridPlace;
  /** Moves focus to a cell, which is scrolled to. */
  readonly go: (to: GridPlace) => void;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  /** Before the browser moves focus to what is pressed. */
  readonly onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
  readonly onDoubleClick: (event: MouseEvent<HTMLElement>) => void;
}

const controls = 'a[href],button,input,select,textarea,[role="separator"],[role="button"],[tabindex]';

export const controlsOf = (cell: Element): HTMLElement[] => [...cell.querySelectorAll<HTMLElement>(controls)];

const cellOf = (target: EventTarget): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('[role="gridcell"],[role="columnheader"]') : null;

/** @param column where one is when the cell spans all of them */
function placeOf(cell: HTMLElement, column = 0): GridPlace {
  const index = cell.parentElement?.dataset.index;
  return {
    row: index === undefined ? -1 : Number(index),
    column: cell.ariaColSpan === null ? Number(cell.ariaColIndex) - 1 : column,
  };
}

function findCell(scroller: HTMLElement | null, { row, column }: GridPlace): HTMLElement | null {
  const selector = row < 0 ? '[data-header]' : `[data-index="${row}"]`;
  const cell = `${selector} > :is([aria-colindex="${column + 1}"],[aria-colspan])`;
  return scroller?.querySelector<HTMLElement>(cell) ?? null;
}

/** Inside a cell: Escape and F2 come back to it, Tab goes round its controls. */
function keyInControls(event: KeyboardEvent<HTMLElement>, cell: HTMLElement): void {
  const { key, shiftKey, target } = event;
  if (isForInputMethod(event)) return;
  if (key === 'Escape' || key === 'F2') {
    event.preventDefault();
    focusCell(cell);
  } else if (key === 'Tab') {
    const all = controlsOf(cell);
    const at = all.findIndex((control) => control === target);
    event.preventDefault();
    all.at((at + (shiftKey ? -1 : 1)) % all.length)?.focus();
  }
}

/** Cells take focus when asked to, without each of them carrying the attribute for it. */
function focusCell(cell: HTMLElement | null, options?: FocusOptions): void {
  if (cell && !cell.hasAttribute('tabindex')) cell.tabIndex = -1;
  cell?.focus(options);
}

const nearest = (value: number, count: number): number => Math.min(value, count - 1);

/** Roving focus by cell, and what keys and presses mean. One cell is in the tab order; it follows its row, not its place. */
export function useGrid(
  ids: readonly RowId[],
  columnCount: number,
  viewport: Viewport,
  actions: GridActions,
): GridModel {
  const { scroller, reveal, geometry } = viewport;
  const [active, setActive] = useState<Active>({ id: undefined, row: 0, column: 0 });
  const row = rowOf(active, ids);
  const place: GridPlace = { row, column: nearest(active.column, columnCount) };

  const focus = useFocusKept(scroller, place);
  const go = (to: GridPlace): void => {
    actions.reach(to.row);
    focus.want(to);
    if (to.row >= 0) reveal(to.row);
    setActive({ id: ids[to.row], row: to.row, column: to.column });
  };

  const run = (command: GridCommand, from: GridPlace): void => {
    switch (command.type) {
      case 'move':
        if (command.isExtending) actions.extend(from.row, command.to.row);
        return go(command.to);
      case 'select':
        return actions.select(from.row, command.isRange);
      case 'selectAll':
        return actions.selectAll();
      case 'sort':
        return actions.pressHeader(from.column, command.isAdding);
      case 'enter':
      case 'open': {
        const cell = findCell(scroller.current, from);
        const isInside = command.type === 'enter' || cell?.hasAttribute('data-controls');
        const control = cell && isInside ? controlsOf(cell)[0] : undefined;
        if (control) control.focus();
        else if (command.type === 'open') actions.open(from.row);
      }
    }
  };

  return {
    active: place,
    go,
    onFocus: ({ target }) => {
      focus.setFocused(true);
      const cell = cellOf(target);
      if (!cell) return;
      const at = placeOf(cell, place.column);
      setActive({ id: ids[at.row], row: at.row, column: at.column });
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) focus.setFocused(false);
    },
    onKeyDown: (event) => {
      const cell = cellOf(event.target);
      if (!cell || event.defaultPrevented) return;
      if (event.target !== cell) return keyInControls(event, cell);
      const at = placeOf(cell, place.column);
      const isRtl = getComputedStyle(cell).direction === 'rtl';
      const turned = turnedTo(event, at, isRtl, actions);
      if (turned !== undefined) {
        event.preventDefault();
        return turned === at.row ? undefined : go({ row: turned, column: at.column });
      }
      const size = { rows: ids.length, columns: columnCount, page: rowsPerPage(geometry), isRtl };
      const command = gridCommand(event, at, size);
      if (!command) return;
      event.preventDefault();
      run(command, at);
    },
    onPointerDown: ({ target }) => {
      const cell = cellOf(target);
      if (cell && !cell.hasAttribute('tabindex')) cell.tabIndex = -1;
    },
    onClick: (event) => press(event, actions),
    onDoubleClick: (event) => pressTwice(event, actions),
  };
}

/** The row that focus follows: where its id is now, else what took its place. */
function rowOf({ id, row }: Active, ids: readonly RowId[]): number {
  if (row < 0 || ids.length === 0) return -1;
  if (id === undefined) return nearest(row, ids.length);
  if (ids[row] === id) return row;
  const now = ids.indexOf(id);
  return now >= 0 ? now : nearest(row, ids.length);
}

interface FocusKeeper {
  /** Focus goes there when it is drawn. */
  readonly want: (place: GridPlace) => void;
  readonly setFocused: (isFocused: boolean) => void;
}

/** Where an arrow along the row leads when it opens or closes what is below the row, or goes up to the row above. */
function turnedTo(event: KeyboardEvent, at: GridPlace, isRtl: boolean, actions: GridActions): number | undefined {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
  if (at.row < 0 || shiftKey || altKey || ctrlKey || metaKey) return undefined;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  return actions.turn(at.row, at.column, (key === 'ArrowRight') !== isRtl);
}

/** Puts focus where a key sent it, and back when the focused cell was taken away. */
function useFocusKept(scroller: RefObject<HTMLDivElement | null>, place: GridPlace): FocusKeeper {
  const wanted = useRef<GridPlace | undefined>(undefined);
  const isFocused = useRef(false);
  useLayoutEffect(() => {
    const isLost = isFocused.current && document.activeElement === document.body;
    const target = wanted.current ?? (isLost ? place : undefined);
    wanted.current = undefined;
    if (!target) return;
    const cell = findCell(scroller.current, target);
    focusCell(cell, { preventScroll: true });
    // only sideways: the rows are already where they belong
    cell?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  });
  return {
    want: (to) => {
      wanted.current = to;
    },
    setFocused: (isIn) => {
      isFocused.current = isIn;
    },
  };
}

/** A press on a row: its box selects, its controls do as they do, anything else opens it. */
function press(event: MouseEvent<HTMLElement>, actions: GridActions): void {
  const { target, shiftKey, ctrlKey, metaKey } = event;
  const cell = cellOf(target);
  if (!cell || !(target instanceof Element)) return;
  const { row, column } = placeOf(cell);
  const isSelectionCell = cell.hasAttribute('data-select');
  const control = target.closest(controls);
  if (control && control !== cell && !isSelectionCell) return;
  if (row < 0) return actions.pressHeader(column, shiftKey);
  if (isSelectionCell || shiftKey || ctrlKey || metaKey) return actions.select(row, shiftKey);
  if (actions.showsCurrent) actions.reach(row);
  const isHeader = cell.ariaColSpan !== null;
  if ((!actions.showsCurrent || isHeader) && document.getSelection()?.isCollapsed !== false) actions.open(row);
}

/** A double press opens a row whose single press shows it beside the table. */
function pressTwice({ target }: MouseEvent<HTMLElement>, actions: GridActions): void {
  const cell = cellOf(target);
  if (!actions.showsCurrent || !cell || cell.hasAttribute('data-select') || cell.ariaColSpan !== null) return;
  const control = target instanceof Element ? target.closest(controls) : null;
  if (control && control !== cell) return;
  const { row } = placeOf(cell);
  if (row >= 0) actions.open(row);
}
