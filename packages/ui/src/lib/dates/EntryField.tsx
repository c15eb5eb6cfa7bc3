import type { ComponentPropsWithRef, ReactNode, Ref } from 'react';
import { FieldFrame, type FieldIds, type FieldProps, controlAria } from '../field/FieldFrame.tsx';
import { Box } from './DateBox.styles.ts';
import { Parts, type PartsProps } from './Parts.tsx';

interface EntryFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'>, Pick<PartsProps, 'state' | 'entry'> {
  readonly ids: FieldIds;
  readonly readOnly: boolean | undefined;
  /** What goes with the form: the name it goes under, and its text. */
  readonly name: string;
  readonly text: string;
  readonly hiddenRef: Ref<HTMLInputElement>;
  /** What stands behind the parts. */
  readonly children: ReactNode;
}

/** The frame of a field that is typed in parts: a date, a time. */
export function EntryField(props: EntryFieldProps) {
  const { ids, label, isLabelHidden, isOptional, description, problem, required, disabled, ...others } = props;
  const { state, entry, readOnly, name, text, hiddenRef, children, ...rest } = others;
  return (
    <FieldFrame {...rest} {...{ ids, label, isLabelHidden, isOptional, description, problem }}>
      <Box
        data-problem={problem ? '' : undefined}
        data-disabled={disabled || undefined}
        data-readonly={readOnly || undefined}
      >
        <Parts
          {...{ state, entry }}
          id={ids.control}
          aria-labelledby={ids.label}
          aria-describedby={controlAria(ids, { description, problem, required })['aria-describedby']}
          hasProblem={Boolean(problem)}
          isDisabled={disabled}
          isReadOnly={readOnly}
          isRequired={required}
        />
        {children}
      </Box>
      <input ref={hiddenRef} type="hidden" name={name || undefined} value={text} disabled={disabled} />
    </FieldFrame>
  );
}
