import { CallError } from '@fireline/api/lib';
import { useApi } from '@fireline/api/react';
import { encipherAll, logInAgain, sessionCalls } from '@fireline/api/session';
import type { Problem } from '@fireline/domain/lib';
import { type Account, passwordForm } from '@fireline/domain/session';
import { useToast } from '@fireline/ui/Toast';
import { useWords } from '@fireline/ui/lib';
import { useState } from 'react';
import { useTellFailure } from '../../lib/page/useTellFailure.ts';
import { session } from '../../lib/session/session.ts';
import { passwordWords } from './words.ts';

export type PasswordName = keyof typeof passwordForm.fields;
export type TypedPasswords = Readonly<Record<PasswordName, string>>;

/** Whether the problem may be gone once the field holds something else: a new password may fit what was typed again. */
const isAbout = ({ field }: Problem, typed: PasswordName): boolean =>
  field === undefined || field === typed || (field === 'confirmation' && typed === 'password');

/** Changes the own password; what is refused comes back as problems, what failed is told as a toast. @spec SES-05 SES-06 SHL-15 */
export function useChangePassword({ rentId, username }: Account, onDone: () => void) {
  const t = useWords(passwordWords);
  const { client } = useApi();
  const toasts = useToast();
  const tellFailure = useTellFailure();
  const [isPending, setPending] = useState(false);
  const [problems, setProblems] = useState<readonly Problem[]>([]);

  const send = async (typed: TypedPasswords): Promise<void> => {
    await client.send(sessionCalls.changePassword, await encipherAll(client, typed));
    // what renews this session has to know the new one
    if (session.keepsLogin()) session.keepLogin(logInAgain(client, { rentId, username, password: typed.password }));
    // a password for one use held the rights back
    const { rights, ...account } = await client.send(sessionCalls.me, {});
    const known = session.current();
    if (known) session.signIn({ ...known, account, rights });
    toasts.show({ tone: 'success', title: t('session.change.done'), detail: t('session.change.done.others') });
    onDone();
  };
  const change = async (typed: TypedPasswords): Promise<readonly Problem[]> => {
    const form = passwordForm.check(typed);
    let found: readonly Problem[] = form.ok ? [] : form.problems;
    if (form.ok) {
      setPending(true);
      try {
        await send(typed);
      } catch (error) {
        found = error instanceof CallError && error.kind === 'refused' ? error.problems : [];
        if (found.length === 0) tellFailure('changePassword', error, () => void change(typed));
      } finally {
        setPending(false);
      }
    }
    setProblems(found);
    return found;
  };
  return {
    problems,
    isPending,
    change,
    /** What is typed anew is no longer what was refused. */
    forget: (field: PasswordName) => setProblems((before) => before.filter((one) => !isAbout(one, field))),
  };
}
