import type { RowId } from '../types.ts';

/**
 * What is selected: some rows by id, wherever they are (other pages and filtered-out rows stay selected), or everything that matches the
 * present filter, the rows never loaded included, but for a few.
 */
export type Selection =
  | { readonly mode: 'some'; readonly ids: ReadonlySet<RowId> }
  | { readonly mode: 'allMatching'; readonly except: ReadonlySet<RowId> };

export const nothingSelected: Selection = { mode: 'some', ids: new Set() };
export const allMatching: Selection = { mode: 'allMatching', except: new Set() };
export const selectRows = (ids: Iterable<RowId>): Selection => ({ mode: 'some', ids: new Set(ids) });

export const isSelected = (selection: Selection, id: RowId): boolean =>
  selection.mode === 'some' ? selection.ids.has(id) : !selection.except.has(id);

/** How many, when `matching` rows pass the filter. */
export const countSelected = (selection: Selection, matching: number): number =>
  selection.mode === 'some' ? selection.ids.size : Math.max(0, matching - selection.except.size);

/** Those rows become selected (or not); all others stay as they are. */
export function withRows(selection: Selection, ids: Iterable<RowId>, isOn: boolean): Selection {
  const isListed = selection.mode === 'some' ? isOn : !isOn;
  const next = new Set(selection.mode === 'some' ? selection.ids : selection.except);
  for (const id of ids) {
    if (isListed) next.add(id);
    else next.delete(id);
  }
  return selection.mode === 'some' ? { mode: 'some', ids: next } : { mode: 'allMatching', except: next };
}

export const toggleRow = (selection: Selection, id: RowId): Selection =>
  withRows(selection, [id], !isSelected(selection, id));

/** The rows from one to the other, both included, in the order shown; only the second when the first is not shown. */
export function rowsBetween(shown: readonly RowId[], from: RowId | undefined, to: RowId): readonly RowId[] {
  const end = shown.indexOf(to);
  const start = from === undefined ? -1 : shown.indexOf(from);
  if (start < 0 || end < 0) return [to];
  return shown.slice(Math.min(start, end), Math.max(start, end) + 1);
}

/** How the header's box stands over the rows shown. */
export function headerState(selection: Selection, shown: readonly RowId[]): 'none' | 'some' | 'all' {
  if (shown.length === 0) return 'none';
  if (selection.mode === 'some' && selection.ids.size === 0) return 'none';
  const first = isSelected(selection, shown[0] ?? '');
  const isMixed = shown.some((id) => isSelected(selection, id) !== first);
  return isMixed ? 'some' : first ? 'all' : 'none';
}
