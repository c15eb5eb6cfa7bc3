import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { type Row, isRowDisabled, rowText } from './rows.ts';

type State<Value extends string> = UseComboboxState<Row<Value>>;
type Change<Value extends string> = UseComboboxStateChangeOptions<Row<Value>>;

const types = useCombobox.stateChangeTypes;

export interface ReducerOptions {
  readonly isClearable: boolean;
  readonly readOnly: boolean;
}

const afterTaking = <Value extends string>(state: State<Value>, changes: Partial<State<Value>>) => {
  const row = changes.selectedItem;
  // nothing to take yet: the list stays, with what it says
  if (!row || isRowDisabled(row)) return state;
  if (row.kind === 'choice') return changes;
  return { ...changes, inputValue: state.inputValue, isOpen: row.kind === 'retry' };
};

/**
 * Where this list differs from downshift's: leaving chooses nothing and puts the chosen text back, Escape never clears, emptying the
 * text clears only where that is allowed, and the first match is ready for Enter while something is typed.
 */
export const reducerFor =
  <Value extends string>({ isClearable, readOnly }: ReducerOptions) =>
  (state: State<Value>, { type, changes }: Change<Value>): Partial<State<Value>> => {
    if (readOnly) return { ...changes, isOpen: false, selectedItem: state.selectedItem };
    switch (type) {
      case types.InputBlur:
        return { ...changes, selectedItem: state.selectedItem, inputValue: rowText(state.selectedItem) };
      case types.InputKeyDownEscape:
        return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
      case types.InputClick:
        return state.isOpen ? state : changes;
      case types.InputChange: {
        const isEmpty = !changes.inputValue?.trim();
        const selectedItem = isEmpty && isClearable ? null : state.selectedItem;
        return { ...changes, selectedItem, highlightedIndex: isEmpty ? -1 : 0 };
      }
      case types.ItemClick:
      case types.InputKeyDownEnter:
        return afterTaking(state, changes);
      default:
        return changes;
    }
  };
