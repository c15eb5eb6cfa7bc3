import { type Words, formWords } from '@fireline/domain/lib';
import { type ComponentPropsWithRef, type FormEvent, useId, useMemo, useState } from 'react';
import { Button, type ButtonProps } from '../Button/index.ts';
import { FormHold } from '../lib/control/usePending.ts';
import { useWords } from '../lib/format/useWords.ts';
import { needs } from '../lib/needs.ts';
import { Place, Root } from './Form.styles.ts';
import { Summary } from './Summary.tsx';
import { FormContext } from './context.ts';
import { type FormValues, createFormStore } from './formStore.ts';
import { type FormProblem, type FormSchema, problemOf } from './schema.ts';
import { type Answer, pageOf, submitForm } from './submitForm.ts';
import { useFormState } from './useFormField.ts';
import { useEntered } from './useEntered.ts';
import { type LeaveGuard, useLeaveGuard } from './useLeaveGuard.ts';

/** What is sent: the values as the schema made them. */
export interface Submission<Value> {
  readonly value: Value;
}

export interface FormProps<Value> extends Omit<ComponentPropsWithRef<'form'>, 'onSubmit'> {
  /** Judges what was entered: a form of the domain, or any other Standard Schema. */
  readonly schema: FormSchema<Value>;
  /** Called with what the schema let through. Problems that it comes back with are shown as the form's own; until then it is pending. */
  readonly onSubmit: (submission: Submission<Value>) => Answer | Promise<Answer>;
  /** By name; names without a field go with the rest, such as a version. Other ones later: give the form another `key`. */
  readonly defaultValues?: FormValues;
  /** What was entered earlier and not saved, by name: stands over `defaultValues`, and the form begins with it as unsaved. */
  readonly enteredValues?: FormValues | undefined;
  /** What is entered and not saved; undefined: nothing. For an owner that keeps drafts. */
  readonly onEnteredChange?: (change: { readonly enteredValues: FormValues | undefined }) => void;
  /** Where the words of the problems' codes are, besides the general ones of forms. */
  readonly words?: readonly Words[];
  /** Work of the owner's is under way. */
  readonly isPending?: boolean;
  /** Changes were entered, or sent or taken back: for the router's own guard. */
  readonly onDirtyChange?: LeaveGuard['onDirtyChange'];
  /** The browser asks before it leaves with unsaved changes. Default true. */
  readonly isGuarded?: boolean;
}

const noValues: FormValues = {};
const noWords: readonly Words[] = [];

function useTextOf(words: readonly Words[]): (problem: FormProblem) => string {
  const t = useWords<readonly Words[]>(formWords, ...words);
  return useMemo(
    () =>
      ({ code, args, message }) => {
        const text = code === undefined ? undefined : t(code, args);
        // a code without words comes back as it is; then the sentence that came with it is better
        return text === undefined || text === code ? (message ?? t('form.invalid')) : text;
      },
    [t],
  );
}

/**
 * A native form: judges what is entered when it is sent, lists what is wrong with a way to each field, goes to the first one, and
 * keeps what was typed. Once a field was found wrong it is judged again with every change.
 * @spec SHL-25 LIB-01
 * @example
 * <Form schema={companyForm} words={[orgWords]} onSubmit={async ({ value }) => (await save(value)).problems}>
 *   <CompanyFields />
 *   <FormSubmit>保存</FormSubmit>
 * </Form>
 */
export function Form<Value>(props: FormProps<Value>) {
  const { schema, onSubmit, defaultValues = noValues, words = noWords, isPending = false, ...others } = props;
  needs('Form', { onSubmit });
  const { enteredValues, onEnteredChange, onDirtyChange, isGuarded = true, onReset, children, ...rest } = others;
  const formId = useId();
  const [store] = useState(() => createFormStore(defaultValues, enteredValues));
  const textOf = useTextOf(words);
  useEntered(store, onEnteredChange);
  useLeaveGuard(store, { isGuarded, onDirtyChange });
  const form = useMemo(() => {
    const judge = (values: FormValues) => {
      const judged = schema['~standard'].validate(values);
      return judged instanceof Promise ? undefined : (judged.issues?.map(problemOf) ?? []);
    };
    const change = (name: string, value: unknown): void => store.change(name, value, judge);
    return { store, formId, isPending, textOf, change };
  }, [schema, store, formId, isPending, textOf]);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    // a form inside a dialog inside a form is its own
    event.stopPropagation();
    if (isPending || store.state().isPending || store.state().holds > 0) return;
    void submitForm(store, pageOf(event.currentTarget), schema, (value) => onSubmit({ value }));
  };
  return (
    <FormContext value={form}>
      <FormHold value={store.hold}>
        <Root
          noValidate
          {...rest}
          onSubmit={submit}
          onReset={(event) => {
            onReset?.(event);
            if (!event.defaultPrevented) store.reset();
          }}
        >
          <Place>
            <Summary />
          </Place>
          {children}
        </Root>
      </FormHold>
    </FormContext>
  );
}

export type FormSubmitProps = Omit<ButtonProps, 'type'>;

/**
 * The button that sends the form around it; pending while that is under way. A press on it leaves the field only when it ends: a field that is judged when
 * it is left would move the button from under the pointer.
 * @example <FormSubmit>保存</FormSubmit>
 */
export function FormSubmit({ isPending = false, onMouseDown, onClick, ...rest }: FormSubmitProps) {
  const form = useFormState();
  return (
    <Button
      variant="primary"
      {...rest}
      type="submit"
      isPending={isPending || form.isPending}
      onMouseDown={(event) => {
        onMouseDown?.(event);
        event.preventDefault();
      }}
      onClick={(event) => {
        // the field commits what was typed before the form reads it; Enter in a field clicks without a press
        if (event.detail > 0) event.currentTarget.focus();
        onClick?.(event);
      }}
    />
  );
}
