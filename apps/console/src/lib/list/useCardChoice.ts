import {
  type RowId,
  type Selection,
  allMatching,
  countSelected,
  isSelected,
  nothingSelected,
  toggleRow,
} from '@fireline/ui/DataTable';
import { useState } from 'react';

/** Rows that are chosen on cards, which open otherwise. @param total how many match the filter */
export function useCardChoice(total: number) {
  const [selection, setSelection] = useState<Selection>();
  const chosen = selection ?? nothingSelected;
  return {
    isOn: selection !== undefined,
    selection: chosen,
    total,
    count: countSelected(chosen, total),
    isChosen: (id: RowId): boolean => isSelected(chosen, id),
    toggle: (id: RowId): void => setSelection(toggleRow(chosen, id)),
    begin: (): void => setSelection(nothingSelected),
    all: (): void => setSelection(allMatching),
    end: (): void => setSelection(undefined),
  };
}

export type RowChoice = ReturnType<typeof useCardChoice>;
