import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type RowDeed, rowCommand } from './keys.ts';
import type { Line, Lines } from './lines.ts';
import type { ListAlarm } from './listAlarm.ts';

interface RowFocusInput<A extends ListAlarm> {
  readonly body: RefObject<HTMLDivElement | null>;
  readonly lines: Lines<A>;
  readonly rowsPerPage: number;
  readonly reveal: (index: number) => void;
  readonly onDeed: (deed: RowDeed, line: Line<A>) => void;
}

const rowsIn = (body: HTMLElement | null, index: number): HTMLElement | null =>
  body?.querySelector<HTMLElement>(`[data-index="${index}"]`) ?? null;
const controlsIn = (row: Element): HTMLElement[] => [...row.querySelectorAll<HTMLElement>('button')];

/** Between the controls of a row, and back to the row. Answers whether the key was one of those. */
function moveInControls(event: KeyboardEvent, row: HTMLElement, isRtl: boolean): boolean {
  const controls = controlsIn(row);
  const at = controls.indexOf(event.target as HTMLElement);
  if (event.key === 'Escape') row.focus();
  else if (event.key === (isRtl ? 'ArrowLeft' : 'ArrowRight')) controls[at + 1]?.focus();
  else if (event.key === (isRtl ? 'ArrowRight' : 'ArrowLeft')) (controls[at - 1] ?? row).focus();
  else return false;
  return true;
}

/** One stop in the tab order: the row that was left last, or the first. Arrows go from row to row and into a row's controls. */
export function useRowFocus<A extends ListAlarm>({ body, lines, rowsPerPage, reveal, onDeed }: RowFocusInput<A>) {
  const [active, setActive] = useState(0);
  const goesTo = useRef<number>(undefined);
  const index = Math.min(active, Math.max(0, lines.count - 1));
  useLayoutEffect(() => {
    if (goesTo.current === undefined) return;
    rowsIn(body.current, goesTo.current)?.focus({ preventScroll: true });
    goesTo.current = undefined;
  });
  const goTo = (to: number): void => {
    goesTo.current = to;
    reveal(to);
    setActive(to);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { target, altKey, ctrlKey, metaKey } = event;
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-index]') : null;
    const line = row && lines.at(Number(row.dataset.index));
    if (!row || !line || altKey || ctrlKey || metaKey) return;
    const isRtl = getComputedStyle(row).direction === 'rtl';
    if (target !== row) {
      if (moveInControls(event, row, isRtl)) event.preventDefault();
      return;
    }
    const command = rowCommand(event.key, {
      index: Number(row.dataset.index),
      count: lines.count,
      page: rowsPerPage,
      isOpen: line.place ? line.isOpen : null,
      parent: line.parent,
      isRtl,
    });
    if (!command) return;
    event.preventDefault();
    if (command.type === 'move') goTo(command.to);
    else if (command.type === 'controls') controlsIn(row)[0]?.focus();
    else onDeed(command.deed, line);
  };
  return {
    active: index,
    onKeyDown,
    /** A press or the focus itself made that row the one to come back to. */
    note: setActive,
    /** Nobody is in the list: it is entered at its top. */
    forget: () => setActive(0),
  };
}
