import { Check, X } from 'lucide-react';
import type { ComponentPropsWithRef, ReactNode } from 'react';
import { VisuallyHidden } from '../lib/VisuallyHidden.tsx';
import { useControlled } from '../lib/control/useControlled.ts';
import { useFormat } from '../lib/format/useFormat.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Body, Item, List, Mark, Root, Text } from './Steps.styles.ts';
import { type StepState, stepStates } from './stepStates.ts';
import { stepsWords } from './words.ts';

export interface Step<Value extends string = string> {
  readonly value: Value;
  readonly label: string;
  /** What it is for, or what came of it. */
  readonly note?: ReactNode;
  /** What is wrong with it, already in the reader's words. */
  readonly problem?: ReactNode;
}

export interface StepsProps<Value extends string = string> extends Omit<
  ComponentPropsWithRef<'div'>,
  'children' | 'defaultValue' | 'onChange'
> {
  /** What the steps lead to, for those who hear it. */
  readonly label: string;
  readonly items: readonly Step<Value>[];
  /** The present step; null: all are done. */
  readonly value?: Value | null;
  /** Default: the first. */
  readonly defaultValue?: Value | null;
  readonly onChange?: (change: { readonly value: Value }) => void;
  /** Steps before the present one lead back to themselves. Default false. */
  readonly isReturnable?: boolean;
  /** Where there is little room they stand under each other anyway. Default `horizontal`. */
  readonly orientation?: 'horizontal' | 'vertical';
  /** Few and of one short word each: they stay beside each other also where there is little room. Default false. */
  readonly isShort?: boolean;
}

/**
 * How far a task has come that is done in order: a renewal, a device's first start, a diagnosis. Each state has its own mark and
 * its word. It leads back, never forward: whether the next step may be taken is for the step to say.
 * @spec LIB-01
 * @example <Steps label="续费" items={[{ value: 'choose', label: '选择设备' }, { value: 'pay', label: '付款' }]} value="pay" />
 */
export function Steps<Value extends string = string>(props: StepsProps<Value>) {
  const { label, items, value, defaultValue, onChange, isReturnable = false, ...others } = props;
  const { orientation = 'horizontal', isShort = false, ...rest } = others;
  const first = items[0]?.value ?? null;
  const [present, setPresent] = useControlled<Value | null>(
    value,
    defaultValue === undefined ? first : defaultValue,
    undefined,
  );
  const states = stepStates(items, present);
  const at = present === null ? items.length : items.findIndex((step) => step.value === present);
  const goBack = (to: Value): void => {
    setPresent(to);
    onChange?.({ value: to });
  };
  return (
    <Root {...rest}>
      <List aria-label={label} data-orientation={orientation} data-short={isShort || undefined}>
        {items.map((step, index) => (
          <StepItem
            key={step.value}
            step={step}
            place={index + 1}
            state={states[index] ?? 'ahead'}
            isPresent={index === at}
            onReturn={isReturnable && index < at ? () => goBack(step.value) : undefined}
          />
        ))}
      </List>
    </Root>
  );
}

interface StepItemProps {
  readonly step: Step;
  /** From 1. */
  readonly place: number;
  readonly state: StepState;
  readonly isPresent: boolean;
  readonly onReturn: (() => void) | undefined;
}

function StepItem({ step, place, state, isPresent, onReturn }: StepItemProps) {
  const t = useWords(stepsWords);
  const { number } = useFormat();
  const marks = { done: <Check aria-hidden />, failed: <X aria-hidden />, now: number(place), ahead: number(place) };
  const content = (
    <>
      <Mark aria-hidden>{marks[state]}</Mark>
      <Text>
        <strong>{step.label}</strong>
        <VisuallyHidden> {t(`Steps.${state}`)} </VisuallyHidden>
        {step.problem && <small data-problem="">{step.problem}</small>}
        {step.note && !step.problem && <small>{step.note}</small>}
      </Text>
    </>
  );
  return (
    <Item data-state={state} aria-current={isPresent ? 'step' : undefined}>
      {onReturn ? (
        <Body as="button" type="button" onClick={onReturn}>
          {content}
        </Body>
      ) : (
        <Body>{content}</Body>
      )}
    </Item>
  );
}
