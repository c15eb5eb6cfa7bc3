import type { ReactNode } from 'react';
import type { SpanPlace } from '../DataTable/index.ts';
import { Line, Sticky } from './Outline.styles.ts';

interface SpanLineProps<Row> {
  readonly place: SpanPlace<Row>;
  readonly onPress?: () => void;
  readonly children: ReactNode;
}

/** A line over all columns; without a place of its own it is a copy under the table's header, for the eye and the pointer only. */
export function SpanLine<Row>({ place, onPress, children }: SpanLineProps<Row>) {
  const { line, index, ariaRowIndex, columnCount, top, isActive, isCurrent } = place;
  if (top === undefined)
    return (
      <Sticky aria-hidden="true">
        <Line data-open={line.isOpen} data-expandable="" onClick={onPress}>
          <div aria-colindex={1}>{children}</div>
        </Line>
      </Sticky>
    );
  return (
    <Line
      role="row"
      aria-rowindex={ariaRowIndex}
      aria-level={line.level}
      aria-expanded={line.isOpen}
      aria-current={isCurrent || undefined}
      data-index={index}
      data-expandable={line.isOpen === undefined ? undefined : ''}
      style={{ top }}
    >
      <div role="gridcell" aria-colindex={1} aria-colspan={columnCount} tabIndex={isActive ? 0 : undefined}>
        {children}
      </div>
    </Line>
  );
}
