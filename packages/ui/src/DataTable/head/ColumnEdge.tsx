import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { clampWidth, narrowestColumnPx, resizeStepPx, widestColumnPx } from './columns.ts';

interface ColumnEdgeProps {
  readonly label: string;
  readonly width: number;
  /** Pixels; undefined: back to the column's own width. */
  readonly onWidth: (width: number | undefined) => void;
}

const directionOf = (element: Element): 1 | -1 => (getComputedStyle(element).direction === 'rtl' ? -1 : 1);

/** The edge of a column: drag it, double-press it for the default, or reach it with F2 and use the arrow keys. */
export function ColumnEdge({ label, width, onWidth }: ColumnEdgeProps) {
  const drag = useRef<{ x: number; width: number; direction: 1 | -1 } | undefined>(undefined);

  const start = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0) return;
    const cell = event.currentTarget.parentElement;
    event.currentTarget.setPointerCapture(event.pointerId);
    // a column that grew into free space is taken up as wide as it is seen
    const shown = cell?.getBoundingClientRect().width ?? width;
    drag.current = { x: event.clientX, width: shown, direction: directionOf(event.currentTarget) };
    event.preventDefault();
  };
  const move = ({ clientX }: PointerEvent<HTMLElement>): void => {
    const from = drag.current;
    if (from) onWidth(clampWidth(from.width + (clientX - from.x) * from.direction));
  };
  const end = (): void => {
    drag.current = undefined;
  };
  const key = (event: KeyboardEvent<HTMLElement>): void => {
    const step = resizeStepPx * directionOf(event.currentTarget);
    const widths: Partial<Record<string, number>> = {
      ArrowLeft: width - step,
      ArrowRight: width + step,
      Home: narrowestColumnPx,
      End: widestColumnPx,
    };
    const next = widths[event.key];
    if (next === undefined && event.key !== 'Delete') return;
    event.preventDefault();
    event.stopPropagation();
    onWidth(next === undefined ? undefined : clampWidth(next));
  };
  return (
    // a movable separator is a control: https://www.w3.org/WAI/ARIA/apg/patterns/windowsplitter/
    <span
      role="separator"
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={narrowestColumnPx}
      aria-valuemax={widestColumnPx}
      tabIndex={-1}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onDoubleClick={() => onWidth(undefined)}
      onKeyDown={key}
    />
  );
}
