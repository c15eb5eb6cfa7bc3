import { Check, CircleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, type Ref } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Live, Note, ProblemText } from '../lib/field/FieldFrame.styles.ts';
import { controlAria, useFieldIds } from '../lib/field/FieldFrame.tsx';
import { Spinner } from '../lib/Spinner.tsx';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
import { useFormValue } from '../lib/field/useFormReset.ts';
import { Input, Root, Row, StateText, Text, Thumb, Track } from './Switch.styles.ts';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  readonly label: ReactNode;
  /** Heard but not seen, as in a table's column. */
  readonly isLabelHidden?: boolean;
  readonly description?: ReactNode;
  /** Why it could not be switched, in the reader's words. */
  readonly problem?: ReactNode;
  readonly checked?: boolean;
  readonly defaultChecked?: boolean;
  readonly onChange?: (change: { readonly value: boolean }) => void;
  /** What each position is called, beside the label, where on and off do not say enough: armed, disarmed. */
  readonly states?: { readonly on: ReactNode; readonly off: ReactNode };
  /** The command is under way: it shows so and takes no other. */
  readonly isPending?: boolean;
  /** Label first and the switch at the far end, as in a list of settings. */
  readonly isSpread?: boolean;
  readonly name?: string;
  /** What goes with the form when it is on. Default `on`. */
  readonly value?: string;
  readonly disabled?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly readOnly?: boolean;
  readonly required?: boolean;
}

/**
 * On or off, at once: nothing has to be saved after it. In a form that is sent take Checkbox.
 * @spec LIB-01
 * @example <Switch label="定时布防" checked={isArmed} isPending={isSending} onChange={({ value }) => arm(value)} />
 */
export function Switch(props: SwitchProps) {
  const { id, label, isLabelHidden = false, description, problem, checked, defaultChecked = false, ...others } = props;
  const {
    onChange,
    states,
    isPending = false,
    isSpread = false,
    name,
    value,
    disabled,
    readOnly,
    inputRef,
    ...more
  } = others;
  const { required, ...rest } = more;
  const ids = useFieldIds(id);
  const control = useObjectRef(inputRef);
  const [isOn, setOn] = useFormValue({ control, value: checked, defaultValue: defaultChecked, onChange });
  const text = states ? (
    <>
      {label}
      <StateText aria-hidden>{isOn ? states.on : states.off}</StateText>
    </>
  ) : (
    label
  );
  return (
    <Root {...rest}>
      <Row
        data-spread={isSpread || undefined}
        data-readonly={readOnly || undefined}
        data-pending={isPending || undefined}
      >
        <Track>
          <Input
            {...controlAria(ids, { description, problem, required })}
            {...{ name, value, disabled }}
            ref={control}
            id={ids.control}
            type="checkbox"
            role="switch"
            checked={isOn}
            aria-checked={isOn}
            aria-readonly={readOnly || undefined}
            aria-busy={isPending || undefined}
            data-problem={problem ? '' : undefined}
            // checkboxes know no read-only of their own
            onChange={(event) => !readOnly && !isPending && setOn(event.currentTarget.checked)}
          />
          <Thumb>{isPending ? <Spinner /> : isOn && <Check aria-hidden />}</Thumb>
        </Track>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <Text>{text}</Text>}
      </Row>
      <Live aria-live="polite">
        {problem && (
          <ProblemText id={ids.problem}>
            <CircleAlert aria-hidden />
            <span>{problem}</span>
          </ProblemText>
        )}
      </Live>
      {description && <Note id={ids.description}>{description}</Note>}
    </Root>
  );
}
