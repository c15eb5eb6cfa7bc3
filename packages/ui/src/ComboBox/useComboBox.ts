import { type UseComboboxReturnValue, useCombobox } from 'downshift';
import { type RefObject, useEffect, useId, useMemo, useRef, useState } from 'react';
import type { FieldIds } from '../lib/field/FieldFrame.tsx';
import type { Choice } from '../lib/choice/choices.ts';
import { type Choices, useChoices } from '../lib/choice/useChoices.ts';
import { useFormValue } from '../lib/field/useFormReset.ts';
import { useListens } from '../lib/control/useListens.ts';
import type { ComboBoxProps } from './ComboBox.tsx';
import { reducerFor } from './reducer.ts';
import { type Row, isRowDisabled, rowKey, rowOf, rowText, rowsOf } from './rows.ts';

const none: readonly never[] = [];

/** The chosen value and the choice to it: one that is not in the list any more is remembered, a strange one shows itself. */
function useChosen<Value extends string>(props: ComboBoxProps<Value>, control: RefObject<HTMLInputElement | null>) {
  const { options = none, value, defaultValue = null, onChange } = props;
  const seen = useRef(new Map<Value, Choice<Value>>());
  const find = (wanted: Value | null): Choice<Value> | null =>
    wanted === null
      ? null
      : (options.find((option) => option.value === wanted) ??
        seen.current.get(wanted) ?? { value: wanted, label: wanted });
  const [current, set] = useFormValue<Value | null>({
    control,
    value,
    defaultValue,
    onChange: (change) => onChange?.({ ...change, option: find(change.value) }),
  });
  const choose = (choice: Choice<Value> | null): void => {
    if (choice) seen.current.set(choice.value, choice);
    if ((choice?.value ?? null) !== current) set(choice?.value ?? null);
  };
  return { chosen: find(current), choose };
}

export interface ComboBoxState<Value extends string> {
  readonly box: UseComboboxReturnValue<Row<Value>>;
  readonly rows: readonly Row<Value>[];
  readonly choices: Choices<Value>;
  readonly chosen: Choice<Value> | null;
  readonly clear: () => void;
}

/** What is typed, found and chosen. */
export function useComboBox<Value extends string>(
  props: ComboBoxProps<Value>,
  ids: FieldIds,
  control: RefObject<HTMLInputElement | null>,
): ComboBoxState<Value> {
  const { options = none, load, onCreate, isClearable = false, readOnly = false } = props;
  const { chosen, choose } = useChosen(props, control);
  const label = chosen?.label ?? '';
  const [text, setText] = useState(label);
  const [isOpen, setOpen] = useState(false);
  const query = text === label ? '' : text.trim();
  const choices = useChoices({ options, load, query, isOpen });
  const rows = rowsOf({ choices, query, canCreate: onCreate !== undefined });
  const take = (row: Row<Value> | null): void => {
    if (row?.kind === 'retry') return choices.retry();
    if (row?.kind !== 'create') return choose(row?.choice ?? null);
    const made = onCreate?.({ label: row.label });
    if (made) choose(made);
  };
  const menuId = useId();
  const box = useCombobox<Row<Value>>({
    ...useListens(),
    items: rows,
    selectedItem: rowOf(chosen),
    itemToKey: rowKey,
    itemToString: rowText,
    isItemDisabled: isRowDisabled,
    stateReducer: useMemo(() => reducerFor<Value>({ isClearable, readOnly }), [isClearable, readOnly]),
    onSelectedItemChange: ({ selectedItem }) => take(selectedItem ?? null),
    onInputValueChange: ({ inputValue }) => setText(inputValue ?? ''),
    onIsOpenChange: (change) => setOpen(change.isOpen ?? false),
    inputId: ids.control,
    labelId: ids.label,
    menuId,
  });
  const { setInputValue } = box;
  // the label of what is chosen may come or change later, as with a list that is still being fetched
  useEffect(() => setInputValue(label), [label, setInputValue]);
  const clear = (): void => {
    choose(null);
    control.current?.focus();
  };
  return { box, rows, choices, chosen, clear };
}
