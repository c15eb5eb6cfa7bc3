import { SkeletonRows } from '../Parts.styles.ts';
import type { Column } from '../types.ts';

const places = Array.from({ length: 8 }, (_, index) => index);

interface SkeletonProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly lead: number;
}

/** The shape of rows on their way; nothing of it is said aloud, the grid says that it is busy. */
export function Skeleton<Row>({ columns, lead }: SkeletonProps<Row>) {
  return (
    <SkeletonRows aria-hidden="true">
      {places.map((place) => (
        <div key={place}>
          {lead > 0 && <span data-short="" />}
          {columns.map((column, index) => (
            <span key={column.id} data-short={(index + place) % 3 === 0 || undefined} data-align={column.align} />
          ))}
        </div>
      ))}
    </SkeletonRows>
  );
}
