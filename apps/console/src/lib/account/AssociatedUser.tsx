import { sessionCalls } from '@fireline/api/session';
import { administeredBy } from '@fireline/domain/session';
import { Button } from '@fireline/ui/Button';
import { useWords } from '@fireline/ui/lib';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useMay } from '../session/useMay.ts';
import { useSession } from '../session/useSession.ts';
import { useInterrupted } from '../form/useDraft.ts';
import { useShowPassword } from './MadePassword.tsx';
import { NewUser, type NewUserProps, newUserDraft } from './NewUser.tsx';
import { accountFormWords } from './words.ts';

interface AssociatedUserProps extends Required<Pick<NewUserProps, 'owner'>>, Pick<NewUserProps, 'outdates'> {}

/** Creates an account that is bound to the record it is created from; nothing for readers who may create none of its kind. @spec SES-08 */
export function AssociatedUser({ owner, outdates }: AssociatedUserProps) {
  const t = useWords(accountFormWords);
  const account = useSession()?.account;
  const may = useMay()(sessionCalls.createUser) && account && administeredBy(account).includes(owner.kind);
  const [isOpen, setOpen] = useState(useInterrupted(newUserDraft(owner)));
  const show = useShowPassword();
  if (!may) return null;
  const close = (): void => setOpen(false);
  return (
    <>
      <Button icon={<UserPlus aria-hidden />} onClick={() => setOpen(true)}>
        {t('users.associate')}
      </Button>
      {isOpen && (
        <NewUser
          owner={owner}
          {...(outdates && { outdates })}
          onClose={close}
          onMade={(one) => {
            close();
            show(one);
          }}
        />
      )}
    </>
  );
}
