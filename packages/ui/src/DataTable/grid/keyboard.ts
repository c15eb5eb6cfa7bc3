/** Row −1 is the header. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}
export interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Rows passed by PageUp and PageDown. */
  readonly page: number;
  readonly isRtl: boolean;
}
export interface KeyPress {
  readonly key: string;
  readonly shiftKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}
export type GridCommand =
  | { readonly type: 'move'; readonly to: GridPlace; readonly isExtending: boolean }
  | { readonly type: 'select'; readonly isRange: boolean }
  | { readonly type: 'sort'; readonly isAdding: boolean }
  | { readonly type: 'selectAll' | 'open' | 'enter' };

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** Where the key leads from there, unclamped; undefined when it is no key of movement. */
function target(key: string, isFar: boolean, { row, column }: GridPlace, size: GridSize): GridPlace | undefined {
  const forward = size.isRtl ? -1 : 1;
  switch (key) {
    case 'ArrowUp':
      return { row: isFar ? 0 : row - 1, column };
    case 'ArrowDown':
      return { row: isFar ? size.rows - 1 : row + 1, column };
    case 'ArrowLeft':
      return { row, column: isFar ? (size.isRtl ? size.columns - 1 : 0) : column - forward };
    case 'ArrowRight':
      return { row, column: isFar ? (size.isRtl ? 0 : size.columns - 1) : column + forward };
    case 'Home':
      return { row: isFar ? 0 : row, column: 0 };
    case 'End':
      return { row: isFar ? size.rows - 1 : row, column: size.columns - 1 };
    case 'PageUp':
      return { row: Math.max(0, row - size.page), column };
    case 'PageDown':
      return { row: row + size.page, column };
    default:
      return undefined;
  }
}

/** What a key means in the grid, after the ARIA Authoring Practices; undefined: not ours, let it pass. */
export function gridCommand(press: KeyPress, place: GridPlace, size: GridSize): GridCommand | undefined {
  const { key, shiftKey, altKey } = press;
  const isFar = press.ctrlKey || press.metaKey;
  if (altKey) return undefined;
  const to = target(key, isFar, place, size);
  if (to) {
    const clamped = { row: clamp(to.row, -1, size.rows - 1), column: clamp(to.column, 0, size.columns - 1) };
    const isVertical = key === 'ArrowUp' || key === 'ArrowDown';
    return { type: 'move', to: clamped, isExtending: shiftKey && isVertical && place.row >= 0 && clamped.row >= 0 };
  }
  const isHeader = place.row < 0;
  if (isFar) return key.toLowerCase() === 'a' ? { type: 'selectAll' } : undefined;
  if (key === 'F2') return { type: 'enter' };
  if (key === 'Enter') return isHeader ? { type: 'sort', isAdding: shiftKey } : { type: 'open' };
  if (key === ' ') return isHeader ? { type: 'sort', isAdding: shiftKey } : { type: 'select', isRange: shiftKey };
  return undefined;
}
