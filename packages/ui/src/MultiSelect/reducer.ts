import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { type Row, isRowDisabled } from './rows.ts';

type State<Value extends string> = UseComboboxState<Row<Value>>;
type Change<Value extends string> = UseComboboxStateChangeOptions<Row<Value>>;

const types = useCombobox.stateChangeTypes;

/** The list stays open while one after the other is chosen; leaving forgets what was typed and chooses nothing. */
export const reducerFor =
  <Value extends string>(readOnly: boolean) =>
  (state: State<Value>, { type, changes }: Change<Value>): Partial<State<Value>> => {
    if (readOnly) return { ...changes, isOpen: false, selectedItem: null };
    switch (type) {
      case types.InputBlur:
        return { ...changes, selectedItem: null, inputValue: '' };
      case types.InputKeyDownEscape:
        return { ...changes, selectedItem: null, inputValue: state.inputValue };
      case types.InputClick:
        return state.isOpen ? state : changes;
      case types.InputChange:
        return { ...changes, highlightedIndex: changes.inputValue?.trim() ? 0 : -1 };
      case types.ItemClick:
      case types.InputKeyDownEnter:
        if (!changes.selectedItem || isRowDisabled(changes.selectedItem)) return state;
        return { ...state, selectedItem: changes.selectedItem };
      default:
        return changes;
    }
  };
