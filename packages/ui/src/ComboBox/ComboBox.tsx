import { ChevronDown, X } from 'lucide-react';
import { type ComponentPropsWithRef, type KeyboardEvent, type Ref, useRef } from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { type ChoicesSaid, ChoicesStatus } from '../lib/choice/ChoicesMessage.tsx';
import { FieldFrame, type FieldProps, controlAria, useFieldIds } from '../lib/field/FieldFrame.tsx';
import { InnerButton } from '../lib/field/InnerButton.ts';
import type { Choice } from '../lib/choice/choices.ts';
import { useAnchored } from '../lib/overlay/useAnchored.ts';
import type { LoadChoices } from '../lib/choice/useChoices.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Box, Input } from './ComboBox.styles.ts';
import { Options } from './Options.tsx';
import { useComboBox } from './useComboBox.ts';
import { comboBoxWords } from './words.ts';

export type ComboBoxOption<Value extends string = string> = Choice<Value>;
export type LoadOptions<Value extends string = string> = LoadChoices<Value>;

type RootProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'>;

export interface ComboBoxProps<Value extends string = string> extends FieldProps, RootProps {
  /** All choices; with `load` those shown before anything is typed, such as the last used ones. */
  readonly options?: readonly ComboBoxOption<Value>[];
  /** Asks for the choices to a text, after a pause in typing. The signal is aborted when they are no longer wanted. */
  readonly load?: LoadOptions<Value>;
  /** Null: nothing is chosen. Undefined: the field keeps its own value. */
  readonly value?: Value | null;
  readonly defaultValue?: Value | null;
  readonly onChange?: (change: { readonly value: Value | null; readonly option: ComboBoxOption<Value> | null }) => void;
  /** Offers to add what is typed and not there yet. What it returns is chosen. Absent: only what is listed can be chosen. */
  readonly onCreate?: (request: { readonly label: string }) => ComboBoxOption<Value> | undefined;
  /** Default: the word for "type to find". */
  readonly placeholder?: string;
  /** What the list says while it searches, and when it found nothing. Default: that it searches, and that nothing matches. */
  readonly messages?: ChoicesSaid;
  /** The choice can be taken back. Default false. */
  readonly isClearable?: boolean;
  readonly readOnly?: boolean;
  /** Under this name the value goes with its form. */
  readonly name?: string;
  /** The input itself, for focus. `ref` is the whole field. */
  readonly inputRef?: Ref<HTMLInputElement>;
}

/**
 * One of many, found by typing. Chosen only by Enter or by pressing it: leaving the field puts the chosen one back.
 * @spec LIB-01
 * @example <ComboBox label="单位" name="unitId" load={({ text, signal }) => client.units({ text, signal })} />
 */
export function ComboBox<Value extends string = string>(props: ComboBoxProps<Value>) {
  const { id, label, isLabelHidden, description, problem, required, disabled, name, ...others } = props;
  const { placeholder, messages, isClearable = false, readOnly, inputRef, ...more } = others;
  const { options: _o, load: _l, value: _v, defaultValue: _d, onChange: _c, onCreate: _n, ...rest } = more;
  const t = useWords(comboBoxWords);
  const ids = useFieldIds(id);
  const control = useRef<HTMLInputElement>(null);
  const state = useComboBox(props, ids, control);
  const { box, chosen } = state;
  const anchored = useAnchored({ isOpen: box.isOpen, placement: 'bottom-start', isAsWide: true });
  const input = box.getInputProps({
    ...controlAria(ids, { description, problem, required }),
    ref: mergeRefs(control, inputRef),
    disabled,
    readOnly,
    placeholder: placeholder ?? t('ComboBox.placeholder'),
    // after Escape the list is closed and downshift no longer sees to what is left in the text
    onBlur: () => !box.isOpen && box.setInputValue(chosen?.label ?? ''),
    onKeyDown: (event: KeyboardEvent) => {
      // Escape closes the list, not also the dialog it is in
      if (event.key === 'Escape' && box.isOpen) event.stopPropagation();
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
        <Input
          {...input}
          // while the list is still coming no line is there to be named
          aria-activedescendant={state.rows[box.highlightedIndex] ? input['aria-activedescendant'] : undefined}
        />
        {isClearable && chosen && !disabled && !readOnly && (
          <InnerButton type="button" aria-label={t('ComboBox.clear')} onClick={state.clear}>
            <X aria-hidden />
          </InnerButton>
        )}
        {!readOnly && (
          <InnerButton {...box.getToggleButtonProps({ disabled, 'aria-label': t('ComboBox.open') })} type="button">
            <ChevronDown aria-hidden />
          </InnerButton>
        )}
      </Box>
      <ChoicesStatus choices={state.choices} said={messages} isOpen={box.isOpen} />
      <Options state={state} said={messages} floatingRef={anchored.refs.setFloating} style={anchored.floatingStyles} />
      {name !== undefined && <input type="hidden" name={name} value={chosen?.value ?? ''} disabled={disabled} />}
    </FieldFrame>
  );
}
