import { ChevronDown, X } from 'lucide-react';
import { type ClipboardEvent, type ComponentPropsWithRef, type KeyboardEvent, type Ref, useRef } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { ChoicesStatus } from '../lib/choice/ChoicesMessage.tsx';
import { FieldFrame, type FieldProps, controlAria, useFieldIds } from '../lib/field/FieldFrame.tsx';
import { InnerButton } from '../lib/field/InnerButton.ts';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
import type { Choice } from '../lib/choice/choices.ts';
import { useAnchored } from '../lib/overlay/useAnchored.ts';
import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Chips } from './Chips.tsx';
import { Box, Flow, Input } from './MultiSelect.styles.ts';
import { Options } from './Options.tsx';
import { PasteNotice } from './PasteNotice.tsx';
import { useMultiSelect } from './useMultiSelect.ts';
import { multiSelectWords } from './words.ts';

export type MultiSelectOption<Value extends string = string> = Choice<Value>;

type RootProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'>;

export interface MultiSelectProps<Value extends string = string> extends FieldProps, RootProps {
  readonly options: readonly MultiSelectOption<Value>[];
  /** In the order in which they were chosen. Undefined: the field keeps its own value. */
  readonly value?: readonly Value[];
  readonly defaultValue?: readonly Value[];
  readonly onChange?: (change: { readonly value: readonly Value[] }) => void;
  /** Default: the words for "type to find, or paste a list". */
  readonly placeholder?: string;
  /** All can be taken back at once. Default false. */
  readonly isClearable?: boolean;
  readonly readOnly?: boolean;
  /** Under this name each value goes with its form. */
  readonly name?: string;
  /** The input itself, for focus. `ref` is the whole field. */
  readonly inputRef?: Ref<HTMLInputElement>;
}

/**
 * Several of many, found by typing, taken all at once, or pasted as a list by value or label.
 * @spec LIB-01
 * @example <MultiSelect label="单位" name="unitIds" options={units} onChange={({ value }) => setUnits(value)} isClearable />
 */
export function MultiSelect<Value extends string = string>(props: MultiSelectProps<Value>) {
  const { id, label, isLabelHidden, description, problem, required, disabled, name, ...others } = props;
  const { placeholder, isClearable = false, readOnly, inputRef, ...more } = others;
  const { options: _o, value: _v, defaultValue: _d, onChange: _c, ...rest } = more;
  const t = useWords(multiSelectWords);
  const { number } = useFormat();
  const ids = useFieldIds(id);
  const chosenId = `${ids.control}-chosen`;
  const control = useRef<HTMLInputElement>(null);
  const state = useMultiSelect(props, ids, control);
  const { box, multi, chosen } = state;
  const anchored = useAnchored({ isOpen: box.isOpen, placement: 'bottom-start', isAsWide: true });
  const isFixed = Boolean(disabled || readOnly);
  const aria = controlAria(ids, { description, problem, required });
  const dropdown = multi.getDropdownProps({ ref: mergeRefs(control, inputRef), preventKeyAction: isFixed });
  const input = box.getInputProps({
    ...dropdown,
    ...aria,
    disabled,
    readOnly,
    placeholder: chosen.length === 0 ? (placeholder ?? t('MultiSelect.placeholder')) : undefined,
    onBlur: () => !box.isOpen && box.setInputValue(''),
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      dropdown.onKeyDown?.(event);
      // Escape closes the list, not also the dialog it is in
      if (event.key === 'Escape' && box.isOpen) event.stopPropagation();
    },
    onPaste: (event: ClipboardEvent) => {
      if (!isFixed && state.paste(event.clipboardData.getData('text/plain'))) event.preventDefault();
    },
  });
  return (
    <FieldFrame {...rest} {...{ ids, label, isLabelHidden, description, problem }}>
      <Box
        ref={anchored.refs.setReference}
        data-problem={problem ? '' : undefined}
        data-disabled={disabled || undefined}
        data-readonly={readOnly || undefined}
      >
        <Flow>
          <Chips {...{ state, isFixed }} />
          <Input
            {...input}
            aria-describedby={`${chosenId} ${aria['aria-describedby'] ?? ''}`.trim()}
            aria-activedescendant={state.rows[box.highlightedIndex] ? input['aria-activedescendant'] : undefined}
          />
        </Flow>
        <VisuallyHidden id={chosenId}>{t('MultiSelect.chosen', { count: number(chosen.length) })}</VisuallyHidden>
        {isClearable && chosen.length > 0 && !isFixed && (
          <InnerButton type="button" aria-label={t('MultiSelect.clear')} onClick={state.clear}>
            <X aria-hidden />
          </InnerButton>
        )}
        {!readOnly && (
          <InnerButton {...box.getToggleButtonProps({ disabled, 'aria-label': t('MultiSelect.open') })} type="button">
            <ChevronDown aria-hidden />
          </InnerButton>
        )}
      </Box>
      <PasteNotice pasted={state.pasted} />
      <ChoicesStatus choices={state.choices} isOpen={box.isOpen} />
      <Options state={state} floatingRef={anchored.refs.setFloating} style={anchored.floatingStyles} />
      {name !== undefined &&
        chosen.map(({ value }) => <input key={value} type="hidden" name={name} value={value} disabled={disabled} />)}
    </FieldFrame>
  );
}
