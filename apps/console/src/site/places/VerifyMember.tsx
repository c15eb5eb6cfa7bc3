import { useApi } from '@fireline/api/react';
import { siteCalls } from '@fireline/api/site';
import { codeMinutes, sessionWords } from '@fireline/domain/session';
import { memberCodeForm, siteFormWords, siteWords } from '@fireline/domain/site';
import { useFormField } from '@fireline/ui/Form';
import { TextField } from '@fireline/ui/TextField';
import { useWords } from '@fireline/ui/lib';
import { SendCode } from '../../lib/account/SendCode.tsx';
import type { Entered } from '../../lib/form/DraftForm.tsx';
import { FormDrawer } from '../../lib/form/FormDrawer.tsx';
import { useDraft } from '../../lib/form/useDraft.ts';
import { type FormValue, useFormSend } from '../../lib/form/useFormSend.ts';
import { placeWords } from './words.ts';

const problemWords = [siteWords, siteFormWords, sessionWords];
const secrets = ['code'] as const;

function CodeField() {
  const t = useWords(placeWords);
  const code = useFormField('code', { label: t('members.code'), initial: '' });
  return <TextField {...code} autoComplete="one-time-code" inputMode="numeric" spellCheck={false} required />;
}

export interface VerifyMemberProps {
  readonly memberId: number;
  /** What it is verified for: the member, or to itself the place. */
  readonly name: string;
  /** The number or the address, masked. */
  readonly to: string;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** A member proves who it is by a code that comes to its mobile or its address. @spec SIT-02 SES-12 */
export function VerifyMember({ memberId, name, to, onClose, onDone }: VerifyMemberProps) {
  const t = useWords(placeWords);
  const api = useApi();
  const draft = useDraft<Entered>(`member.${memberId}.code`);
  const submit = useFormSend<FormValue<typeof memberCodeForm>, { readonly done: true }>({
    send: ({ code }, client) => client.send(siteCalls.verifyMember, { memberId, code }),
    saved: () => t('members.verify.done', { name }),
    draft,
    onSaved: () => {
      onDone();
      onClose();
    },
  });
  return (
    <FormDrawer
      title={t('members.verify.title', { name })}
      submitLabel={t('members.verify')}
      onClose={onClose}
      draft={draft}
      secrets={secrets}
      schema={memberCodeForm}
      words={problemWords}
      onSubmit={submit}
    >
      <p>{t('members.verify.what', { to })}</p>
      <div>
        <SendCode
          send={() => api.client.send(siteCalls.sendMemberCode, { memberId })}
          sent={t('members.code.sent', { minutes: codeMinutes })}
        />
      </div>
      <CodeField />
    </FormDrawer>
  );
}
