import {
  type AlarmState,
  type ManualClosing,
  alarmDeskWords,
  alarmStep,
  alarmWords,
  manualClosings,
  remarkChars,
} from '@fireline/domain/alarm';
import { type Problem, formWords } from '@fireline/domain/lib';
import { type ComponentPropsWithRef, type KeyboardEvent, useEffect, useId, useState } from 'react';
import { useObjectRef } from 'react-aria/useObjectRef';
import { Banner } from '../Banner/index.ts';
import { Button } from '../Button/index.ts';
import { TextArea } from '../TextArea/index.ts';
import { useFormat, useWords } from '../lib/index.ts';
import { needs } from '../lib/needs.ts';
import { Choice, Choices, Form } from './AlarmHandlingForm.styles.ts';
import { alarmHandlingFormWords } from './words.ts';

export interface Handling {
  readonly closing: ManualClosing;
  readonly remark: string;
}

/** What was filled in and not sent. */
export interface TypedHandling {
  readonly closing: ManualClosing | undefined;
  readonly remark: string;
}

export interface AlarmHandlingFormProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** The alarm as it is now; when another person closes it meanwhile the form says who. */
  readonly alarm: {
    readonly state: AlarmState;
    readonly handledBy: string | null;
    /** ISO 8601. */
    readonly handledAt?: string | null;
  };
  readonly onHandle: (handling: Handling) => void;
  readonly isPending?: boolean;
  /** What was filled in earlier and not sent. */
  readonly defaultTyped?: TypedHandling | undefined;
  readonly onTypedChange?: (change: { readonly typed: TypedHandling }) => void;
  /** What the server refused. What was filled in stays. */
  readonly problems?: readonly Problem[];
  /** The first choice takes the focus when the form appears, as in a dialog: digits then choose at once. Default false. */
  readonly hasInitialFocus?: boolean;
}

const none: readonly Problem[] = [];
type ProblemKey = keyof typeof alarmWords | keyof typeof alarmDeskWords | keyof typeof formWords;

/** What a digit chooses; in a text it is a digit. */
function closingOf({ key, target, altKey, ctrlKey, metaKey }: KeyboardEvent): ManualClosing | undefined {
  const isText = target instanceof HTMLTextAreaElement;
  return isText || altKey || ctrlKey || metaKey ? undefined : manualClosings[Number(key) - 1];
}

/**
 * Closes an alarm: how it was handled, by a digit where one likes, and a remark. What it accepts is the domain's handling machine.
 * @spec ALM-03
 * @example <AlarmHandlingForm alarm={alarm} onHandle={({ closing, remark }) => handle(closing, remark)} />
 */
export function AlarmHandlingForm({
  alarm,
  onHandle,
  isPending = false,
  defaultTyped,
  onTypedChange,
  problems = none,
  hasInitialFocus = false,
  onKeyDown,
  ref,
  ...rest
}: AlarmHandlingFormProps) {
  needs('AlarmHandlingForm', { onHandle });
  const t = useWords(alarmHandlingFormWords, alarmWords, alarmDeskWords, formWords);
  const { dateTime } = useFormat();
  const [typed, setTyped] = useState<TypedHandling>(defaultTyped ?? { closing: undefined, remark: '' });
  const { closing, remark } = typed;
  const put = (change: Partial<TypedHandling>): void => {
    const next = { ...typed, ...change };
    setTyped(next);
    onTypedChange?.({ typed: next });
  };
  const form = useObjectRef(ref);
  useEffect(() => {
    if (hasInitialFocus) form.current?.querySelector<HTMLElement>('input:checked, input')?.focus();
  }, [form, hasInitialFocus]);
  const [wasTried, setTried] = useState(false);
  const judged = alarmStep(alarm.state, 'handle', { closing, remark, handledBy: alarm.handledBy });
  const own = judged.ok ? [] : judged.problems;
  const isClosed = alarm.state === 'closed';
  const shown = [...(wasTried || isClosed ? own : []), ...problems];
  const textOf = (problem: Problem | undefined): string | undefined =>
    problem && t(problem.code as ProblemKey, problem.args);
  const whole = shown.find(({ field }) => field === undefined);
  return (
    <Form
      noValidate
      {...rest}
      ref={form}
      onKeyDown={(event) => {
        onKeyDown?.(event);
        const choice = closingOf(event);
        if (!choice || isClosed) return;
        event.preventDefault();
        put({ closing: choice });
        event.currentTarget.querySelector('textarea')?.focus();
      }}
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (judged.ok && closing && !isPending) onHandle({ closing, remark });
      }}
    >
      {whole && (
        <Banner tone={isClosed ? 'info' : 'danger'} live="assertive" title={textOf(whole)}>
          {isClosed && alarm.handledAt
            ? `${t('AlarmHandlingForm.closedAt', { time: dateTime(alarm.handledAt) })} `
            : null}
          {isClosed && remark !== '' ? t('AlarmHandlingForm.kept') : null}
        </Banner>
      )}
      <ClosingChoice
        value={closing}
        onChange={(next) => put({ closing: next })}
        isDisabled={isClosed}
        problem={textOf(shown.find(({ field }) => field === 'closing'))}
      />
      <TextArea
        label={t('AlarmHandlingForm.remark')}
        countMax={remarkChars.max}
        value={remark}
        onChange={({ value }) => put({ remark: value })}
        readOnly={isClosed}
        problem={textOf(shown.find(({ field }) => field === 'remark'))}
      />
      <div>
        <Button type="submit" variant="primary" isPending={isPending} disabled={isClosed}>
          {t('AlarmHandlingForm.submit')}
        </Button>
      </div>
    </Form>
  );
}

interface ClosingChoiceProps {
  readonly value: ManualClosing | undefined;
  readonly onChange: (closing: ManualClosing) => void;
  readonly isDisabled: boolean;
  readonly problem: string | undefined;
}

function ClosingChoice({ value, onChange, isDisabled, problem }: ClosingChoiceProps) {
  const t = useWords(alarmHandlingFormWords, alarmWords);
  const id = useId();
  return (
    <Choices
      aria-describedby={problem && `${id}-problem`}
      aria-invalid={problem ? true : undefined}
      disabled={isDisabled}
      role="radiogroup"
    >
      <legend>{t('AlarmHandlingForm.closing')}</legend>
      {manualClosings.map((closing, index) => (
        <Choice key={closing} htmlFor={`${id}-${closing}`}>
          <input
            type="radio"
            id={`${id}-${closing}`}
            name={id}
            value={closing}
            checked={value === closing}
            aria-labelledby={`${id}-${closing}-name`}
            aria-keyshortcuts={String(index + 1)}
            aria-describedby={`${id}-${closing}-hint`}
            onChange={() => onChange(closing)}
          />
          <span id={`${id}-${closing}-name`}>{t(`alarm.closing.${closing}`)}</span>
          <kbd aria-hidden>{index + 1}</kbd>
          <small id={`${id}-${closing}-hint`}>{t(`AlarmHandlingForm.hint.${closing}`)}</small>
        </Choice>
      ))}
      {problem && (
        <p id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </Choices>
  );
}
