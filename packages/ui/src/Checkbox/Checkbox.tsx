import { Check, CircleAlert, Minus } from 'lucide-react';
import { type ComponentPropsWithRef, type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import { Note, ProblemText } from '../lib/field/FieldFrame.styles.ts';
import { controlAria, useFieldIds } from '../lib/field/FieldFrame.tsx';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
import { useFormValue } from '../lib/field/useFormReset.ts';
import { Box, Input, Root, Row } from './Checkbox.styles.ts';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  readonly label: ReactNode;
  /** Heard but not seen, as in a table's first column. */
  readonly isLabelHidden?: boolean;
  readonly description?: ReactNode;
  readonly problem?: ReactNode;
  readonly checked?: boolean;
  readonly defaultChecked?: boolean;
  /** Some of what it stands for is chosen. */
  readonly isMixed?: boolean;
  readonly onChange?: (change: { readonly value: boolean }) => void;
  readonly name?: string;
  /** What goes with the form when it is checked. Default `on`. */
  readonly value?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
}

/**
 * Yes or no, or some of many.
 * @spec LIB-01
 * @example <Checkbox label="记住此设备" name="remember" defaultChecked />
 */
export function Checkbox(props: CheckboxProps) {
  const { id, label, isLabelHidden = false, description, problem, checked, defaultChecked = false, ...others } = props;
  const { isMixed = false, onChange, name, value, required, disabled, readOnly, inputRef, ...rest } = others;
  const ids = useFieldIds(id);
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(inputRef, () => input.current, []);
  const [isChecked, setChecked] = useFormValue({
    control: input,
    value: checked,
    defaultValue: defaultChecked,
    onChange,
  });
  useEffect(() => {
    // there is no attribute for it, only this property
    if (input.current) input.current.indeterminate = isMixed;
  }, [isMixed]);
  return (
    <Root {...rest}>
      <Row>
        <Box>
          <Input
            {...controlAria(ids, { description, problem, required })}
            {...{ name, value, disabled }}
            ref={input}
            id={ids.control}
            type="checkbox"
            checked={isChecked}
            aria-checked={isMixed ? 'mixed' : isChecked}
            data-problem={problem ? '' : undefined}
            aria-readonly={readOnly || undefined}
            // checkboxes know no read-only of their own
            onChange={(event) => !readOnly && setChecked(event.currentTarget.checked)}
          />
          {isMixed ? <Minus aria-hidden /> : isChecked && <Check aria-hidden />}
        </Box>
        {isLabelHidden ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      </Row>
      {problem && (
        <ProblemText id={ids.problem}>
          <CircleAlert aria-hidden />
          <span>{problem}</span>
        </ProblemText>
      )}
      {description && <Note id={ids.description}>{description}</Note>}
    </Root>
  );
}
