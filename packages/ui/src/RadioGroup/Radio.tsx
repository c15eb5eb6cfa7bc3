import { type Ref, useId } from 'react';
import type { RadioOption } from './RadioGroup.tsx';
import { Detail, Input, Row, Text } from './RadioGroup.styles.ts';

interface RadioProps {
  readonly option: RadioOption;
  readonly name: string;
  readonly isChosen: boolean;
  readonly disabled: boolean | undefined;
  readonly readOnly: boolean;
  readonly hasProblem: boolean;
  readonly onChoose: () => void;
  readonly ref: Ref<HTMLInputElement> | undefined;
}

/** One choice; pressed anywhere on its row. */
export function Radio({ option, name, isChosen, disabled, readOnly, hasProblem, onChoose, ref }: RadioProps) {
  const id = useId();
  return (
    <Row data-readonly={readOnly || undefined}>
      <Input
        ref={ref}
        type="radio"
        {...{ name, disabled }}
        value={option.value}
        checked={isChosen}
        aria-labelledby={id}
        aria-describedby={option.description ? `${id}-detail` : undefined}
        data-problem={hasProblem ? '' : undefined}
        // radios know no read-only of their own
        onChange={() => !readOnly && onChoose()}
      />
      <Text>
        <span id={id}>{option.label}</span>
        {option.description && <Detail id={`${id}-detail`}>{option.description}</Detail>}
      </Text>
    </Row>
  );
}
