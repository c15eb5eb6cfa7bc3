import { type ComponentPropsWithRef, type ReactNode, useId, useRef } from 'react';
import { FieldFrame, type FieldProps, controlAria, useFieldIds } from '../lib/field/FieldFrame.tsx';
import { useFormValue } from '../lib/field/useFormReset.ts';
import { Radio } from './Radio.tsx';
import { Group } from './RadioGroup.styles.ts';

export interface RadioOption<Value extends string = string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** What choosing it means, under the label. */
  readonly description?: ReactNode;
  readonly disabled?: boolean;
}

type RootProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange'>;

export interface RadioGroupProps<Value extends string = string> extends FieldProps, RootProps {
  readonly options: readonly RadioOption<Value>[];
  /** Null: nothing is chosen. Undefined: the group keeps its own value. */
  readonly value?: Value | null;
  readonly defaultValue?: Value | null;
  readonly onChange?: (change: { readonly value: Value | null }) => void;
  /** Default `vertical`; `horizontal` wraps where it does not fit. */
  readonly orientation?: 'vertical' | 'horizontal';
  readonly readOnly?: boolean;
  /** Under this name the value goes with its form. */
  readonly name?: string;
}

/**
 * One of two to about six, all of them in sight. Made of the browser's own radios: arrows choose, Tab goes in and out as one stop,
 * and the direction of writing is kept. For more choices take `Select`.
 * @spec LIB-01
 * @example <RadioGroup label="处理结果" name="closing" options={closings} onChange={({ value }) => setClosing(value)} />
 */
export function RadioGroup<Value extends string = string>(props: RadioGroupProps<Value>) {
  const { id, label, isLabelHidden, description, problem, required, disabled, options, value, ...others } = props;
  const { defaultValue = null, onChange, orientation = 'vertical', readOnly = false, name, ...rest } = others;
  const ids = useFieldIds(id);
  const ownName = useId();
  const first = useRef<HTMLInputElement>(null);
  const [chosen, choose] = useFormValue<Value | null>({ control: first, value, defaultValue, onChange });
  return (
    <FieldFrame {...rest} {...{ ids, label, isLabelHidden, description, problem }}>
      <Group
        {...controlAria(ids, { description, problem, required })}
        id={ids.control}
        role="radiogroup"
        aria-labelledby={ids.label}
        aria-orientation={orientation}
        aria-disabled={disabled || undefined}
        aria-readonly={readOnly || undefined}
        data-orientation={orientation}
      >
        {options.map((option, index) => (
          <Radio
            key={option.value}
            ref={index === 0 ? first : undefined}
            {...{ option, readOnly }}
            // radios of one name are one group to the browser, so that there is always a name
            name={name ?? ownName}
            disabled={disabled || option.disabled}
            isChosen={option.value === chosen}
            hasProblem={Boolean(problem)}
            onChoose={() => choose(option.value)}
          />
        ))}
      </Group>
    </FieldFrame>
  );
}
