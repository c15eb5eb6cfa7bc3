import { X } from 'lucide-react';
import { type ComponentPropsWithRef, type InputHTMLAttributes, type ReactNode, type Ref, useRef } from 'react';
import { Affix } from '../lib/field/Entry.styles.ts';
import { FieldFrame, type FieldProps, controlAria, useFieldIds } from '../lib/field/FieldFrame.tsx';
import { InnerButton } from '../lib/field/InnerButton.ts';
import { useFormValue } from '../lib/field/useFormReset.ts';
import { isNearLimit } from '../lib/field/nearLimit.ts';
import { useWords } from '../lib/format/useWords.ts';
import { Box, Count, Input } from './TextField.styles.ts';
import { textFieldWords } from './words.ts';

type Native = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'autoComplete' | 'enterKeyHint' | 'form' | 'inputMode' | 'name' | 'placeholder' | 'readOnly' | 'spellCheck'
>;
type RootProps = Omit<ComponentPropsWithRef<'div'>, 'children' | 'defaultValue' | 'onChange' | 'prefix' | keyof Native>;

export interface TextFieldProps extends FieldProps, Native, RootProps {
  readonly value?: string;
  readonly defaultValue?: string;
  readonly onChange?: (change: { readonly value: string }) => void;
  /** Default `text`. `search` can be cleared. */
  readonly type?:
    | 'text'
    | 'search'
    | 'email'
    | 'tel'
    | 'url'
    | 'number'
    | 'date'
    | 'datetime-local'
    | 'time'
    | 'password';
  /** Counted as people count, and told once the text comes near to it; typing past it is allowed and shown, so that nothing pasted is cut unseen. */
  readonly countMax?: number;
  /** Before the text: an icon or a currency sign. */
  readonly prefix?: ReactNode;
  /** After the text: a unit. */
  readonly suffix?: ReactNode;
  /** Buttons inside the box, after everything else. */
  readonly innerButton?: ReactNode;
  /** The input itself, for focus. `ref` is the whole field. */
  readonly inputRef?: Ref<HTMLInputElement>;
}

const setRef = <T,>(ref: Ref<T> | undefined, node: T | null): void => {
  if (typeof ref === 'function') ref(node);
  else if (ref) ref.current = node;
};

/**
 * One line of text. Keeps what was typed through any problem.
 * @spec LIB-01
 * @example
 * <TextField label="设备号" name="imei" inputMode="numeric" problem={problem && t(problem.code, problem.args)} />
 */
export function TextField(props: TextFieldProps) {
  const {
    id,
    label,
    isLabelHidden,
    description,
    problem,
    required,
    disabled,
    value,
    defaultValue = '',
    ...others
  } = props;
  const { onChange, type = 'text', countMax, prefix, suffix, innerButton, inputRef, ...native } = others;
  const { autoComplete, enterKeyHint, form, inputMode, name, placeholder, readOnly, spellCheck, ...rest } = native;
  const t = useWords(textFieldWords);
  const ids = useFieldIds(id);
  const own = useRef<HTMLInputElement>(null);
  const [text, setText] = useFormValue({ control: own, value, defaultValue, onChange });
  const used = Array.from(text).length;
  const left = countMax === undefined || !isNearLimit(used, countMax) ? undefined : countMax - used;
  const countId = `${ids.control}-count`;
  const isWrong = Boolean(problem) || (left !== undefined && left < 0);
  const aria = controlAria(ids, { description, problem, required });
  const describedBy = [left !== undefined && countId, aria['aria-describedby']].filter(Boolean).join(' ');
  const control = {
    ...aria,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': describedBy || undefined,
    autoComplete,
    enterKeyHint,
    form,
    inputMode,
    name,
    placeholder,
    readOnly,
    spellCheck,
    disabled,
    id: ids.control,
    value: text,
    onChange: (event: { readonly currentTarget: { readonly value: string } }) => setText(event.currentTarget.value),
    ref: (node: HTMLInputElement | null) => {
      own.current = node;
      setRef(inputRef, node);
    },
  };
  const clear = (): void => {
    setText('');
    own.current?.focus();
  };
  return (
    <FieldFrame {...rest} {...{ ids, label, isLabelHidden, description, problem }}>
      <Box
        data-problem={isWrong ? '' : undefined}
        data-disabled={disabled || undefined}
        data-readonly={readOnly || undefined}
      >
        {prefix && <Affix>{prefix}</Affix>}
        <Input {...control} type={type} />
        {suffix && <Affix>{suffix}</Affix>}
        {type === 'search' && text !== '' && !disabled && !readOnly && (
          <InnerButton type="button" aria-label={t('TextField.clear')} onClick={clear}>
            <X aria-hidden />
          </InnerButton>
        )}
        {innerButton}
      </Box>
      {left !== undefined && (
        <Count id={countId} data-over={left < 0 || undefined}>
          {t('TextField.left', { count: left })}
        </Count>
      )}
    </FieldFrame>
  );
}
