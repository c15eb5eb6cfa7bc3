import {
  type UseComboboxReturnValue,
  type UseMultipleSelectionReturnValue,
  useCombobox,
  useMultipleSelection,
} from 'downshift';
import { type RefObject, useId, useMemo, useState } from 'react';
import type { FieldIds } from '../lib/field/FieldFrame.tsx';
import type { Choice } from '../lib/choice/choices.ts';
import { type Choices, useChoices } from '../lib/choice/useChoices.ts';
import { useFormValue } from '../lib/field/useFormReset.ts';
import { useListens } from '../lib/control/useListens.ts';
import type { MultiSelectProps } from './MultiSelect.tsx';
import { type Listed, findListed, splitList, withAll, withoutAll } from './list.ts';
import { reducerFor } from './reducer.ts';
import { type Row, isRowDisabled, rowKey, rowsOf } from './rows.ts';

const nothing: readonly never[] = [];

/** Chips are drawn up to here, the last chosen ones; the others are counted. */
const chipsAtMost = 50;

export interface MultiSelectState<Value extends string> {
  readonly box: UseComboboxReturnValue<Row<Value>>;
  readonly multi: UseMultipleSelectionReturnValue<Choice<Value>>;
  readonly rows: readonly Row<Value>[];
  readonly choices: Choices<Value>;
  readonly chosen: readonly Choice<Value>[];
  readonly isChosen: (value: Value) => boolean;
  /** How many of the chosen, counted from the first, have no chip. */
  readonly hiddenCount: number;
  /** What came of the last pasted list, until something else is done. */
  readonly pasted: Listed<Value> | null;
  /** Takes a list; answers whether it was one. */
  readonly paste: (text: string) => boolean;
  readonly remove: (value: Value) => void;
  readonly clear: () => void;
}

/** What is typed, found and chosen. */
export function useMultiSelect<Value extends string>(
  props: MultiSelectProps<Value>,
  ids: FieldIds,
  control: RefObject<HTMLInputElement | null>,
): MultiSelectState<Value> {
  const { options, value, defaultValue = nothing, onChange, readOnly = false } = props;
  const [values, setValues] = useFormValue<readonly Value[]>({ control, value, defaultValue, onChange });
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [pasted, setPasted] = useState<Listed<Value> | null>(null);
  const set = (next: readonly Value[]): void => {
    setPasted(null);
    setValues(next);
  };
  const byValue = useMemo(() => new Map(options.map((option) => [option.value, option])), [options]);
  const chosen = useMemo(
    () => values.map((one): Choice<Value> => byValue.get(one) ?? { value: one, label: one }),
    [values, byValue],
  );
  const held = useMemo(() => new Set(values), [values]);
  const choices = useChoices({ options, load: undefined, query: text.trim(), isOpen });
  const rows = useMemo(() => rowsOf(choices.found, held), [choices.found, held]);
  const hiddenCount = Math.max(0, chosen.length - chipsAtMost);
  const multi = useMultipleSelection<Choice<Value>>({
    selectedItems: chosen,
    itemToKey: (choice) => choice?.value,
    onSelectedItemsChange: ({ selectedItems }) => set((selectedItems ?? []).map((choice) => choice.value)),
    // arrows stop at the first chip that is drawn
    stateReducer: (_state, { changes }) => {
      const { activeIndex } = changes;
      return activeIndex !== undefined && activeIndex >= 0 && activeIndex < hiddenCount
        ? { ...changes, activeIndex: hiddenCount }
        : changes;
    },
  });
  const take = (row: Row<Value>): void => {
    const those = row.kind === 'all' ? row.values : [row.choice.value];
    const isOn = row.kind === 'all' ? row.isOn : held.has(row.choice.value);
    set(isOn ? withoutAll(values, those) : withAll(values, those));
    // the next word that is typed replaces this one
    control.current?.select();
  };
  const menuId = useId();
  const box = useCombobox<Row<Value>>({
    ...useListens(),
    items: rows as Row<Value>[],
    selectedItem: null,
    itemToKey: rowKey,
    itemToString: () => '',
    isItemDisabled: isRowDisabled,
    stateReducer: useMemo(() => reducerFor<Value>(readOnly), [readOnly]),
    onSelectedItemChange: ({ selectedItem }) => selectedItem && take(selectedItem),
    onInputValueChange: ({ inputValue }) => {
      setPasted(null);
      setText(inputValue ?? '');
    },
    onIsOpenChange: (change) => setOpen(change.isOpen ?? false),
    inputId: ids.control,
    labelId: ids.label,
    menuId,
  });
  const paste = (list: string): boolean => {
    const entries = splitList(list);
    if (entries.length < 2) return false;
    const listed = findListed(options, entries);
    const next = withAll(
      values,
      listed.found.map((choice) => choice.value),
    );
    if (next.length > values.length) setValues(next);
    setPasted(listed);
    // the list would lie over what is said of the pasted one
    box.closeMenu();
    return true;
  };
  const keep = (left: readonly Value[]): void => {
    set(left);
    control.current?.focus();
  };
  const remove = (one: Value): void => keep(withoutAll(values, [one]));
  const clear = (): void => keep([]);
  const isChosen = (one: Value): boolean => held.has(one);
  return { box, multi, rows, choices, chosen, isChosen, hiddenCount, pasted, paste, remove, clear };
}
