import { formWords } from '@fireline/domain/lib';
import { type Account, passwordChars, sessionUserWords, sessionWords } from '@fireline/domain/session';
import { Banner } from '@fireline/ui/Banner';
import { Button } from '@fireline/ui/Button';
import { Dialog } from '@fireline/ui/Dialog';
import { PasswordField } from '@fireline/ui/PasswordField';
import { useWords } from '@fireline/ui/lib';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { useConfirmLeave } from '../../lib/form/useDraft.ts';
import { Form } from '../LoginScreen.styles.ts';
import { type PasswordName, useChangePassword } from './useChangePassword.ts';
import { passwordWords } from './words.ts';

export interface PasswordDialogProps {
  readonly account: Account;
  readonly onClose: () => void;
  /** The account may do nothing else before; the only other way is to log out. */
  readonly isRequired?: boolean;
}

/** Changes the own password. Everything typed stays through a refusal. @spec SES-05 SES-06 */
export function PasswordDialog({ account, onClose, isRequired = false }: PasswordDialogProps) {
  const t = useWords(passwordWords, sessionWords, sessionUserWords, formWords);
  const formId = useId();
  const first = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState({ oldPassword: '', password: '', confirmation: '' });
  const { problems, isPending, change, forget } = useChangePassword(account, onClose);
  const leave = useConfirmLeave(Object.values(typed).some((one) => one !== ''));
  const close = (): void => leave(onClose);
  useEffect(() => first.current?.focus(), []);

  const problemOf = (field?: PasswordName): string | undefined => {
    const problem = problems.find((one) => one.field === field);
    return problem && t(problem.code as keyof typeof sessionUserWords, problem.args);
  };
  const fieldOf = (name: PasswordName) => ({
    name,
    value: typed[name],
    problem: problemOf(name),
    required: true,
    onChange: ({ value }: { readonly value: string }) => {
      setTyped((before) => ({ ...before, [name]: value }));
      forget(name);
    },
  });
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    const [problem] = await change(typed);
    if (problem?.field) form.querySelector<HTMLInputElement>(`[name=${problem.field}]`)?.focus();
  };
  const whole = problemOf();
  return (
    <Dialog
      isOpen
      title={t('session.change.title')}
      size="small"
      onClose={close}
      isForced={isPending || isRequired}
      footer={
        <>
          {!isRequired && (
            <Button onClick={close} disabled={isPending}>
              {t('session.change.cancel')}
            </Button>
          )}
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            {t('session.change.submit')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={(event) => void submit(event)} noValidate>
        <Banner tone={whole ? 'danger' : 'info'} live={whole ? 'assertive' : 'off'}>
          {whole ?? t(isRequired ? 'session.change.must' : 'session.change.others')}
        </Banner>
        {/* whose password it is: password managers ask for it */}
        <input name="username" autoComplete="username" value={account.username} readOnly hidden />
        <PasswordField
          {...fieldOf('oldPassword')}
          label={t('session.change.old')}
          autoComplete="current-password"
          inputRef={first}
        />
        <PasswordField
          {...fieldOf('password')}
          label={t('session.change.new')}
          description={t('session.change.new.hint', passwordChars)}
          autoComplete="new-password"
        />
        <PasswordField {...fieldOf('confirmation')} label={t('session.change.again')} autoComplete="new-password" />
      </Form>
    </Dialog>
  );
}
