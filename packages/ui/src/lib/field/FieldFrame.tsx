import { CircleAlert } from 'lucide-react';
import { type ComponentPropsWithRef, type MouseEvent, type ReactNode, type Ref, useId } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Frame, Label, Live, Note, Optional, ProblemText } from './FieldFrame.styles.ts';
import { fieldWords } from '../words.ts';
import { useWords } from '../format/useWords.ts';
import { type FieldControl, useFieldControl } from './useFieldControl.ts';

/** What every field of a form has, whatever it is filled in with. */
export interface FieldProps {
  readonly label: ReactNode;
  /** The label is heard but not seen, where a heading or a column already says it. */
  readonly isLabelHidden?: boolean;
  /** What to enter, before anything goes wrong. */
  readonly description?: ReactNode;
  /** What is wrong, in the reader's words; what was entered stays. */
  readonly problem?: ReactNode;
  readonly required?: boolean;
  /** Says beside the label that it may be left empty: in most forms fewer fields may than must. */
  readonly isOptional?: boolean;
  readonly disabled?: boolean;
  /** Leads to the control: `focus()` puts the focus into the field. A text field's is its element. */
  readonly inputRef?: Ref<FieldControl>;
}

/** Ids that tie label, description and problem to the control. */
export interface FieldIds {
  readonly control: string;
  readonly label: string;
  readonly description: string;
  readonly problem: string;
}

export function useFieldIds(id: string | undefined): FieldIds {
  const made = useId();
  const control = id ?? made;
  return { control, label: `${control}-label`, description: `${control}-description`, problem: `${control}-problem` };
}

/** The aria attributes of the control itself. */
export const controlAria = (
  ids: FieldIds,
  { description, problem, required }: Omit<FieldProps, 'label' | 'inputRef'>,
) => ({
  'aria-describedby': [description && ids.description, problem && ids.problem].filter(Boolean).join(' ') || undefined,
  'aria-invalid': problem ? true : undefined,
  'aria-required': required || undefined,
});

/** A field of several parts has no single control that its label could lead to: it leads to the first part. */
const focusFirstPart = ({ currentTarget }: MouseEvent<HTMLLabelElement>): void => {
  if (currentTarget.control) return;
  const frame = currentTarget.parentElement;
  frame?.querySelector<HTMLElement>('[role=spinbutton]')?.focus();
};

export interface FieldFrameProps extends FieldProps, Omit<ComponentPropsWithRef<'div'>, 'id'> {
  readonly ids: FieldIds;
}

/** Label above, control, then what is wrong and what to enter. The problem is spoken when it comes. */
export function FieldFrame(props: FieldFrameProps) {
  const {
    ids,
    label,
    isLabelHidden,
    description,
    problem,
    required: _required,
    disabled: _disabled,
    ...others
  } = props;
  const { isOptional, inputRef, ref, children, ...rest } = others;
  const t = useWords(fieldWords);
  const frame = useObjectRef(ref);
  useFieldControl(inputRef, frame);
  return (
    <Frame {...rest} ref={frame}>
      <Label id={ids.label} htmlFor={ids.control} data-hidden={isLabelHidden || undefined} onClick={focusFirstPart}>
        {label}
        {isOptional && <Optional>{t('Field.optional')}</Optional>}
      </Label>
      {children}
      {/* the place is there before the problem is, so that its coming is announced */}
      <Live aria-live="polite">
        {problem && (
          <ProblemText id={ids.problem}>
            <CircleAlert aria-hidden />
            <span>{problem}</span>
          </ProblemText>
        )}
      </Live>
      {description && <Note id={ids.description}>{description}</Note>}
    </Frame>
  );
}
