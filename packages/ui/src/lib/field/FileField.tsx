import type { ComponentPropsWithRef, ReactNode } from 'react';
import type { DropzoneState } from 'react-dropzone';
import { FieldFrame, type FieldIds, type FieldProps } from './FieldFrame.tsx';
import { Area } from './FilePlace.styles.ts';

interface FileFieldProps
  extends Omit<FieldProps, 'required'>, Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'> {
  readonly ids: FieldIds;
  readonly drop: DropzoneState;
  /** What is neither seen nor dropped upon: what is announced, and what goes with the form. */
  readonly beside: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a field that takes files: all of it is a place to drop them on. */
export function FileField(props: FileFieldProps) {
  const { ids, drop, label, isLabelHidden, isOptional, description, problem, disabled, ...others } = props;
  const { beside, children, ...rest } = others;
  return (
    <FieldFrame {...rest} {...{ ids, label, isLabelHidden, isOptional, description, problem }}>
      <Area
        {...drop.getRootProps({ role: 'group' })}
        aria-labelledby={ids.label}
        aria-describedby={problem ? ids.problem : undefined}
        data-problem={problem ? '' : undefined}
        data-disabled={disabled || undefined}
        data-over={drop.isDragActive || undefined}
      >
        {children}
      </Area>
      {beside}
    </FieldFrame>
  );
}
