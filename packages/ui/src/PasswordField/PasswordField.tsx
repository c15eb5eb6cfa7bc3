import { Eye, EyeOff } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { InnerButton } from '../lib/field/InnerButton.ts';
import { TextField, type TextFieldProps } from '../TextField/index.ts';
import { useWords } from '../lib/format/useWords.ts';
import { passwordFieldWords } from './words.ts';

export interface PasswordFieldProps extends Omit<
  TextFieldProps,
  'type' | 'rows' | 'countMax' | 'prefix' | 'suffix' | 'innerButton' | 'autoComplete'
> {
  /** `current-password` to log in, `new-password` to choose one: password managers need to know. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/**
 * A password that can be looked at while it is typed and says when Caps Lock is on. Pasting is never hindered.
 * @spec LIB-01
 * @example <PasswordField label="密码" name="password" autoComplete="current-password" required />
 */
export function PasswordField({ disabled, description, onKeyUp, ...rest }: PasswordFieldProps) {
  const t = useWords(passwordFieldWords);
  const [isShown, setShown] = useState(false);
  const [isCapsOn, setCapsOn] = useState(false);
  const watch = (event: KeyboardEvent<HTMLDivElement>): void => {
    setCapsOn(event.getModifierState('CapsLock'));
    onKeyUp?.(event);
  };
  return (
    <TextField
      {...rest}
      disabled={disabled}
      description={isCapsOn ? t('PasswordField.capsLock') : description}
      type={isShown ? 'text' : 'password'}
      spellCheck={false}
      onKeyUp={watch}
      innerButton={
        <InnerButton
          type="button"
          disabled={disabled}
          aria-label={t('PasswordField.reveal')}
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </InnerButton>
      }
    />
  );
}
