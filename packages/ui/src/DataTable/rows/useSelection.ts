import { useEffect, useMemo, useRef } from 'react';
import { useControlled } from '../../lib/control/useControlled.ts';
import type { DataTableProps } from '../props.ts';
import {
  type Selection,
  allMatching,
  countSelected,
  headerState,
  isSelected,
  nothingSelected,
  rowsBetween,
  selectRows,
  withRows,
} from './selection.ts';
import type { RowId } from '../types.ts';

export interface SelectionModel {
  readonly selection: Selection;
  readonly count: number;
  readonly header: 'none' | 'some' | 'all';
  /** Changes the row, or with `isRange` all rows from the one changed before. */
  readonly toggle: (id: RowId, isRange: boolean) => void;
  /** The boxes on the way from the last changed row become as that one is. */
  readonly extendTo: (from: RowId, to: RowId) => void;
  readonly toggleShown: () => void;
  readonly selectMatching: () => void;
  readonly clear: () => void;
}

/** Selected rows over pages and filters. @param shown the rows of this page, or all that match */
export function useSelection<Row extends object>(
  props: DataTableProps<Row>,
  shown: readonly RowId[],
  say: (selection: Selection) => void,
): SelectionModel {
  const { paging, queryKey, onSelectionChange } = props;
  const [selection, store] = useControlled(
    props.selection,
    props.defaultSelection ?? nothingSelected,
    onSelectionChange && (({ value }) => onSelectionChange({ selection: value })),
  );
  const anchor = useRef<RowId | undefined>(undefined);
  const header = useMemo(() => headerState(selection, shown), [selection, shown]);
  const set = (next: Selection): void => {
    store(next);
    say(next);
  };

  const givenUp = useRef(set);
  givenUp.current = set;
  const lastKey = useRef(queryKey);
  useEffect(() => {
    if (lastKey.current === queryKey) return;
    lastKey.current = queryKey;
    if (selection.mode === 'allMatching') givenUp.current(nothingSelected);
  }, [queryKey, selection.mode]);

  return {
    selection,
    count: countSelected(selection, paging?.total ?? shown.length),
    header,
    toggle(id, isRange) {
      const isOn =
        isRange && anchor.current !== undefined ? isSelected(selection, anchor.current) : !isSelected(selection, id);
      set(withRows(selection, isRange ? rowsBetween(shown, anchor.current, id) : [id], isOn));
      anchor.current = id;
    },
    extendTo(from, to) {
      set(withRows(selection, [from, to], true));
      anchor.current = to;
    },
    toggleShown: () => set(withRows(selection, shown, header !== 'all')),
    selectMatching: () => set(paging ? allMatching : selectRows(shown)),
    clear: () => set(nothingSelected),
  };
}
