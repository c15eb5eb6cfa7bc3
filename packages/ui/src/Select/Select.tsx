import { useSelect } from 'downshift';
import { ChevronDown, X } from 'lucide-react';
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { InnerButton } from '../lib/field/InnerButton.ts';
import { FieldFrame, type FieldProps, controlAria, useFieldIds } from '../lib/field/FieldFrame.tsx';
import { useAnchored } from '../lib/overlay/useAnchored.ts';
import { useFormValue } from '../lib/field/useFormReset.ts';
import { useListens } from '../lib/control/useListens.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Options } from './Options.tsx';
import { Box, Chosen, ChosenLabel, Toggle } from '../lib/choice/ChoiceBox.styles.ts';
import { selectWords } from './words.ts';

export interface SelectOption<Value extends string = string> {
  readonly value: Value;
  /** As text, since the keyboard finds options by what they start with. */
  readonly label: string;
  /** Before the label; decoration only. */
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
}

type RootProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'>;

export interface SelectProps<Value extends string = string> extends FieldProps, RootProps {
  readonly options: readonly SelectOption<Value>[];
  /** Null: nothing is chosen. Undefined: the field keeps its own value. */
  readonly value?: Value | null;
  readonly defaultValue?: Value | null;
  readonly onChange?: (change: { readonly value: Value | null }) => void;
  /** Shown while nothing is chosen. Default: the word for "choose". */
  readonly placeholder?: string;
  /** The choice can be taken back. Default false. */
  readonly isClearable?: boolean;
  readonly readOnly?: boolean;
  /** Under this name the value goes with its form. */
  readonly name?: string;
}

/**
 * One of a few, by mouse or keyboard: arrows, Home, End, letters, Enter, Escape, as the APG's select-only combobox.
 * @spec LIB-01
 * @example <Select label="级别" options={levels} value={level} onChange={({ value }) => setLevel(value)} isClearable />
 */
export function Select<Value extends string = string>(props: SelectProps<Value>) {
  const { id, label, isLabelHidden, description, problem, required, disabled, options, value, ...others } = props;
  const { defaultValue = null, onChange, placeholder, isClearable = false, readOnly = false, name, ...rest } = others;
  const t = useWords(selectWords);
  const ids = useFieldIds(id);
  const menuId = useId();
  const hidden = useRef<HTMLInputElement>(null);
  const [chosen, choose] = useFormValue<Value | null>({ control: hidden, value, defaultValue, onChange });
  const selected = options.find((option) => option.value === chosen) ?? null;
  const select = useSelect<SelectOption<Value>>({
    ...useListens(),
    // downshift asks for an array it may keep; it never changes it
    items: options as SelectOption<Value>[],
    selectedItem: selected,
    itemToString: (item) => item?.label ?? '',
    isItemDisabled: (item) => item.disabled ?? false,
    onSelectedItemChange: ({ selectedItem }) => readOnly || choose(selectedItem?.value ?? null),
    toggleButtonId: ids.control,
    labelId: ids.label,
    menuId,
    // shown as it is: it has the focus and opens nothing
    ...(readOnly && { isOpen: false }),
  });
  const anchored = useAnchored({ isOpen: select.isOpen, placement: 'bottom-start', isAsWide: true });
  const isClearShown = isClearable && selected !== null && !disabled && !readOnly;
  return (
    <FieldFrame {...rest} {...{ ids, label, isLabelHidden, description, problem }}>
      <Box
        ref={anchored.refs.setReference}
        data-problem={problem ? '' : undefined}
        data-disabled={disabled || undefined}
        data-readonly={readOnly || undefined}
      >
        <Toggle
          {...select.getToggleButtonProps({
            ...controlAria(ids, { description, problem, required }),
            disabled,
            'aria-readonly': readOnly || undefined,
            onKeyDown: (event: KeyboardEvent) => {
              // Escape closes the list, not also the dialog it is in
              if (event.key === 'Escape' && select.isOpen) event.stopPropagation();
            },
          })}
          type="button"
        >
          <Chosen data-placeholder={selected ? undefined : ''}>
            {selected?.icon}
            <ChosenLabel>{selected?.label ?? placeholder ?? t('Select.placeholder')}</ChosenLabel>
          </Chosen>
          {!readOnly && <ChevronDown aria-hidden />}
        </Toggle>
        {isClearShown && (
          <InnerButton type="button" aria-label={t('Select.clear')} onClick={() => choose(null)}>
            <X aria-hidden />
          </InnerButton>
        )}
      </Box>
      <Options
        select={select}
        options={options}
        floatingRef={anchored.refs.setFloating}
        style={anchored.floatingStyles}
      />
      <input ref={hidden} type="hidden" name={name} value={chosen ?? ''} disabled={disabled} />
    </FieldFrame>
  );
}
